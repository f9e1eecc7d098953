// What one person may read of another in a workspace: nothing here tells of a project that the reader does not see (PROF-03, PROF-04).

import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { notFound } from '../../errors.ts'
import { withinWorkspace } from '../../tenants/workspace.ts'
import { findPersonByUsername } from '../people/people.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'
import { ofSample } from '../projects/projects.table.ts'

/** How many days the squares go back: twelve weeks. */
const DAYS = 84

/** A workspace that both belong to, or belonged to. */
type Place = { id: string; slug: string; name: string; viewerRole: 'owner' | 'member' | 'guest'; since: string | null }

/** Who asks about whom, and in which zone days are cut. */
export type ProfileAsked = { viewer: PersonRow; username: string; companySlug: string | undefined; zone: string }

/** A profile as it was read. */
export type Profile = {
  person: PersonRow
  place: Place
  places: Place[]
  email: string | null
  projects: { slug: string; name: string; logo: string | null; role: string }[]
  days: { day: string; count: number }[]
  time: { week: number; month: number } | null
}

/** Reads a profile; 404 for somebody with whom the viewer shares no workspace, and no work that they may see. */
export async function readProfile(db: Database, { viewer, username, companySlug, zone }: ProfileAsked): Promise<Profile> {
  const person = await findPersonByUsername(db, username)
  if (person === null) throw unseen()
  const places = await placesOf(db, viewer.id, person.id)
  const place = places.find(({ slug }) => slug === companySlug) ?? places[0]
  if (place === undefined) throw unseen()
  const own = viewer.id === person.id
  const seesEmail = own || (place.since !== null && !person.hideEmail && place.viewerRole !== 'guest')
  const [projects, days, time] = await withinWorkspace(place.id, () =>
    readTogether(db, [
      () => sharedProjects(db, viewer.id, person.id, place.id),
      () => daysOf(db, viewer.id, person.id, place.id, zone),
      () => (own || place.viewerRole === 'owner' ? timeOf(db, person.id, place.id, zone) : null),
    ]),
  )
  return { person, place, places, email: seesEmail ? person.email : null, projects, days, time }
}

const unseen = () => notFound('There is nobody of this name here.')

/** By name: where both are, and where the person was and left work that the viewer sees. */
async function placesOf(db: Database, viewerId: string, personId: string): Promise<Place[]> {
  const work = (table: string, who: string) =>
    sql`exists (select 1 from ${sql.identifier(table)} w where w.company_id = own.company_id and w.${sql.identifier(who)} = ${personId}::uuid
      and ${seesProject(sql`${viewerId}::uuid`, sql`w.project_id`)})`
  const { rows } = await db.execute<Place>(sql`
    select c.id, c.slug, c.name, own.role as "viewerRole", to_char(theirs.created_at at time zone 'UTC', 'YYYY-MM-DD') as since
    from companies c
    join company_members own on own.company_id = c.id and own.person_id = ${viewerId}
    left join company_members theirs on theirs.company_id = own.company_id and theirs.person_id = ${personId}
    where c.deletion_at is null and (theirs.person_id is not null
      or ${work('comments', 'author_id')} or ${work('task_completions', 'person_id')} or ${work('time_entries', 'person_id')})
    order by (theirs.person_id is null), lower(c.name), c.slug`)
  return rows
}

/** The projects that both are on, by name, with the person's role. */
async function sharedProjects(db: Database, viewerId: string, personId: string, companyId: string): Promise<Profile['projects']> {
  const { rows } = await db.execute<Profile['projects'][number]>(sql`
    select p.slug, p.name, p.logo, case when p.owner_id = ${personId} then 'owner' else seat.role end as role
    from projects p left join project_members seat on seat.project_id = p.id and seat.person_id = ${personId}
    where p.company_id = ${companyId} and (p.owner_id = ${personId} or seat.person_id is not null)
      and ${seesProject(sql`${viewerId}::uuid`, sql`p.id`)}
    order by lower(p.name), p.slug`)
  return rows
}

/** Tasks done, comments and time entries of each of the last twelve weeks' days that has any, as far as the viewer sees them. */
async function daysOf(db: Database, viewerId: string, personId: string, companyId: string, zone: string): Promise<Profile['days']> {
  const since = sql`((now() at time zone ${zone})::date - ${DAYS - 1}::int)::timestamp at time zone ${zone}`
  const { rows } = await db.execute<Profile['days'][number]>(sql`
    with work as (
      select project_id, done_at as at from task_completions where person_id = ${personId} and company_id = ${companyId} and done_at >= ${since}
      union all
      select project_id, created_at from comments where author_id = ${personId} and company_id = ${companyId} and created_at >= ${since}
      union all
      select project_id, started_at from time_entries where person_id = ${personId} and company_id = ${companyId} and started_at >= ${since}
    ), seen as (
      select id from (select distinct project_id as id from work) p where not ${ofSample(sql`p.id`)} and ${seesProject(sql`${viewerId}::uuid`, sql`p.id`)}
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*)::int as count
    from work where project_id in (select id from seen) and at <= now() group by 1 order by 1`)
  return rows
}

/** Seconds logged this week, from Monday, and this month, in all of the workspace. */
async function timeOf(db: Database, personId: string, companyId: string, zone: string): Promise<{ week: number; month: number }> {
  const from = (unit: 'week' | 'month') => sql`date_trunc(${unit}, now() at time zone ${zone}) at time zone ${zone}`
  const since = (unit: 'week' | 'month') =>
    sql`coalesce(sum(extract(epoch from ended_at - started_at)) filter (where started_at >= ${from(unit)}), 0)::int`
  const { rows } = await db.execute<{ week: number; month: number }>(sql`
    select ${since('week')} as week, ${since('month')} as month from time_entries
    where company_id = ${companyId} and person_id = ${personId} and ended_at is not null and not ${ofSample(sql`time_entries.project_id`)}
      and started_at >= least(${from('week')}, ${from('month')})`)
  return rows[0] ?? { week: 0, month: 0 }
}
