// Who hears of a sprint: the people on its tasks, when it starts and when it is completed (SPRINT-18).
import type { Database } from '../../db/open.ts'
import { tell, withdrawReasons } from '../notifications/notifications.store.ts'
import type { sprints } from './sprints.table.ts'

/** As much of a sprint as news about it needs. */
type ToldSprint = Pick<typeof sprints.$inferSelect, 'id' | 'companyId' | 'projectId' | 'title'>

/** What news of a sprint is kept under. */
export const topicOf = (id: number) => `sprint:${id}`

/** Tells the people on its tasks, but not whoever did it. Completing is told while the tasks are still in it. */
export function tellOfSprint(
  db: Database,
  sprint: ToldSprint,
  actorId: string,
  reason: 'sprint_started' | 'sprint_completed',
): Promise<void> {
  const { id, companyId, projectId, title } = sprint
  return tell(db, {
    topic: topicOf(id),
    target: { kind: 'sprint', id: String(id) },
    companyId,
    projectId,
    taskId: null,
    subject: title,
    to: { ofSprint: id },
    // The sentence is about the sprint, not about who did it.
    actorId: null,
    except: [actorId],
    reason,
  })
}

/** Takes back what was told of a step that is taken back, where it was not read yet. */
export async function untellOfSprint(db: Database, id: number, reason: 'sprint_started' | 'sprint_completed'): Promise<void> {
  await withdrawReasons(db, [topicOf(id)], [reason])
}
