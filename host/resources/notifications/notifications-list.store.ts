// Reads a person's notifications with what is needed to show and to follow them.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'
import type { Concern, NewsDetail, Reason } from './occasions.ts'
import { TARGETS, type TargetKind } from './targets.ts'

/** A kind of news in a notification; without an actor where nobody did it, or the account is gone. */
export type EventView = {
  reason: Reason
  actor: AuthorRow | null
  detail: NewsDetail
  times: number
  createdAt: Date
}

/** `gone`: it was deleted, or is over; `forbidden`: the person does not see its project any more. */
export type TargetState = 'here' | 'gone' | 'forbidden'

/** Where a notification leads: `slug` is a sprint's. */
export type TargetView = {
  kind: TargetKind
  id: string
  companySlug: string
  projectSlug: string | null
  taskId: string | null
  slug: string | null
  state: TargetState
}

/** A notification. `events` are the newest first, at least one; `many` is of how many tasks it tells at once. */
export type NotificationView = {
  id: string
  subject: string
  concern: Concern
  project: { slug: string; name: string } | null
  updatedAt: Date
  readAt: Date | null
  doneAt: Date | null
  snoozedUntil: Date | null
  target: TargetView
  /** The code of the task. */
  code: string | null
  many: number | null
  actors: AuthorRow[]
  events: EventView[]
}

/** Newest notifications a list shows. */
export const NOTIFICATIONS_PAGE = 50

/** Which notifications of the inbox are asked for (INBOX-07). */
export type InboxTab = 'all' | Exclude<Concern, 'other'> | 'snoozed' | 'done'

/** How the inbox is narrowed; `before` is the `next_before` of the page before. */
export type InboxAsk = {
  tab: InboxTab
  companyId: string | null
  projectId: string | null
  unread: boolean
  before: Cursor | null
  perPage: number
}

/** Where a page of the inbox begins: behind this instant (in µs since the epoch) and row. */
export type Cursor = { at: string; id: string }

type Row = {
  id: string
  subject: string
  concern: Concern
  updated_at: string
  read_at: string | null
  done_at: string | null
  snoozed_until: string | null
  kind: TargetKind
  target_id: string
  company_slug: string
  project_slug: string | null
  project_name: string | null
  task_id: string | null
  slug: string | null
  code: string | null
  state: TargetState
  many: number | null
  actors: AuthorRow[] | null
  events: { reason: Reason; actor: AuthorRow | null; detail: NewsDetail; times: number; at: string }[] | null
  cursor: string
}

const SEES = seesProject(sql`n.person_id`, sql`n.project_id`)
const HERE = sql.raw(
  `case n.target_kind ${Object.entries(TARGETS)
    .flatMap(([kind, target]) => ('here' in target ? [`when '${kind}' then ${target.here}`] : []))
    .join(' ')} else true end`,
)
// Of a workspace or project that is deleted nothing is heard while it can be restored (WSET-10, PSET-15). Both are asked at once: two anti-joins are
// reckoned to leave one row of a workspace that is named, and all of its hundred thousand are read and sorted for a page (INBOX-16).
const IN_BEING = sql`
    not (exists (select 1 from companies gone where gone.id = n.company_id and gone.deletion_at is not null)
      or exists (select 1 from projects gone where gone.company_id = n.company_id and gone.id = n.project_id and gone.deleted_at is not null))`
const MICROS = sql.raw('(extract(epoch from s.sorted) * 1000000)::bigint')

