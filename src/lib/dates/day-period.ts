// Stretches of days that reports are about: weeks from Monday, months, or any days; each has one before and one after it (TIME-12).
import { type PlainDate, startOfPlainDate } from './date-format.ts'
import { type DayRange, daysIn, laterDay } from './day-range.ts'

/** What a range is, as long as it is one of these; else so many days. */
export type PeriodKind = 'week' | 'month' | 'days'

/** The Monday of the week of a day. */
export function mondayOf(day: PlainDate): PlainDate {
  return laterDay(day, -((startOfPlainDate(day).getDay() + 6) % 7))
}

/** The week of a day. */
export function weekOf(day: PlainDate): DayRange {
  const start = mondayOf(day)
  return { start, end: laterDay(start, 6) }
}

/** The month of a day, or one so many months later. */
export function monthOf(day: PlainDate, later = 0): DayRange {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const dayIn = (months: number, date: number) => new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10) as PlainDate
  return { start: dayIn(later, 1), end: dayIn(later + 1, 0) }
}

/** What a range is. */
export function periodOf(range: DayRange): PeriodKind {
  const isSame = (other: DayRange) => other.start === range.start && other.end === range.end
  if (isSame(weekOf(range.start))) return 'week'
  return isSame(monthOf(range.start)) ? 'month' : 'days'
}

/** The range after it, or before: the next week or month, else as many days. */
export function steppedPeriod(range: DayRange, by: 1 | -1): DayRange {
  if (periodOf(range) === 'month') return monthOf(range.start, by)
  const days = daysIn(range) * by
  return { start: laterDay(range.start, days), end: laterDay(range.end, days) }
}

/** The range of the same kind that has today; of days alone the week. */
export function presentPeriod(range: DayRange, today: PlainDate): DayRange {
  return periodOf(range) === 'month' ? monthOf(today) : weekOf(today)
}
