// Where things go when they are moved: one number between two others.
import { expect, test } from 'vitest'
import { countCriteria, readCriteria, withCriterion } from './criteria.ts'
import { movedBeside, movedBy, placesBetween, storiesBeside, storiesBy, storiesInto } from './story-order.ts'

const rows = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, position: (at + 1) * 10 }))
const story = (id: string, position: number, epic: string | null) => ({ id, position, epic: epic === null ? null : { id: epic } })
const stories = [story('a', 10, '1'), story('b', 30, '1'), story('c', 20, '2'), story('d', 40, null)]

test('places are between the neighbors, and beyond the ends of the list', () => {
  expect(placesBetween(10, 20, 1)).toEqual([15])
  expect(placesBetween(10, 40, 2)).toEqual([20, 30])
  expect(placesBetween(null, 10, 1)).toEqual([10 - 1024])
  expect(placesBetween(10, null, 1)).toEqual([10 + 1024])
  expect(placesBetween(null, null, 1)).toEqual([1024])
})

test('where halving has used up the gap the place of the next one is taken, and the host makes room', () => {
  const next = 1 + Number.EPSILON
  expect(placesBetween(1, next, 1)).toEqual([next])
})

test('STORY-05 things go up and down by one, several as a block, and stop at the ends', () => {
  expect(movedBy(rows, ['c'], -1)).toEqual([{ id: 'c', position: 15 }])
  expect(movedBy(rows, ['a'], 1)).toEqual([{ id: 'a', position: 25 }])
  expect(movedBy(rows, ['a'], -1)).toEqual([])
  expect(movedBy(rows, ['d'], 1)).toEqual([])
  expect(movedBy(rows, ['c', 'd'], -1).map(({ id }) => id)).toEqual(['c', 'd'])
  expect(movedBy(rows, ['c', 'd'], -1).every(({ position }) => position > 10 && position < 20)).toBe(true)
  expect(movedBeside(rows, ['d'], 'a', 'bottom')).toEqual([{ id: 'd', position: 15 }])
  expect(movedBeside(rows, ['a'], 'a', 'top')).toEqual([])
})

test('EPIC-05 a story that is moved beyond its epic comes into the next one, also an empty one', () => {
  expect(storiesBy(stories, ['b'], 1, ['1', '2', null])).toEqual([{ id: 'b', position: 20 - 1024, epic: '2' }])
  expect(storiesBy(stories, ['b'], -1, ['1', '2', null])).toEqual([{ id: 'b', position: 10 - 1024 }])
  expect(storiesBy(stories, ['c'], -1, ['1', '9', '2', null])).toEqual([{ id: 'c', position: 20, epic: '9' }])
  expect(storiesBy(stories, ['d'], -1, ['1', '2', null])).toEqual([{ id: 'd', position: 20 + 1024, epic: '2' }])
  expect(storiesBy(stories, ['d'], 1, ['1', '2', null])).toEqual([])
  expect(storiesBy(stories, ['b'], -1, null)).toEqual([{ id: 'b', position: 10 - 1024 }])
})

test('EPIC-05 stories dropped beside another one come into its epic, and onto an epic at its beginning', () => {
  expect(storiesBeside(stories, ['a', 'd'], 'c', 'bottom').map(({ id, epic }) => [id, epic])).toEqual([
    ['a', '2'],
    ['d', '2'],
  ])
  expect(storiesBeside(stories, ['a'], 'b', 'bottom')).toEqual([{ id: 'a', position: 30 + 1024 }])
  expect(storiesInto(stories, ['d'], '1', 'start')).toEqual([{ id: 'd', position: 10 - 1024, epic: '1' }])
})

test('STORY-03 criteria are the lines that begin with a mark; ticking one changes that line alone', () => {
  const text = '[x] Quick\nBecause\n[ ] Safe\nAnd [ ] not this'
  expect(readCriteria(text)).toEqual({
    criteria: [
      { line: 0, text: 'Quick', done: true },
      { line: 2, text: 'Safe', done: false },
    ],
    text: 'Because\nAnd [ ] not this',
  })
  expect(countCriteria(text)).toEqual({ done: 1, total: 2 })
  expect(withCriterion(text, { line: 2, text: 'Safe' }, true)).toBe('[x] Quick\nBecause\n[x] Safe\nAnd [ ] not this')
  // Somebody wrote a line above it meanwhile.
  expect(withCriterion(`New\n${text}`, { line: 2, text: 'Safe' }, true)).toContain('\n[x] Safe\n')
  expect(withCriterion(text, { line: 2, text: 'Gone' }, true)).toBeNull()
  expect(readCriteria(null)).toEqual({ criteria: [], text: '' })
})
