// Whose time somebody may read (TIME-02): in a project everybody's, in the workspace their own and that of projects they lead.
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyScope } from '../../access.ts'
import type { Database } from '../../db/open.ts'
import { forbidden } from '../../errors.ts'
import type { PersonRow } from '../people/people.table.ts'
import { listProjects, type ProjectAccess, type ProjectRole } from '../projects/projects.store.ts'

/** The caller in a workspace, and the project where the call is about one. */
export type TimeScope = CompanyScope & { project: ProjectAccess['project'] | null; role: ProjectRole | null }

/** A person whose time can be asked for. */
export type TimePerson = Pick<PersonRow, 'id' | 'username' | 'name' | 'avatar'>

/** What the caller is in a project, by its slug. */
export type Roles = ReadonlyMap<string, ProjectRole>

/** What is read: entries `e` that `where` holds for; `members` are the people asked for, null for everybody. */
export type Reach = { where: SQL; members: readonly TimePerson[] | null; roles: Roles }

type Projects = { led: string[]; seen: string[]; roles: Roles }

/** The projects of a scope: those the caller leads, whose time they read whole, and those they see, where they read their own. */
async function projectsOf(db: Database, { company, companyRole, person, project, role }: TimeScope): Promise<Projects> {
  if (project !== null) return { led: [project.id], seen: [project.id], roles: new Map([[project.slug, role ?? 'unknown']]) }
  const all = await listProjects(db, { company, companyRole }, person.id)
  return {
    led: all.filter((one) => one.role === 'admin').map((one) => one.project.id),
    seen: all.map((one) => one.project.id),
    roles: new Map(all.map((one) => [one.project.slug, one.role])),
  }
}

const uuids = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** The people whose time the caller may choose, themselves first, then by name. */
export async function timePeople(db: Database, scope: TimeScope): Promise<TimePerson[]> {
  return peopleOf(db, scope, (await projectsOf(db, scope)).led)
}

async function peopleOf(db: Database, { company, companyRole, person, project }: TimeScope, led: readonly string[]): Promise<TimePerson[]> {
  const whole = project === null && companyRole === 'owner'
  const { rows } = await db.execute<TimePerson>(sql`
    select p.id, p.username, p.name, p.avatar from people p where p.id in (
      select ${person.id}::uuid
      union all select person_id from project_members where project_id = ${uuids(led)}
      union all select owner_id from projects where id = ${uuids(led)}
      ${project === null ? sql`` : sql`union all select ${company.ownerId}::uuid`}
      ${whole ? sql`union all select person_id from company_members where company_id = ${company.id}` : sql``})
    order by p.id <> ${person.id}, lower(p.name collate "und-x-icu"), p.username`)
  return rows
}

/**
 * What a call may read of the people it names; none named is everybody in a project, and oneself in the workspace. 403 for a name that the caller
 * may not choose.
 */
export async function reachOf(db: Database, scope: TimeScope, usernames: readonly string[]): Promise<Reach> {
  const { led, seen, roles } = await projectsOf(db, scope)
  const { company, person, project } = scope
  const names = usernames.length > 0 ? usernames : project === null ? [person.username] : []
  const members = names.length === 0 ? null : await chosen(db, scope, led, names)
  const parts = [sql`e.company_id = ${company.id}`, sql`e.ended_at is not null`]
  if (members !== null) parts.push(sql`e.person_id = ${uuids(members.map(({ id }) => id))}`)
  if (project === null) parts.push(sql`(e.project_id = ${uuids(led)} or (e.person_id = ${person.id} and e.project_id = ${uuids(seen)}))`)
  else parts.push(sql`e.project_id = ${project.id}`)
  return { where: sql.join(parts, sql` and `), members, roles }
}

async function chosen(db: Database, scope: TimeScope, led: readonly string[], names: readonly string[]): Promise<TimePerson[]> {
  const { id, username, name, avatar } = scope.person
  if (names.every((one) => one === username)) return [{ id, username, name, avatar }]
  const people = await peopleOf(db, scope, led)
  return [...new Set(names)].map((one) => {
    const found = people.find((person) => person.username === one)
    if (found === undefined) throw forbidden('You may not read the time of this person.')
    return found
  })
}
