// A read task as calls answer it.
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { toCreatedAt } from '../../wire.ts'
import { contentPath } from '../attachments/attachments.schema.ts'
import { readTask, type TaskView } from './task-view.store.ts'
import type { WireTask } from './tasks.schema.ts'

const instant = (timestamp: number | null) => (timestamp === null ? null : { timestamp })

/** A read task on the wire; a deleted author is "Former member". */
export function toTask(view: TaskView, now = new Date()): WireTask {
  const { row, project, board, creator } = view
  const { company } = project
  const code = `${project.code}-${row.number}`
  return {
    uuid: row.id,
    slug: code.toLowerCase(),
    code,
    title: row.title,
    description: row.description,
    done: row.done,
    estimative: row.estimative,
    position: row.position,
    parent_id: row.parent_id,
    start_date: instant(row.start_date),
    due_date: instant(row.due_date),
    updated_at: { timestamp: row.updated_at },
    company,
    project: { slug: project.slug, name: project.name },
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
        ? { name: 'Former member', avatar: null }
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
