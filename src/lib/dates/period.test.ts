// Periods by name and the ones beside them.
import { expect, test } from 'vitest'
import type { PlainDate } from './date-format.ts'
import { besideDays, daysOfPeriod, PERIODS, periodNameOf } from './period.ts'

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
