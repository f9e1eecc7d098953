// Whose time somebody else has changed hears of it (TIME-18).
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { aboutTask, tell } from '../notifications/notifications.store.ts'
import { projects } from '../projects/projects.table.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'

/** Tells `personId` that `actorId` logged, changed or deleted their time on a task; nobody is told of their own act. */
export async function tellOfTime(
  db: Database,
  task: Pick<TaskRow, 'id' | 'companyId' | 'projectId' | 'title' | 'number'>,
  { personId, actorId }: { personId: string; actorId: string },
): Promise<void> {
  if (personId === actorId) return
  const [project] = await db.select({ code: projects.code }).from(projects).where(eq(projects.id, task.projectId))
  const detail = { name: `${project?.code ?? ''}-${task.number}` }
  await tell(db, { ...aboutTask(task), to: { ids: [personId] }, actorId, reason: 'time_changed', detail })
}
