// Changing what somebody is in a workspace: member or guest, and with it what they are on its projects (TEAM-06).
import { and, eq } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { type CompanyRow, companyMembers } from '../companies/companies.table.ts'
import { aboutProject, aboutWorkspace, tell } from '../notifications/notifications.store.ts'
import { people } from '../people/people.table.ts'
import type { GivenRole } from '../project-team-members/project-team-members.store.ts'
import { projectMembers } from '../project-team-members/project-team-members.table.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { nobody } from './team-members.store.ts'

type Where = { company: CompanyRow; actorId: string }

/** What somebody becomes: in the workspace, and on those of its projects that are named. */
export type TeamRole = { role: 'member' | 'guest'; projects: readonly { project_slug: string; role: GivenRole }[] }

/**
 * The person of a workspace by username; nobody else changes their place in it until the transaction ends. 404 for whoever is not in it, 409 for its
 * owner.
 */
export async function lockTeamMember(tx: Database, company: CompanyRow, username: string) {
  const [row] = await tx
    .select({ id: people.id, name: people.name, email: people.email, role: companyMembers.role, joinedAt: companyMembers.createdAt })
    .from(companyMembers)
    .innerJoin(people, eq(people.id, companyMembers.personId))
    .where(and(eq(companyMembers.companyId, company.id), eq(people.username, username)))
    .for('update', { of: companyMembers })
  if (row === undefined) throw nobody()
  return row
}

/** Sets it and tells the person, of the workspace and of each project; what they are already tells nobody. Roles on projects that are not named stay as they are. */
export async function setTeamRole(db: Database, { company, actorId }: Where, username: string, wanted: TeamRole): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockTeamMember(tx, company, username)
    if (person.id === company.ownerId) throw conflict('The owner of the workspace stays its owner.')
    if (person.role !== wanted.role) {
      const itself = and(eq(companyMembers.companyId, company.id), eq(companyMembers.personId, person.id))
      await tx.update(companyMembers).set({ role: wanted.role }).where(itself)
      const detail = { from: person.role, to: wanted.role }
      const said = `changed the role in the workspace from ${person.role} to ${wanted.role}`
      const target = await personTarget(tx, person.id)
      await record(tx, { companyId: company.id, projectId: null }, actorId, { action: 'person.role', said, target, detail })
      await tell(tx, { ...aboutWorkspace(company, 'role'), to: { ids: [person.id] }, actorId, reason: 'role', detail })
    }
    for (const { project_slug: slug, role } of wanted.projects) await setOnProject(tx, { company, actorId }, person.id, slug, role)
  })
}

async function setOnProject(tx: Database, { company, actorId }: Where, personId: string, slug: string, role: GivenRole): Promise<void> {
  const [row] = await tx
    .select({ id: projectMembers.id, role: projectMembers.role, project: projects })
    .from(projectMembers)
    .innerJoin(projects, and(eq(projects.id, projectMembers.projectId), isKept))
    .where(and(eq(projects.companyId, company.id), eq(projects.slug, slug), eq(projectMembers.personId, personId)))
    .for('update', { of: projectMembers })
  if (row === undefined) throw notFound('This person is not on the project.')
  if (row.project.ownerId === personId) throw conflict('Give the project to somebody else first.')
  if (row.role === role) return
  await tx
    .update(projectMembers)
    .set({ role })
    .where(inCompany(projectMembers, company.id, row.id))
  const detail = { from: row.role, to: role }
  const said = `changed the role from ${row.role} to ${role}`
  await record(tx, row.project, actorId, { action: 'member.role', said, target: await personTarget(tx, personId), detail })
  await tell(tx, { ...aboutProject(row.project), to: { ids: [personId] }, actorId, reason: 'role', detail })
}
