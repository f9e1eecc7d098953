// The titles of all tasks a person sees in a workspace, in steps: what the client keeps, so that it finds a task by any part of its title at once.
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import type { TitlePlace, titlesShape } from './task-titles.schema.ts'

/** Which of them: the latest changed first, from `before` on; or what changed after `since`, the earliest first. */
export type Wanted = { before?: TitlePlace | undefined; since?: TitlePlace | undefined; limit: number }

type Titles = z.infer<typeof titlesShape>
type Row = { id: string; slug: string; name: string; code: string; title: string; color: string | null; done: boolean; place: string }

/** Below every place there is: what was never told is later than this. */
const NEVER = '0_00000000-0000-0000-0000-000000000000_0'

/** Walks the order of the latest change in each project (`tasks_by_updated`) and merges. Archived tasks are left out. */
export async function listTitles(db: Database, projectIds: readonly string[], wanted: Wanted): Promise<Titles> {
  if (projectIds.length === 0) return columnsOf([], 0, NEVER, null)
  const { limit, since } = wanted
  const ids = sql`unnest(${sql.param([...projectIds])}::uuid[])`
  const way = since ? sql`asc` : sql`desc`
  const { rows } = await db.execute<Row>(sql`
    select t.id, p.slug, p.name, p.code || '-' || t.number as code, t.title, w.color, t.done,
      (extract(epoch from t.updated_at) * 1000000)::bigint || '_' || t.project_id || '_' || t.number as place
    from (
      select found.* from ${ids} as i(project_id) cross join lateral (
        select t.id, t.project_id, t.number, t.title, t.done, t.workflow_id, t.updated_at from tasks t
        where t.project_id = i.project_id and t.is_archived = false and ${within(wanted)}
        order by t.updated_at ${way}, t.number ${way} limit ${limit + 1}
      ) as found order by found.updated_at ${way}, found.project_id ${way}, found.number ${way} limit ${limit + 1}
    ) as t join projects p on p.id = t.project_id left join workflows w on w.id = t.workflow_id
    order by t.updated_at ${way}, t.project_id ${way}, t.number ${way}`)
  const { rows: totals } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(active), 0)::int as total from project_task_totals where project_id in (select * from ${ids})`,
  )
  const told = rows.slice(0, limit)
  const next = rows.length > limit ? (told.at(-1)?.place ?? null) : null
  const latest = (since ? told.at(-1)?.place : told[0]?.place) ?? (since ? placeText(since) : NEVER)
  return columnsOf(told, totals[0]?.total ?? 0, latest, next)
}

/** The index finds the moment; the row of three orders those of one moment. */
function within({ before, since }: Wanted): SQL {
  const at = before ?? since
  if (!at) return sql`true`
  const moment = sql`(timestamptz 'epoch' + ${at.micros}::bigint * interval '1 microsecond')`
  const row = sql`(t.updated_at, t.project_id, t.number)`
  const edge = sql`(${moment}, ${at.projectId}::uuid, ${at.number}::int)`
  return before ? sql`t.updated_at <= ${moment} and ${row} < ${edge}` : sql`t.updated_at >= ${moment} and ${row} > ${edge}`
}

function placeText({ micros, projectId, number }: TitlePlace): string {
  return `${micros}_${projectId}_${number}`
}

function columnsOf(rows: readonly Row[], total: number, latest: string, next: string | null): Titles {
  const names = new Map(rows.map(({ slug, name }) => [slug, name]))
  const placeOf = new Map([...names.keys()].map((slug, at) => [slug, at]))
  return {
    ...{ total, latest, next, project_slugs: [...names.keys()], project_names: [...names.values()] },
    uuid: rows.map(({ id }) => id),
    code: rows.map(({ code }) => code),
    title: rows.map(({ title }) => title),
    project: rows.map(({ slug }) => placeOf.get(slug) ?? 0),
    color: rows.map(({ color }) => color),
    done: rows.map(({ done }) => done),
  }
}
