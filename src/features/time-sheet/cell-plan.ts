// What setting a cell of the week does to the entries behind it (TIME-07, TIME-09). No server here.
import { addDays } from 'date-fns'
import type { CellText } from '#src/lib/dates/cell-text.ts'
import { formatDuration } from '#src/lib/dates/duration-text.ts'

/** An entry as far as a plan needs it; moments in ISO. */
export interface PlannedEntry {
  id: string
  startedAt: string
  endedAt: string
  seconds: number
}

/** What is to be done, and what the cell shows then; or why nothing can be. `choose`: only the entries themselves say which is meant. */
export type CellPlan =
  | { kind: 'none' }
  | { kind: 'refuse'; why: string }
  | { kind: 'choose' }
  | { kind: 'log'; start: Date; end: Date; seconds: number }
  | { kind: 'change'; entry: PlannedEntry; start: Date; end: Date; seconds: number }
  | { kind: 'delete'; ids: readonly string[]; seconds: 0 }

/** What is asked for: the cell's entries, all entries of its person on that local day, and whether the viewer may delete. */
export interface CellWish {
  text: CellText
  entries: readonly PlannedEntry[]
  ofDay: readonly PlannedEntry[]
  day: Date
  now: Date
  admin: boolean
}

const refuse = (why: string): CellPlan => ({ kind: 'refuse', why })

/** The sentence for days to come. */
export const AHEAD = 'Time cannot be logged ahead.'

/** The sentence for a member who empties a cell. */
export const ONLY_ADMINS = 'Only an admin can delete logged time.'

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

/** Works out what a cell's text means for its entries. */
export function planCell(wish: CellWish): CellPlan {
  const { text, entries, day, now } = wish
  if (day > now) return refuse(AHEAD)
  const total = entries.reduce((sum, { seconds }) => sum + seconds, 0)
  if (text.kind === 'stretch') return planStretch(wish, text, total)
  const target = text.kind === 'add' ? total + text.seconds : text.seconds
  const hours = (addDays(day, 1).getTime() - day.getTime()) / 3_600_000
  if (target > hours * 3600) return refuse(`A day has only ${hours} hours.`)
  if (target === total) return { kind: 'none' }
  if (target === 0) return wish.admin ? { kind: 'delete', ids: entries.map(({ id }) => id), seconds: 0 } : refuse(ONLY_ADMINS)
  const [only] = entries
  if (only === undefined) return planNew(wish, target, target)
  if (entries.length === 1) return planOne(wish, only, target)
  if (target > total) return planNew(wish, target - total, target)
  const newest = entries.reduce((one, other) => (other.startedAt > one.startedAt ? other : one))
  const left = newest.seconds - (total - target)
  const start = new Date(newest.startedAt)
  return left >= 60 ? { kind: 'change', entry: newest, start, end: later(start, left), seconds: target } : { kind: 'choose' }
}

function planStretch({ entries, now }: CellWish, { start, end }: { start: Date; end: Date }, total: number): CellPlan {
  if (end > now) return refuse(AHEAD)
  const seconds = (end.getTime() - start.getTime()) / 1000
  const [only] = entries
  if (only !== undefined && entries.length === 1) return { kind: 'change', entry: only, start, end, seconds }
  return { kind: 'log', start, end, seconds: total + seconds }
}

/** Where so much more of work goes: after the last of the day, else from 9 on, moved back to end by now and within the day. */
function planNew({ ofDay, day, now }: CellWish, more: number, seconds: number): CellPlan {
  const ends = ofDay.map(({ endedAt }) => new Date(endedAt).getTime())
  const nine = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 9)
  const from = ends.length > 0 ? new Date(Math.max(...ends)) : nine
  const latest = new Date(Math.min(now.getTime(), addDays(day, 1).getTime() - 1000))
  const end = later(from, more) > latest ? latest : later(from, more)
  const start = later(end, -more)
  return start < day ? refuse(tooEarly(day, latest)) : { kind: 'log', start, end, seconds }
}

function planOne({ day, now }: CellWish, entry: PlannedEntry, target: number): CellPlan {
  const begun = new Date(entry.startedAt)
  const end = later(begun, target)
  if (end <= now) return { kind: 'change', entry, start: begun, end, seconds: target }
  const start = later(now, -target)
  return start < day ? refuse(tooEarly(day, now)) : { kind: 'change', entry, start, end: now, seconds: target }
}

function tooEarly(day: Date, latest: Date): string {
  return `Only ${formatDuration((latest.getTime() - day.getTime()) / 1000)} of this day have passed.`
}

/** Ids of entries that share time with another one of the same person. */
export function overlapsIn(entries: readonly PlannedEntry[]): ReadonlySet<string> {
  const found = new Set<string>()
  const sorted = entries.toSorted((one, other) => one.startedAt.localeCompare(other.startedAt))
  let last: PlannedEntry | null = null
  for (const entry of sorted) {
    if (last && last.endedAt > entry.startedAt) for (const { id } of [last, entry]) found.add(id)
    if (!last || entry.endedAt > last.endedAt) last = entry
  }
  return found
}
