// Makes, changes and deletes rules.
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, forbidden, invalid } from '../../errors.ts'
import { cleanHtml } from '../../html.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import type { AuditAction } from '../audit-events/audit-nouns.ts'
import { findBoard } from '../boards/boards.store.ts'
import { withdrawTopic } from '../notifications/notifications.store.ts'
import type { ProjectRole } from '../projects/projects.store.ts'
import type { Place } from '../projects/projects.table.ts'
import { peopleOnProject } from '../tasks/task-people.store.ts'
import { forgetRecurrences } from '../tasks/task-references.store.ts'
import { findTemplate } from '../templates/templates.store.ts'
import { taskLike } from './recurrence-like.store.ts'
import { recurrenceGone } from './recurrence-list.store.ts'
import { holdRecurrence, settle } from './recurrence-next.store.ts'
import { recurrenceRuns } from './recurrence-runs.table.ts'
import type { recurrenceBody, recurrenceChange } from './recurrences.schema.ts'
import { type RecurrenceRow, recurrences, type TaskToMake } from './recurrences.table.ts'
import { isAfterDone } from './rule.ts'
import { addDays, dayAt, plannedDays } from './rule-days.ts'

/** Rules that a workspace may have. */
export const MOST_RULES = 1000

type NewBody = z.infer<typeof recurrenceBody>
type ChangeBody = z.infer<typeof recurrenceChange>
type TaskBody = NonNullable<ChangeBody['task']>

/** Makes a rule; answers its id. 409 where the workspace has as many as it may, 422 where nothing would ever come of it. */
export async function createRecurrence(db: Database, place: Place, authorId: string, body: NewBody, now = new Date()): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from companies where id = ${place.companyId} for no key update`)
    const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from recurrences where company_id = ${place.companyId}`)
    if ((rows[0]?.n ?? 0) >= MOST_RULES) throw conflict('A workspace has at most 1,000 rules.')
    const values = {
      ...columnsOf(body),
      rule: body.rule,
      mode: modeOf(body.rule),
      at: body.time,
      timezone: body.timezone,
      startOn: body.start_on ?? dayAt(now, body.timezone),
      task: await taskOf(tx, place, body.task, body.task_uuid ? await taskLike(tx, place.id, body.task_uuid) : undefined),
    }
    const [made] = await tx
      .insert(recurrences)
      .values({ companyId: place.companyId, projectId: place.id, authorId, ...values })
      .returning()
    if (made === undefined) throw new Error('The new rule was not returned.')
    if (body.task_uuid) await beginWith(tx, made, body.task_uuid, now)
    await settleOrRefuse(tx, { ...made, at: body.time }, {}, now)
    await logRule(tx, made, authorId, 'rule.create', 'created the rule')
    return made.id
  })
}

/** A task becomes the first of a rule: today's (RECUR-14). */
async function beginWith(tx: Database, rule: RecurrenceRow, taskId: string, now: Date): Promise<void> {
  const { companyId, projectId, id: recurrenceId } = rule
  const day = dayAt(now, rule.timezone)
  await tx.insert(recurrenceRuns).values({ companyId, projectId, recurrenceId, day, outcome: 'made', taskId, at: now })
  await tx.execute(sql`update tasks set recurrence_id = ${recurrenceId} where id = ${taskId}`)
}

/** Changes a rule; made tasks and skipped days stay (RECUR-16). */
export async function changeRecurrence(db: Database, place: Doer, id: string, body: ChangeBody, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await ownRecurrence(tx, place.id, id)
    const change: Partial<RecurrenceRow> = {
      ...columnsOf(body),
      ...(body.rule !== undefined && { rule: body.rule, mode: modeOf(body.rule) }),
      ...(body.time !== undefined && { at: body.time }),
      ...(body.timezone !== undefined && { timezone: body.timezone }),
      ...(body.start_on !== undefined && { startOn: body.start_on }),
      ...(body.task !== undefined && { task: await taskOf(tx, place, body.task, rule.task) }),
    }
    const timed = ['rule', 'at', 'timezone', 'startOn', 'endsOn', 'endsAfter'].some((name) => name in change)
    if (timed) await settleOrRefuse(tx, rule, change, now)
    else
      await tx
        .update(recurrences)
        .set(change)
        .where(inCompany(recurrences, place.companyId, id))
    await logRule(tx, rule, place.actorId, 'rule.change', 'changed the rule')
  })
}

