// Where a rule stands in its days: what comes next that is neither made nor skipped.
import { and, eq, gte, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { nextAfterDone } from './recurrence-after-done.store.ts'
import { recurrenceRuns } from './recurrence-runs.table.ts'
import { type RecurrenceRow, recurrences } from './recurrences.table.ts'
import { isAfterDone } from './rule.ts'
import { addDays, dayAt, instantOf, plannedDays } from './rule-days.ts'

/** As much of a rule as its days need. */
export type Timed = Pick<RecurrenceRow, 'rule' | 'startOn' | 'endsOn' | 'endsAfter' | 'at' | 'timezone'>

/** A day of a rule and its instant. */
export type Occurrence = { day: string; at: Date }

/** The next days of a rule from `from` on whose time is not before `now`. */
export function nextOccurrences(
  rule: Timed,
  { from, now, most, without = new Set() }: { from: string; now: Date; most: number; without?: ReadonlySet<string> },
): Occurrence[] {
  const today = dayAt(now, rule.timezone)
  // The time of today may be over.
  const days = plannedDays(rule, { from: from > today ? from : today, most: most + 1, without })
  return days
    .map((day) => ({ day, at: instantOf(day, rule.at, rule.timezone) }))
    .filter(({ at }) => at >= now)
    .slice(0, most)
}

/** The days of a rule from `from` on that something has become of already. */
export async function settledDays(db: Database, recurrenceId: string, from: string): Promise<Set<string>> {
  const rows = await db
    .select({ day: recurrenceRuns.day })
    .from(recurrenceRuns)
    .where(and(eq(recurrenceRuns.recurrenceId, recurrenceId), gte(recurrenceRuns.day, from)))
  return new Set(rows.map(({ day }) => day))
}

/**
 * Writes what a rule is to be, and with it what comes next: the first day after `after` (or the first that is still to come) that nothing has become
 * of. Without one the rule is over. A paused rule has a next day only where it is paused until one.
 */
export async function settle(
  db: Database,
  rule: RecurrenceRow,
  { now, after = null, ...change }: { now: Date; after?: string | null } & Partial<RecurrenceRow>,
): Promise<void> {
  const next = { ...rule, ...change }
  const set: Partial<RecurrenceRow> = { ...change, nextDay: null, nextAt: null }
  if (next.state === 'ended') set.state = next.state = 'active'
  if (next.state === 'active' || next.pausedUntil !== null) {
    const from = next.pausedUntil ?? (after === null ? next.startOn : addDays(after, 1))
    const without = await settledDays(db, rule.id, from)
    const afterDone = isAfterDone(next.rule) ? await nextAfterDone(db, next, { from: next.pausedUntil ?? next.startOn, now }) : null
    const [first] =
      afterDone !== null
        ? afterDone.next
        : after === null
          ? nextOccurrences(next, { from, now, most: 1, without })
          : plannedAfter(next, from, without)
    if (afterDone?.waits) Object.assign(set, next.state === 'paused' ? { pausedUntil: null } : {})
    else if (first === undefined) Object.assign(set, { state: 'ended', pausedUntil: null, reason: null })
    else Object.assign(set, { nextDay: first.day, nextAt: first.at })
  }
  await db
    .update(recurrences)
    .set(set)
    .where(inCompany(recurrences, rule.companyId, rule.id))
}

/** What follows a day that was just dealt with, even if its time has passed meanwhile: the next round makes it. */
function plannedAfter(rule: Timed, from: string, without: ReadonlySet<string>): Occurrence[] {
  return plannedDays(rule, { from, most: 1, without }).map((day) => ({ day, at: instantOf(day, rule.at, rule.timezone) }))
}

/** Holds a rule until the transaction ends. */
export async function holdRecurrence(db: Database, id: string): Promise<RecurrenceRow | undefined> {
  const [row] = await db.select().from(recurrences).where(eq(recurrences.id, id)).for('update')
  return row && { ...row, at: row.at.slice(0, 5) }
}

/** Holds a rule that is due, unless another host holds it. */
export async function holdDue(db: Database, id: string, now: Date): Promise<RecurrenceRow | undefined> {
  const [row] = await db
    .select()
    .from(recurrences)
    .where(and(eq(recurrences.id, id), sql`${recurrences.nextAt} <= ${now.toISOString()}::timestamptz`))
    .for('update', { skipLocked: true })
  return row && { ...row, at: row.at.slice(0, 5) }
}
