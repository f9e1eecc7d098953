// The place of a task in a sorted list, as the host sorts.
import type { CachedTask } from '#src/model/task/cached-task.ts'
import type { TaskListArguments } from './task-filter.ts'

/** Below 0 when `one` stands before `other`, above 0 behind it; null when the list's order is not known of both. */
export function compareTasks({ sort, descending }: TaskListArguments, one: CachedTask, other: CachedTask): number | null {
  const field = FIELDS[sort ?? 'POSITION']
  const a = field(one)
  const b = field(other)
  if (a === undefined || b === undefined) return null
  // Tasks without a value come last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return descending ? -order : order
}

const FIELDS = {
  POSITION: (task) => task.position,
  CODE: (task) => (task.code ? Number(/\d+$/.exec(task.code)?.[0] ?? 0) : task.code),
  TITLE: (task) => task.title?.toLowerCase(),
  DUE_DATE: (task) => task.dueDate,
  START_DATE: (task) => task.startDate,
  CREATED_AT: (task) => task.createdAt,
  UPDATED_AT: (task) => task.updatedAt,
  WORKFLOW: (task) => (task.workflow ? Number(task.workflow) : task.workflow),
} satisfies Record<NonNullable<TaskListArguments['sort']>, (task: CachedTask) => string | number | null | undefined>
