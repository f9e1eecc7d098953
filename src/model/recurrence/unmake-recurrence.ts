// Takes a new rule back, while it says what it was made with (RECUR-06).
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { isSameData } from '#src/data/cache/same-data.ts'
import { DeleteRecurrence, GetRecurrence, type RecurrenceWholeData } from './recurrence.graphql.ts'

/** When it makes tasks, and of what: what it has made since stays anyway. */
function saidBy({ rule, startOn, time, timezone, dueAfter, endsOn, endsAfter, catchUp, waitForDone, task }: RecurrenceWholeData) {
  const people = task.people.map(({ username }) => username).toSorted()
  return { rule, startOn, time, timezone, dueAfter, endsOn, endsAfter, catchUp, waitForDone, task: { ...task, people } }
}

/** The inverse of making it. */
export function unmakeRecurrence(
  api: Api,
  project: { workspaceSlug: string; projectSlug: string },
  made: RecurrenceWholeData,
): Promise<void> {
  const { id } = made
  const asked = { workspaceSlug: project.workspaceSlug, id }
  return unmake({
    read: async () => (await api.query(GetRecurrence, asked, { requestPolicy: 'network-only' })).recurrence,
    isAsMade: (now) => isSameData(saidBy(now), saidBy(made)),
    remove: () => api.mutate(DeleteRecurrence, { project, id }, { lane: `Recurrence:${id}` }),
  })
}
