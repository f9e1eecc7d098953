// Holds what people type about past work to what is meant by it.
import { expect, test } from 'vitest'
import { formatTotal } from './logged-time.ts'
import { formatStretch, parsePastMoment, parseWork } from './work-text.ts'

// A Saturday.
const now = new Date(2026, 10, 21, 18, 30, 42)
const on = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes)

test.each([
  ['1h30', on(21, 17), on(21, 18, 30)],
  ['90m', on(21, 17), on(21, 18, 30)],
  ['1.5h', on(21, 17), on(21, 18, 30)],
  ['1,5 h', on(21, 17), on(21, 18, 30)],
  ['45', on(21, 17, 45), on(21, 18, 30)],
  ['today 2h', on(21, 16, 30), on(21, 18, 30)],
  ['9:00-10:15', on(21, 9), on(21, 10, 15)],
  ['9-10:15', on(21, 9), on(21, 10, 15)],
  ['14-16', on(21, 14), on(21, 16)],
  ['9am to 1pm', on(21, 9), on(21, 13)],
  ['yesterday 14-16', on(20, 14), on(20, 16)],
  ['14-16 yesterday', on(20, 14), on(20, 16)],
  ['Yesterday, 14:00 – 16:00', on(20, 14), on(20, 16)],
  ['mon 9-10', on(16, 9), on(16, 10)],
  ['sat 9-10', on(21, 9), on(21, 10)],
  ['19 nov 8:30-9', on(19, 8, 30), on(19, 9)],
  ['2026-11-02 8-9', on(2, 8), on(2, 9)],
  ['24 dec 8-9', new Date(2025, 11, 24, 8), new Date(2025, 11, 24, 9)],
  ['yesterday 2h', on(20, 9), on(20, 11)],
  ['22:00-1:00', on(20, 22), on(21, 1)],
  ['yesterday 22-1', on(20, 22), on(21, 1)],
  ['9:00-now', on(21, 9), on(21, 18, 30)],
  ['since 17:15', on(21, 17, 15), on(21, 18, 30)],
] as const)('TIMELOG-04 "%s" is a stretch of work', (text, start, end) => {
  expect(parseWork(text, now)).toEqual({ start, end })
})

test.each(['', 'later', '0', '9:00-9:00', 'tomorrow 9-10', '2027-01-02 8-9', 'since 19:00', '25-26', 'yesterday', '-5', 'yesterday 14'])(
  '"%s" is no stretch of work',
  (text) => {
    expect(parseWork(text, now)).toBeNull()
  },
)

test('a range that is still ahead is read as it stands: the form says that it is in the future', () => {
  expect(parseWork('20:00-21:00', now)).toEqual({ start: on(21, 20), end: on(21, 21) })
})

test.each([
  ['25m ago', new Date(now.getTime() - 25 * 60_000)],
  ['25m', new Date(now.getTime() - 25 * 60_000)],
  ['25', new Date(now.getTime() - 25 * 60_000)],
  ['1h30 ago', new Date(now.getTime() - 90 * 60_000)],
  ['14:10', on(21, 14, 10)],
  ['at 2:10pm', on(21, 14, 10)],
  ['23:50', on(20, 23, 50)],
  ['yesterday 18:00', on(20, 18)],
  ['2026-11-20 18:00', on(20, 18)],
  ['', now],
  ['now', now],
] as const)('TIMER-04 "%s" is a moment that has passed', (text, moment) => {
  expect(parsePastMoment(text, now)).toEqual(moment)
})

test.each(['soon', 'tomorrow 9:00', '2026-11-22 10:00', '25:00', 'yesterday'])('"%s" is none', (text) => {
  expect(parsePastMoment(text, now)).toBeNull()
})

test('TIMELOG-03 a stretch and a total as lists show them', () => {
  expect(formatStretch({ start: on(21, 9), end: on(21, 10, 15) }, now)).toBe('Today, 09:00 – 10:15')
  expect(formatStretch({ start: on(19, 9), end: on(19, 10, 15) }, now)).toBe('19 Nov, 09:00 – 10:15')
  expect(formatStretch({ start: on(19, 23, 30), end: on(20, 1) }, now)).toBe('19 Nov, 23:30 – 20 Nov, 01:00')
  expect(formatStretch({ start: new Date(2025, 1, 3, 9), end: new Date(2025, 1, 3, 10) }, now)).toBe('3 Feb 2025, 09:00 – 10:00')
  expect([0, 59, 60, 2700, 3600, 5400, 90_000].map(formatTotal)).toEqual(['0h', '0h', '1m', '45m', '1h', '1h 30m', '25h'])
})
