// What the list call accepts, and how its query becomes a filter.
import { z } from 'zod'
import { badRequest } from '../../errors.ts'
import { queryFlag, timezone } from '../../wire.ts'
import type { Ids, TaskFilter } from './task-filter.ts'
import { SORTS, type Sort } from './task-order.ts'
import { taskShape } from './tasks.schema.ts'

const sorts = SORTS.flatMap((sort) => [sort, `-${sort}`] as Sort[]) as [Sort, ...Sort[]]
const day = z.union([z.literal(''), z.iso.date()]).optional()
const flag = z.union([z.literal(''), queryFlag]).optional()

/** Query of `GET /tasks/`; every filter may be empty, which is the same as absent. */
export const listQuery = z.object({
  company_slug: z.string(),
  project_slug: z.string().optional(),
  is_archived: flag,
  members: z.string().max(4000).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().max(500).optional(),
  workflow_id: z.string().max(2000).optional(),
  type_id: z.string().max(2000).optional(),
  effort_id: z.string().max(2000).optional(),
  label_id: z.string().max(2000).optional(),
  board_uuid: z.string().max(8000).optional(),
  sprint_id: z.string().max(2000).optional(),
  user_story_id: z.string().max(2000).optional(),
  parent_id: z.string().max(8000).optional(),
  done: flag,
  is_draft: flag,
  is_favorite: flag,
  due_from: day,
  due_to: day,
  start_from: day,
  start_to: day,
  /** Cuts the days of the four above (ASSUMED). */
  timezone: z.union([z.literal('').transform(() => 'UTC'), timezone]),
  sort: z.enum(sorts).default('position'),
  /** 0 leaves descriptions out: they may be megabytes each (ASSUMED). */
  description: queryFlag.default(true),
})

/** The page answer; `total` is absent for filtered lists too long to count. */
export const taskPageShape = z.object({
  data: z.array(taskShape),
  current_page: z.number().int(),
  total_pages: z.number().int(),
  total: z.number().int().optional(),
})

type ListQuery = z.infer<typeof listQuery>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const NUMBER = /^[1-9]\d{0,8}$/

/** The filter of a query; `people` are found by the caller, because usernames are not ids. 400 for ids that are none. */
export function toFilter(query: ListQuery): TaskFilter {
  const flags = { isArchived: on(query.is_archived), done: on(query.done), isDraft: on(query.is_draft), isFavourite: on(query.is_favorite) }
  return clean({
    ...flags,
    search: query.search?.trim(),
    workflows: numbers('workflow_id', query.workflow_id),
    types: numbers('type_id', query.type_id),
    efforts: numbers('effort_id', query.effort_id),
    labels: numbers('label_id', query.label_id),
    sprints: numbers('sprint_id', query.sprint_id),
    userStories: numbers('user_story_id', query.user_story_id),
    boards: uuids('board_uuid', query.board_uuid),
    parents: uuids('parent_id', query.parent_id),
    dueFrom: query.due_from,
    dueTo: query.due_to,
    startFrom: query.start_from,
    startTo: query.start_to,
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

function numbers(name: string, list: string | undefined): Ids<number> | undefined {
  const words = wordsOf(list)
  if (words === undefined) return undefined
  const ids = words.filter((word) => word !== 'none')
  if (!ids.every((id) => NUMBER.test(id))) throw badRequest(`${name} must be a comma list of ids.`)
  return { ids: ids.map(Number), none: ids.length < words.length }
}

function uuids(name: string, list: string | undefined): Ids<string> | undefined {
  const words = wordsOf(list)
  if (words === undefined) return undefined
  const ids = words.filter((word) => word !== 'none' && word !== 'main-board')
  if (!ids.every((id) => UUID.test(id))) throw badRequest(`${name} must be a comma list of ids.`)
  return { ids, none: ids.length < words.length }
}
