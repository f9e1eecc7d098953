// Time of many tasks on the wire: lists with sums, the week's grid, missing days, people to choose, pins. All ASSUMED (TIME-03, TIME-04).
import { differenceInCalendarDays } from 'date-fns'
import { z } from 'zod'
import { invalid } from '../../errors.ts'
import {
  actorShape,
  companyQuery,
  dataOf,
  instantShape,
  pageNumber,
  pageOf,
  projectQuery,
  timezone,
  toActor,
  toInstant,
} from '../../wire.ts'
import { type Grid, ROW_REASONS } from './time-grid.store.ts'
import { TIME_GROUPS, type TimeLogFilter, type TimeLogTotals, type TimeLogView } from './time-log.store.ts'
import type { Roles } from './time-rights.store.ts'
import { timeEntryShape, toTimeEntry } from './time-trackings.schema.ts'

/** The most days a range has (TIME-12). */
const MOST_DAYS = 366

const day = z.iso.date()
const place = companyQuery.extend({ project_slug: z.string().optional(), timezone })
const names = z
  .string()
  .max(8000)
  .default('')
  .transform((text) => text.split(',').filter((name) => name !== ''))
const range = { start: day, end: day }

/** What narrows lists and exports: days of `timezone`; `members` are usernames, `label_id` ids, both with commas. */
export const timeFilterQuery = place.extend({
  ...range,
  members: names,
  task_uuid: z.union([z.literal(''), z.uuid()]).optional(),
  label_id: names.pipe(z.array(z.coerce.number<string>().int().min(1).max(2_147_483_647)).max(100)),
  search: z.string().max(200).default(''),
})

/** Query of the list. */
export const timeLogQuery = timeFilterQuery.extend({
  group: z.enum(TIME_GROUPS).default('person'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Query of the grid: `week` is its Monday; without `member` the caller's in the workspace, everybody's in a project. */
export const gridQuery = place.extend({
  week: day.refine((text) => new Date(`${text}T00:00:00Z`).getUTCDay() === 1, 'Use the first day of a week.'),
  member: z.string().max(200).default(''),
})

/** Query of the missing days. */
export const missingQuery = projectQuery.extend({ ...range, timezone })

/** Query of the people to choose from. */
export const timePeopleQuery = companyQuery.extend({ project_slug: z.string().optional() })

/** Body of a pin. */
export const pinBody = z.strictObject({ task_uuid: z.uuid(), pinned: z.boolean() })

/** Refuses a range that ends before it starts, or is longer than a year; `field` names its end. */
export function checkRange(start: string, end: string, field = 'end'): void {
  if (end < start) throw invalid({ [field]: ['End date cannot be earlier than start date.'] })
  if (differenceInCalendarDays(new Date(end), new Date(start)) >= MOST_DAYS)
    throw invalid({ [field]: [`Choose at most ${MOST_DAYS} days.`] })
}

/** The filter that a query asks for, of what the caller may read. */
export function filterOf(where: TimeLogFilter['where'], query: z.infer<typeof timeFilterQuery>): TimeLogFilter {
  const { start, end, timezone: zone, task_uuid: taskId, label_id: labelIds, search } = query
  return { where, start, end, zone, labelIds, search: search.trim(), ...(taskId && { taskId }) }
}

const task = z.object({ uuid: z.uuid(), code: z.string(), title: z.string() })
const project = z.object({
  slug: z.string(),
  name: z.string(),
  archived: z.boolean(),
  role: z.enum(['admin', 'member', 'restrict', 'guest', 'unknown']),
})
const logEntry = timeEntryShape.extend({ task, project })

/** A page of entries with the sums of all that the filter finds. */
export const timeLogShape = pageOf(logEntry).extend({
  totals: z.object({
    seconds: z.number().int(),
    estimated_hours: z.number(),
    groups: z.array(z.object({ key: z.string(), name: z.string(), seconds: z.number().int() })),
    days: z.array(z.object({ day, key: z.string(), seconds: z.number().int() })),
  }),
})

/** A week of tasks and days. */
export const gridShape = dataOf(
  z.object({
    rows: z.array(
      z.object({
        task: task.extend({ done: z.boolean() }),
        project,
        why: z.enum(ROW_REASONS),
        pinned: z.boolean(),
        last_week: z.number().int(),
        seconds: z.number().int(),
        days: z.array(z.object({ day, seconds: z.number().int(), entries: z.number().int(), list: z.array(logEntry).nullable() })),
      }),
    ),
    totals: z.array(z.object({ day, seconds: z.number().int() })),
    seconds: z.number().int(),
    running: z.object({ task_uuid: z.uuid(), started_at: instantShape }).nullable(),
    since: day.nullable(),
  }),
)

/** Who logged nothing when. */
export const missingShape = dataOf(z.object({ people: z.array(z.object({ user: actorShape, days: z.array(day) })) }))

/** People to choose from, the caller first. */
export const timePeopleShape = dataOf(z.array(actorShape))

/** An entry of a list as answered. */
function toLogEntry({ task, project, ...entry }: TimeLogView, roles: Roles, isOwner: boolean): z.infer<typeof logEntry> {
  return { ...toTimeEntry(entry, isOwner), task, project: withRole(project, roles) }
}

function withRole(project: TimeLogView['project'], roles: Roles): z.infer<typeof logEntry>['project'] {
  return { ...project, role: roles.get(project.slug) ?? 'unknown' }
}

/** A page of entries and its sums as answered. */
export function toTimeLog(
  entries: readonly TimeLogView[],
  { seconds, estimatedHours, groups, days }: TimeLogTotals,
  roles: Roles,
  isOwner: boolean,
) {
  return {
    data: entries.map((entry) => toLogEntry(entry, roles, isOwner)),
    totals: { seconds, estimated_hours: estimatedHours, groups, days },
  }
}

/** A week as answered. */
export function toGrid({ rows, running, ...grid }: Grid, roles: Roles, isOwner: boolean): z.infer<typeof gridShape>['data'] {
  return {
    ...grid,
    running: running && { task_uuid: running.taskId, started_at: toInstant(running.startedAt) },
    rows: rows.map(({ lastWeek, days, project, ...row }) => ({
      ...row,
      project: withRole(project, roles),
      last_week: lastWeek,
      days: days.map((cell) => ({ ...cell, list: cell.list?.map((entry) => toLogEntry(entry, roles, isOwner)) ?? null })),
    })),
  }
}

/** People and their days as answered. */
export function toMissing(people: readonly { person: Parameters<typeof toActor>[0]; days: string[] }[]) {
  return { people: people.map(({ person, days }) => ({ user: toActor(person), days })) }
}
