// Reads what is public of a task.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { publicHtml } from '../../html.ts'
import type { PublicTask } from './public-tasks.schema.ts'

/** Where a shared task is said to be. */
export type PublicAddress = { uuid: string; companySlug: string; projectSlug: string; key: string }

type Row = Omit<PublicTask, 'start_date' | 'due_date' | 'updated_at'> & {
  start_at: number | null
  due_at: number | null
  updated_at: number
}

const seconds = (column: string) => sql.raw(`floor(extract(epoch from ${column}))::float8`)

/** The task of a shared link. 404 unless all parts of the address belong together and the task is shared by this key, and for drafts and archived tasks. */
export async function readPublicTask(db: Database, { uuid, companySlug, projectSlug, key }: PublicAddress): Promise<PublicTask> {
  const { rows } = await db.execute<Row>(sql`
    select t.id as uuid, p.code || '-' || t.number as code, t.title, t.description, t.done, t.estimative,
      json_build_object('slug', c.slug, 'name', c.name) as company,
      json_build_object('slug', p.slug, 'name', p.name) as project,
      json_build_object('title', wo.title, 'color', wo.color) as workflow,
      (select json_build_object('title', ty.title, 'color', ty.color) from task_types ty where ty.id = t.type_id) as type,
      (select coalesce(json_agg(json_build_object('title', l.title, 'color', l.color) order by lower(l.title)), '[]')
        from task_labels tl join labels l on l.id = tl.label_id where tl.task_id = t.id) as labels,
      (select coalesce(json_agg(json_build_object('name', a.name) order by tp.assigned_at, a.name), '[]')
        from task_people tp join people a on a.id = tp.person_id where tp.task_id = t.id) as assignees,
      json_build_object('done', t.checklist_done, 'total', t.checklist_total) as checklist,
      ${seconds('t.start_date')} as start_at, ${seconds('t.due_date')} as due_at, ${seconds('t.updated_at')} as updated_at
    from tasks t
    join task_shares s on s.company_id = t.company_id and s.task_id = t.id and s.token = ${key}
    join projects p on p.id = t.project_id and p.deleted_at is null
    join companies c on c.id = t.company_id and c.deletion_at is null
    join workflows wo on wo.id = t.workflow_id
    where t.id = ${uuid} and c.slug = ${companySlug} and p.slug = ${projectSlug} and not t.is_draft and not t.is_archived`)
  const [row] = rows
  if (!row) throw notFound()
  const { start_at, due_at, updated_at, description, ...task } = row
  const instant = (at: number | null) => (at === null ? null : { timestamp: at })
  return {
    ...task,
    description: publicHtml(description),
    start_date: instant(start_at),
    due_date: instant(due_at),
    updated_at: { timestamp: updated_at },
  }
}
