// Which days a rule falls on, and when its time is there on a day. Days come from a library, in UTC and without a time; the time is put on
// afterwards, because the library drops times that a clock change skips (RECUR-05).
import { tzOffset } from '@date-fns/tz'
import { RRuleTemporal } from 'rrule-temporal'
import { isAfterDone, libraryRule, readRule } from './rule.ts'

/** A repetition with its first and last days; days are `Y-m-d`. */
export type Schedule = { rule: string; startOn: string; endsOn: string | null; endsAfter: number | null }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day that many days later; earlier for negative numbers. */
export function addDays(day: string, days: number): string {
  return toDay(midnight(day) + days * DAY_MS)
}

/** The days of a schedule from `from` on, in order, without those of `without`, at most `most`, as long as `until` holds. Throws for a rule that nobody can make. */
export function plannedDays(
  { rule, startOn, endsOn, endsAfter }: Schedule,
  {
    from,
    most,
    until = () => true,
    without = new Set(),
  }: { from: string; most: number; until?: (day: string) => boolean; without?: ReadonlySet<string> },
): string[] {
  const read = readRule(rule)
  if (read === null) throw new Error(`This is not a rule: ${rule}`)
  const end = endsOn === null ? '' : `;UNTIL=${endsOn.replaceAll('-', '')}T000000Z`
  const times = endsAfter === null ? '' : `;COUNT=${endsAfter}`
  const text = `DTSTART:${startOn.replaceAll('-', '')}T000000Z\nRRULE:${libraryRule(read)}${times}`
  // RFC 5545 has no rule with both ends: of the two the count is the library's.
  const days = new RRuleTemporal({ rruleString: times === '' ? text + end : text })
  const found: string[] = []
  let at = days.next(new Date(midnight(from)), true)
  // Of what follows from a task that is not done yet, one day at most is known.
  const limit = isAfterDone(rule) ? Math.min(1, most) : most
  while (at !== null && found.length < limit) {
    const day = toDay(at.epochMilliseconds)
    if ((endsOn !== null && day > endsOn) || !until(day)) break
    if (!without.has(day)) found.push(day)
    at = days.next(new Date(at.epochMilliseconds))
  }
  return found
}

const offsetAt = (zone: string, ms: number) => tzOffset(zone, new Date(ms)) * MINUTE_MS

/**
 * The instant of a time (`HH:mm`) on a day in a zone. A time that the clock skips is the next minute that there is, one that comes twice
 * is the first.
 */
export function instantOf(day: string, time: string, zone: string): Date {
  const local = midnight(day) + Date.parse(`1970-01-01T${time.slice(0, 5)}:00Z`)
  const before = offsetAt(zone, local - DAY_MS)
  const after = offsetAt(zone, local + DAY_MS)
  const there = [local - before, local - after].filter((ms) => ms + offsetAt(zone, ms) === local)
  if (there.length > 0) return new Date(Math.min(...there))
  // Skipped: the clock jumps between these two instants, and lands where the wanted minute has passed.
  let [early, late] = [local - after, local - before]
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(zone, middle) === before) early = middle
    else late = middle
  }
  return new Date(late)
}

/** Which day it is somewhere. */
export function dayAt(now: Date, zone: string): string {
  return toDay(now.getTime() + offsetAt(zone, now.getTime()))
}
