// Taking somebody off a workspace, and leaving it: one transaction, after which nothing of it is theirs any more (TEAM-07, TEAM-08, TEAM-09).
import { and, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { tryAgain } from '../../db/try-again.ts'
import { conflict, invalid } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { type CompanyRow, companyMembers } from '../companies/companies.table.ts'
import { withdrawInvitations } from '../invitations/invitations.store.ts'
import { mailSettings } from '../notices/mail-settings.table.ts'
import { aboutProject, tell } from '../notifications/notifications.store.ts'
import { giveTo } from '../project-team-members/member-removal.store.ts'
import { seat } from '../project-team-members/project-team-members.store.ts'
import { projectTarget } from '../projects/projects.store.ts'
import { type ProjectRow, projects } from '../projects/projects.table.ts'
import { type OnProject, peopleOnProject } from '../tasks/task-people.store.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { type HandedOver, handOvers } from './hand-overs.table.ts'
import { tellOfRemoval } from './team-news.store.ts'
import { lockTeamMember } from './team-role.store.ts'

/** Who takes somebody off: the owner, or themselves. */
export type Remover = { company: CompanyRow; actorId: string }

/** Who gets the open tasks of each project, null and projects that are not named for nobody; `projectsTo` gets the projects they own, the owner of the workspace unless said. */
export type HandOver = { tasks: readonly { project_slug: string; to: string | null }[]; projectsTo: string | null }

/** How much was handed over. */
export type HandedCounts = { tasks: number; projects: number; owned: number; timers: number; invitations: number }

/** Takes them off everything of the workspace. 404 where they are not in it, 409 for its owner, 422 where somebody who shall get something cannot. */
export function removeFromTeam(db: Database, where: Remover, username: string, handOver: HandOver): Promise<HandedCounts> {
  return tryAgain(() => db.transaction((tx) => remove(tx, where, username, handOver)))
}

async function remove(tx: Database, where: Remover, username: string, handOver: HandOver): Promise<HandedCounts> {
  const { company, actorId } = where
  // Whoever writes for them at this moment is waited for, and finds nobody afterwards: every row of theirs asks for this one.
  const person = await lockTeamMember(tx, company, username)
  const leaves = person.id === actorId
  if (person.id === company.ownerId) throw conflict('The owner cannot leave. Make somebody else the owner first.')
  const heirs = await heirsOf(tx, company, person.id, handOver.tasks)
  const owned = await handOwned(tx, where, person.id, handOver.projectsTo)
  const timers = await endTimers(tx, sql`e.company_id = ${company.id} and e.person_id = ${person.id}`)
  const tasks = await handTasks(tx, where, person, heirs)
  const invitations = await endInvitations(tx, company.id, person)
  const { rows: seats } = await tx.execute<HandedOver['projects'][number]>(sql`
    select project_id as id, role, created_at as since from project_members where company_id = ${company.id} and person_id = ${person.id} order by id`)
  const itself = and(eq(companyMembers.companyId, company.id), eq(companyMembers.personId, person.id))
  const target = await personTarget(tx, person.id)
  const counts = { tasks: tasks.length, projects: seats.length, owned: owned.length, timers: timers.length, invitations }
  await record(tx, { companyId: company.id, projectId: null }, actorId, {
    action: leaves ? 'person.leave' : 'person.remove',
    said: leaves ? 'left the workspace' : 'took a person off the workspace',
    target,
    detail: { role: person.role, ...counts },
  })
  await tellOfRemoval(tx, where, person)
  const role = person.role === 'guest' ? 'guest' : 'member'
  const detail: HandedOver = { role, joined_at: person.joinedAt.toISOString(), projects: seats, owned, tasks }
  await tx.insert(handOvers).values({ companyId: company.id, personId: person.id, doneBy: actorId, detail })
  await tx.delete(mailSettings).where(and(eq(mailSettings.companyId, company.id), eq(mailSettings.personId, person.id)))
  // Seats, news and what they watch go with it.
  await tx.delete(companyMembers).where(itself)
  return counts
}

type Heir = { project: ProjectRow; heir: OnProject }

async function heirsOf(tx: Database, company: CompanyRow, personId: string, tasks: HandOver['tasks']): Promise<Heir[]> {
  const heirs: Heir[] = []
  // Held, so that no heir is taken off a project meanwhile.
  for (const [at, { project_slug: slug, to }] of tasks.entries()) {
    if (to === null) continue
    const [project] = await tx
      .select()
      .from(projects)
      .where(and(eq(projects.companyId, company.id), eq(projects.slug, slug)))
      .for('no key update')
    const [heir] = project === undefined ? [] : await peopleOnProject(tx, project.id, [to])
    if (project === undefined || heir === undefined || heir.id === personId)
      throw invalid({ [`hand_over.${at}.to`]: [`${to} is not on the project.`] })
    heirs.push({ project, heir })
  }
  return heirs
}

/** Projects they own get another owner, who is on them as an admin. */
async function handOwned(tx: Database, { company, actorId }: Remover, personId: string, to: string | null): Promise<HandedOver['owned']> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from people p join company_members m on m.person_id = p.id and m.company_id = ${company.id} and m.role <> 'guest'
    where ${to === null ? sql`p.id = ${company.ownerId}` : sql`p.username = ${to}`} and p.id <> ${personId} for key share of m`)
  const [next] = rows
  if (next === undefined) throw invalid({ projects_to: ['Only a member of this workspace can own its projects.'] })
  const own = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.companyId, company.id), eq(projects.ownerId, personId)))
    .for('update')
  for (const project of own) {
    await seat(tx, project, next.id, 'admin', true)
    await tx
      .update(projects)
      .set({ ownerId: next.id })
      .where(inCompany(projects, company.id, project.id))
    const said = sentence`made ${next.name} the owner of the project`
    await record(tx, project, actorId, { action: 'project.owner', said, target: projectTarget(project) })
    if (project.deletedAt === null)
      await tell(tx, { ...aboutProject(project), to: { ids: [next.id] }, actorId, reason: 'role', detail: { from: 'admin', to: 'owner' } })
  }
  return own.map(({ id }) => ({ id, to: next.id }))
}

/** Takes them off their open tasks, and gives those to who shall have them. What is done or archived keeps the name. */
async function handTasks(
  tx: Database,
  { company, actorId }: Remover,
  person: { id: string; name: string },
  heirs: readonly Heir[],
): Promise<HandedOver['tasks']> {
  const { rows: open } = await tx.execute<{ id: string; projectId: string }>(sql`
    with taken as (
      delete from task_people a using tasks t
      where t.id = a.task_id and a.company_id = ${company.id} and a.person_id = ${person.id} and not t.done and not t.is_archived returning t.id
    ) update tasks set updated_at = now() from taken where tasks.id = taken.id returning tasks.id, tasks.project_id as "projectId"`)
  const ids = open.map(({ id }) => id)
  await logEach(tx, ids, actorId, person.id === actorId ? 'left the task' : sentence`unassigned ${person.name}`)
  const got = new Map<string, string>()
  for (const { project, heir } of heirs) {
    const theirs = open.filter(({ projectId }) => projectId === project.id).map(({ id }) => id)
    for (const id of await giveTo(tx, theirs, heir, actorId)) got.set(id, heir.id)
  }
  return ids.map((id) => ({ id, to: got.get(id) ?? null }))
}

/** Open invitations that they sent, or that were sent to them. */
async function endInvitations(tx: Database, companyId: string, { id, email }: { id: string; email: string }): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from invitations
    where company_id = ${companyId} and (inviter_id = ${id} or email = ${email}) and used_at is null and withdrawn_at is null for update`)
  await withdrawInvitations(
    tx,
    rows.map((row) => row.id),
  )
  return rows.length
}
