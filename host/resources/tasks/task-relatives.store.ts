// The tasks under a task and the tasks above it.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTasks, type TaskView } from './task-view.store.ts'

/** The subtasks of a task in list order, at most 500. */
export function listSubtasks(db: Database, viewerId: string, taskId: string): Promise<TaskView[]> {
  return readTasks(
    db,
    viewerId,
    sql`select id, row_number() over (order by position, number desc) as place from tasks where parent_id = ${taskId} order by position, number desc limit 500`,
  )
}

/** The parent of a task, its parent and so on, nearest first. */
export function listAncestors(db: Database, viewerId: string, taskId: string): Promise<TaskView[]> {
  return readTasks(
    db,
    viewerId,
    sql`with recursive line as (
      select parent_id as id, 1 as place from tasks where id = ${taskId} and parent_id is not null
      union all select t.parent_id, line.place + 1 from tasks t join line on t.id = line.id where t.parent_id is not null and line.place < 100
    ) select id, place from line`,
  )
}
