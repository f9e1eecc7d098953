// What the list call accepts, and how its query becomes a filter.
import { z } from 'zod'
import { badRequest } from '../../errors.ts'
import { queryFlag, timezone } from '../../wire.ts'
import type { DayFilter, Ids, TaskFilter } from './task-filter.ts'
import type { Sort } from './task-order.ts'
import { DAYS, databaseId, FLAGS, LISTED, SORTS, taskShape } from './tasks.schema.ts'

const sorts = SORTS.flatMap((sort) => [sort, `-${sort}`] as Sort[]) as [Sort, ...Sort[]]
const day = z.union([z.literal(''), z.iso.date()]).optional()
const flag = z.union([z.literal(''), queryFlag]).optional()
const commas = z.string().max(8000).optional()
const listedNames = Object.keys(LISTED) as (keyof typeof LISTED)[]
const dayNames = Object.keys(DAYS).flatMap((name) => [`${name}_from`, `${name}_to`] as DayFilter[])

function each<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** What narrows a list; every filter may be empty, which is the same as absent. */
const filterQuery = z.object({
  company_slug: z.string(),
  project_slug: z.string().optional(),
  members: z.string().max(4000).optional(),
  search: z.string().max(500).optional(),
  label_id: commas,
  is_archived: flag,
  is_favorite: flag,
  ...each(listedNames, () => commas),
  ...each(FLAGS, () => flag),
  ...each(dayNames, () => day),
  /** Cuts the days of the four above (ASSUMED). */
  timezone: z.union([z.literal('').transform(() => 'UTC'), timezone]),
})

/** Query of `GET /tasks/`. */
export const listQuery = filterQuery.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  sort: z.enum(sorts).default('position'),
  /** 0 leaves descriptions out: they may be megabytes each (ASSUMED). */
  description: queryFlag.default(true),
})

/** Query of `GET /export-tasks/` (ASSUMED). */
export const exportQuery = listQuery.pick({ sort: true }).extend(filterQuery.shape)

/** The page answer; `total` is absent for filtered lists too long to count. */
export const taskPageShape = z.object({
  data: z.array(taskShape),
  current_page: z.number().int(),
  total_pages: z.number().int(),
  total: z.number().int().optional(),
})

/** What tasks may be counted by (ASSUMED). */
export const GROUPS = ['workflow', 'type', 'effort', 'board', 'sprint', 'user_story', 'assignee', 'label'] as const

/** Query of `GET /task-counts/`. */
export const countsQuery = filterQuery.extend({ by: z.enum(GROUPS) })

/** The answer: `id` is that of the thing, a username for people, null for the tasks without one. Null where there are too many tasks to count. */
export const countsShape = z.array(z.object({ id: z.union([z.number().int(), z.string()]).nullable(), count: z.number().int() })).nullable()

type FilterQuery = z.infer<typeof filterQuery>

/** The filter of a query; `people` are found by the caller, because usernames are not ids. 400 for ids that are none. */
export function toFilter(query: FilterQuery): TaskFilter {
  return clean({
    isArchived: on(query.is_archived),
    isFavourite: on(query.is_favorite),
    search: query.search?.trim(),
    labels: idsOf('label_id', query.label_id, databaseId),
    ...each(listedNames, (name) => idsOf<string | number>(name, query[name], LISTED[name])),
    ...each(FLAGS, (name) => on(query[name])),
    ...each(dayNames, (name) => query[name]),
    timezone: query.timezone === 'UTC' ? undefined : query.timezone,
  })
}

/** The words of a comma list; undefined for an empty one. */
export function wordsOf(list: string | undefined): string[] | undefined {
  const words = (list ?? '').split(',').map((word) => word.trim())
  const filled = words.filter((word) => word !== '')
  return filled.length === 0 ? undefined : [...new Set(filled)]
}

function on(value: '' | boolean | undefined): boolean | undefined {
  return value === '' ? undefined : value
}

function clean(filter: { [Name in keyof TaskFilter]: TaskFilter[Name] | undefined }): TaskFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')) as TaskFilter
}

/** `main-board` is no board (BOARD-02). */
const EMPTY = ['none', 'main-board']

function idsOf<Id extends string | number>(name: string, list: string | undefined, one: z.ZodType<Id>): Ids<Id> | undefined {
  const words = wordsOf(list)
  if (words === undefined) return undefined
  const filled = words.filter((word) => !EMPTY.includes(word))
  const ids = filled.map((word) => one.safeParse(one instanceof z.ZodNumber && /^-?\d{1,10}$/.test(word) ? Number(word) : word))
  if (!ids.every(({ success }) => success)) throw badRequest(`${name} must be a comma list of ids.`)
  return { ids: ids.flatMap(({ data }) => data ?? []), none: filled.length < words.length }
}
