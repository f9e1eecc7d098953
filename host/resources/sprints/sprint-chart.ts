// The days of a sprint's chart, from sums by day; nothing here asks or knows the time.
import type { Amount } from './sprint-history.store.ts'

/** At most this many days; of a longer sprint those up to now. */
export const MOST_DAYS = 366
const DAY_MS = 86_400_000

/** What the events of one day add up to. */
export type DaySum = { day: string; tasks: number; hours: number; done: number; hoursDone: number }

/** Tasks that came or went on a day; some of them by name, the whole number beside. */
export type ScopeChange = { count: number; tasks: { uuid: string; code: string; title: string }[] }

/** One point: how things were at the end of the day; null for days that did not come, or came after the sprint was completed. */
export type ChartDay = {
  day: string
  scope: Amount | null
  done: Amount | null
  ideal: Amount
  added: ScopeChange | null
  removed: ScopeChange | null
}

/** What the days are made of: `start` is the day of the start, `until` the last one that something is known of, `end` the planned last day. */
export type ChartGround = {
  start: string
  end: string
  until: string
  committed: Amount
  sums: readonly DaySum[]
  changes: ReadonlyMap<string, { added: ScopeChange | null; removed: ScopeChange | null }>
}

const numberOf = (day: string) => Math.round(Date.parse(day) / DAY_MS)
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** Days from Monday to Friday among those before `number`, since a Monday long ago; 1970 began on a Thursday. */
const workdaysBefore = (number: number) => Math.floor((number + 3) / 7) * 5 + Math.min(5, (((number + 3) % 7) + 7) % 7)

const rounded = (value: number) => Math.round(value * 100) / 100

/**
 * What should remain at the end of a day: all on the day of the start, nothing on the last day, and as much on Saturday and Sunday as on Friday
 * (SPRINT-08). A sprint without a day from Monday to Friday after its first has until its last day.
 */
function idealOf(number: number, { start, end, committed }: { start: number; end: number; committed: Amount }): Amount {
  const all = workdaysBefore(end + 1) - workdaysBefore(start + 1)
  const gone = workdaysBefore(Math.min(number, end) + 1) - workdaysBefore(start + 1)
  const left = number >= end ? 0 : all === 0 ? 1 : 1 - gone / all
  return { tasks: rounded(committed.tasks * left), hours: rounded(committed.hours * left) }
}

/** The points of a chart, oldest first (SPRINT-07, SPRINT-08, SPRINT-09). */
export function chartDays({ start, end, until, committed, sums, changes }: ChartGround): ChartDay[] {
  const [first, planned, known] = [numberOf(start), numberOf(end), numberOf(until)]
  const from = Math.max(first, known - MOST_DAYS + 1)
  const to = Math.min(Math.max(planned, known, first), from + MOST_DAYS - 1)
  const byDay = new Map(sums.map((sum) => [sum.day, sum]))
  const so = { tasks: 0, hours: 0, done: 0, hoursDone: 0 }
  const add = (sum: DaySum) => {
    for (const name of ['tasks', 'hours', 'done', 'hoursDone'] as const) so[name] += sum[name]
  }
  for (const sum of sums) if (numberOf(sum.day) < from) add(sum)
  return Array.from({ length: to - from + 1 }, (_, at): ChartDay => {
    const day = dayOf(from + at)
    const sum = byDay.get(day)
    if (sum) add(sum)
    const come = from + at <= known
    return {
      day,
      scope: come ? { tasks: so.tasks, hours: rounded(so.hours) } : null,
      done: come ? { tasks: so.done, hours: rounded(so.hoursDone) } : null,
      ideal: idealOf(from + at, { start: first, end: planned, committed }),
      ...(changes.get(day) ?? { added: null, removed: null }),
    }
  })
}
