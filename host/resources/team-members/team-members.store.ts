// The people of a workspace with what they are in, when they were last active, and what they have to do (TEAM-02).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import type { CompanyRole } from '../companies/companies.store.ts'
import { ofSample } from '../projects/projects.table.ts'

/** A person of a workspace; figures are of it alone, logged time of this month (UTC). */
export type TeamMemberView = {
  id: string
  username: string
  name: string
  avatar: string | null
  headline: string | null
  email: string
  role: CompanyRole
  joinedAt: string
  lastActiveAt: string | null
  openTasks: number
  loggedSeconds: number
  projects: { id: number; slug: string; name: string; role_name: string; is_owner: boolean }[]
}

/** What the list is narrowed and ordered by; what is empty narrows nothing. */
export type TeamFilter = {
  search: string
  role: string
  projectSlug: string
  sort: string
  page: number
  perPage: number
  username?: string
}

const ORDER: Readonly<Record<string, SQL>> = {
  name: sql`lower(name)`,
  last_active: sql`coalesce("lastActiveAt", 'epoch')`,
  open_tasks: sql`"openTasks"`,
  logged: sql`"loggedSeconds"`,
}

/** In ms. */
const MONTH_MS = 31 * 86_400_000

/** A page of the people, and how many there are in all. Figures come from two grouped queries, never from one a row. */
export async function listTeam(
  db: Database,
  companyId: string,
  { search, role, projectSlug, sort, page, perPage, username }: TeamFilter,
): Promise<{ members: TeamMemberView[]; total: number }> {
  const parts = [sql`m.company_id = ${companyId}`]
  if (role !== '') parts.push(sql`m.role = ${role}`)
  if (username !== undefined) parts.push(sql`p.username = ${username}`)
  if (search !== '')
    parts.push(sql`(${holding(sql`p.name`, search)} or ${holding(sql`p.email`, search)} or ${holding(sql`p.username`, search)})`)
  if (projectSlug !== '')
    parts.push(sql`exists (select 1 from project_members s join projects j on j.id = s.project_id
      where s.company_id = ${companyId} and s.person_id = m.person_id and j.slug = ${projectSlug} and j.deleted_at is null)`)
  const where = sql.join(parts, sql` and `)
  // Most people did something of late, and older months are looked through for the others only.
  const lately = new Date(Date.now() - MONTH_MS).toISOString()
  const lastAct = (when: SQL) =>
    sql`(select a.at from audit_events a where a.company_id = ${companyId} and a.actor_id = c.id and ${when} order by a.at desc, a.id desc limit 1)`
  const order = sql`${ORDER[sort.replace(/^-/, '')] ?? sql`lower(name)`} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, lower(name), username`
  const { rows } = await db.execute<TeamMemberView & { total: number }>(sql`
    with chosen as (
      select p.id, p.username, p.name, p.avatar, p.headline, p.email, m.role, m.created_at as "joinedAt"
      from company_members m join people p on p.id = m.person_id where ${where}
    ),
    open as (
      select a.person_id, count(*)::int as n from task_people a join tasks t on t.id = a.task_id join projects j on j.id = t.project_id and j.deleted_at is null and not j.is_sample
      where a.company_id = ${companyId} and not t.done and not t.is_archived group by 1
    ),
    logged as (
      select e.person_id, sum(entry_seconds(e.started_at, e.ended_at))::int as n from time_entries e
      where e.company_id = ${companyId} and not ${ofSample(sql`e.project_id`)} and e.ended_at is not null and e.started_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' group by 1
    ),
    told as (
      select c.*, coalesce(o.n, 0) as "openTasks", coalesce(l.n, 0) as "loggedSeconds", count(*) over ()::int as total,
        coalesce(${lastAct(sql`a.at >= ${lately}::timestamptz`)}, ${lastAct(sql`true`)}) as "lastActiveAt"
      from chosen c left join open o on o.person_id = c.id left join logged l on l.person_id = c.id
    ),
    shown as (select * from told order by ${order} limit ${perPage} offset ${(page - 1) * perPage})
    select s.*, coalesce((
      select json_agg(json_build_object('id', pm.id, 'slug', j.slug, 'name', j.name, 'role_name', pm.role, 'is_owner', j.owner_id = s.id) order by lower(j.name))
      from project_members pm join projects j on j.id = pm.project_id and j.deleted_at is null and not j.is_sample
      where pm.company_id = ${companyId} and pm.person_id = s.id), '[]') as projects
    from shown s order by ${order}`)
  if (rows[0] !== undefined || page === 1) return { members: rows, total: rows[0]?.total ?? 0 }
  const first = await listTeam(db, companyId, { search, role, projectSlug, sort, page: 1, perPage: 1 })
  return { members: [], total: first.total }
}

/** One of the people as the list tells them; 404 where nobody in the workspace is called so. */
export async function findTeamMember(db: Database, companyId: string, username: string): Promise<TeamMemberView> {
  const filter = { search: '', role: '', projectSlug: '', sort: 'name', page: 1, perPage: 1, username }
  const [member] = (await listTeam(db, companyId, filter)).members
  if (member === undefined) throw nobody()
  return member
}

/** 404 of a person who is not in the workspace. */
export const nobody = () => notFound('There is nobody with this username in the workspace.')
