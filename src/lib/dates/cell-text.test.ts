// What is typed into cells of a week.
import { expect, test } from 'vitest'
import { readCell } from './cell-text.ts'

const day = new Date(2026, 10, 16)
const set = (hours: number) => ({ kind: 'set', seconds: hours * 3600 })

test('TIME-06 a cell takes lengths in every form, and a bare number up to 12 is hours', () => {
  for (const [typed, hours] of [
    ['1h30', 1.5],
    ['1.5h', 1.5],
    ['90m', 1.5],
    ['1:30', 1.5],
    ['2', 2],
    ['1,5', 1.5],
    ['12', 12],
    ['13', 13 / 60],
    ['', 0],
    ['0', 0],
  ] as const)
    expect(readCell(typed, day)).toEqual(set(hours))
})

test('TIME-06 a plus adds, two times of day are a stretch, anything else is nothing', () => {
  expect(readCell('+30m', day)).toEqual({ kind: 'add', seconds: 1800 })
  expect(readCell('+ 1', day)).toEqual({ kind: 'add', seconds: 3600 })
  expect(readCell('9:00-10:15', day)).toEqual({ kind: 'stretch', start: new Date(2026, 10, 16, 9), end: new Date(2026, 10, 16, 10, 15) })
  for (const wrong of ['soon', '-1h', '1h-', '+', 'h']) expect(readCell(wrong, day)).toBeNull()
})
