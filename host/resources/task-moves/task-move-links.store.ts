// What follows tasks into their project: labels, news, and the links between parents and subtasks.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { MoveEnd } from './task-move-read.store.ts'

/** Gives tasks that have arrived their labels there, and makes what people were told about them, and the notes that they were made of, lead there. */
export async function settleAfterMove(
  tx: Database,
  from: MoveEnd,
  { company, project }: MoveEnd,
  tasks: readonly { id: string; labels: number[] }[],
): Promise<void> {
  const labels = tasks.flatMap(({ id, labels }) => [...new Set(labels)].map((label) => ({ task: id, label })))
  await tx.execute(sql`
    insert into task_labels (company_id, project_id, task_id, label_id)
    select ${company.id}::uuid, ${project.id}::uuid, l.task, l.label
    from json_to_recordset(${JSON.stringify(labels)}::json) as l (task uuid, label int) on conflict do nothing`)
  await tx.execute(sql`
    update notifications set project_id = ${project.id}
    where topic = any(${sql.param(tasks.map(({ id }) => `task:${id}`))}::text[]) and company_id = ${company.id} and project_id is distinct from ${project.id}`)
  if (from.company.id !== company.id)
    await tx.execute(sql`
      update note_tasks set company_id = ${company.id}
      where company_id = ${from.company.id} and task_id = any(${sql.param(tasks.map(({ id }) => id))}::uuid[])`)
}

/**
 * Puts a task of a project that has no parent below another one of it; false where that cannot be: one of them is elsewhere or gone, it has a
 * parent, or the other stands below it.
 */
export async function linkBelow(tx: Database, projectId: string, childId: string, parentId: string): Promise<boolean> {
  // As a change of the parent takes it, so that two tasks cannot become each other's parent at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`parents ${projectId}`}))`)
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select id, parent_id from tasks where id = ${parentId} and project_id = ${projectId}
      union select t.id, t.parent_id from tasks t join above on t.id = above.parent_id
    ) update tasks set parent_id = ${parentId}
    where id = ${childId} and project_id = ${projectId} and parent_id is null
      and exists (select 1 from above) and not exists (select 1 from above where id = ${childId}) returning 1`)
  return rows.length > 0
}
