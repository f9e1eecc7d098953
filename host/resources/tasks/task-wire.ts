// A read task as calls answer it.
import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { toCreatedAt } from '../../wire.ts'
import { contentPath } from '../attachments/attachments.schema.ts'
import { readTask, type TaskView } from './task-view.store.ts'
import { taskShape, type WireTask } from './tasks.schema.ts'
import { type TaskRow, tasks } from './tasks.table.ts'

type Columns = (typeof tasks)['_']['columns']
type Instant<Value> = Value extends Date ? { timestamp: number } : Value

/** Columns that the wire has under their own names. */
type Own = { [Key in keyof TaskRow as Extract<Columns[Key]['_']['name'], keyof WireTask>]: Instant<TaskRow[Key]> }

const OWN = Object.values(getTableColumns(tasks)).flatMap(({ name, dataType }) =>
  name in taskShape.shape ? [[name as keyof Own, dataType === 'date'] as const] : [],
)

function ownOf(row: TaskView['row']): Own {
  const own: Partial<Record<keyof Own, unknown>> = {}
  for (const [name, dated] of OWN) own[name] = dated && row[name] !== null ? { timestamp: row[name] } : row[name]
  return own as Own
}

/** A read task on the wire; one that was sent by a form is by that, a deleted author is "Former member". */
export function toTask(view: TaskView, now = new Date()): WireTask {
  const { row, project, board, creator } = view
  const { company } = project
  const code = `${project.code}-${row.number}`
  return {
    ...ownOf(row),
    uuid: row.id,
    slug: code.toLowerCase(),
    code,
    company,
    project: { slug: project.slug, name: project.name, current_status: project.status },
    logged_user_role: project.role === 'unknown' ? null : { name: project.role },
    image: row.image === null ? null : contentPath(row.image, company.slug, project.slug),
    type: view.type,
    effort: view.effort,
    workflow: view.workflow,
    labels: view.labels,
    users: view.users,
    board_uuid: board?.uuid ?? null,
    board,
    is_favorite: row.is_favorite,
    settings: { is_draft: row.is_draft, is_archived: row.is_archived },
    time_tracker: row.timer_at,
    created_at: toCreatedAt(new Date(row.created_at * 1000), now),
    user:
      creator === null
        ? { name: row.form_title === null ? 'Former member' : `Form: ${row.form_title}`, avatar: null }
        : { name: creator.name, avatar: creator.avatar, username: creator.username },
    sprint: view.sprint,
    user_story: view.user_story,
    counts: {
      comments: row.comments_count,
      attachments: row.attachments_count,
      checklist_done: row.checklist_done,
      checklist_total: row.checklist_total,
      subtasks: row.subtasks,
      time_seconds: row.time_seconds,
    },
    attachments: [],
  }
}

/** Answers one task as the caller sees it; 404 when it is gone, or not in the project where one is given. */
export async function taskData(db: Database, viewerId: string, taskId: string, projectId?: string): Promise<{ data: WireTask }> {
  const view = await readTask(db, viewerId, taskId, projectId)
  if (view === undefined) throw notFound('This task does not exist or is not yours.')
  return { data: toTask(view) }
}
