// Every query about the Task Log: the lines of the activity log that are about one task.
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type NamedActor, recordEach, recordOnTasks, type TaskEntry } from '../audit-events/audit-events.store.ts'
import { type AuditRow, auditEvents } from '../audit-events/audit-events.table.ts'
import { sentence } from '../audit-events/log-line.ts'
import { type AuthorRow, people } from '../people/people.table.ts'

/** A line of the log with its author, null once the account is gone; `actorName` is who it was where that is no account, such as a form. */
export type ActivityView = { message: string; parts: AuditRow['parts']; createdAt: Date; actorName: string | null; actor: AuthorRow | null }

/** Writes lines into a task's log, in order; each continues the actor's name: "added the label Bug" (LOG-01). The actor is a person by id, or what is none by name. */
export async function logActivity(db: Database, task: { id: string }, actor: string | NamedActor, ...lines: TaskEntry[]): Promise<void> {
  await recordOnTasks(db, [task.id], actor, ...lines)
}

/** Writes the same line into the log of each of some tasks. */
export async function logEach(db: Database, taskIds: readonly string[], actorId: string, line: TaskEntry): Promise<void> {
  await recordOnTasks(db, taskIds, actorId, line)
}

/**
 * Writes what is done with tasks into the logs of their parents and subtasks, while these are still linked: `deleted the subtask “Buy milk”`.
 * `where` follows the title. Relatives among the tasks themselves are left out: theirs says it already.
 */
export async function logToRelatives(
  db: Database,
  taskIds: readonly string[],
  actorId: string,
  did: 'moved' | 'deleted',
  where: { way: 'to' | 'back from'; name: string } | null = null,
): Promise<void> {
  const ids = sql.param(taskIds)
  const { rows } = await db.execute<{ id: string; title: string; isSubtask: boolean }>(sql`
    select t.id, r.title, t.id = r.parent_id as "isSubtask" from tasks r join tasks t on t.id = r.parent_id or t.parent_id = r.id
    where r.id = any(${ids}::uuid[]) and t.id <> all(${ids}::uuid[]) order by r.number, t.number`)
  const lines = rows.map(({ id, title, isSubtask }) => {
    const what = isSubtask ? 'subtask' : 'parent task'
    return {
      id,
      said: where === null ? sentence`${did} the ${what} “${title}”` : sentence`${did} the ${what} “${title}” ${where.way} ${where.name}`,
    }
  })
  await recordEach(db, lines, actorId)
}

/** By how much the clock that dates a task may differ from the database's, which dates lines, in ms. */
const CLOCKS_MS = 24 * 3_600_000

/** The newest 200 lines of a task's log, newest first; a task that was moved brings its own along. Months before it was made are not looked at. */
export async function listActivities(db: Database, task: { id: string; createdAt: Date }): Promise<ActivityView[]> {
  return db
    .select({
      message: auditEvents.sentence,
      parts: auditEvents.parts,
      actorName: sql<string | null>`case when ${auditEvents.actorId} is null then nullif(${auditEvents.actorName}, '') end`,
      createdAt: auditEvents.at,
      actor: { username: people.username, name: people.name, avatar: people.avatar },
    })
    .from(auditEvents)
    .leftJoin(people, eq(people.id, auditEvents.actorId))
    .where(and(eq(auditEvents.targetId, task.id), gte(auditEvents.at, new Date(task.createdAt.getTime() - CLOCKS_MS))))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(200)
}
