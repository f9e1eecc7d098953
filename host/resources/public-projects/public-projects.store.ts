// Reads what is public of a project, and nothing else: each column is named here (BP-03, BP-04).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import { publicHtml } from '../../html.ts'
import { nowAbout } from '../../tenants/workspace.ts'
import { isForeignName } from '../domains/domain-address.store.ts'
import { seesProject } from '../projects/project-sight.ts'
import type { PublicShows } from '../projects/projects.table.ts'
import type { PUBLIC_SORTS, PublicListTask } from './public-projects.schema.ts'

/** The sentence behind every address that shows nothing: unknown, off, archived or deleted are one. */
export const NOTHING_HERE = 'There is nothing at this address.'

type Found = {
  id: string
  name: string
  logo: string | null
  description: string | null
  shows: PublicShows
  slug: string
  code: string
  company_name: string
  company_logo: string | null
  company_slug: string
  company_id: string
}

/** A project behind its address. */
export type PublicProject = Found

/** The project of a token; 404 for every address that shows nothing, and under the domain of another workspace (`host`: the name that was asked for, decision 062). */
export async function findPublicProject(db: Database, token: string, host: string): Promise<PublicProject> {
  const { rows } = await db.execute<Found>(sql`
    select p.id, p.company_id, p.name, p.logo, p.description, p.public_shows as shows, p.slug, p.code, c.name as company_name, c.logo as company_logo, c.slug as company_slug
    from projects p join companies c on c.id = p.company_id and c.deletion_at is null
    where p.public_token = ${token} and p.deleted_at is null and p.current_status <> 2 and not ${isForeignName(host, sql`p.company_id`)}`)
  const [found] = rows
  if (found === undefined) throw notFound(NOTHING_HERE)
  nowAbout(found.company_id)
  return found
}

/** Whether somebody who is signed in sees the project itself, too. */
export async function isSeenBy(db: Database, { id }: PublicProject, personId: string): Promise<boolean> {
  const { rows } = await db.execute<{ seen: boolean }>(sql`select ${seesProject(sql`${personId}::uuid`, sql`${id}::uuid`)} as seen`)
  return rows[0]?.seen ?? false
}

/** Which tasks of a project strangers see: no drafts, none that are put away, done ones as its owner says. */
function shownTasks({ id, shows }: PublicProject): SQL {
  const own = sql`t.project_id = ${id} and not t.is_draft and not t.is_archived`
  if (shows.done === 'all') return own
  if (shows.done === 'none') return sql`${own} and not t.done`
  return sql`${own} and (not t.done or coalesce((select max(k.done_at) from task_completions k where k.task_id = t.id), t.updated_at) > now() - interval '30 days')`
}

/** What the head of the page shows. */
export async function readPublicProject(db: Database, project: PublicProject) {
  const { rows: workflows } = await db.execute<{ id: number; title: string; color: string }>(
    sql`select id, title, color from workflows where project_id = ${project.id} order by position, id`,
  )
  const { rows: labels } = project.shows.labels
    ? await db.execute<{ title: string; color: string }>(sql`
        select l.title, l.color from labels l where l.project_id = ${project.id}
          and exists (select from task_labels j join tasks t on t.id = j.task_id where j.label_id = l.id and ${shownTasks(project)})
        order by lower(l.title)`)
    : { rows: [] }
  const { rows } = await db.execute<{ tasks: number; done: number; updated: number }>(sql`
    select count(*)::int as tasks, (count(*) filter (where t.done))::int as done,
      floor(extract(epoch from coalesce(max(t.updated_at), (select created_at from projects where id = ${project.id}))))::float8 as updated
    from tasks t where ${shownTasks(project)}`)
  const { tasks = 0, done = 0, updated = 0 } = rows[0] ?? {}
  return { workflows, labels, counts: { tasks, done }, updatedAt: updated }
}

/** What narrows the list. */
export type PublicFilter = { workflowId?: number | undefined; label: string; search: string }

const ORDERS: Readonly<Record<(typeof PUBLIC_SORTS)[number], SQL>> = {
  position: sql`t.position, t.number desc`,
  title: sql`lower(t.title), t.number`,
  due_date: sql`t.due_date nulls last, t.position`,
  updated: sql`t.updated_at desc, t.number desc`,
}

type Row = Omit<PublicListTask, 'start_date' | 'due_date'> & { start_at: number | null; due_at: number | null; description?: string | null }

const seconds = (column: string) => sql.raw(`floor(extract(epoch from ${column}))::float8`)

function columnsFor({ shows, code }: PublicProject): SQL {
  const none = sql`'[]'::json`
  const labels = sql`(select coalesce(json_agg(json_build_object('title', l.title, 'color', l.color) order by lower(l.title)), '[]')
    from task_labels j join labels l on l.id = j.label_id where j.task_id = t.id)`
  const people = sql`(select coalesce(json_agg(json_build_object('name', a.name) order by j.assigned_at, a.name), '[]')
    from task_people j join people a on a.id = j.person_id where j.task_id = t.id)`
  const day = (column: string) => (shows.dates ? seconds(column) : sql`null::float8`)
  return sql`${code}::text || '-' || t.number as code, t.title, t.done, t.estimative,
    json_build_object('id', w.id, 'title', w.title, 'color', w.color) as workflow,
    ${shows.labels ? labels : none} as labels, ${shows.assignees ? people : none} as assignees,
    ${day('t.start_date')} as start_at, ${day('t.due_date')} as due_at`
}

/** A page of public tasks. Words are looked for in titles and codes only: what is not shown cannot be found. */
export async function listPublicTasks(
  db: Database,
  project: PublicProject,
  { workflowId, label, search }: PublicFilter,
  { sort, page, perPage }: { sort: (typeof PUBLIC_SORTS)[number]; page: number; perPage: number },
): Promise<{ tasks: PublicListTask[]; total: number }> {
  const where = [shownTasks(project)]
  if (workflowId !== undefined) where.push(sql`t.workflow_id = ${workflowId}`)
  if (label !== '' && project.shows.labels)
    where.push(sql`exists (select from task_labels j join labels l on l.id = j.label_id where j.task_id = t.id and l.title = ${label})`)
  if (search !== '') where.push(holding(sql`(t.title || ' ' || ${project.code}::text || '-' || t.number)`, search))
  const all = sql.join(where, sql` and `)
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from tasks t where ${all}`)
  const { rows } = await db.execute<Row>(sql`
    select ${columnsFor(project)} from tasks t join workflows w on w.id = t.workflow_id
    where ${all} order by ${ORDERS[sort]} limit ${perPage} offset ${(page - 1) * perPage}`)
  return { tasks: rows.map(toPublic), total: counted[0]?.total ?? 0 }
}

const instant = (at: number | null) => (at === null ? null : { timestamp: at })

function toPublic({ start_at, due_at, description: _description, ...task }: Row): PublicListTask {
  return { ...task, start_date: instant(start_at), due_date: instant(due_at) }
}

/** One public task by its code; its description where the owner shows them. 404 as everything else. */
export async function readPublicTaskOf(
  db: Database,
  project: PublicProject,
  code: string,
): Promise<PublicListTask & { description: string | null }> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsFor(project)}, ${project.shows.descriptions ? sql`t.description` : sql`null::text`} as description
    from tasks t join workflows w on w.id = t.workflow_id
    where ${shownTasks(project)} and upper(${code}::text) = ${project.code}::text || '-' || t.number`)
  const [row] = rows
  if (row === undefined) throw notFound(NOTHING_HERE)
  return { ...toPublic(row), description: publicHtml(row.description ?? null) }
}
