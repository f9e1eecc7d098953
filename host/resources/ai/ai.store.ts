// What suggestions are made from: the task, its project's labels, and tasks that carry them.
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listLabels } from '../labels/labels.store.ts'
import { labels, taskLabels } from '../labels/labels.table.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { findTemplate } from '../templates/templates.store.ts'
import type { LabelWorld } from './label-rules.ts'
import type { TaskText } from './title-rules.ts'

/** Labelled tasks that are compared with, the ones changed last. */
const NEIGHBOURS = 1_000

/** The texts of a task of the project; 404 otherwise. */
export async function readTaskText(db: Database, projectId: string, taskId: string): Promise<TaskText> {
  const task = await findTask(db, projectId, taskId)
  const type = task.typeId === null ? undefined : await findTemplate(db, projectId, 'type', task.typeId)
  return { title: task.title, description: task.description, type: type?.title ?? null }
}

/** The project's labels, the task's own, and the other labelled tasks. */
export async function readLabelWorld(db: Database, projectId: string, taskId: string): Promise<LabelWorld> {
  const own = await db
    .select({ title: labels.title })
    .from(taskLabels)
    .innerJoin(labels, and(eq(labels.projectId, taskLabels.projectId), eq(labels.id, taskLabels.labelId)))
    .where(eq(taskLabels.taskId, taskId))
  const neighbours = await db
    .select({ title: tasks.title, labels: sql<string[]>`array_agg(${labels.title})` })
    .from(taskLabels)
    .innerJoin(tasks, eq(tasks.id, taskLabels.taskId))
    .innerJoin(labels, and(eq(labels.projectId, taskLabels.projectId), eq(labels.id, taskLabels.labelId)))
    .where(and(eq(taskLabels.projectId, projectId), ne(taskLabels.taskId, taskId)))
    .groupBy(tasks.id, tasks.title, tasks.updatedAt)
    .orderBy(desc(tasks.updatedAt))
    .limit(NEIGHBOURS)
  const all = await listLabels(db, projectId)
  return { labels: all.map(({ title, color }) => ({ title, color })), carried: own.map(({ title }) => title), neighbours }
}