async function settleOrRefuse(tx: Database, rule: RecurrenceRow, change: Partial<RecurrenceRow>, now: Date): Promise<void> {
  await settle(tx, rule, { ...change, now })
  const after = await holdRecurrence(tx, rule.id)
  if (after?.state === 'ended') throw invalid({ rule: ['No date would ever come of this.'] })
}

/** Pauses a rule: until a day, or until it is resumed. */
export async function pauseRecurrence(
  db: Database,
  { id: projectId, actorId }: Doer,
  id: string,
  until: string | null,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await ownRecurrence(tx, projectId, id)
    if (rule.state === 'ended') throw conflict('This rule has ended.')
    if (until !== null && until <= dayAt(now, rule.timezone)) throw invalid({ until: ['Choose a day to come.'] })
    await settle(tx, rule, { now, state: 'paused', reason: null, pausedUntil: until })
    await logRule(tx, rule, actorId, 'rule.pause', until === null ? 'paused the rule' : `paused the rule until ${until}`)
  })
}

/** Lets a paused rule go on from its next day, without catching up. */
export async function resumeRecurrence(db: Database, { id: projectId, actorId }: Doer, id: string, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await ownRecurrence(tx, projectId, id)
    if (rule.state !== 'paused') return
    await settle(tx, rule, { now, state: 'active', reason: null, pausedUntil: null, failures: 0 })
    await logRule(tx, rule, actorId, 'rule.resume', 'let the rule go on')
  })
}

/** Skips a day of a rule, or takes that back. 422 for a day that is none of its days to come. */
export async function skipDay(
  db: Database,
  { id: projectId, actorId }: Doer,
  id: string,
  { day, skipped }: { day: string; skipped: boolean },
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await ownRecurrence(tx, projectId, id)
    const [planned] = plannedDays(rule, { from: day, most: 1 })
    const isNone = planned !== day || (skipped && isAfterDone(rule.rule) && day !== rule.nextDay)
    if (isNone || day < dayAt(now, rule.timezone)) throw invalid({ day: ['This is no day of the rule to come.'] })
    if (skipped) {
      const { companyId, id: recurrenceId } = rule
      await tx.insert(recurrenceRuns).values({ companyId, projectId, recurrenceId, day, outcome: 'skipped', at: now }).onConflictDoNothing()
    } else {
      await tx
        .delete(recurrenceRuns)
        .where(and(eq(recurrenceRuns.recurrenceId, id), eq(recurrenceRuns.day, day), eq(recurrenceRuns.outcome, 'skipped')))
    }
    // What is due just now and not made yet stays the next.
    const { nextDay } = rule
    if (nextDay === null || (skipped ? day === nextDay : day < nextDay))
      await settle(tx, rule, { now, after: skipped ? day : addDays(day, -1) })
    await logRule(tx, rule, actorId, 'rule.skip', skipped ? `skipped ${day}` : `took back that ${day} is skipped`)
  })
}

/** Deletes a rule; its tasks stay. Its author and admins only. */
export async function deleteRecurrence(
  db: Database,
  projectId: string,
  id: string,
  by: { personId: string; role: ProjectRole },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rule = await ownRecurrence(tx, projectId, id)
    if (rule.authorId !== by.personId && by.role !== 'admin') throw forbidden()
    await withdrawTopic(tx, `recurrence:${id}`)
    await logRule(tx, rule, by.personId, 'rule.delete', 'deleted the rule')
    await forgetRecurrences(tx, rule.companyId, sql`${id}::uuid`)
    await tx.delete(recurrences).where(inCompany(recurrences, rule.companyId, id))
  })
}

