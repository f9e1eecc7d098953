// Who hears of what happens to a task: those who are put on it or taken off, and everybody on it, or who made it, when somebody else changes it.
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { aboutTask, tell, withdrawReasons } from '../notifications/notifications.store.ts'
import { workflows } from '../templates/templates.table.ts'
import type { TaskRow } from './tasks.table.ts'

/** As much of a task as news about it needs. */
export type ToldTask = Pick<TaskRow, 'id' | 'companyId' | 'projectId' | 'title'>

/** How long before its due date somebody is reminded of a task, in ms. */
export const DUE_SOON_MS = 24 * 3_600_000

/** Tells people that a task is theirs now, or, where they had not read yet that it was not any more, takes that back. */
export function tellAssigned(db: Database, task: ToldTask, actorId: string, personIds: readonly string[]): Promise<void> {
  return tell(db, { ...aboutTask(task), to: { ids: personIds }, actorId, reason: 'assigned', undoes: 'unassigned' })
}

/** Tells a person that a task is not theirs any more; an assignment they have not read about is taken back instead. */
export function tellUnassigned(db: Database, task: ToldTask, actorId: string, personId: string): Promise<void> {
  return tell(db, { ...aboutTask(task), to: { ids: [personId] }, actorId, reason: 'unassigned', undoes: 'assigned' })
}

/** Tells of what changed from one row to the next: done, status, due date. Everything else is in the log alone. */
export async function tellOfTaskChange(db: Database, before: TaskRow, changed: Partial<TaskRow>, actorId: string): Promise<void> {
  const after = { ...before, ...changed }
  const news = { ...aboutTask(after), to: { ofTask: after.id }, actorId }
  const moved = before.dueDate?.getTime() !== after.dueDate?.getTime()
  if (moved || (after.done && !before.done)) await withdrawReminders(db, before, news.topic)
  if (before.done !== after.done)
    await tell(db, { ...news, ...(after.done ? { reason: 'done', undoes: 'reopened' } : { reason: 'reopened', undoes: 'done' }) })
  // Done takes the status along (decision 019): one act, told once.
  else if (before.workflowId !== after.workflowId) {
    const titles = await workflowTitles(db, [before.workflowId, after.workflowId])
    await tell(db, { ...news, reason: 'status', detail: { from: titles[0] ?? '', to: titles[1] ?? '' } })
  }
  if (moved) {
    const [from, to] = [before, after].map(({ dueDate }) => dueDate?.toISOString() ?? null)
    await tell(db, { ...news, reason: 'due_date', detail: { from: from ?? null, to: to ?? null } })
    await skipDueSoon(db, after)
  }
}

/** Takes unread reminders back. Who lost one is reminded anew, should the task be open and due again: it may have been done by mistake. */
async function withdrawReminders(db: Database, { id, dueDate }: TaskRow, topic: string): Promise<void> {
  const people = await withdrawReasons(db, [topic], ['due_soon', 'overdue'])
  if (people.length === 0 || dueDate === null) return
  await db.execute(sql`
    delete from due_reminders where task_id = ${id} and due_date = ${dueDate.toISOString()}::timestamptz and person_id = any(${sql.param(people)}::uuid[])`)
}

/** Whoever is on a task whose due date is set to within a day knows it by that: no reminder follows at once. */
export async function skipDueSoon(db: Database, { id, dueDate }: Pick<TaskRow, 'id' | 'dueDate'>, now = new Date()): Promise<void> {
  if (dueDate === null || dueDate.getTime() > now.getTime() + DUE_SOON_MS) return
  await db.execute(sql`
    insert into due_reminders (company_id, project_id, task_id, person_id, kind, due_date)
    select company_id, project_id, task_id, person_id, 'due_soon', ${dueDate.toISOString()}::timestamptz from task_people where task_id = ${id}
    on conflict do nothing`)
}

async function workflowTitles(db: Database, ids: number[]): Promise<(string | undefined)[]> {
  const rows = await db.select({ id: workflows.id, title: workflows.title }).from(workflows).where(inArray(workflows.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.title)
}
