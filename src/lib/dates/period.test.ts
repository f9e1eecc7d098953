// Periods by name and the ones beside them.
import { expect, test } from 'vitest'
import type { PlainDate } from './date-format.ts'
import { besideDays, daysOfPeriod, PERIODS, periodNameOf, readPeriod } from './period.ts'

const today = '2026-03-04' as PlainDate
const between = (start: string, end: string) => ({ start, end }) as { start: PlainDate; end: PlainDate }

test('ROCK-01 weeks begin on Monday, months are whole, thirty days end today', () => {
  expect(PERIODS.map((name) => daysOfPeriod(name, today))).toEqual([
    between('2026-03-02', '2026-03-08'),
    between('2026-02-23', '2026-03-01'),
    between('2026-03-01', '2026-03-31'),
    between('2026-02-01', '2026-02-28'),
    between('2026-02-03', '2026-03-04'),
  ])
  expect(daysOfPeriod('last-month', '2026-01-31' as PlainDate)).toEqual(between('2025-12-01', '2025-12-31'))
  for (const name of PERIODS) expect(periodNameOf(daysOfPeriod(name, today), today)).toBe(name)
  expect(periodNameOf(between('2026-03-01', '2026-03-04'), today)).toBeNull()
})

test('ROCK-08 beside a month stands a month, beside other days as many days', () => {
  expect(besideDays(between('2026-03-01', '2026-03-31'), -1)).toEqual(between('2026-02-01', '2026-02-28'))
  expect(besideDays(between('2026-02-01', '2026-02-28'), 1)).toEqual(between('2026-03-01', '2026-03-31'))
  expect(besideDays(between('2026-03-02', '2026-03-08'), -1)).toEqual(between('2026-02-23', '2026-03-01'))
  expect(besideDays(between('2026-02-03', '2026-03-04'), 1)).toEqual(between('2026-03-05', '2026-04-03'))
})

test('INV-04 TIME-12 ROCK-01 a period is typed by its name, or as two days', () => {
  const now = new Date(2026, 2, 4, 12)
  expect(readPeriod(' Last  week', now).value).toEqual(between('2026-02-23', '2026-03-01'))
  expect(readPeriod('this month', now).value).toEqual(between('2026-03-01', '2026-03-31'))
  expect(readPeriod('1 mar, 3 mar', now).value).toEqual(between('2026-03-01', '2026-03-03'))
  expect(readPeriod('some week', now).problem).toContain('Type the first and the last day')
})
