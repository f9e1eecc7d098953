// Reads a person's notifications with what is needed to show and to follow them.
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import { seesProject } from '../projects/project-sight.ts'
import type { Reason, TargetKind } from './notifications.store.ts'
import { type NewsDetail, notificationEvents } from './notifications.table.ts'

/** A kind of news in a notification; without an actor where nobody did it, or the account is gone. */
export type EventView = {
  reason: Reason
  actor: AuthorRow | null
  detail: NewsDetail
  times: number
  createdAt: Date
}

/** A notification; `target` is null once it is gone, its `slug` is a sprint's. `events` are the newest first, at least one. */
export type NotificationView = {
  id: string
  subject: string
  updatedAt: Date
  readAt: Date | null
  kind: TargetKind
  target: {
    kind: TargetKind
    id: string
    companySlug: string
    projectSlug: string | null
    taskId: string | null
    slug: string | null
  } | null
  events: EventView[]
}

/** Newest notifications a list shows. */
export const NOTIFICATIONS_PAGE = 50

type Row = {
  id: string
  subject: string
  updated_at: string
  read_at: string | null
  kind: TargetKind
  target_id: string
  company_slug: string
  project_slug: string | null
  task_id: string | null
  slug: string | null
  gone: boolean
}

/** A page of a person's notifications in a workspace, newest first; what lies in a project they do not see (any more) is left out. */
export async function listNotifications(db: Database, companyId: string, personId: string, page: number): Promise<NotificationView[]> {
  const { rows } = await db.execute<Row>(sql`
    select n.id, n.subject, n.updated_at, n.read_at, n.target_kind as kind, n.target_id, c.slug as company_slug, p.slug as project_slug, n.task_id, s.slug,
      n.task_id is not null and not exists (select 1 from tasks t where t.id = n.task_id and t.project_id = n.project_id) as gone
    from notifications n join companies c on c.id = n.company_id left join projects p on p.id = n.project_id
    left join sprints s on s.project_id = n.project_id and s.id = case n.target_kind when 'sprint' then n.target_id::int end
    where n.person_id = ${personId} and n.company_id = ${companyId}
      and (n.target_kind = 'invitation' and p.deleted_at is null or n.project_id is null or ${seesProject(sql`n.person_id`, sql`n.project_id`)})
    order by n.updated_at desc, n.id limit ${NOTIFICATIONS_PAGE} offset ${(page - 1) * NOTIFICATIONS_PAGE}`)
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    updatedAt: new Date(row.updated_at),
    readAt: row.read_at === null ? null : new Date(row.read_at),
    kind: row.kind,
    target: row.gone
      ? null
      : {
          kind: row.kind,
          id: row.target_id,
          companySlug: row.company_slug,
          projectSlug: row.project_slug,
          taskId: row.task_id,
          slug: row.slug,
        },
    events: events.get(row.id) ?? [],
  }))
}

async function eventsOf(db: Database, ids: string[]): Promise<Map<string, EventView[]>> {
  const found = new Map<string, EventView[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({
      id: notificationEvents.notificationId,
      reason: notificationEvents.reason,
      actor: { username: people.username, name: people.name, avatar: people.avatar },
      detail: notificationEvents.detail,
      times: notificationEvents.times,
      createdAt: notificationEvents.createdAt,
    })
    .from(notificationEvents)
    .leftJoin(people, eq(people.id, notificationEvents.actorId))
    .where(inArray(notificationEvents.notificationId, ids))
    .orderBy(desc(notificationEvents.createdAt), asc(notificationEvents.reason))
  for (const { id, ...event } of rows) found.get(id)?.push(event)
  return found
}
