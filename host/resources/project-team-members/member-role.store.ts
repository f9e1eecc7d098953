// Changing what somebody may do on a project.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, notFound } from '../../errors.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { type CompanyRow, companyMembers } from '../companies/companies.table.ts'
import { aboutProject, tell } from '../notifications/notifications.store.ts'
import type { ProjectRow } from '../projects/projects.table.ts'
import { type GivenRole, listMembers, type MemberView, seat, staysInCompany } from './project-team-members.store.ts'
import { projectMembers } from './project-team-members.table.ts'

type MemberRow = typeof projectMembers.$inferSelect
type CompanyRole = typeof companyMembers.$inferSelect.role

/**
 * Gives somebody on the project another role, and tells them (PSET-08); the role they have changes nothing and tells nobody. 404 where this is
 * nobody on it, 409 for the owners, who are always admins, and for oneself.
 */
export function changeRole(
  db: Database,
  { project, company, actorId }: { project: ProjectRow; company: CompanyRow; actorId: string },
  memberId: number,
  role: GivenRole,
): Promise<MemberView> {
  return db.transaction(async (tx) => {
    const itself = and(eq(projectMembers.id, memberId), eq(projectMembers.projectId, project.id))
    const [seen] = await tx.select({ personId: projectMembers.personId }).from(projectMembers).where(itself)
    if (seen !== undefined) await staysInCompany(tx, project.companyId, seen.personId)
    const [row] = await tx.select().from(projectMembers).where(itself).for('update')
    if (row === undefined) throw notFound('This person is not on the project.')
    if (row.personId === company.ownerId) throw conflict('The owner is always an admin.')
    if (row.personId === project.ownerId) throw conflict('Give the project to somebody else first.')
    if (row.personId === actorId) throw conflict('Nobody changes their own role.')
    if (row.role !== role) {
      // A guest of the workspace becomes one of its members with the role, as when somebody is added.
      const before = await companyRole(tx, project.companyId, row.personId)
      if (await wasRaisedBy(tx, project, row, role))
        await tx.update(companyMembers).set({ role: 'guest' }).where(placeIn(project.companyId, row.personId))
      await seat(tx, project, row.personId, role)
      await tx.update(projectMembers).set({ role }).where(itself)
      const raised = before === 'guest' && (await companyRole(tx, project.companyId, row.personId)) === 'member'
      const detail = { from: row.role, to: role, ...(raised && { raised }) }
      const said = `changed the role from ${row.role} to ${role}`
      await record(tx, project, actorId, { action: 'member.role', said, target: await personTarget(tx, row.personId), detail })
      await tell(tx, { ...aboutProject(project), to: { ids: [row.personId] }, actorId, reason: 'role', detail })
    }
    const [member] = await listMembers(tx, project.id, row.personId)
    if (member === undefined) throw notFound('This person is not on the project.')
    return member
  })
}

const placeIn = (companyId: string, personId: string) => and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId))

async function companyRole(tx: Database, companyId: string, personId: string): Promise<CompanyRole | undefined> {
  return (await tx.select({ role: companyMembers.role }).from(companyMembers).where(placeIn(companyId, personId)))[0]?.role
}

/**
 * True where `role` takes back the change that made a guest of the workspace one of its members: nothing else was done about their place since, so
 * that nothing but that change made them one.
 */
async function wasRaisedBy(tx: Database, project: ProjectRow, { personId, role: now }: MemberRow, role: GivenRole): Promise<boolean> {
  const { rows } = await tx.execute<{ raised: boolean }>(sql`
    select e.project_id = ${project.id} and e.action = 'member.role' and e.detail = ${JSON.stringify({ from: role, to: now, raised: true })}::jsonb as raised
    from audit_events e where e.target_id = ${personId} and e.company_id = ${project.companyId} and (e.action like 'member.%' or e.action like 'person.%')
    order by e.id desc limit 1`)
  return rows[0]?.raised ?? false
}