/** Everything that is shown of the notifications that `which` picks as `id` and `sorted`, in its order. */
async function readViews(db: Database, which: SQL): Promise<(NotificationView & { cursor: string })[]> {
  const { rows } = await db.execute<Row>(sql`
    with s as materialized (${which})
    select n.id, n.subject, n.concern, n.updated_at, n.read_at, n.done_at, n.snoozed_until, n.target_id, n.task_id, c.slug as company_slug, p.slug as project_slug,
      p.name as project_name, sp.slug, case when t.id is not null then p.code || '-' || t.number end as code,
      case when n.target_kind = 'comment' and n.task_id is not null and not exists (select 1 from comments k where k.company_id = n.company_id and k.id::text = n.target_id) then 'task' else n.target_kind end as kind,
      case when n.project_id is not null and n.target_kind <> 'invitation' and not ${SEES} then 'forbidden' when ${HERE} then 'here' else 'gone' end as state,
      case when n.topic like 'many:%' then (select count(*)::int from notifications child where child.many_id = n.id) end as many,
      (select json_agg(json_build_object('username', a.username, 'name', a.name, 'avatar', a.avatar) order by array_position(n.actor_ids, a.id))
        from people a where a.id = any(n.actor_ids)) as actors,
      (select json_agg(json_build_object('reason', e.reason, 'detail', e.detail, 'times', e.times, 'at', e.created_at,
          'actor', case when a.id is not null then json_build_object('username', a.username, 'name', a.name, 'avatar', a.avatar) end)
          order by e.created_at desc, e.reason)
        from notification_events e left join people a on a.id = e.actor_id where e.notification_id = n.id) as events,
      ${MICROS} || '-' || n.id as cursor
    from s join notifications n on n.id = s.id join companies c on c.id = n.company_id left join projects p on p.id = n.project_id
    left join tasks t on t.id = n.task_id and t.project_id = n.project_id
    left join sprints sp on sp.project_id = n.project_id and sp.id = case n.target_kind when 'sprint' then n.target_id::int end
    order by s.place`)
  return rows.map(toView)
}

const dated = (at: string | null) => (at === null ? null : new Date(at))

function toView(row: Row): NotificationView & { cursor: string } {
  const { id, subject, concern, kind, code, state, many, cursor } = row
  return {
    ...{ id, subject, concern, code, many, cursor },
    project: row.project_slug === null || row.project_name === null ? null : { slug: row.project_slug, name: row.project_name },
    updatedAt: new Date(row.updated_at),
    readAt: dated(row.read_at),
    doneAt: dated(row.done_at),
    snoozedUntil: dated(row.snoozed_until),
    target: {
      ...{ kind, state },
      id: kind === 'task' && row.task_id !== null ? row.task_id : row.target_id,
      companySlug: row.company_slug,
      projectSlug: row.project_slug,
      taskId: row.task_id,
      slug: row.slug,
    },
    actors: row.actors ?? [],
    events: (row.events ?? []).map(({ at, ...event }) => ({ ...event, createdAt: new Date(at) })),
  }
}

/** A page of a person's notifications in a workspace, newest first; what is done, snoozed, or lies in a project they do not see (any more) is left out. */
export function listNotifications(db: Database, companyId: string, personId: string, page: number): Promise<NotificationView[]> {
  return readViews(
    db,
    sql`
      select n.id, n.ordered_at as sorted, row_number() over (order by n.ordered_at desc, n.id) as place
      from notifications n left join projects p on p.id = n.project_id
      where n.person_id = ${personId} and n.company_id = ${companyId} and n.done_at is null and n.many_id is null
        and (n.snoozed_until is null or n.snoozed_until <= now())
        and (n.target_kind = 'invitation' and p.deleted_at is null or n.project_id is null or ${SEES})
      order by n.ordered_at desc, n.id limit ${NOTIFICATIONS_PAGE} offset ${(page - 1) * NOTIFICATIONS_PAGE}`,
  )
}

/** Of a person's notifications by id those that are unread at a moment, neither done nor snoozed nor part of a line of many, the newest first. */
export function listByIds(db: Database, personId: string, ids: readonly string[], now: Date): Promise<NotificationView[]> {
  return readViews(
    db,
    sql`
      select n.id, n.ordered_at as sorted, row_number() over (order by n.ordered_at desc, n.id) as place from notifications n
      where n.id = any(${sql.param([...ids])}::uuid[]) and n.person_id = ${personId} and n.many_id is null and n.read_at is null and n.done_at is null
        and (n.snoozed_until is null or n.snoozed_until <= ${now.toISOString()}::timestamptz) and ${IN_BEING}
      order by n.ordered_at desc, n.id`,
  )
}

