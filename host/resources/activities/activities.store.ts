// Every query about the Task Log.
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { people } from '../people/people.table.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import { activities } from './activities.table.ts'

/** A line of the log with its author; null once the account is gone. */
export type ActivityView = {
  message: string
  createdAt: Date
  actor: { username: string; name: string; avatar: string | null } | null
}

/** Writes lines into a task's log, in order; each continues the actor's name: "added the label Bug" (LOG-01). */
export async function logActivity(
  db: Database,
  task: Pick<TaskRow, 'id' | 'companyId' | 'projectId'>,
  actorId: string,
  ...messages: string[]
): Promise<void> {
  if (messages.length === 0) return
  const place = { companyId: task.companyId, projectId: task.projectId, taskId: task.id, actorId }
  await db.insert(activities).values(messages.map((message) => ({ ...place, message })))
}

/** The newest 200 lines of a task's log, newest first. */
export async function listActivities(db: Database, taskId: string): Promise<ActivityView[]> {
  return db
    .select({
      message: activities.message,
      createdAt: activities.createdAt,
      actor: { username: people.username, name: people.name, avatar: people.avatar },
    })
    .from(activities)
    .leftJoin(people, eq(people.id, activities.actorId))
    .where(eq(activities.taskId, taskId))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(200)
}
