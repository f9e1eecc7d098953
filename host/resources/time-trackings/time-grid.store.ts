// One week of logged time as a grid of tasks and days (TIME-04, TIME-05), and the days on which nobody logged anything (TIME-13).

import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { dayIn, during, LOG_COLUMNS, type TimeLogRow, type TimeLogView, toView } from './time-log.store.ts'
import type { Reach, TimeScope } from './time-rights.store.ts'

/** Why a task is in the week: its time, that it was pinned, the time of the week before, or that it is being worked on. */
export const ROW_REASONS = ['time', 'pinned', 'last_week', 'assigned'] as const

/** The most rows of a week. */
const MOST_ROWS = 500
/** The most entries that one person's week is told with. */
const MOST_ENTRIES = 2000

/** The time of a task on a day; its entries where one person's week was asked for. */
export type GridCell = { day: string; seconds: number; entries: number; list: TimeLogView[] | null }

/** A task of the week. */
export type GridRow = {
  task: TimeLogView['task'] & { done: boolean }
  project: TimeLogView['project']
  why: (typeof ROW_REASONS)[number]
  pinned: boolean
  lastWeek: number
  seconds: number
  days: GridCell[]
}

/** A week: `since` is when the person came into the workspace, null for everybody. */
export type Grid = {
  rows: GridRow[]
  totals: { day: string; seconds: number }[]
  seconds: number
  running: { taskId: string; startedAt: Date } | null
  since: string | null
}

