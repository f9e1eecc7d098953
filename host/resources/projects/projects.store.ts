// Looking projects up for a person: what every other resource goes through.
import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { acrossWorkspaces } from '../../tenants/workspace.ts'
import { record } from '../audit-events/audit-events.store.ts'
import type { CompanyAccess, CompanyRole } from '../companies/companies.store.ts'
import { type CompanyRow, companies, companyMembers } from '../companies/companies.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { isKept, type ProjectRow, projects } from './projects.table.ts'

/** A role on a project; `unknown` is a workspace member reading a project that is not private (ROLE-02). Only admin and member change anything. */
export type ProjectRole = 'admin' | 'member' | 'restrict' | 'guest' | 'unknown'

/** A project as one person reaches it. */
export type ProjectAccess = CompanyAccess & { project: ProjectRow; role: ProjectRole }

/** The people most embedded in a project's answer. */
export const PROJECT_USERS = 200

/** The role of a person on a project, or null when they may not even see it. Owners of workspace and project count as admin (WS-02). */
export function roleOn(
  project: Pick<ProjectRow, 'ownerId' | 'isPrivate'>,
  personId: string,
  companyRole: CompanyRole,
  given: ProjectRole | null,
): ProjectRole | null {
  if (companyRole === 'owner' || project.ownerId === personId) return 'admin'
  if (given !== null) return given
  return !project.isPrivate && companyRole === 'member' ? 'unknown' : null
}

/** What was read of a project and of a person's place in it, as that person reaches it; 404 when there is none, or it is private and not theirs. */
export function projectAccess(
  row:
    | { company: CompanyRow | null; companyRole: CompanyRole | null; project: ProjectRow | null; given: ProjectRole | null }
    | null
    | undefined,
  personId: string,
): ProjectAccess {
  const { company = null, companyRole = null, project = null, given = null } = row ?? {}
  if (company === null || company.deletionAt !== null || companyRole === null || project === null) throw unseen()
  const role = roleOn(project, personId, companyRole, given)
  if (role === null) throw unseen()
  return { company, companyRole, project, role }
}

const unseen = () => notFound('This project does not exist or is not yours.')

/** The project of two slugs as seen by a person, with their role; 404 when it is unknown, foreign, or private and not theirs. */
export async function findProject(db: Database, personId: string, companySlug: string, projectSlug: string): Promise<ProjectAccess> {
  // Of whatever workspace: it is looked for by its slug.
  const [row] = await acrossWorkspaces(() =>
    db
      .select({ company: companies, companyRole: companyMembers.role, project: projects, given: projectMembers.role })
      .from(projects)
      .innerJoin(companies, eq(companies.id, projects.companyId))
      .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.personId, personId)))
      .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, personId)))
      .where(and(eq(companies.slug, companySlug), eq(projects.slug, projectSlug), isKept)),
  )
  return projectAccess(row, personId)
}

/** Condition on `projects` joined with `project_members` of the person: the projects of a workspace that the person sees. */
function seen({ company, companyRole }: CompanyAccess, personId: string): SQL | undefined {
  const ofCompany = and(eq(projects.companyId, company.id), isKept)
  // What others try things in is in nobody's way (FIRST-04).
  if (companyRole === 'owner')
    return and(ofCompany, or(eq(projects.isSample, false), eq(projects.ownerId, personId), sql`${projectMembers.role} is not null`))
  const open = companyRole === 'member' ? eq(projects.isPrivate, false) : undefined
  return and(ofCompany, or(eq(projects.ownerId, personId), sql`${projectMembers.role} is not null`, open))
}

/** The projects of a workspace a person sees, by name, each with their role on it. */
export async function listProjects(
  db: Database,
  access: CompanyAccess,
  personId: string,
): Promise<{ project: ProjectRow; role: ProjectRole }[]> {
  const rows = await db
    .select({ project: projects, given: projectMembers.role })
    .from(projects)
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.personId, personId)))
    .where(seen(access, personId))
    .orderBy(asc(sql`lower(${projects.name})`), asc(projects.slug))
  return rows.map(({ project, given }) => ({ project, role: roleOn(project, personId, access.companyRole, given) ?? 'unknown' }))
}

/** The people on each of some projects, by name, at most 200 each. */
export async function usersOf(db: Database, projectIds: string[]): Promise<Map<string, PersonRow[]>> {
  const users = new Map<string, PersonRow[]>(projectIds.map((id) => [id, []]))
  if (projectIds.length === 0) return users
  const place = sql<number>`row_number() over (partition by ${projectMembers.projectId} order by lower(${people.name}), ${people.id})`.as(
    'place',
  )
  const ranked = db
    .select({ projectId: projectMembers.projectId, personId: projectMembers.personId, place })
    .from(projectMembers)
    .innerJoin(people, eq(people.id, projectMembers.personId))
    .where(inArray(projectMembers.projectId, projectIds))
    .as('ranked')
  const rows = await db
    .select({ projectId: ranked.projectId, person: getTableColumns(people) })
    .from(ranked)
    .innerJoin(people, eq(people.id, ranked.personId))
    .where(sql`${ranked.place} <= ${PROJECT_USERS}`)
    .orderBy(asc(ranked.place))
  for (const { projectId, person } of rows) users.get(projectId)?.push(person)
  return users
}

/** The accounts of some ids. */
export async function peopleOf(db: Database, ids: string[]): Promise<Map<string, PersonRow>> {
  const rows = ids.length === 0 ? [] : await db.select().from(people).where(inArray(people.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A project as the log names it. */
export const projectTarget = ({ id, name }: Pick<ProjectRow, 'id' | 'name'>) => ({ kind: 'project', id, label: name })

/** Makes a project private, or open to the workspace's members. */
export async function setPrivacy(db: Database, project: ProjectRow, actorId: string, isPrivate: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(projects)
      .set({ isPrivate })
      .where(and(eq(projects.id, project.id), eq(projects.isPrivate, !isPrivate)))
      .returning({ id: projects.id })
    if (changed.length === 0) return
    const said = isPrivate ? 'made the project private' : 'opened the project to the workspace'
    await record(tx, project, actorId, { action: 'project.privacy', said, target: projectTarget(project) })
  })
}
