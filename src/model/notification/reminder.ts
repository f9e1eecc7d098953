// Being reminded of a task: the call that sets a reminder, moves it, or takes it away.
import type { Api } from '#src/data/api.ts'
import { RemindOfTask } from './notification.graphql.ts'

/** From this time on somebody is reminded of a day without one, `HH:mm`. */
export const REMINDED_FROM = '09:00'

/** Answers for when there was a reminder before, as it is given back to undo this; null for none. */
export async function sendReminder(
  api: Api,
  { id, workspaceSlug, projectSlug }: { id: string; workspaceSlug: string; projectSlug: string },
  at: string | null,
): Promise<string | null> {
  const { before } = await api.mutate(RemindOfTask, { project: { workspaceSlug, projectSlug }, taskId: id, at }, { lane: `Reminder:${id}` })
  return before
}
