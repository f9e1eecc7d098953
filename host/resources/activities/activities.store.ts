// Every query about the Task Log.
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import { type ActivityRow, activities } from './activities.table.ts'
import { type LogLine, wordsOf } from './log-line.ts'

/** A line of the log with its author; null once the account is gone. */
export type ActivityView = Pick<ActivityRow, 'message' | 'parts' | 'createdAt' | 'actorName'> & { actor: AuthorRow | null }

/** Who did something without an account, by name. */
export type NamedActor = { name: string }

/** Writes lines into a task's log, in order; each continues the actor's name: "added the label Bug" (LOG-01). The actor is a person by id, or what is none by name. */
export async function logActivity(
  db: Database,
  task: Pick<TaskRow, 'id' | 'companyId' | 'projectId'>,
  actor: string | NamedActor,
  ...lines: LogLine[]
): Promise<void> {
  if (lines.length === 0) return
  const place = {
    companyId: task.companyId,
    projectId: task.projectId,
    taskId: task.id,
    ...(typeof actor === 'string' ? { actorId: actor } : { actorName: actor.name }),
  }
  await db
    .insert(activities)
    .values(lines.map((line) => ({ ...place, message: wordsOf(line), parts: typeof line === 'string' ? null : line })))
}

/** Writes the same line into the log of each of some tasks. */
export async function logEach(db: Database, taskIds: readonly string[], actorId: string, message: string): Promise<void> {
  if (taskIds.length === 0) return
  await db.execute(sql`
    insert into activities (company_id, project_id, task_id, actor_id, message)
    select company_id, project_id, id, ${actorId}::uuid, ${message} from tasks where id = any(${sql.param(taskIds)}::uuid[])`)
}

/**
 * Writes what is done with tasks into the logs of their parents and subtasks, while these are still linked: `deleted the subtask “Buy milk”`.
 * `how` follows the title. Relatives among the tasks themselves are left out: theirs says it already.
 */
export async function logToRelatives(
  db: Database,
  taskIds: readonly string[],
  actorId: string,
  did: 'moved' | 'deleted',
  how = '',
): Promise<void> {
  const ids = sql.param(taskIds)
  await db.execute(sql`
    insert into activities (company_id, project_id, task_id, actor_id, message)
    select r.company_id, r.project_id, r.id, ${actorId}::uuid, ${did} || case when r.id = t.parent_id then ' the subtask “' else ' the parent task “' end || t.title || '”' || ${how}
    from tasks t join tasks r on r.id = t.parent_id or r.parent_id = t.id
    where t.id = any(${ids}::uuid[]) and r.id <> all(${ids}::uuid[]) order by t.number, r.number`)
}

/** The newest 200 lines of a task's log, newest first. */
export async function listActivities(db: Database, taskId: string): Promise<ActivityView[]> {
  return db
    .select({
      message: activities.message,
      parts: activities.parts,
      actorName: activities.actorName,
      createdAt: activities.createdAt,
      actor: { username: people.username, name: people.name, avatar: people.avatar },
    })
    .from(activities)
    .leftJoin(people, eq(people.id, activities.actorId))
    .where(eq(activities.taskId, taskId))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(200)
}
