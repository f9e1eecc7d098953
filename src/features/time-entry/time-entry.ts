// What actions, dialogs and panels do with logged time: whose it is, up, down, and when it may be logged.
import type { Api } from '#src/data/api.ts'
import { ownTimezone } from '#src/lib/dates/date-format.ts'
import { DeleteTimeEntry, ListTimeEntries, LogTime, TaskSlug, TaskTime } from './time-entry.graphql.ts'

/** The task whose time it is. */
export interface TimedTask {
  id: string
  workspaceSlug: string
  projectSlug: string
}

/** Work to log; `end` is not before `start`. */
export interface Work {
  start: Date
  end: Date
  comment: string
}

/** Variables of the first, unfiltered page of a task's time; its days are the reader's. */
export function listVariables({ id, workspaceSlug, projectSlug }: TimedTask) {
  return { workspaceSlug, projectSlug, taskId: id, timezone: ownTimezone() }
}

const fresh = { requestPolicy: 'network-only' } as const

/** Asks for the sums and for the task's total anew. A failed look is made up for by the next one. */
async function lookAgain(api: Api, task: TimedTask): Promise<void> {
  const { workspaceSlug, projectSlug } = task
  await Promise.allSettled([
    api.query(ListTimeEntries, { ...listVariables(task), page: 1 }, fresh),
    api.query(TaskTime, { workspaceSlug, projectSlug, id: task.id }, fresh),
  ])
}

/** Logs work that was sent as `intent`; its row is there with the answer, sums follow. */
export async function sendWork(
  api: Api,
  task: TimedTask,
  { start, end, comment }: Work,
  intent: string,
): Promise<{ id: string; seconds: number } | null> {
  const { workspaceSlug, projectSlug } = task
  const input = { startedAt: start.toISOString(), endedAt: end.toISOString(), comment }
  const { timeEntry } = await api.mutate(
    LogTime,
    { task: { workspaceSlug, projectSlug, id: task.id }, input },
    { lane: `Task:${task.id}`, intent },
  )
  void lookAgain(api, task)
  return timeEntry
}

/** Deletes an entry on the server; for `hold`, which has hidden it. */
export async function sendDelete(api: Api, task: TimedTask, id: string): Promise<void> {
  const { workspaceSlug, projectSlug } = task
  await api.mutate(DeleteTimeEntry, { project: { workspaceSlug, projectSlug }, id }, { lane: `TimeEntry:${id}` })
  await lookAgain(api, task)
}

/** The bytes of the task's time sheet (REST-49). */
export async function downloadSheet(api: Api, task: TimedTask): Promise<Blob> {
  const { workspaceSlug, projectSlug } = task
  const found = await api.query(TaskSlug, { workspaceSlug, projectSlug, id: task.id })
  const taskSlug = found.task?.slug
  if (!taskSlug) throw new Error('The task has no slug.')
  const query = new URLSearchParams({ workspaceSlug, projectSlug, taskSlug, timezone: ownTimezone() })
  return api.transfers.download(`/api/time-trackings/export?${query}`)
}

/** The name under which a deleted entry is held back (see `Hold`). */
export function holdId(id: string): string {
  return `time-entry:${id}`
}

/** Why work cannot be logged yet; null when it can: start ≤ end ≤ now (TIMELOG-04). */
export function workProblem(start: Date | null, end: Date | null, now: Date): string | null {
  if (!start && !end) return 'Say how long, or choose start and end.'
  if (!start) return 'Choose when it began.'
  if (!end) return 'Choose when it ended.'
  if (start > end) return 'The end is before the start.'
  return end > now ? 'The end is in the future.' : null
}

/** What a filter with its end before its start is answered with (TIMELOG-08). */
export const filterText = 'End date cannot be earlier than start date.'
