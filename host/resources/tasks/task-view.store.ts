// Reads tasks with everything a row or a detail shows, in one query for any number of them.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'

type Person = { uuid: string; username: string; name: string; avatar: string | null; headline: string | null }
type Coloured = { id: number; title: string; color: string }

/** A task with its surroundings; instants are seconds since the epoch. */
export type TaskView = {
  uuid: string
  project_id: string
  company_id: string
  number: number
  title: string
  description: string | null
  done: boolean
  estimative: number
  image: string | null
  position: number
  parent_id: string | null
  is_draft: boolean
  is_archived: boolean
  start_at: number | null
  due_at: number | null
  created_at: number
  updated_at: number
  company: { slug: string; subscription: 'free' | 'paid' | 'lifetime'; unlimited_workspaces: boolean }
  project: { slug: string; name: string }
  project_code: string
  role: 'admin' | 'member' | 'restrict' | 'guest' | 'unknown'
  type: Coloured | null
  effort: { id: number; title: string; effort: number } | null
  workflow: Coloured | null
  board: { uuid: string; label: string } | null
  sprint: { id: number; slug: string; title: string; timebox: string } | null
  user_story: { id: number; slug: string; title: string; code: string } | null
  labels: Coloured[]
  users: Person[]
  creator: { username: string; name: string; avatar: string | null } | null
  is_favorite: boolean
  timer_at: number | null
  subtasks: number
  comments_count: number
  attachments_count: number
  checklist_done: number
  checklist_total: number
  time_seconds: number
}

const seconds = (column: string) => sql.raw(`floor(extract(epoch from ${column}))::float8`)

const columns = sql`
  t.id as uuid, t.project_id, t.company_id, t.number, t.title, t.done, t.estimative, t.image, t.position, t.parent_id,
  t.is_draft, t.is_archived, t.comments_count, t.attachments_count, t.checklist_done, t.checklist_total, t.time_seconds,
  ${seconds('t.start_date')} as start_at, ${seconds('t.due_date')} as due_at,
  ${seconds('t.created_at')} as created_at, ${seconds('t.updated_at')} as updated_at,
  json_build_object('slug', c.slug, 'subscription', c.subscription, 'unlimited_workspaces', c.unlimited_workspaces) as company,
  json_build_object('slug', p.slug, 'name', p.name) as project, p.code as project_code,
  (select json_build_object('id', ty.id, 'title', ty.title, 'color', ty.color) from task_types ty where ty.id = t.type_id) as type,
  (select json_build_object('id', ef.id, 'title', ef.title, 'effort', ef.hours) from task_efforts ef where ef.id = t.effort_id) as effort,
  json_build_object('id', wo.id, 'title', wo.title, 'color', wo.color) as workflow,
  (select json_build_object('uuid', bo.id, 'label', bo.name) from boards bo where bo.id = t.board_id) as board,
  (select json_build_object('id', sp.id, 'slug', sp.slug, 'title', sp.title, 'timebox', sp.start_date || ' – ' || sp.end_date) from sprints sp where sp.id = t.sprint_id) as sprint,
  (select json_build_object('id', us.id, 'slug', us.slug, 'title', us.title, 'code', us.code) from user_stories us where us.id = t.user_story_id) as user_story,
  (select json_build_object('username', cr.username, 'name', cr.name, 'avatar', cr.avatar) from people cr where cr.id = t.creator_id) as creator,
  (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'color', l.color) order by lower(l.title)), '[]')
    from task_labels tl join labels l on l.id = tl.label_id where tl.task_id = t.id) as labels,
  (select coalesce(json_agg(json_build_object('uuid', a.id, 'username', a.username, 'name', a.name, 'avatar', a.avatar, 'headline', a.headline)
    order by tp.assigned_at, a.username), '[]') from task_people tp join people a on a.id = tp.person_id where tp.task_id = t.id) as users,
  (select count(*)::int from tasks s where s.parent_id = t.id) as subtasks`

const joins = sql`
  join projects p on p.id = t.project_id
  join companies c on c.id = t.company_id
  join workflows wo on wo.id = t.workflow_id`

/** Whether lists bring descriptions, which may be megabytes each; without them they are null. */
export type Detail = 'whole' | 'brief'

/** Reads the tasks that `ids` (a query of `id, place`) names, in the order of `place`, as `viewerId` sees them (role, star, running timer). */
export async function readTasks(db: Database, viewerId: string, ids: SQL, detail: Detail = 'whole'): Promise<TaskView[]> {
  const { rows } = await db.execute<TaskView>(sql`
    select ${columns}, ${sql.raw(detail === 'brief' ? 'null::text' : 't.description')} as description,
      case when c.owner_id = ${viewerId} or p.owner_id = ${viewerId} then 'admin' else coalesce(m.role, 'unknown') end as role,
      exists (select 1 from favourites f where f.task_id = t.id and f.person_id = ${viewerId}) as is_favorite,
      (select ${seconds('e.started_at')} from time_entries e where e.person_id = ${viewerId} and e.task_id = t.id and e.ended_at is null) as timer_at
    from (${ids}) as wanted join tasks t on t.id = wanted.id ${joins}
    left join project_members m on m.project_id = t.project_id and m.person_id = ${viewerId}
    order by wanted.place`)
  return rows
}

/** Reads one task; undefined when it is gone. */
export async function readTask(db: Database, viewerId: string, taskId: string): Promise<TaskView | undefined> {
  const [task] = await readTasks(db, viewerId, sql`select ${taskId}::uuid as id, 1 as place`)
  return task
}
