// Where a dragged card lands.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeScroll } from '#src/lib/edge-scroll.ts'
import { positionsAround, positionsBetween } from '#src/model/task/writes/place-tasks.ts'
import { placeUnder } from './card-drag.ts'
import { cardBeside, columnBeside } from './task-board.actions.ts'

const chip = (id: string) => ({ id, title: id, color: '#000000' })
const columns = [
  { workflow: chip('1'), ids: ['a', 'b'] },
  { workflow: chip('2'), ids: [] },
  { workflow: chip('3'), ids: ['c'] },
]

test('the gap is above the first card whose middle is below the pointer', () => {
  expect([placeUnder([], 10), placeUnder([20, 60], 10), placeUnder([20, 60], 40), placeUnder([20, 60], 90)]).toEqual([0, 0, 1, 2])
})

test('positions around a gap leave out the cards that move, and say nothing between equals', () => {
  const cards = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
    { id: 'c', position: 2 },
  ]
  expect(positionsAround(cards, 1, new Set())).toEqual({ above: 1, below: 2 })
  expect(positionsAround(cards, 1, new Set(['a']))).toEqual({ below: 2 })
  expect(positionsAround(cards, 2, new Set())).toEqual({})
  expect(positionsAround(cards, 3, new Set())).toEqual({ above: 2 })
})

test('new positions stand in order between their neighbours', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 9 }), (low, width, count) => {
      const placed = positionsBetween(low, low + width, count) ?? []
      const all = [low, ...placed, low + width]
      expect(placed).toHaveLength(count)
      expect(all.every((value, at) => at === 0 || value > (all[at - 1] ?? Number.POSITIVE_INFINITY))).toBe(true)
    }),
  )
  expect(positionsBetween(undefined, undefined, 2)).toBeUndefined()
  expect(positionsBetween(undefined, 5, 1)?.[0]).toBeLessThan(5)
  expect(positionsBetween(5, undefined, 1)?.[0]).toBeGreaterThan(5)
})

test('OPEN-36 walking sideways skips empty columns, moving does not', () => {
  expect([cardBeside(columns, 'b', 1), cardBeside(columns, 'c', -1), cardBeside(columns, 'c', 1), cardBeside(columns, null, 1)]).toEqual([
    'c',
    'a',
    null,
    'a',
  ])
  expect([columnBeside(columns, 'a', 1)?.workflow.id, columnBeside(columns, 'a', -1), columnBeside(columns, 'x', 1)]).toEqual([
    '2',
    null,
    null,
  ])
})

test('scrolling begins 56 px from an edge and grows towards it', () => {
  expect([edgeScroll(80), edgeScroll(56), edgeScroll(0), edgeScroll(-30)]).toEqual([0, 0, 18, 18])
  expect(edgeScroll(10)).toBeGreaterThan(edgeScroll(40))
})
