// Sharing a task by an address for everybody: on, off, and what of a project is shared.
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { forbidden, projectArchived } from '../../errors.ts'
import { newToken } from '../../tokens.ts'
import { logActivity } from '../activities/activities.store.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { taskShares } from './task-shares.table.ts'

/** A task and how it is shared; null: it is not. */
export type TaskShare = {
  taskId: string
  code: string
  title: string
  share: { token: string; by: AuthorRow & { id: string }; sharedAt: Date } | null
}

/** Who switches, where, and whether they may end what others began. */
export type Switching = { place: { id: string; companyId: string }; actorId: string; mayEdit: boolean; isArchived: boolean }

function select(db: Database) {
  return db
    .select({ task: { id: tasks.id, number: tasks.number, title: tasks.title }, code: projects.code, row: taskShares, by: people })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(taskShares, and(eq(taskShares.taskId, tasks.id), eq(taskShares.companyId, tasks.companyId)))
    .leftJoin(people, eq(people.id, taskShares.sharedBy))
}

type Found = Awaited<ReturnType<typeof select>>[number]

function viewOf({ task, code, row, by }: Found): TaskShare {
  const share = row && by ? { token: row.token, by, sharedAt: row.sharedAt } : null
  return { taskId: task.id, code: `${code}-${task.number}`, title: task.title, share }
}

/** How a task of a project is shared; 404 for one that is not there. */
export async function readTaskShare(db: Database, place: Switching['place'], taskId: string): Promise<TaskShare> {
  const task = await findTask(db, place.id, taskId)
  const [found] = await select(db).where(and(eq(tasks.companyId, place.companyId), eq(tasks.projectId, place.id), eq(tasks.id, task.id)))
  if (found === undefined) throw new Error('The task was not returned.')
  return viewOf(found)
}

/** What of a project is shared, the newest first; at most 200. */
export async function listTaskShares(db: Database, place: Switching['place']): Promise<TaskShare[]> {
  const rows = await select(db)
    .where(and(eq(taskShares.companyId, place.companyId), eq(taskShares.projectId, place.id)))
    .orderBy(desc(taskShares.sharedAt), taskShares.taskId)
    .limit(200)
  return rows.map(viewOf)
}

/**
 * Switches the address of a task on or off. Off, it is dead for good; on again there is another one. Everybody who sees the task shares it (SHARE-05);
 * who does not edit tasks ends only what they shared themselves. Nothing of an archived project is shared anew.
 */
export function setTaskShare(
  db: Database,
  taskId: string,
  isOn: boolean,
  { place, actorId, mayEdit, isArchived }: Switching,
): Promise<TaskShare> {
  return db.transaction(async (tx) => {
    const task = await findTask(tx, place.id, taskId, 'lock')
    const { share } = await readTaskShare(tx, place, taskId)
    if (isOn === (share !== null)) return readTaskShare(tx, place, taskId)
    if (isOn) {
      if (isArchived) throw projectArchived()
      const { companyId, id: projectId } = place
      await tx.insert(taskShares).values({ taskId: task.id, companyId, projectId, token: newToken(), sharedBy: actorId })
    } else {
      if (!mayEdit && share?.by.id !== actorId) throw forbidden()
      await tx.delete(taskShares).where(and(eq(taskShares.companyId, place.companyId), eq(taskShares.taskId, task.id)))
    }
    const said = isOn ? 'shared the task with everybody who has its link' : 'ended the public link of the task'
    await logActivity(tx, task, actorId, { action: isOn ? 'task.share' : 'task.unshare', said })
    return readTaskShare(tx, place, taskId)
  })
}
