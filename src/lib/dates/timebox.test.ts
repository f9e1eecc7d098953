// The days of a sprint in words.
import { expect, test } from 'vitest'
import { formatTimebox, isDay, readTimebox } from './timebox.ts'

test('a timebox says no month or year twice', () => {
  expect(formatTimebox('2026-11-16', '2026-11-29')).toBe('16–29 Nov 2026')
  expect(formatTimebox('2026-11-30', '2026-12-13')).toBe('30 Nov – 13 Dec 2026')
  expect(formatTimebox('2026-12-28', '2027-01-10')).toBe('28 Dec 2026 – 10 Jan 2027')
  expect(formatTimebox('2026-11-16', '2026-11-16')).toBe('16 Nov 2026')
  expect(formatTimebox(null, '2026-11-16')).toBe('')
})

test('AGILE-06 a timebox on the wire is read, and words of another host stay', () => {
  expect(readTimebox('2026-11-16 – 2026-11-29')).toBe('16–29 Nov 2026')
  expect(readTimebox('two weeks')).toBe('two weeks')
  expect(readTimebox(null)).toBe('')
})

test('only days that exist are days', () => {
  expect(['2026-02-28', '2026-02-30', '2026-2-3', '', '2026-13-01'].map(isDay)).toEqual([true, false, false, false, false])
})
