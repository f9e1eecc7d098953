// Who is on a project, and who is on a task.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { taskPeople } from './tasks.table.ts'

/** A person by id and username. */
export type OnProject = { id: string; username: string; name: string }

/** Those of the usernames who can be assigned in a project: its members, its owner, and the owner of the workspace. */
export async function peopleOnProject(db: Database, projectId: string, usernames: string[]): Promise<OnProject[]> {
  if (usernames.length === 0) return []
  const { rows } = await db.execute<OnProject>(sql`
    select a.id, a.username, a.name from people a
    join projects p on p.id = ${projectId}
    join companies c on c.id = p.company_id
    where a.username = any(${sql.param(usernames)}::text[]) and (a.id = p.owner_id or a.id = c.owner_id
      or exists (select 1 from project_members m where m.project_id = p.id and m.person_id = a.id))
    order by a.username`)
  return rows
}

/** Nobody takes them off the project before this transaction ends. Ask before a task is held: who takes somebody off holds their seat first, and then tasks. */
export async function holdSeat(tx: Database, projectId: string, username: string): Promise<void> {
  await tx.execute(sql`
    select 1 from project_members m join people p on p.id = m.person_id
    where m.project_id = ${projectId} and p.username = ${username} for key share of m`)
}

/** Puts a person on a task; false when they already were. */
export async function addToTask(
  db: Database,
  task: { id: string; companyId: string; projectId: string },
  personId: string,
): Promise<boolean> {
  const added = await db
    .insert(taskPeople)
    .values({ companyId: task.companyId, projectId: task.projectId, taskId: task.id, personId })
    .onConflictDoNothing()
    .returning({ personId: taskPeople.personId })
  return added.length > 0
}

/** Takes a person off a task; false when they were not on it. */
export async function removeFromTask(db: Database, taskId: string, personId: string): Promise<boolean> {
  const removed = await db
    .delete(taskPeople)
    .where(and(eq(taskPeople.taskId, taskId), eq(taskPeople.personId, personId)))
    .returning({ personId: taskPeople.personId })
  return removed.length > 0
}

/** The ids of usernames; unknown ones are left out. */
export async function peopleIds(db: Database, usernames: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from people where username = any(${sql.param(usernames)}::text[])`)
  return rows.map((row) => row.id)
}
