// Copies a checklist along with its task. Apart from the other queries, because those build on the tasks that build on this.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'

/** Copies the checklist of a task, done or not, to another task of its project. */
export async function copyChecklist(db: Database, taskId: string, copy: TaskRow, authorId: string): Promise<void> {
  // Ids are drawn beforehand and in order, so that children find the copies of their parents in the same statement.
  await db.execute(sql`
    with source as materialized (
      select id, parent_id, title, done, nextval(pg_get_serial_sequence('checklist_items', 'id'))::int as new_id
      from (select * from checklist_items where task_id = ${taskId} order by id) as items
    )
    insert into checklist_items (id, company_id, project_id, task_id, parent_id, title, done, author_id) overriding system value
    select new_id, ${copy.companyId}::uuid, ${copy.projectId}::uuid, ${copy.id}::uuid,
      (select parent.new_id from source parent where parent.id = source.parent_id), title, done, ${authorId}::uuid
    from source order by source.new_id`)
}