async function logRule(tx: Database, rule: RecurrenceRow, actorId: string, action: AuditAction, said: string): Promise<void> {
  await record(tx, rule, actorId, { action, said, target: { kind: 'rule', id: rule.id, label: rule.task.title } })
}

/** A rule of a project, held until the transaction ends; 404 when it is unknown or elsewhere. */
export async function ownRecurrence(tx: Database, projectId: string, id: string): Promise<RecurrenceRow> {
  const rule = await holdRecurrence(tx, id)
  if (rule === undefined || rule.projectId !== projectId) throw recurrenceGone()
  return rule
}

const modeOf = (rule: string) => (isAfterDone(rule) ? ('after_done' as const) : ('calendar' as const))

function columnsOf(body: ChangeBody) {
  return {
    ...(body.due_after !== undefined && { dueAfter: body.due_after }),
    ...(body.ends_on !== undefined && { endsOn: body.ends_on }),
    ...(body.ends_after !== undefined && { endsAfter: body.ends_after }),
    ...(body.catch_up !== undefined && { catchUp: body.catch_up }),
    ...(body.wait_for_done !== undefined && { waitForDone: body.wait_for_done }),
  }
}

/** What is to be made, everything in it of the project; what is absent stays as it was. */
async function taskOf(tx: Database, place: Place, body: TaskBody, before?: TaskToMake): Promise<TaskToMake> {
  const { id: projectId } = place
  const template = async (kind: 'workflow' | 'type' | 'effort', id: number | null | undefined, field: string, noun: string) => {
    if (id && !(await findTemplate(tx, projectId, kind, id))) throw invalid({ [`task.${field}`]: [`This ${noun} is not in the project.`] })
    return id
  }
  const workflowId = await template('workflow', body.workflow_id, 'workflow_id', 'status')
  const typeId = await template('type', body.type_id, 'type_id', 'type')
  const effortId = await template('effort', body.effort_id, 'effort_id', 'effort')
  const boardId = body.board_uuid
  if (boardId && !(await findBoard(tx, projectId, boardId))) throw invalid({ 'task.board_uuid': ['This board is not in the project.'] })
  const kept = <Value>(value: Value | undefined, old: Value | undefined, none: Value): Value =>
    value === undefined ? (old ?? none) : value
  return {
    title: kept(body.title, before?.title, ''),
    description: kept(body.description === undefined ? undefined : cleanHtml(body.description), before?.description, null),
    workflowId: kept(workflowId, before?.workflowId, null),
    typeId: kept(typeId, before?.typeId, null),
    effortId: kept(effortId, before?.effortId, null),
    boardId: kept(boardId, before?.boardId, null),
    labels: kept(await labelsOf(tx, projectId, body.labels), before?.labels, []),
    people: kept(await peopleIdsOf(tx, projectId, body.members), before?.people, []),
    checklist: kept(body.checklist, before?.checklist, []),
  }
}

async function labelsOf(tx: Database, projectId: string, ids: number[] | undefined): Promise<number[] | undefined> {
  if (ids === undefined || ids.length === 0) return ids
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from labels where project_id = ${projectId} and id = any(${sql.param(ids)}::int[]) order by id`,
  )
  if (rows.length < new Set(ids).size) throw invalid({ 'task.labels': ['This label is not in the project.'] })
  return rows.map(({ id }) => id)
}

async function peopleIdsOf(tx: Database, projectId: string, usernames: string[] | undefined): Promise<string[] | undefined> {
  if (usernames === undefined) return undefined
  const people = await peopleOnProject(tx, projectId, usernames)
  const stranger = usernames.find((username) => !people.some((person) => person.username === username))
  if (stranger !== undefined) throw invalid({ 'task.members': [`${stranger} is not on the project.`] })
  return people.map(({ id }) => id)
}
