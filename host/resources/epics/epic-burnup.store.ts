// How the tasks of an epic were done over the last days, read from what the Task Log says of them (EPIC-04).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { DONE_LINE } from '../tasks/task-done.store.ts'
import { readEpic } from './epics.store.ts'

/** How many days a burnup has; the last one is today. */
export const BURNUP_DAYS = 90

/** Tasks and the hours of their efforts. */
type Amount = { tasks: number; hours: number }

/** How things were at the end of a day, `Y-m-d`. */
export type BurnupDay = { day: string; scope: Amount; done: Amount }

type Row = { day: string; tasks: number; hours: number; done: number; hoursDone: number }

/**
 * The days of an epic, cut in `timezone`; 404 for one that is unknown or elsewhere. Its tasks are those it has now, without archived ones, each from the
 * day on which it was made; done from the day on which it was last marked so.
 */
export async function readBurnup(db: Database, projectId: string, id: number, timezone: string): Promise<BurnupDay[]> {
  await readEpic(db, projectId, { id })
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select t.id, t.created_at, coalesce(f.hours, 0)::float8 as hours, case when t.done then coalesce(
        (select max(a.at) from audit_events a where a.target_id = t.id::text and a.sentence = ${DONE_LINE}), t.updated_at) end as done_at
      from user_stories s join tasks t on t.project_id = s.project_id and t.user_story_id = s.id and not t.is_archived
      left join task_efforts f on f.id = t.effort_id
      where s.project_id = ${projectId} and s.epic_id = ${id}
    ),
    span as (select (now() at time zone ${timezone})::date - ${BURNUP_DAYS - 1}::int as first),
    changes as (
      select greatest((created_at at time zone ${timezone})::date, first) as day, 1 as tasks, hours, 0 as done, 0::float8 as hours_done from own, span
      union all
      select greatest((done_at at time zone ${timezone})::date, first), 0, 0, 1, hours from own, span where done_at is not null
    ),
    sums as (
      select day, sum(tasks)::int as tasks, sum(hours)::float8 as hours, sum(done)::int as done, sum(hours_done)::float8 as hours_done from changes group by day
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, (sum(coalesce(sums.tasks, 0)) over w)::int as tasks, (sum(coalesce(sums.hours, 0)) over w)::float8 as hours,
      (sum(coalesce(sums.done, 0)) over w)::int as done, (sum(coalesce(sums.hours_done, 0)) over w)::float8 as "hoursDone"
    from (select first + n as day from span, generate_series(0, ${BURNUP_DAYS - 1}::int) n) d left join sums on sums.day = d.day
    window w as (order by d.day) order by d.day`)
  return rows.map(({ day, tasks, hours, done, hoursDone }) => ({ day, scope: { tasks, hours }, done: { tasks: done, hours: hoursDone } }))
}
