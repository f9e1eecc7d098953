// What a sprint's chart is drawn from: its events summed up by day in SQL, and nothing of what became of tasks later (SPRINT-06, SPRINT-20).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type ChartDay, chartDays, type DaySum, type ScopeChange } from './sprint-chart.ts'
import type { Amount } from './sprint-history.store.ts'
import { sprintGone } from './sprints.store.ts'

/** A chart; no days before the start. `today` is null unless the sprint runs; `withoutEffort` counts the tasks that are 0 h. */
export type SprintChart = { committed: Amount | null; days: ChartDay[]; today: string | null; withoutEffort: number }

/** Names in a chart: of each day the first ten that came and the first ten that went, and a hundred in all, each day's first before their second. */
const NAMED_A_DAY = 10
const NAMED = 100

type Frame = {
  state: 'planned' | 'active' | 'completed'
  start: string | null
  end: string
  completed: string | null
  today: string
  tasks: number | null
  hours: number | null
  withoutEffort: number
}

/** The chart of a sprint, its days cut in `timezone`; 404 for one that is unknown or elsewhere. */
export async function readChart(db: Database, projectId: string, id: number, timezone: string): Promise<SprintChart> {
  const frame = await readFrame(db, projectId, id, timezone)
  const { state, start, completed, today, withoutEffort } = frame
  if (start === null) return { committed: null, days: [], today: null, withoutEffort }
  const committed = { tasks: frame.tasks ?? 0, hours: frame.hours ?? 0 }
  const [sums, changes] = [await sumDays(db, id, timezone), await nameChanges(db, id, timezone)]
  // The clock of the zone may stand on the day before the first event's, an instant after the start.
  const until = [completed ?? today, start].toSorted().at(-1) ?? start
  const days = chartDays({ start, end: frame.end, until, committed, sums, changes })
  return { committed, days, today: state === 'active' ? today : null, withoutEffort }
}

async function readFrame(db: Database, projectId: string, id: number, timezone: string): Promise<Frame> {
  const dayAt = (moment: ReturnType<typeof sql>) => sql`to_char(${moment} at time zone ${timezone}, 'YYYY-MM-DD')`
  const { rows } = await db.execute<Frame>(sql`
    select s.state, ${dayAt(sql`s.started_at`)} as start, s.end_date::text as end, ${dayAt(sql`s.completed_at`)} as completed, ${dayAt(sql`now()`)} as today,
      s.committed_tasks as tasks, s.committed_hours::float8 as hours,
      case s.state when 'completed' then (select count(*) from sprint_results r where r.sprint_id = s.id and r.outcome in ('done', 'carried') and r.hours = 0)
      else (select count(*) from tasks t left join task_efforts e on e.id = t.effort_id
        where t.project_id = s.project_id and t.sprint_id = s.id and not t.is_archived and coalesce(e.hours, 0) = 0) end::int as "withoutEffort"
    from sprints s where s.project_id = ${projectId} and s.id = ${id}`)
  const [frame] = rows
  if (frame === undefined) throw sprintGone()
  return frame
}

async function sumDays(db: Database, id: number, timezone: string): Promise<DaySum[]> {
  const { rows } = await db.execute<DaySum>(sql`
    select to_char(event.day, 'YYYY-MM-DD') as day,
      (count(*) filter (where kind = 'added') - count(*) filter (where kind = 'removed'))::int as tasks,
      coalesce(sum(case kind when 'added' then hours when 'hours' then hours when 'removed' then -hours end), 0)::float8 as hours,
      (count(*) filter (where kind = 'done') - count(*) filter (where kind = 'undone'))::int as done,
      coalesce(sum(case kind when 'done' then hours when 'undone' then -hours end), 0)::float8 as "hoursDone"
    from (select kind, hours, (at at time zone ${timezone})::date as day from sprint_events where sprint_id = ${id}) as event
    group by event.day order by event.day`)
  return rows
}

type NamedRow = { day: string; added: boolean; count: number; tasks: ScopeChange['tasks'] }

/** What came and went since the start, by day: a task that came and went on the same day did neither. */
async function nameChanges(db: Database, id: number, timezone: string) {
  const { rows } = await db.execute<NamedRow>(sql`
    with change as (
      select to_char(e.at at time zone ${timezone}, 'YYYY-MM-DD') as day, e.task_id, max(e.number) as number, max(e.title) as title,
        count(*) filter (where e.kind = 'added') > count(*) filter (where e.kind = 'removed') as added
      from sprint_events e join sprints s on s.id = e.sprint_id
      where e.sprint_id = ${id} and e.at > s.started_at and e.kind in ('added', 'removed')
      group by 1, 2 having count(*) filter (where e.kind = 'added') <> count(*) filter (where e.kind = 'removed')
    ), placed as (
      select *, row_number() over (partition by day, added order by number) as place, count(*) over (partition by day, added)::int as count from change
    ), ranked as (select *, row_number() over (order by place, day, added) as rank from placed)
    select k.day, k.added, k.count,
      coalesce(json_agg(json_build_object('uuid', k.task_id, 'code', coalesce(r.code, p.code || '-' || k.number), 'title', left(coalesce(r.title, k.title), 80)) order by k.number)
        filter (where k.place <= ${NAMED_A_DAY} and k.rank <= ${NAMED}), '[]') as tasks
    from ranked k join sprints s on s.id = ${id} join projects p on p.id = s.project_id
    left join sprint_results r on r.sprint_id = s.id and r.task_id = k.task_id
    group by k.day, k.added, k.count`)
  const byDay = new Map<string, { added: ScopeChange | null; removed: ScopeChange | null }>()
  for (const { day, added, count, tasks } of rows) {
    byDay.set(day, { ...(byDay.get(day) ?? { added: null, removed: null }), [added ? 'added' : 'removed']: { count, tasks } })
  }
  return byDay
}
