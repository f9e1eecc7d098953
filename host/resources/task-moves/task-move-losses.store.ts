// Says what a move would take away, before it is made.
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { type Loss, lossesOf } from './task-move.kept.ts'
import { catalogueOf, descendantsOf, type MoveEnd, peopleAround, readMoving, whoSees } from './task-move-read.store.ts'

/** What tasks of a project, perhaps with their subtasks, would lose on their way to another one, and how many subtasks they have beside themselves. */
export async function previewMove(
  db: Database,
  from: MoveEnd,
  to: MoveEnd,
  taskIds: string[],
  withSubtasks: boolean,
): Promise<{ subtasks: number; losses: Loss[] }> {
  const ids = [...new Set(taskIds)]
  const own = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.projectId, from.project.id), inArray(tasks.id, ids)))
  if (own.length < ids.length) throw notFound('This task does not exist or is not yours.')
  const below = await descendantsOf(db, ids)
  if (from.project.id === to.project.id) return { subtasks: below.length, losses: [] }
  const all = withSubtasks ? [...ids, ...below] : ids
  const moving = await readMoving(db, all)
  const there = await catalogueOf(db, to.project.id)
  const sees = await whoSees(db, to, peopleAround(moving))
  const along = new Set(all)
  const losses = moving.flatMap((task) => lossesOf(task, { there, along, sees, prefix: from.project.code }))
  return { subtasks: below.length, losses }
}
