// Logged time of many tasks: a page of entries, and what they add up to by day and group (TIME-03). Sums are made in SQL, days are cut in the reader's zone.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { type InvoiceOfTime, invoiceOf } from './invoiced-time.store.ts'
import type { TimeEntryView } from './time-trackings.store.ts'

/** What sums are made by. */
export const TIME_GROUPS = ['person', 'project', 'task', 'label'] as const

/** A way to add up. */
export type TimeGroup = (typeof TIME_GROUPS)[number]

/** Which entries: readable by `where`, begun on a day from `start` to `end` of `zone`. */
export type TimeLogFilter = {
  where: SQL
  start: string
  end: string
  zone: string
  taskId?: string | undefined
  labelIds?: readonly number[]
  search?: string
  /** `where` speaks of the task `t` or the project `p`, too. */
  named?: true
}

/** An entry with the task and the project it is on, and who changed it last. */
export type TimeLogView = TimeEntryView & {
  task: { uuid: string; code: string; title: string }
  project: { slug: string; name: string; archived: boolean }
}

/** What a filter finds, added up: all of it, each group, and each group by day (of tasks, only each day). */
export type TimeLogTotals = {
  entries: number
  seconds: number
  estimatedHours: number
  groups: { key: string; name: string; seconds: number }[]
  days: { day: string; key: string; seconds: number }[]
}

/** The most groups that are told apart. */
const MOST_GROUPS = 500

/** The day an entry `e` began on. */
export const dayIn = (zone: string) => sql`(e.started_at at time zone ${zone}::text)::date`

/**
 * The bounds let an index be used; where a zone's midnight comes twice or never, the day itself decides. Days are slow to tell, so they are told only
 * of what lies near the bounds.
 */
export function during(start: string, end: string, zone: string): SQL {
  const first = sql`(${start}::date::timestamp at time zone ${zone}::text)`
  const past = sql`((${end}::date + 1)::timestamp at time zone ${zone}::text)`
  const near = sql`interval '3 hours'`
  return sql`e.started_at >= ${first} - ${near} and e.started_at < ${past} + ${near}
    and ((e.started_at >= ${first} + ${near} and e.started_at < ${past} - ${near}) or ${dayIn(zone)} between ${start}::date and ${end}::date)`
}

/** Everything that a row of entries needs; conditions speak of `e`, `t` and `p`. */
export function fromEntries({ where, start, end, zone, taskId, labelIds = [], search = '', named }: TimeLogFilter): SQL {
  const parts = [where, during(start, end, zone)]
  if (taskId !== undefined) parts.push(sql`e.task_id = ${taskId}::uuid`)
  if (labelIds.length > 0)
    parts.push(sql`exists (select 1 from task_labels l where l.task_id = e.task_id and l.label_id = any(${sql.param(labelIds)}::int[]))`)
  if (search !== '')
    parts.push(
      sql`(${holding(sql`e.comment`, search)} or ${holding(sql`t.title`, search)} or ${holding(sql`p.code || '-' || t.number`, search)})`,
    )
  // Names are looked up for what is shown, not for what is summed up.
  const names = named || search !== '' ? sql`join tasks t on t.id = e.task_id join projects p on p.id = e.project_id` : sql``
  return sql`from time_entries e ${names} where ${sql.join(parts, sql` and `)}`
}

/** A row of the list as the database answers it. */
export type TimeLogRow = {
  id: number
  started: string
  ended: string
  seconds: number
  comment: string
  by_timer: boolean
  edited_at: string | null
  person: AuthorRow
  editor: AuthorRow | null
  invoice: InvoiceOfTime | null
  task: TimeLogView['task']
  project: TimeLogView['project']
}

/** The columns of `TimeLogRow`, where the person is `w` and the editor `x`. */
export const LOG_COLUMNS = sql`e.id, e.started_at as started, e.ended_at as ended, entry_seconds(e.started_at, e.ended_at) as seconds, e.comment, e.by_timer, e.edited_at,
  json_build_object('username', w.username, 'name', w.name, 'avatar', w.avatar) as person,
  case when x.id is not null then json_build_object('username', x.username, 'name', x.name, 'avatar', x.avatar) end as editor,
  ${invoiceOf(sql`e.id`)} as invoice,
  json_build_object('uuid', t.id, 'code', p.code || '-' || t.number, 'title', t.title) as task, json_build_object('slug', p.slug, 'name', p.name, 'archived', p.current_status = 2) as project`

