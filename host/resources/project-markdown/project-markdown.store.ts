// The tasks of a project with all that was written on them, a stretch at a time (EXPORT-03).
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type ChecklistFamily, listChecklist } from '../checklists/checklists.store.ts'
import { readTasksOf, type TaskView } from '../tasks/task-view.store.ts'
import { workflows } from '../templates/templates.table.ts'

/** Descriptions and comments may be megabytes each: few tasks are held at once. */
const PER_STRETCH = 50

/** A comment on a task. */
export type WrittenComment = { html: string; by: string; createdAt: string }

/** A task, and what was written on it. */
export type WrittenTask = { task: TaskView; checklist: readonly ChecklistFamily[]; comments: readonly WrittenComment[] }

type Found = WrittenComment & { taskId: string }

/** The statuses of a project in their order. */
export async function statusTitles(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ title: workflows.title })
    .from(workflows)
    .where(eq(workflows.projectId, projectId))
    .orderBy(asc(workflows.position))
  return rows.map(({ title }) => title)
}

/** Reads tasks in the order of `ids`; those that are deleted meanwhile are left out. */
export async function* readWritten(db: Database, viewerId: string, ids: readonly string[]): AsyncGenerator<WrittenTask> {
  for (let at = 0; at < ids.length; at += PER_STRETCH) {
    const tasks = await readTasksOf(db, viewerId, ids.slice(at, at + PER_STRETCH), 'whole')
    const talked = tasks.flatMap(({ row }) => (row.comments_count > 0 ? [row.id] : []))
    const found = talked.length === 0 ? [] : await commentsOn(db, talked)
    for (const task of tasks) {
      const { id, checklist_total: items } = task.row
      const comments = found.filter(({ taskId }) => taskId === id)
      yield { task, checklist: items > 0 ? await listChecklist(db, id) : [], comments }
    }
  }
}

async function commentsOn(db: Database, taskIds: readonly string[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select c.task_id as "taskId", c.html, coalesce(a.name, c.author_name, 'Former member') as by, c.created_at as "createdAt"
    from comments c left join people a on a.id = c.author_id where c.task_id = any(${sql.param(taskIds)}::uuid[]) order by c.id`)
  return rows
}
