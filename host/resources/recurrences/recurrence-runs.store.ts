// Makes the tasks of rules whose time has come (RECUR-07..09). Several hosts may do it at once, be killed, and have clocks that go wrong: a day of a
// rule is a row that can be there only once, and it is written in the transaction that makes the task and sets what comes next.
import { eq, sql } from 'drizzle-orm'
import { isArchived, isGated } from '../../access.ts'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, HostError } from '../../errors.ts'
import { companies } from '../companies/companies.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tellOfMissed, tellOfRest } from './recurrence-news.store.ts'
import { holdDue, holdRecurrence, settle, settledDays } from './recurrence-next.store.ts'
import { recurrenceRuns } from './recurrence-runs.table.ts'
import { makeTask } from './recurrence-task.store.ts'
import { type RecurrenceRow, recurrences } from './recurrences.table.ts'
import { dayAt, instantOf, plannedDays } from './rule-days.ts'

/** Rules that are looked up at once. */
const BATCH = 100
/** Tasks that a rule makes at most when it catches up. */
const MOST_AT_ONCE = 20
/** After so many failures one after the other a rule rests. */
const FAILURES = 3
/** The instant under which rules are found that waited for their last task. */
const WAITED = '-infinity'

/** What one round did. */
export type Round = { made: number; failed: number }

/** Makes everything that is due at `now`; rules of deleted projects and workspaces wait until these are restored. With nothing due it is one query. What another host holds is left to it. */
export async function runDueRules(db: Database, now = new Date(), onError: (error: unknown) => void = () => undefined): Promise<Round> {
  const round = { made: 0, failed: 0 }
  let last = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await db.execute<{ id: string; at: string }>(sql`
      select d.id, d.at::text as at from (
        select r.id, r.project_id, r.next_at as at from recurrences r where r.next_at <= ${now.toISOString()}::timestamptz
        union all
        select r.id, r.project_id, '-infinity' from recurrences r
        where r.mode = 'after_done' and r.state = 'active' and r.next_at is null and not exists (
          select 1 from recurrence_runs u join tasks t on t.id = u.task_id where u.recurrence_id = r.id and not t.done and not t.is_archived)
      ) d join projects p on p.id = d.project_id and p.deleted_at is null join companies c on c.id = p.company_id and c.deletion_at is null
      where (d.at, d.id) > (${last.at}::timestamptz, ${last.id}::uuid) order by d.at, d.id limit ${BATCH}`)
    for (const { id, at } of rows) {
      try {
        round.made += await db.transaction((tx) => (at === WAITED ? goOn(tx, id, now) : runRule(tx, id, now)))
      } catch (error) {
        round.failed += 1
        onError(error)
        if (isOfRule(error)) await countFailure(db, id)
      }
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < BATCH) return round
    last = end
  }
}

/** The last task of a rule that waits for it is done: from now on the rule has a next day. */
async function goOn(tx: Database, id: string, now: Date): Promise<number> {
  const rule = await holdRecurrence(tx, id)
  if (rule?.state === 'active' && rule.nextAt === null) await settle(tx, rule, { now })
  return 0
}

async function runRule(tx: Database, id: string, now: Date): Promise<number> {
  const rule = await holdDue(tx, id, now)
  if (rule === undefined || rule.nextDay === null) return 0
  const reason = await reasonToRest(tx, rule)
  if (reason !== null) {
    await settle(tx, rule, { now, state: 'paused', reason, pausedUntil: null })
    await tellOfRest(tx, rule, reason)
    return 0
  }
  const without = await settledDays(tx, rule.id, rule.nextDay)
  const isDue = (day: string) => instantOf(day, rule.at, rule.timezone) <= now
  const due = plannedDays(rule, { from: rule.nextDay, most: 10_000, until: isDue, without })
  const waits = rule.waitForDone && (await hasOpenTask(tx, rule.id))
  const makes = waits ? 0 : rule.catchUp === 'all' ? MOST_AT_ONCE : 1
  const early = due.slice(0, Math.max(0, due.length - makes))
  const passed = await recordDays(tx, rule, early, waits ? 'skipped' : 'missed', now)
  if (!waits && passed.length > 0) await tellOfMissed(tx, rule, passed.length)
  let made = 0
  for (const day of due.slice(early.length)) if (await makeDay(tx, rule, day, now)) made += 1
  await settle(tx, rule, { now, after: due.at(-1) ?? rule.nextDay, state: 'active', reason: null, pausedUntil: null, failures: 0 })
  return made
}

