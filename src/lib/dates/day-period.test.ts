// Weeks, months and other stretches of days.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlainDate } from './date-format.ts'
import { monthOf, periodOf, presentPeriod, steppedPeriod, weekOf } from './day-period.ts'
import { daysIn, laterDay } from './day-range.ts'

const day = (text: string) => text as PlainDate
const range = (start: string, end: string) => ({ start: day(start), end: day(end) })
const days = fc.integer({ min: 0, max: 40_000 }).map((more) => laterDay('1990-01-01', more))

test('TIME-12 a week begins on Monday, a month has all of its days', () => {
  expect(weekOf(day('2026-11-22'))).toEqual(range('2026-11-16', '2026-11-22'))
  expect(monthOf(day('2028-02-10'))).toEqual(range('2028-02-01', '2028-02-29'))
  expect(monthOf(day('2026-01-31'), -1)).toEqual(range('2025-12-01', '2025-12-31'))
})

test('TIME-12 stepping goes by what the range is: week, month, or as many days', () => {
  expect(steppedPeriod(range('2026-11-16', '2026-11-22'), -1)).toEqual(range('2026-11-09', '2026-11-15'))
  expect(steppedPeriod(range('2026-01-01', '2026-01-31'), 1)).toEqual(range('2026-02-01', '2026-02-28'))
  expect(steppedPeriod(range('2026-11-16', '2026-11-29'), 1)).toEqual(range('2026-11-30', '2026-12-13'))
  expect(periodOf(range('2026-11-17', '2026-11-23'))).toBe('days')
  expect(presentPeriod(range('2026-01-01', '2026-01-31'), day('2026-11-21'))).toEqual(range('2026-11-01', '2026-11-30'))
  expect(presentPeriod(range('2026-01-03', '2026-01-31'), day('2026-11-21'))).toEqual(range('2026-11-16', '2026-11-22'))
})

test('TIME-12 what was stepped there comes back, and ranges follow each other without a gap', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('week', 'month', 'days'), fc.integer({ min: 1, max: 366 }), (start, kind, length) => {
      const one = kind === 'week' ? weekOf(start) : kind === 'month' ? monthOf(start) : { start, end: laterDay(start, length - 1) }
      const next = steppedPeriod(one, 1)
      expect(next.start).toBe(laterDay(one.end, 1))
      // As many days as a month has that end before it lead onto that month, which is stepped as one from there.
      fc.pre((periodOf(next) === 'month') === (periodOf(one) === 'month'))
      expect(steppedPeriod(next, -1)).toEqual(one)
      if (periodOf(one) !== 'month') expect(daysIn(next)).toBe(daysIn(one))
    }),
  )
})
