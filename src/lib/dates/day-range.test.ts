// Two days on one line, as people type them.
import { expect, test } from 'vitest'
import { daysIn, readDayRange, readNamedRange, writeDayRange } from './day-range.ts'

const now = new Date(2026, 10, 21, 12)

test.each(['18 nov – 2 dec', '18 nov, 2 dec', '2026-11-18 to 2026-12-02', '18 nov - 2 dec', '18 nov until 2 dec'])('%s', (text) => {
  expect(readDayRange(text, now).value).toEqual({ start: '2026-11-18', end: '2026-12-02' })
})

test('what is written is read back, also in another year', () => {
  const range = readDayRange('2026-12-28, 2027-01-10', now).value
  expect(range && writeDayRange(range, now)).toBe('28 Dec, 10 Jan 2027')
  expect(readDayRange('28 Dec, 10 Jan 2027', now).value).toEqual(range)
  expect(range && daysIn(range)).toBe(14)
  for (const text of ['2026-01-02, 2026-01-15', '2026-10-01, 2026-11-30', '2027-10-01, 2027-10-14']) {
    const read = readDayRange(text, now).value
    expect(read && readDayRange(writeDayRange(read, now), now).value).toEqual(read)
  }
})

test('SPRINT-15 a name may have commas and strokes; what is missing is said', () => {
  expect(readNamedRange('Launch, part 2 - again, 1 jan, 14 jan', now, 120).value).toMatchObject({
    name: 'Launch, part 2 - again',
    end: '2027-01-14',
  })
  expect(readNamedRange('Sprint 1, 1 jan – 14 jan', now, 120).value).toMatchObject({ name: 'Sprint 1', start: '2027-01-01' })
  expect(readNamedRange('Sprint 1', now, 120).problem).toContain('Type a name')
  expect(readNamedRange('Sprint 1, soon, later', now, 120).problem).toBe('“soon” is no day. Try fri, +14 or 12 dec.')
  expect(readNamedRange('Too long, 1 jan, 2 jan', now, 3).problem).toBe('A name has at most 3 characters.')
})
