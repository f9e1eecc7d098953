// Bars and series of logged time.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { daysIn, laterDay } from '#src/lib/dates/day-range.ts'
import { barsOf, chartOf } from './chart-points.ts'
import { pastWeekdays } from './time-missing.tsx'

const range = (start: string, end: string) => ({ start: start as PlainDate, end: end as PlainDate })
const groups = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `p${at}`, name: `Person ${at}`, seconds: 3600 * (count - at) }))

test('TIME-11 up to 31 days each has a bar, then each week, then each month', () => {
  expect(barsOf(range('2026-10-01', '2026-10-31'))).toHaveLength(31)
  expect(barsOf(range('2026-10-01', '2026-11-01')).slice(0, 2)).toEqual([
    range('2026-10-01', '2026-10-04'),
    range('2026-10-05', '2026-10-11'),
  ])
  expect(barsOf(range('2026-01-15', '2026-12-31')).map(({ start }) => start.slice(5))).toEqual([
    '01-15',
    ...Array.from({ length: 11 }, (_, at) => `${String(at + 2).padStart(2, '0')}-01`),
  ])
})

test('TIME-11 bars follow each other without a gap and end with the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 365 }), (first, more) => {
      const start = laterDay('2010-01-01', first)
      const bars = barsOf({ start, end: laterDay(start, more) })
      expect(bars.reduce((sum, bar) => sum + daysIn(bar), 0)).toBe(more + 1)
      expect(bars.every((bar, at) => at === 0 || bar.start === laterDay(bars[at - 1]?.end ?? '', 1))).toBe(true)
    }),
  )
})

test('TIME-11 TIME-21 the bars add up to the whole, whatever is drawn as Others', () => {
  const day = fc.record({
    day: fc.integer({ min: 0, max: 29 }),
    key: fc.integer({ min: 0, max: 8 }),
    seconds: fc.integer({ min: 1, max: 90_000 }),
  })
  fc.assert(
    fc.property(fc.array(day, { maxLength: 60 }), (days) => {
      const seconds = days.reduce((sum, one) => sum + one.seconds, 0)
      const totals = {
        ...{ seconds, estimatedHours: 0, groups: groups(9) },
        days: days.map((one) => ({ day: laterDay('2026-11-01', one.day), key: `p${one.key}`, seconds: one.seconds })),
      }
      const { points } = chartOf(totals, range('2026-11-01', '2026-11-30'))
      const sum = points.flatMap(({ values }) => Object.values(values)).reduce<number>((all, value) => all + (value ?? 0), 0)
      expect(Math.round(sum * 3600)).toBe(seconds)
    }),
  )
})

test('TIME-11 SCREEN-11 five groups have a colour and a pattern of their own, the others share one', () => {
  const totals = { seconds: 1, estimatedHours: 0, groups: groups(8), days: [] }
  const { series } = chartOf(totals, range('2026-11-01', '2026-11-30'))
  expect(series.map(({ title }) => title)).toEqual(['Person 0', 'Person 1', 'Person 2', 'Person 3', 'Person 4', 'Others'])
  expect(new Set(series.map(({ colour }) => colour)).size).toBe(6)
  expect(new Set(series.map(({ look }) => look)).size).toBe(6)
  const six = chartOf({ ...totals, groups: groups(6) }, range('2026-11-01', '2026-11-30'))
  expect(six.series.at(-1)?.title).toBe('Person 5')
})

test('TIME-13 Mondays to Fridays that are over count, cut where the range ends', () => {
  expect(pastWeekdays(range('2026-11-04', '2026-11-30'), '2026-11-17').map((week) => week.map((day) => day.slice(8)))).toEqual([
    ['04', '05', '06'],
    ['09', '10', '11', '12', '13'],
    ['16'],
  ])
  expect(pastWeekdays(range('2026-11-21', '2026-11-22'), '2026-11-30')).toEqual([])
})
