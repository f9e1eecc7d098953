// Reads logged time for a sheet, some days at a time: however many entries there are, few of them are held at once (TIME-21).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { ExportRow } from './time-export.ts'
import { dayIn, fromEntries, type TimeLogFilter } from './time-log.store.ts'

/** Days are read together up to so many entries. */
const CHUNK = 2000

/** How many entries a filter finds on each day that has any, oldest first. */
export async function countDays(db: Database, filter: TimeLogFilter): Promise<{ day: string; entries: number }[]> {
  const { rows } = await db.execute<{ day: string; entries: number }>(sql`
    select to_char(${dayIn(filter.zone)}, 'YYYY-MM-DD') as day, count(*)::int as entries ${fromEntries(filter)} group by 1 order by 1`)
  return rows
}

/** The entries of those days in chunks of whole days; those of a person, task and day follow each other. */
export async function* readChunks(
  db: Database,
  filter: TimeLogFilter,
  days: readonly { day: string; entries: number }[],
): AsyncGenerator<ExportRow[]> {
  let from = 0
  while (from < days.length) {
    let [to, entries] = [from, days[from]?.entries ?? 0]
    while (to + 1 < days.length && entries + (days[to + 1]?.entries ?? 0) <= CHUNK) {
      to += 1
      entries += days[to]?.entries ?? 0
    }
    const [start, end] = [days[from]?.day ?? filter.start, days[to]?.day ?? filter.end]
    yield await readDays(db, { ...filter, start, end })
    from = to + 1
  }
}

async function readDays(db: Database, filter: TimeLogFilter): Promise<ExportRow[]> {
  const clock = (column: 'started_at' | 'ended_at') =>
    sql`to_char(${sql.raw(`e.${column}`)} at time zone ${filter.zone}::text, 'YYYY-MM-DD HH24:MI')`
  const { rows } = await db.execute<ExportRow>(sql`
    with found as (select e.id, ${dayIn(filter.zone)} as day ${fromEntries(filter)})
    select to_char(f.day, 'YYYY-MM-DD') as day, ${clock('started_at')} as start, ${clock('ended_at')} as end, w.username, w.name as person, p.name as project,
      p.code || '-' || t.number as code, t.title, e.comment, entry_seconds(e.started_at, e.ended_at) as seconds,
      coalesce((select string_agg(l.title, ', ' order by l.title) from task_labels c join labels l on l.id = c.label_id where c.task_id = t.id), '') as labels
    from found f join time_entries e on e.id = f.id join tasks t on t.id = e.task_id join projects p on p.id = e.project_id join people w on w.id = e.person_id
    order by f.day, w.username, p.code, t.number, e.started_at, e.id`)
  return rows
}
