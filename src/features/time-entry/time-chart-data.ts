// The bars of the chart: time by day, week or month, stacked by person.
import { addDays, addMonths, differenceInCalendarDays, format, startOfMonth, startOfWeek } from 'date-fns'
import { parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { preferences } from '#src/lib/preferences.ts'
import type { TimeDayData } from './time-entry.graphql.ts'

/** A person of the chart; `seconds` is all of theirs. */
export interface ChartPerson {
  username: string
  name: string
  seconds: number
}

/** A bar: its label, its whole, and what each person has in it, in the order of the people. */
export interface ChartBar {
  label: string
  /** The same in full, for the table: `Sat, 21 Nov 2026`. */
  title: string
  seconds: number
  parts: readonly number[]
}

/** Everything that is drawn. */
export interface ChartData {
  unit: 'day' | 'week' | 'month'
  people: readonly ChartPerson[]
  bars: readonly ChartBar[]
}

/** The most bars before days become weeks, and weeks months. */
const MOST_BARS = 31

const UNITS = {
  day: { start: (date: Date) => date, next: (date: Date) => addDays(date, 1), label: 'd MMM', title: 'EEE, d MMM yyyy' },
  week: {
    start: (date: Date) => startOfWeek(date, { weekStartsOn: preferences.get().weekStart }),
    next: (date: Date) => addDays(date, 7),
    label: 'd MMM',
    title: "'Week of' d MMM yyyy",
  },
  month: { start: startOfMonth, next: (date: Date) => addMonths(date, 1), label: 'MMM yy', title: 'MMMM yyyy' },
} as const

/** Bars from the first to the last day with time, without gaps; people with most time first. Null without any time. */
export function chartOf(days: readonly TimeDayData[]): ChartData | null {
  const read = days.flatMap(({ day, ...rest }) => {
    const plain = parsePlainDate(day)
    return plain ? [{ ...rest, date: startOfPlainDate(plain) }] : []
  })
  const dates = read.map(({ date }) => date.getTime())
  if (dates.length === 0) return null
  const [first, last] = [new Date(Math.min(...dates)), new Date(Math.max(...dates))]
  const span = differenceInCalendarDays(last, first) + 1
  const unit = span <= MOST_BARS ? 'day' : span <= MOST_BARS * 7 ? 'week' : 'month'
  const people = peopleOf(read)
  const { start, next, label, title } = UNITS[unit]
  const bars: ChartBar[] = []
  for (let from = start(first); from <= last; from = next(from)) {
    const until = next(from)
    const within = read.filter(({ date }) => date >= from && date < until)
    const parts = people.map(({ username }) => sum(within.filter((one) => one.username === username)))
    bars.push({ label: format(from, label), title: format(from, title), seconds: sum(within), parts })
  }
  return { unit, people, bars }
}

function peopleOf(days: readonly { username: string; name: string; seconds: number }[]): ChartPerson[] {
  const found = new Map<string, ChartPerson>()
  for (const { username, name, seconds } of days)
    found.set(username, { username, name, seconds: (found.get(username)?.seconds ?? 0) + seconds })
  return [...found.values()].sort((one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name))
}

function sum(days: readonly { seconds: number }[]): number {
  return days.reduce((total, { seconds }) => total + seconds, 0)
}
