// Changing time that was logged (TIME-08), and the tasks that somebody keeps in their week (TIME-05).
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { forbidden, invalid, notFound } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import type { LogLine } from '../audit-events/log-line.ts'
import { sentence } from '../audit-events/log-line.ts'
import { people } from '../people/people.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { seesProject } from '../projects/project-sight.ts'
import { type Place, projects } from '../projects/projects.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { timeEntries } from '../timer/time-entries.table.ts'
import { totalText } from './duration-text.ts'
import { checkNotInvoiced } from './invoiced-time.store.ts'
import { tellOfTime } from './time-news.store.ts'
import { timePins } from './time-pins.table.ts'
import { checkStretch, findTimeEntry, type TimeEntryView } from './time-trackings.store.ts'

/** What a change names; what it leaves out stays. */
export type TimeChange = {
  start?: Date | undefined
  end?: Date | undefined
  comment?: string | null | undefined
  taskId?: string | undefined
}

/**
 * Changes an entry of a project: its author may, and admins; 403 for others, 404 for unknown ones, 422 as for a new one. What is the same afterwards
 * is no change. The log of the task says so, and so does that of the task it went to.
 */
export function changeTimeEntry(
  db: Database,
  { projectId, actorId, admin }: { projectId: string; actorId: string; admin: boolean },
  id: number,
  { start, end, comment, taskId }: TimeChange,
): Promise<TimeEntryView> {
  return db.transaction(async (tx) => {
    await tx.select({ id: timeEntries.id }).from(timeEntries).where(eq(timeEntries.id, id)).for('update')
    const was = await findTimeEntry(tx, projectId, id)
    if (was.personId !== actorId && !admin) throw forbidden('Only an admin can change the time of others.')
    const next = {
      startedAt: start ?? was.startedAt,
      endedAt: end ?? was.endedAt,
      comment: comment === undefined ? was.comment : (comment ?? ''),
    }
    // What is not touched was accepted: an old entry's comment can be changed, however long it is.
    if (start !== undefined || end !== undefined) checkStretch(next.startedAt, next.endedAt)
    await checkNotInvoiced(tx, id)
    const [task, target] = [await findTask(tx, projectId, was.taskId), await findTask(tx, projectId, taskId ?? was.taskId)]
    const timed = next.startedAt.getTime() !== was.startedAt.getTime() || next.endedAt.getTime() !== was.endedAt.getTime()
    const moved = target.id !== task.id
    if (!timed && !moved && next.comment === was.comment) return was
    await tx
      .update(timeEntries)
      .set({ ...next, ...(moved && { taskId: target.id }), editedBy: actorId, editedAt: new Date() })
      .where(inCompany(timeEntries, task.companyId, id))
    const now = await findTimeEntry(tx, projectId, id)
    const whose = was.personId === actorId ? '' : sentence` of ${was.person.name}`
    const lines: LogLine[] = []
    if (now.seconds !== was.seconds) lines.push(`changed logged time${whose} from ${totalText(was.seconds)} to ${totalText(now.seconds)}`)
    else if (timed) lines.push(`changed when ${totalText(now.seconds)}${whose} was logged`)
    if (next.comment !== was.comment) lines.push(`changed the comment on logged time${whose}`)
    await logActivity(tx, task, actorId, ...lines.map((said) => ({ action: 'time.change', said }) as const))
    if (moved) await logMove(tx, projectId, { task, target, actorId, what: `${totalText(now.seconds)}${whose}` })
    await tellOfTime(tx, target, { personId: was.personId, actorId })
    return now
  })
}

type Moved = { task: typeof tasks.$inferSelect; target: typeof tasks.$inferSelect; actorId: string; what: string }

async function logMove(db: Database, projectId: string, { task, target, actorId, what }: Moved): Promise<void> {
  const [project] = await db.select({ code: projects.code }).from(projects).where(eq(projects.id, projectId))
  const codeOf = ({ number }: Moved['task']) => `${project?.code ?? ''}-${number}`
  await logActivity(db, task, actorId, { action: 'time.move', said: sentence`moved ${what} to ${codeOf(target)}` })
  await logActivity(db, target, actorId, { action: 'time.move', said: sentence`moved ${what} here from ${codeOf(task)}` })
}

/** The id of somebody who may log time in a project; 422 for everybody else, so that nobody is given time they could not have logged. */
export async function findWorker(
  db: Database,
  project: Place & { ownerId: string },
  companyOwnerId: string,
  username: string,
): Promise<string> {
  const seat = and(
    eq(projectMembers.personId, people.id),
    eq(projectMembers.projectId, project.id),
    inArray(projectMembers.role, ['admin', 'member']),
  )
  const [found] = await db
    .select({ id: people.id })
    .from(people)
    .leftJoin(projectMembers, seat)
    .where(
      and(eq(people.username, username), or(sql`${projectMembers.id} is not null`, inArray(people.id, [project.ownerId, companyOwnerId]))),
    )
  if (found === undefined) throw invalid({ username: ['This person does not log time in this project.'] })
  return found.id
}

/** Keeps a task of the workspace in a person's week, or lets it go; 404 for one that they do not see. */
export async function setTimePin(db: Database, companyId: string, personId: string, taskId: string, pinned: boolean): Promise<void> {
  const itself = and(eq(timePins.personId, personId), eq(timePins.taskId, taskId), eq(timePins.companyId, companyId))
  if (!pinned) {
    await db.delete(timePins).where(itself)
    return
  }
  const [task] = await db
    .select({ companyId: tasks.companyId, projectId: tasks.projectId })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.companyId, companyId), seesProject(sql`${personId}::uuid`, sql`${tasks.projectId}`)))
  if (task === undefined) throw notFound('This task does not exist or is not yours.')
  await db
    .insert(timePins)
    .values({ ...task, personId, taskId })
    .onConflictDoNothing()
}