/** A row as the others know it. */
export function toView({ started, ended, edited_at: edited, by_timer: byTimer, editor, ...row }: TimeLogRow): TimeLogView {
  const editedAt = edited === null ? null : new Date(edited)
  return { ...row, startedAt: new Date(started), endedAt: new Date(ended), byTimer, editedBy: editor, editedAt }
}

/** One page of entries, newest start first. */
export async function listTimeLog(
  db: Database,
  filter: TimeLogFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<TimeLogView[]> {
  const { rows } = await db.execute<TimeLogRow>(sql`
    with found as (select e.id ${fromEntries(filter)} order by e.started_at desc, e.id desc limit ${perPage} offset ${(page - 1) * perPage})
    select ${LOG_COLUMNS} from found join time_entries e on e.id = found.id join tasks t on t.id = e.task_id join projects p on p.id = e.project_id
      join people w on w.id = e.person_id left join people x on x.id = e.edited_by
    order by e.started_at desc, e.id desc`)
  return rows.map(toView)
}

/** How each group is found beside `found`, and what it is called; `by` is what decides. An entry without a label is in the group ''. */
const GROUPS: Record<TimeGroup, { by: SQL; key: SQL; name: SQL; join: SQL; widen?: SQL }> = {
  person: { by: sql`person_id`, key: sql`w.username`, name: sql`w.name`, join: sql`join people w on w.id = s.by` },
  project: { by: sql`project_id`, key: sql`p.slug`, name: sql`p.name`, join: sql`join projects p on p.id = s.by` },
  task: {
    by: sql`task_id`,
    key: sql`t.id::text`,
    name: sql`p.code || '-' || t.number || ' ' || t.title`,
    join: sql`join tasks t on t.id = s.by join projects p on p.id = t.project_id`,
  },
  label: {
    by: sql`l.label_id`,
    key: sql`coalesce(l.id::text, '')`,
    name: sql`coalesce(l.title, 'No label')`,
    join: sql`left join labels l on l.id = s.by`,
    widen: sql`left join task_labels l on l.task_id = found.task_id`,
  },
}

/** The sums of a filter, the largest group first. A total by label counts an entry once for each of its labels, `seconds` once (TIME-11). */
export async function sumTimeLog(db: Database, filter: TimeLogFilter, group: TimeGroup): Promise<TimeLogTotals> {
  const { by, key, name, join, widen = sql`` } = GROUPS[group]
  const daily = group === 'task' ? sql`null::uuid` : by
  const { rows } = await db.execute<{
    what: 'all' | 'group' | 'day'
    day: string | null
    key: string
    name: string
    seconds: number
    entries: number
    hours: number
  }>(sql`
    with found as materialized (
      select e.task_id, e.project_id, e.person_id, ${dayIn(filter.zone)} as day, entry_seconds(e.started_at, e.ended_at) as seconds ${fromEntries(filter)}
    ), summed as (select ${by} as by, sum(seconds)::float8 as seconds from found ${widen} group by 1 order by 2 desc limit ${MOST_GROUPS}),
    daily as (select day, ${daily} as by, sum(seconds)::float8 as seconds from found ${group === 'task' ? sql`` : widen} group by 1, 2)
    select 'all' as what, null as day, '' as key, '' as name, coalesce(sum(seconds), 0)::float8 as seconds, count(*)::int as entries,
      (select coalesce(sum(h.hours), 0)::float8 from (select distinct task_id from found) once join tasks t on t.id = once.task_id join task_efforts h on h.id = t.effort_id) as hours
    from found
    union all select 'group', null, ${key}, ${name}, s.seconds, 0, 0 from summed s ${join}
    union all select 'day', to_char(s.day, 'YYYY-MM-DD'), ${group === 'task' ? sql`''` : key}, '', s.seconds, 0, 0 from daily s ${group === 'task' ? sql`` : join}
    order by 1, 2, 5 desc, 3`)
  const all = rows.find(({ what }) => what === 'all')
  return {
    entries: all?.entries ?? 0,
    seconds: all?.seconds ?? 0,
    estimatedHours: all?.hours ?? 0,
    groups: rows.filter(({ what }) => what === 'group').map((row) => ({ key: row.key, name: row.name, seconds: row.seconds })),
    days: rows.filter(({ what }) => what === 'day').map((row) => ({ day: row.day ?? '', key: row.key, seconds: row.seconds })),
  }
}
