// How much is in a sprint, beside what was done in the last ones.
import type { VelocityData } from './sprint.graphql.ts'
import type { SprintSubject } from './sprint-subject.ts'

/** Tasks and hours: of the rows where all of them are there, so that they follow at once; else as the host counted them. */
export function loadOf(
  { taskCount, hours }: Pick<SprintSubject, 'taskCount' | 'hours'>,
  tasks: readonly { effort: { hours: number } | null }[] | null,
): { tasks: number; hours: number } {
  if (tasks === null) return { tasks: taskCount ?? 0, hours: hours?.total ?? 0 }
  return { tasks: tasks.length, hours: tasks.reduce((sum, { effort }) => sum + (effort?.hours ?? 0), 0) }
}

/** The mean of what was done in the last three, the latest first; null before the first is completed. */
export function meanOf(velocity: readonly Pick<VelocityData, 'done'>[] | null, unit: 'hours' | 'tasks' = 'hours'): number | null {
  const last = velocity?.slice(0, 3) ?? []
  return last.length === 0 ? null : last.reduce((sum, { done }) => sum + done[unit], 0) / last.length
}
