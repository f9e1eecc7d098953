// Rules whose days follow from their tasks: so long after the last one was done (RECUR-02, RECUR-09).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { DONE_LINE } from '../tasks/task-done.store.ts'
import type { RecurrenceRow } from './recurrences.table.ts'
import { readRule } from './rule.ts'
import { addDays, dayAt, instantOf } from './rule-days.ts'

type Standing = { made: number; last: string | null; open: boolean; done_at: string | null }

/** What comes next of such a rule, at most one day; `waits` while its last task is open. Nothing is made for days that have passed, nor again for skipped ones. */
export async function nextAfterDone(
  db: Database,
  rule: RecurrenceRow,
  { from, now }: { from: string; now: Date },
): Promise<{ next: { day: string; at: Date }[]; waits: boolean }> {
  const read = readRule(rule.rule)
  if (read?.unit !== 'done') throw new Error(`This rule does not follow from its tasks: ${rule.rule}`)
  const { rows } = await db.execute<Standing>(sql`
    select (select count(*)::int from recurrence_runs where recurrence_id = ${rule.id} and outcome = 'made') as made, u.day::text as last,
      coalesce(not t.done and not t.is_archived, false) as open,
      case when t.done then coalesce((select max(a.at) from audit_events a where a.target_id = t.id::text and a.sentence = ${DONE_LINE}), t.updated_at) end as done_at
    from (values (1)) one left join lateral (
      select day, task_id from recurrence_runs where recurrence_id = ${rule.id} and outcome = 'made' order by day desc limit 1) u on true
    left join tasks t on t.id = u.task_id`)
  const standing = rows[0]
  if (standing?.open) return { next: [], waits: true }
  if (rule.endsAfter !== null && (standing?.made ?? 0) >= rule.endsAfter) return { next: [], waits: false }
  const today = dayAt(now, rule.timezone)
  const doneOn = standing?.done_at ? dayAt(new Date(standing.done_at), rule.timezone) : (standing?.last ?? null)
  let day = [from, today, ...(doneOn === null ? [] : [later(doneOn, read)])].sort().at(-1) ?? today
  const used = await daysUsed(db, rule.id, day)
  const at = () => instantOf(day, rule.at, rule.timezone)
  while (used.has(day) || at() < now) day = used.has(day) ? later(day, read) : addDays(day, 1)
  if (rule.endsOn !== null && day > rule.endsOn) return { next: [], waits: false }
  return { next: [{ day, at: at() }], waits: false }
}

/** So many days, weeks or months later; of a shorter month its last day. */
function later(day: string, { every, of }: { every: number; of: 'day' | 'week' | 'month' }): string {
  if (of !== 'month') return addDays(day, of === 'week' ? every * 7 : every)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + every + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + every, Math.min(date, last))).toISOString().slice(0, 10)
}

async function daysUsed(db: Database, id: string, from: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select day::text as day from recurrence_runs where recurrence_id = ${id} and day >= ${from}`,
  )
  return new Set(rows.map(({ day }) => day))
}
