// Stretches of days that reports are about, by name or between two days, and the ones beside them.
import { preferences } from '#src/lib/preferences.ts'
import { type PlainDate, plainDateOf, startOfPlainDate } from './date-format.ts'
import { type DayRange, daysIn, laterDay, type Read, readDayRange } from './day-range.ts'

/** The names of periods that follow the day. */
export const PERIODS = ['this-week', 'last-week', 'this-month', 'last-month', 'last-30-days'] as const

/** One of them. */
export type PeriodName = (typeof PERIODS)[number]

/** The most days that a report is about. */
export const MOST_DAYS = 366

/** What they are called. */
export const periodTitles: Readonly<Record<PeriodName, string>> = {
  'this-week': 'This week',
  'last-week': 'Last week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-30-days': 'Last 30 days',
}

const weekOf = (day: PlainDate): DayRange => {
  const start = laterDay(day, -((startOfPlainDate(day).getDay() - preferences.get().weekStart + 7) % 7))
  return { start, end: laterDay(start, 6) }
}

function monthOf(day: PlainDate): DayRange {
  const start = `${day.slice(0, 7)}-01` as PlainDate
  const next = `${laterDay(start, 31).slice(0, 7)}-01` as PlainDate
  return { start, end: laterDay(next, -1) }
}

/** The days of a period; weeks begin on the day that the reader chose. */
export function daysOfPeriod(name: PeriodName, today: PlainDate): DayRange {
  if (name === 'last-30-days') return { start: laterDay(today, -29), end: today }
  if (name === 'this-week') return weekOf(today)
  if (name === 'last-week') return weekOf(laterDay(today, -7))
  const month = monthOf(today)
  return name === 'this-month' ? month : monthOf(laterDay(month.start, -1))
}

/** Reads the name of a period, `last week`, as well as two days. */
export function readPeriod(text: string, now: Date): Read<DayRange> {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const name = PERIODS.find((one) => periodTitles[one].toLowerCase() === typed)
  return name ? { value: daysOfPeriod(name, plainDateOf(now)), problem: null } : readDayRange(text, now)
}

/** The stretch before or after: the month beside a whole month, else as many days. */
export function besideDays(days: DayRange, by: -1 | 1): DayRange {
  const month = monthOf(days.start)
  if (month.start === days.start && month.end === days.end) return monthOf(by < 0 ? laterDay(days.start, -1) : laterDay(days.end, 1))
  const length = daysIn(days) * by
  return { start: laterDay(days.start, length), end: laterDay(days.end, length) }
}

/** The name of a stretch, where it has one today. */
export function periodNameOf(days: DayRange, today: PlainDate): PeriodName | null {
  return (
    PERIODS.find((name) => {
      const { start, end } = daysOfPeriod(name, today)
      return start === days.start && end === days.end
    }) ?? null
  )
}
