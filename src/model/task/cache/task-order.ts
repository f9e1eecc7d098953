// The place of a task in a sorted list, as the host sorts.
import { type CachedTask, fieldEntries, type TaskField } from '#src/model/task/task-fields.ts'
import type { TaskListArguments } from './task-filter.ts'

/** Below 0 when `one` stands before `other`, above 0 behind it; null when the list's order is not known of both. */
export function compareTasks({ sort, descending }: TaskListArguments, one: CachedTask, other: CachedTask): number | null {
  const a = sortedBy(one, sort ?? 'POSITION')
  const b = sortedBy(other, sort ?? 'POSITION')
  if (a === undefined || b === undefined) return null
  // Tasks without a value come last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return descending ? -order : order
}

/** How the values of some fields are compared; those of the others as they are. */
const COMPARED: { readonly [F in TaskField]?: (value: string) => string | number } = {
  code: (code) => Number(/\d+$/.exec(code)?.[0] ?? 0),
  title: (title) => title.toLowerCase(),
  workflow: Number,
}

const FIELDS = new Map(fieldEntries.flatMap(([name, { sort }]) => (sort === undefined ? [] : [[sort, name]])))

function sortedBy(task: CachedTask, sort: NonNullable<TaskListArguments['sort']>): string | number | null | undefined {
  const field = FIELDS.get(sort)
  const value = field && task[field]
  if (field === undefined || (typeof value !== 'string' && typeof value !== 'number')) return value === null ? null : undefined
  return typeof value === 'string' && value !== '' ? (COMPARED[field]?.(value) ?? value) : value
}