/** A page of the inbox in all workspaces, and where the next begins; what cannot be seen any more stays and says so (INBOX-02). */
export async function listInbox(
  db: Database,
  personId: string,
  { tab, companyId, projectId, unread, before, perPage }: InboxAsk,
): Promise<{ views: NotificationView[]; next: string | null }> {
  const isDone = tab === 'done'
  const isSnoozed = tab === 'snoozed'
  const sorted = isDone ? sql`n.done_at` : isSnoozed ? sql`n.snoozed_until` : sql`n.ordered_at`
  const way = isSnoozed ? sql`asc` : sql`desc`
  const conditions = [
    sql`n.person_id = ${personId} and n.many_id is null and ${IN_BEING}`,
    isDone ? sql`n.done_at is not null` : sql`n.done_at is null`,
    ...(isDone ? [] : [isSnoozed ? sql`n.snoozed_until > now()` : sql`(n.snoozed_until is null or n.snoozed_until <= now())`]),
    ...(tab === 'all' || isDone || isSnoozed ? [] : [sql`n.concern = ${tab}`]),
    ...(companyId === null ? [] : [sql`n.company_id = ${companyId}`]),
    ...(projectId === null ? [] : [sql`n.project_id = ${projectId}`]),
    ...(unread ? [sql`n.read_at is null`] : []),
    ...(before === null ? [] : [behind(sorted, before, isSnoozed)]),
  ]
  const found = await readViews(
    db,
    sql`
      select n.id, ${sorted} as sorted, row_number() over (order by ${sorted} ${way}, n.id) as place from notifications n
      where ${sql.join(conditions, sql` and `)} order by ${sorted} ${way}, n.id limit ${perPage + 1}`,
  )
  const views = found.slice(0, perPage)
  return { views, next: found.length > perPage ? (views.at(-1)?.cursor ?? null) : null }
}

function behind(sorted: SQL, { at, id }: Cursor, ascending: boolean): SQL {
  const instant = sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`
  const further = ascending ? sql`${sorted} > ${instant}` : sql`${sorted} < ${instant}`
  const reach = ascending ? sql`${sorted} >= ${instant}` : sql`${sorted} <= ${instant}`
  return sql`${reach} and (${further} or n.id > ${id}::uuid)`
}

/** How many a person has not read: in all, by workspace, and by concern within what `companyId` narrows. */
export type Unread = { total: number; companies: { slug: string; unread: number }[]; concerns: Partial<Record<Concern, number>> }

/** Counts what is unread, neither done nor snoozed: by place first, from the index alone, and only then which places are there. */
export async function countUnread(db: Database, personId: string): Promise<Unread> {
  const { rows } = await db.execute<{ slug: string; concern: Concern; unread: number }>(sql`
    select c.slug, n.concern, sum(n.unread)::int as unread from (
      select company_id, project_id, concern, count(*) as unread from notifications
      where person_id = ${personId} and read_at is null and done_at is null and many_id is null and (snoozed_until is null or snoozed_until <= now())
      group by 1, 2, 3
    ) n join companies c on c.id = n.company_id where ${IN_BEING} group by c.id, n.concern order by c.name, c.slug`)
  const companies = new Map<string, number>()
  const concerns: Unread['concerns'] = {}
  for (const { slug, concern, unread } of rows) {
    companies.set(slug, (companies.get(slug) ?? 0) + unread)
    concerns[concern] = (concerns[concern] ?? 0) + unread
  }
  return {
    total: rows.reduce((total, { unread }) => total + unread, 0),
    companies: [...companies].map(([slug, unread]) => ({ slug, unread })),
    concerns,
  }
}