/** A day so many days after another. */
export function later(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The week that begins on the Monday `week`, of what the caller may read. */
export async function readGrid(db: Database, scope: TimeScope, { where, members }: Reach, week: string, zone: string): Promise<Grid> {
  const [one] = members ?? []
  const personId = members?.length === 1 ? (one?.id ?? null) : null
  const [rows, lists, running, since] = await readTogether(db, [
    () => readRows(db, scope, { where, personId, week, zone }),
    () => (personId === null ? null : readEntries(db, { where, week, zone })),
    () => (personId === null ? null : readRunning(db, scope, personId)),
    () => (personId === null ? null : joinedOn(db, scope.company.id, personId, zone)),
  ])
  for (const row of rows)
    for (const cell of row.days) cell.list = lists?.get(`${row.task.uuid} ${cell.day}`) ?? (lists === null ? null : [])
  const days = Array.from({ length: 7 }, (_, at) => later(week, at))
  const totals = days.map((day) => ({
    day,
    seconds: rows.reduce((sum, row) => sum + (row.days.find((cell) => cell.day === day)?.seconds ?? 0), 0),
  }))
  return { rows, totals, seconds: totals.reduce((sum, { seconds }) => sum + seconds, 0), running, since }
}

type Asked = { where: Reach['where']; week: string; zone: string }

async function readRows(
  db: Database,
  scope: TimeScope,
  { where, personId, week, zone }: Asked & { personId: string | null },
): Promise<GridRow[]> {
  const inScope = scope.project === null ? sql`t.company_id = ${scope.company.id}` : sql`t.project_id = ${scope.project.id}`
  // Nobody reads what another one has pinned or does in a project that they do not see.
  const seen = sql`exists (select 1 from projects seen join company_members seer on seer.company_id = seen.company_id and seer.person_id = ${scope.person.id}
    where seen.id = t.project_id and seen.current_status <> 2 and seen.deleted_at is null and ((seer.role = 'owner' and not seen.is_sample) or seen.owner_id = seer.person_id
      or (${personId === scope.person.id} and seer.role = 'member' and not seen.is_private)
      or exists (select 1 from project_members seat where seat.project_id = seen.id and seat.person_id = seer.person_id
        and (${personId === scope.person.id || scope.project !== null} or seat.role = 'admin'))))`
  const own =
    personId === null
      ? sql``
      : sql`union all select n.task_id, 2, null::float8 from time_pins n join tasks t on t.id = n.task_id where n.person_id = ${personId} and ${inScope} and ${seen}
        union all select t.id, 4, null from task_people a join tasks t on t.id = a.task_id
        where a.person_id = ${personId} and ${inScope} and ${seen} and not t.done and not t.is_archived and not t.is_draft
          and (t.estimative > 0 or t.workflow_id <> (select min(w.id) from workflows w where w.project_id = t.project_id))`
  const { rows } = await db.execute<{
    task: GridRow['task']
    project: GridRow['project']
    why: number
    pinned: boolean
    last_week: number
    days: { day: string; seconds: number; entries: number }[]
  }>(sql`
    with mine as materialized (
      select e.task_id, ${dayIn(zone)} as day, entry_seconds(e.started_at, e.ended_at) as seconds from time_entries e
      where ${where} and ${during(later(week, -7), later(week, 6), zone)}
    ), cells as (select task_id, day, sum(seconds)::float8 as seconds, count(*)::int as entries from mine where day >= ${week}::date group by 1, 2),
    reasons as (
      select task_id, 1 as why, null::float8 as before from cells
      union all select task_id, 3, sum(seconds)::float8 from mine where day < ${week}::date group by 1 ${own}
    ), wanted as (select task_id, min(why) as why, bool_or(why = 2) as pinned, coalesce(sum(before), 0) as last_week from reasons group by 1)
    select json_build_object('uuid', t.id, 'code', p.code || '-' || t.number, 'title', t.title, 'done', t.done) as task,
      json_build_object('slug', p.slug, 'name', p.name, 'archived', p.current_status = 2) as project, w.why, w.pinned, w.last_week,
      coalesce((select json_agg(json_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'seconds', c.seconds, 'entries', c.entries) order by c.day)
        from cells c where c.task_id = w.task_id), '[]') as days
    from wanted w join tasks t on t.id = w.task_id join projects p on p.id = t.project_id
    order by w.why > 1, lower(p.name collate "und-x-icu"), p.id, t.number limit ${MOST_ROWS}`)
  return rows.map(({ why, last_week: lastWeek, days, ...row }) => ({
    ...row,
    why: ROW_REASONS[why - 1] ?? 'time',
    lastWeek,
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    days: days.map((cell) => ({ ...cell, list: null })),
  }))
}

async function readEntries(db: Database, { where, week, zone }: Asked): Promise<Map<string, TimeLogView[]>> {
  const { rows } = await db.execute<TimeLogRow & { day: string }>(sql`
    select to_char(${dayIn(zone)}, 'YYYY-MM-DD') as day, ${LOG_COLUMNS} from time_entries e join tasks t on t.id = e.task_id join projects p on p.id = e.project_id
      join people w on w.id = e.person_id left join people x on x.id = e.edited_by
    where ${where} and ${during(week, later(week, 6), zone)} order by e.started_at, e.id limit ${MOST_ENTRIES}`)
  const lists = new Map<string, TimeLogView[]>()
  for (const { day, ...row } of rows) {
    const key = `${row.task.uuid} ${day}`
    lists.set(key, [...(lists.get(key) ?? []), toView(row)])
  }
  return lists
}

async function readRunning(db: Database, { company, companyRole, project, person }: TimeScope, personId: string): Promise<Grid['running']> {
  // Of another one's timer in the workspace only its owner hears: it may run in a project that others do not see.
  if (project === null && companyRole !== 'owner' && personId !== person.id) return null
  const { rows } = await db.execute<{ task_id: string; started_at: string }>(sql`
    select task_id, started_at from time_entries where person_id = ${personId} and ended_at is null and company_id = ${company.id}
      ${project === null ? sql`` : sql`and project_id = ${project.id}`}`)
  return rows[0] === undefined ? null : { taskId: rows[0].task_id, startedAt: new Date(rows[0].started_at) }
}

async function joinedOn(db: Database, companyId: string, personId: string, zone: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(created_at at time zone ${zone}::text, 'YYYY-MM-DD') as day from company_members where company_id = ${companyId} and person_id = ${personId}`)
  return rows[0]?.day ?? null
}

/** People of a project and the weekdays before today on which they logged nothing in it, since they are on it (TIME-13). */
export async function readMissing(
  db: Database,
  projectId: string,
  { start, end, zone }: { start: string; end: string; zone: string },
): Promise<{ person: { username: string; name: string; avatar: string | null }; days: string[] }[]> {
  const { rows } = await db.execute<{ person: { username: string; name: string; avatar: string | null }; days: string[] }>(sql`
    with logged as (select distinct e.person_id, ${dayIn(zone)} as day from time_entries e where e.project_id = ${projectId} and ${during(start, end, zone)})
    select json_build_object('username', w.username, 'name', w.name, 'avatar', w.avatar) as person, json_agg(to_char(d.day, 'YYYY-MM-DD') order by d.day) as days
    from project_members m join people w on w.id = m.person_id
      cross join lateral (select day::date as day from generate_series(${start}::date, ${end}::date, interval '1 day') day) d
    where m.project_id = ${projectId} and m.role in ('member', 'admin') and extract(isodow from d.day) < 6
      and d.day < (now() at time zone ${zone}::text)::date and d.day >= (m.created_at at time zone ${zone}::text)::date
      and not exists (select 1 from logged l where l.person_id = m.person_id and l.day = d.day)
    group by w.id order by lower(w.name collate "und-x-icu"), w.username`)
  return rows
}
