// Decides, without asking the server, whether a task belongs in a list of tasks.

import { createPageStore } from '#src/lib/store.ts'
import type { TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { type CachedTask, type DayField, fieldEntries, type ListField, type TaskField } from '#src/model/task/task-fields.ts'

/** A list's arguments as they were asked. */
export type TaskListArguments = Partial<TasksPageVariables>

type Filter = NonNullable<TasksPageVariables['filter']>

interface Condition {
  /** The field of the task that it looks at. */
  field: TaskField
  /** True, false, or null when the task is not known well enough. */
  holds: (task: CachedTask) => boolean | null
}

/** Whether the task belongs in the list; null when that cannot be told here (a search, an unknown field). */
export function belongsIn(list: TaskListArguments, task: CachedTask): boolean | null {
  const answers = conditionsOf(list).map(({ holds }) => holds(task))
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

/** True when the list narrows by one of these fields, so that changing them may change who belongs in it. */
export function narrowsBy(list: TaskListArguments, fields: readonly TaskField[]): boolean {
  return conditionsOf(list).some(({ field }) => fields.includes(field))
}

function conditionsOf({ workspaceSlug, projectSlug, filter }: TaskListArguments): Condition[] {
  return [
    same('workspaceSlug', workspaceSlug),
    same('projectSlug', projectSlug),
    same('isArchived', filter?.archived ?? false),
    ...conditionsOfFilter(filter ?? {}),
  ].filter((condition) => condition !== null)
}

/** Those of fields. Asking for tasks that are no favorites is the same as not asking: the host's list knows only `is_favorite=1`. */
function conditionsOfFilter(filter: Filter): (Condition | null)[] {
  const search: Condition | null = filter.search ? { field: 'title', holds: () => null } : null
  return [
    search,
    ...fieldEntries.map(([field, { kind, filter: name, days }]) => {
      if (days) return within(field as DayField, filter[days[0]] as Optional, filter[days[1]] as Optional, filter.timezone)
      if (!name || name === 'archived') return null
      const asked = filter[name]
      if (kind === 'people' || kind === 'labels') return someOf(field as ListField, asked as Ids)
      if (Array.isArray(asked)) return oneOf(field, asked)
      if (name === 'favorite') return filter.favorite ? same('isFavorite', true) : null
      return same(field, asked as CachedTask[typeof field] | null)
    }),
  ]
}

type Ids = readonly string[] | null | undefined

function same<F extends TaskField>(field: F, wanted: CachedTask[F] | null): Condition | null {
  if (wanted === undefined || wanted === null) return null
  return { field, holds: (task) => (task[field] === undefined ? null : task[field] === wanted) }
}

function oneOf(field: TaskField, wanted: readonly string[]): Condition {
  return {
    field,
    holds: ({ [field]: value }) => (value === undefined ? null : value === null ? wanted.some(isNone) : wanted.includes(String(value))),
  }
}

function someOf(field: ListField, wanted: Ids): Condition | null {
  if (!wanted) return null
  return {
    field,
    holds: ({ [field]: ids }) => {
      if (ids === undefined) return null
      return ids.length === 0 ? wanted.some(isNone) : ids.some((id) => wanted.includes(id))
    },
  }
}

function isNone(id: string): boolean {
  return id === 'none' || id === 'main-board'
}

type Optional = string | null | undefined

/** Days are in the filter's zone, UTC unless said, and both ends belong to the range, as on the host. */
function within(field: DayField, from: Optional, to: Optional, zone: Optional): Condition | null {
  if (!from && !to) return null
  return {
    field,
    holds: ({ [field]: at }) => {
      if (at === undefined) return null
      if (at === null) return false
      const day = zone ? dayIn(zone, at) : at.slice(0, 10)
      return (!from || day >= from) && (!to || day <= to)
    },
  }
}

/** Of the page: a calendar is dear to make, and nobody's. */
const calendars = createPageStore(() => new Map<string, Intl.DateTimeFormat>())

/** The day `Y-m-d` that a calendar on the wall of a zone shows at an instant. */
function dayIn(zone: string, at: string): string {
  const calendar = calendars.get().get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  calendars.get().set(zone, calendar)
  return calendar.format(new Date(at))
}
