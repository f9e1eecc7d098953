// Taking somebody off a project, leaving it, and handing it over (PSET-07, PSET-09, PSET-10).
import { and, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { personTarget, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { aboutProject, tell } from '../notifications/notifications.store.ts'
import { projectTarget } from '../projects/projects.store.ts'
import { type ProjectRow, projects } from '../projects/projects.table.ts'
import { tellAssigned } from '../tasks/task-news.store.ts'
import { peopleOnProject } from '../tasks/task-people.store.ts'
import { endTimers } from '../timer/timer-ends.store.ts'
import { tellTakenOff } from './member-news.store.ts'
import { type GivenRole, seat } from './project-team-members.store.ts'
import { projectMembers } from './project-team-members.table.ts'

type Where = { project: ProjectRow; company: CompanyRow; actorId: string }

/**
 * Takes somebody off the project: their open tasks go to `reassignTo` (a username), or stay without them; what is done keeps their name, and a timer
 * that runs there is logged. 404 where this is nobody on it, 409 for the owners, 422 where nobody on the project is called `reassignTo`.
 */
export function removeMember(db: Database, where: Where, memberId: number, reassignTo: string): Promise<Removal> {
  return takeOff(db, where, eq(projectMembers.id, memberId), reassignTo)
}

/** The actor goes; 409 for the owners and for who is not on the project. */
export function leaveProject(db: Database, where: Where): Promise<Removal> {
  return takeOff(db, where, eq(projectMembers.personId, where.actorId), '')
}

async function takeOff(
  db: Database,
  { project, company, actorId }: Where,
  which: ReturnType<typeof eq>,
  reassignTo: string,
): Promise<Removal> {
  return db.transaction(async (tx) => {
    // Tasks that are made in the project or moved there, and others who are taken off it, wait until it is known who is left, or are through before.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('no key update')
    const itself = and(which, eq(projectMembers.projectId, project.id))
    const [row] = await tx.select().from(projectMembers).where(itself).for('update')
    if (row === undefined) throw notFound('This person is not on the project.')
    if (row.personId === project.ownerId || row.personId === company.ownerId)
      throw conflict(
        row.personId === actorId ? 'The owner cannot leave. Make somebody else the owner first.' : 'The owner is always an admin.',
      )
    const [heir] = await peopleOnProject(tx, project.id, reassignTo === '' ? [] : [reassignTo])
    if (reassignTo !== '' && (heir === undefined || heir.id === row.personId))
      throw invalid({ reassign_to: [`${reassignTo} is not on the project.`] })
    // What is opened again meanwhile is waited for, or finds them gone.
    await tx.execute(sql`
      select 1 from tasks t join task_people a on a.task_id = t.id
      where t.project_id = ${project.id} and a.person_id = ${row.personId} order by t.id for no key update of t`)
    await endTimers(tx, sql`e.project_id = ${project.id} and e.person_id = ${row.personId}`)
    const { rows: open } = await tx.execute<{ id: string; name: string }>(sql`
      with taken as (
        delete from task_people a using tasks t, people p
        where t.id = a.task_id and p.id = a.person_id and t.project_id = ${project.id} and a.person_id = ${row.personId} and not t.done and not t.is_archived
        returning t.id, p.name
      ) update tasks set updated_at = now() from taken where tasks.id = taken.id returning tasks.id, taken.name`)
    const ids = open.map(({ id }) => id)
    await logEach(tx, ids, actorId, row.personId === actorId ? 'left the task' : sentence`unassigned ${open[0]?.name}`)
    const given = heir === undefined ? [] : await giveTo(tx, ids, heir, actorId)
    await tx.delete(projectMembers).where(itself)
    const left = row.personId === actorId
    const target = await personTarget(tx, row.personId)
    const detail = { role: row.role, tasks: ids.length, since: row.createdAt.toISOString(), ...(heir && { given_to: heir.name }) }
    await record(tx, project, actorId, {
      action: left ? 'member.leave' : 'member.remove',
      said: left ? 'left the project' : 'took a person off the project',
      target,
      detail,
    })
    if (!left) await tellTakenOff(tx, { project, company, actorId }, row.personId)
    return { tasks: ids, given }
  })
}

/** Somebody who was taken off and is back has been on the project as long as before. */
export async function sinceBefore(tx: Database, project: ProjectRow, personId: string): Promise<void> {
  await tx.execute(sql`
    update project_members m set created_at = coalesce((
      select (e.detail->>'since')::timestamptz from audit_events e
      where e.company_id = ${project.companyId} and e.project_id = ${project.id} and e.target_id = ${personId} and e.action in ('member.remove', 'member.leave')
      order by e.id desc limit 1), m.created_at)
    where m.project_id = ${project.id} and m.person_id = ${personId}`)
}

/** The role that somebody had who was taken off within a day; 409 for anybody else, so that nobody new comes by undoing. */
export async function roleBefore(tx: Database, project: ProjectRow, personId: string): Promise<GivenRole> {
  const { rows } = await tx.execute<{ role: GivenRole }>(sql`
    select e.detail->>'role' as role from audit_events e
    where e.company_id = ${project.companyId} and e.project_id = ${project.id} and e.target_id = ${personId} and e.action = 'member.remove'
      and e.at > now() - interval '1 day' order by e.id desc limit 1`)
  const [last] = rows
  if (last === undefined) throw conflict('This cannot be undone any more.')
  return last.role
}

/** What taking somebody off changed of tasks: those they are not on any more, and those that are new to who got them. */
export type Removal = { tasks: string[]; given: string[] }

/** Puts somebody on tasks that nobody needs to give up, as taking them off is undone; `given` are taken from `username` again. */
export async function giveBack(
  tx: Database,
  project: ProjectRow,
  personId: string,
  { tasks, instead_of: from, given }: { tasks: readonly string[]; instead_of: string; given: readonly string[] },
  actorId: string,
): Promise<void> {
  // Assignees stand in the order in which they came: the log knows when, or they were there from the start.
  const { rows: back } = await tx.execute<{ id: string; name: string }>(sql`
    with given as (
      insert into task_people (company_id, project_id, task_id, person_id, assigned_at)
      select t.company_id, t.project_id, t.id, p.id, coalesce(
        (select max(e.at) from audit_events e where e.target_id = t.id::text
          and (e.sentence = 'assigned ' || p.name or e.sentence = 'took the task' and e.actor_id = p.id)), t.created_at)
      from tasks t join people p on p.id = ${personId}::uuid
      where t.project_id = ${project.id} and t.id = any(${sql.param([...tasks])}::uuid[]) on conflict do nothing returning task_id
    ) update tasks set updated_at = now() from given, people p where tasks.id = given.task_id and p.id = ${personId}::uuid returning tasks.id, p.name`)
  await logEach(
    tx,
    back.map(({ id }) => id),
    actorId,
    sentence`assigned ${back[0]?.name}`,
  )
  const { rows: taken } = await tx.execute<{ id: string; name: string }>(sql`
    delete from task_people a using people p
    where p.id = a.person_id and p.username = ${from} and a.project_id = ${project.id} and a.task_id = any(${sql.param([...given])}::uuid[])
    returning a.task_id as id, p.name`)
  await logEach(
    tx,
    taken.map(({ id }) => id),
    actorId,
    sentence`unassigned ${taken[0]?.name}`,
  )
}

/** Puts somebody on tasks, writes that into their logs, and tells them of those that are new to them. */
export async function giveTo(
  tx: Database,
  ids: readonly string[],
  { id, name }: { id: string; name: string },
  actorId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; companyId: string; projectId: string; title: string }>(sql`
    with given as (
      insert into task_people (company_id, project_id, task_id, person_id)
      select company_id, project_id, id, ${id}::uuid from tasks where id = any(${sql.param([...ids])}::uuid[]) on conflict do nothing returning task_id
    ) select t.id, t.company_id as "companyId", t.project_id as "projectId", t.title from given join tasks t on t.id = given.task_id order by t.number`)
  await logEach(
    tx,
    rows.map((task) => task.id),
    actorId,
    id === actorId ? 'took the task' : sentence`assigned ${name}`,
  )
  for (const task of rows) await tellAssigned(tx, task, actorId, [id])
  return rows.map((task) => task.id)
}

/** Makes an admin of the project its owner; whoever it was stays as an admin. 422 for anybody else. Answers the project. */
export function transferProject(
  db: Database,
  { project, actorId }: Pick<Where, 'project' | 'actorId'>,
  username: string,
): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    if (now === undefined) throw notFound()
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select p.id, p.name from people p join project_members m on m.person_id = p.id and m.project_id = ${project.id} and m.role = 'admin'
      where p.username = ${username} for update of m`)
    const [next] = rows
    if (next === undefined) throw invalid({ username: ['Only an admin of the project becomes its owner.'] })
    if (next.id === now.ownerId) return now
    await seat(tx, now, now.ownerId, 'admin', true)
    const [changed] = await tx
      .update(projects)
      .set({ ownerId: next.id })
      .where(inCompany(projects, project.companyId, project.id))
      .returning()
    if (changed === undefined) throw new Error('The changed project was not returned.')
    const detail = { from: 'admin', to: 'owner' }
    const said = sentence`made ${next.name} the owner of the project`
    await record(tx, changed, actorId, { action: 'project.owner', said, target: projectTarget(changed) })
    await tell(tx, { ...aboutProject(changed), to: { ids: [next.id] }, actorId, reason: 'role', detail })
    return changed
  })
}