/** Makes the task of a day, unless something has become of that day already. */
async function makeDay(tx: Database, rule: RecurrenceRow, day: string, now: Date): Promise<string | null> {
  const [claimed] = await recordDays(tx, rule, [day], 'made', now)
  if (claimed === undefined || rule.authorId === null) return null
  const taskId = await makeTask(tx, rule, { day, authorId: rule.authorId, now })
  await tx.update(recurrenceRuns).set({ taskId }).where(sql`recurrence_id = ${rule.id} and day = ${day}`)
  return taskId
}

async function recordDays(tx: Database, rule: RecurrenceRow, days: readonly string[], outcome: 'made' | 'skipped' | 'missed', at: Date) {
  if (days.length === 0) return []
  const { companyId, projectId, id: recurrenceId } = rule
  return tx
    .insert(recurrenceRuns)
    .values(days.map((day) => ({ companyId, projectId, recurrenceId, day, outcome, at })))
    .onConflictDoNothing()
    .returning({ day: recurrenceRuns.day })
}

async function hasOpenTask(tx: Database, recurrenceId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from recurrence_runs u join tasks t on t.id = u.task_id where u.recurrence_id = ${recurrenceId} and not t.done and not t.is_archived limit 1`)
  return rows.length > 0
}

/** Why a rule cannot go on by itself: its project is read-only, its workspace’s plan has no rules, its author may not make tasks there any more. */
async function reasonToRest(tx: Database, rule: RecurrenceRow): Promise<RecurrenceRow['reason']> {
  const [place] = await tx
    .select({ project: projects, company: companies })
    .from(projects)
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .where(eq(projects.id, rule.projectId))
  if (place === undefined || isArchived(place.project)) return 'archived'
  if (isGated(place.company)) return 'plan'
  const { rows } = await tx.execute(sql`
    select 1 from company_members cm where cm.company_id = ${rule.companyId} and cm.person_id = ${rule.authorId} and (
      cm.person_id in (${place.project.ownerId}, ${place.company.ownerId})
      or exists (select 1 from project_members m where m.project_id = ${rule.projectId} and m.person_id = cm.person_id and m.role in ('admin', 'member')))`)
  return rows.length > 0 ? null : 'author'
}

/** Whether a failure is the rule's own: not that of a connection that broke, or of a database that stopped or was too busy. */
function isOfRule(error: unknown): boolean {
  if (error instanceof HostError) return true
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return /^(?!08|40|53|55|57)[0-9A-Z]{5}$/.test(cause?.code ?? code ?? '')
}

async function countFailure(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await holdRecurrence(tx, id)
    if (rule === undefined) return
    const failures = rule.failures + 1
    if (failures < FAILURES)
      await tx
        .update(recurrences)
        .set({ failures })
        .where(inCompany(recurrences, rule.companyId, id))
    else {
      await settle(tx, rule, { now: new Date(), state: 'paused', reason: 'failed', pausedUntil: null, failures: 0 })
      await tellOfRest(tx, rule, 'failed')
    }
  })
}

/** Makes the task of today at once; the next one is the day after. 409 when today has had its task already. Answers the task's id. */
export async function runNow(db: Database, held: RecurrenceRow, actorId: string, now = new Date()): Promise<string> {
  const today = dayAt(now, held.timezone)
  await db.delete(recurrenceRuns).where(sql`recurrence_id = ${held.id} and day = ${today} and outcome <> 'made'`)
  const taskId = await makeDay(db, { ...held, authorId: held.authorId ?? actorId }, today, now)
  if (taskId === null) throw conflict('A task was made for today already.')
  if (held.nextDay !== null && held.nextDay <= today) await settle(db, held, { now, after: today })
  return taskId
}
