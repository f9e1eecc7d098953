// Every query about stars.
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { favourites } from './favourites.table.ts'

/** Turns a person's star on a task round (REST-31); true when it is on now. */
export async function toggleFavourite(db: Database, projectId: string, taskId: string, personId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const removed = await tx
      .delete(favourites)
      .where(and(eq(favourites.personId, personId), eq(favourites.taskId, taskId)))
      .returning({ taskId: favourites.taskId })
    if (removed.length > 0) return false
    await tx.insert(favourites).values({ companyId: task.companyId, projectId: task.projectId, taskId, personId })
    return true
  })
}
