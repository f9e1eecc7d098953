// What hangs on somebody of a workspace, before they are taken off it or leave (TEAM-07, TEAM-09).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { nobody } from './team-members.store.ts'

type Person = { id: string; username: string; name: string; avatar: string | null; headline: string | null }
type Named = { slug: string; name: string }

/** All that waits for them: open tasks by project with who could get them, what they own and who could own it, a running timer, open invitations. */
export type HandOverView = {
  tasks: { project: Named; openTasks: number; people: Person[] }[]
  owned: Named[]
  owners: Person[]
  timer: { title: string; startedAt: string } | null
  invitations: number
  /** Projects on which nobody but they and the owner is an admin: the owner takes over. */
  lastAdmin: (Named & { owner: { name: string; username: string } })[]
}

const person = sql`json_build_object('id', q.id, 'username', q.username, 'name', q.name, 'avatar', q.avatar, 'headline', q.headline)`

/** 404 where nobody in the workspace is called so. People to choose from are at most 500. */
export async function readHandOver(db: Database, company: CompanyRow, username: string): Promise<HandOverView> {
  const { rows } = await db.execute<HandOverView>(sql`
    with who as (
      select p.id, p.email from company_members m join people p on p.id = m.person_id where m.company_id = ${company.id} and p.username = ${username}
    ),
    open as (
      select t.project_id, count(*)::int as n from task_people a join who on who.id = a.person_id
      join tasks t on t.id = a.task_id where a.company_id = ${company.id} and not t.done and not t.is_archived group by 1
    )
    select
      coalesce((select json_agg(json_build_object('project', json_build_object('slug', j.slug, 'name', j.name), 'openTasks', o.n, 'people', (
          select coalesce(json_agg(${person} order by lower(q.name), q.username), '[]') from (
            select q.* from people q where q.id <> who.id and (q.id = j.owner_id or q.id = ${company.ownerId}
              or exists (select 1 from project_members s where s.project_id = j.id and s.person_id = q.id)) limit 500) q)) order by lower(j.name))
        from open o join projects j on j.id = o.project_id and j.deleted_at is null), '[]') as tasks,
      coalesce((select json_agg(json_build_object('slug', j.slug, 'name', j.name) order by lower(j.name))
        from projects j where j.company_id = ${company.id} and j.owner_id = who.id and j.deleted_at is null), '[]') as owned,
      (select coalesce(json_agg(${person} order by lower(q.name), q.username), '[]') from (
        select q.* from people q join company_members m on m.person_id = q.id and m.company_id = ${company.id} and m.role <> 'guest'
        where q.id <> who.id limit 500) q) as owners,
      (select json_build_object('title', t.title, 'startedAt', e.started_at) from time_entries e join tasks t on t.id = e.task_id
        where e.company_id = ${company.id} and e.person_id = who.id and e.ended_at is null limit 1) as timer,
      (select count(*)::int from invitations i where i.company_id = ${company.id} and i.inviter_id = who.id
        and i.used_at is null and i.withdrawn_at is null and i.expires_at > now()) as invitations,
      coalesce((select json_agg(json_build_object('slug', j.slug, 'name', j.name, 'owner', json_build_object('name', o.name, 'username', o.username)) order by lower(j.name))
        from project_members s join projects j on j.id = s.project_id and j.deleted_at is null and j.owner_id <> who.id join people o on o.id = j.owner_id
        where s.company_id = ${company.id} and s.person_id = who.id and s.role = 'admin' and not exists (
          select 1 from project_members x where x.project_id = j.id and x.role = 'admin' and x.person_id <> who.id and x.person_id <> j.owner_id)), '[]') as "lastAdmin"
    from who`)
  const [found] = rows
  if (found === undefined) throw nobody()
  return found
}
