// Every query about who is on a project.
import { and, asc, eq, getTableColumns, inArray, not, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companyMembers } from '../companies/companies.table.ts'
import { type PersonRow, people } from '../people/people.table.ts'
import { taskPeople, tasks } from '../tasks/tasks.table.ts'
import { GIVEN_ROLES, projectMembers } from './project-team-members.table.ts'

/** A role a person can be given. */
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** A person on a project. */
export type MemberView = { id: number; role: GivenRole; person: PersonRow; since: Date; openTasks: number }

type Place = { id: string; companyId: string }
type WhichPeople = { username?: string; emails?: string[] }

/** Of a task: it still waits for who is on it. */
export const isOpen = and(not(tasks.done), not(tasks.isArchived))

/** The people on a project with how many open tasks each has there, by name; with `personId` only that one. */
export function listMembers(db: Database, projectId: string, personId?: string): Promise<MemberView[]> {
  const open = db
    .select({ personId: taskPeople.personId, count: sql<number>`count(*)`.as('count') })
    .from(taskPeople)
    .innerJoin(tasks, eq(tasks.id, taskPeople.taskId))
    .where(and(eq(tasks.projectId, projectId), isOpen, personId === undefined ? undefined : eq(taskPeople.personId, personId)))
    .groupBy(taskPeople.personId)
    .as('open')
  return db
    .select({
      id: projectMembers.id,
      role: projectMembers.role,
      since: projectMembers.createdAt,
      person: getTableColumns(people),
      openTasks: sql<number>`coalesce(${open.count}, 0)`.mapWith(Number),
    })
    .from(projectMembers)
    .innerJoin(people, eq(people.id, projectMembers.personId))
    .leftJoin(open, eq(open.personId, projectMembers.personId))
    .where(and(eq(projectMembers.projectId, projectId), personId === undefined ? undefined : eq(people.id, personId)))
    .orderBy(asc(sql`lower(${people.name})`), asc(people.username))
}

/** People of the workspace who are not on the project, by name; only those of `username` or `emails`, where one of these is given. */
export function listNotAdded(db: Database, project: Place, { username, emails }: WhichPeople = {}): Promise<PersonRow[]> {
  const onIt = db
    .select({ one: sql`1` })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, project.id), eq(projectMembers.personId, people.id)))
  return db
    .select(getTableColumns(people))
    .from(companyMembers)
    .innerJoin(people, eq(people.id, companyMembers.personId))
    .where(
      and(
        eq(companyMembers.companyId, project.companyId),
        notExists(onIt),
        username === undefined ? undefined : eq(people.username, username),
        emails === undefined ? undefined : inArray(people.email, emails),
      ),
    )
    .orderBy(asc(sql`lower(${people.name})`), asc(people.username))
}

/** True where the person is in the workspace; they stay so until this transaction ends. */
export async function staysInCompany(tx: Database, companyId: string, personId: string): Promise<boolean> {
  const itself = and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId))
  return (await tx.select({ id: companyMembers.personId }).from(companyMembers).where(itself).for('key share')).length > 0
}

/**
 * Seats a person on a project, making them one of the workspace first: a guest there for guest and restrict, a member otherwise.
 * Who sits there already keeps their role, or gets the higher one with `raise`. Answers whether they are new on it.
 */
export async function seat(db: Database, project: Place, personId: string, role: GivenRole, raise = false): Promise<boolean> {
  const companyRole = role === 'guest' || role === 'restrict' ? 'guest' : 'member'
  const joining = db.insert(companyMembers).values({ companyId: project.companyId, personId, role: companyRole })
  const key = [companyMembers.companyId, companyMembers.personId]
  if (companyRole === 'guest') await joining.onConflictDoNothing()
  else await joining.onConflictDoUpdate({ target: key, set: { role: 'member' }, setWhere: eq(companyMembers.role, 'guest') })
  const rows = await db
    .insert(projectMembers)
    .values({ companyId: project.companyId, projectId: project.id, personId, role })
    .onConflictDoNothing()
    .returning({ id: projectMembers.id })
  if (rows.length > 0) return true
  const lower = GIVEN_ROLES.slice(0, GIVEN_ROLES.indexOf(role))
  if (raise && lower.length > 0) {
    const itself = and(eq(projectMembers.projectId, project.id), eq(projectMembers.personId, personId))
    await db
      .update(projectMembers)
      .set({ role })
      .where(and(itself, inArray(projectMembers.role, lower)))
  }
  return false
}
