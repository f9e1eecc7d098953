// Marks a person's notifications: read, done, snoozed, and each back. Only one's own are reached.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { InboxTab } from './notifications-list.store.ts'

/** What is changed; what is absent stays. `snoozedUntil` null ends a snooze. */
export type Mark = { read?: boolean | undefined; done?: boolean | undefined; snoozedUntil?: Date | null | undefined }

/**
 * Which are marked: those of `ids`; else all in view that the rest leaves, up to `before`. `markedAt` picks those that one earlier mark changed, so that exactly
 * they can be changed back.
 */
export type Which = {
  ids?: readonly string[] | undefined
  taskId?: string | undefined
  companyId?: string | null | undefined
  projectId?: string | null | undefined
  tab?: InboxTab | undefined
  before?: Date | undefined
  markedAt?: Date | undefined
}

/** Marks them, and answers how many changed. A line of many tasks takes those below it along. `at` is kept as when it was. */
export async function markNotifications(db: Database, personId: string, which: Which, mark: Mark, at: Date): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`
    with picked as (select n.id from notifications n where n.person_id = ${personId} and ${picking(which, mark)}), marked as (
      update notifications n set ${sql.join(settings(mark, at), sql`, `)}
      where n.person_id = ${personId} and (n.id in (select id from picked) or n.many_id in (select id from picked))
      returning n.many_id
    ) select count(*) filter (where many_id is null)::int as changed from marked`)
  return rows[0]?.changed ?? 0
}

function settings({ read, done, snoozedUntil }: Mark, at: Date): SQL[] {
  const when = sql`${at.toISOString()}::timestamptz`
  const until = snoozedUntil instanceof Date ? sql`${snoozedUntil.toISOString()}::timestamptz` : null
  const isRead = read ?? (until === null ? undefined : false)
  const isDone = done ?? (until === null ? undefined : false)
  return [
    ...(snoozedUntil === undefined ? [] : [sql`snoozed_until = ${until}, ordered_at = coalesce(${until}, n.updated_at)`]),
    ...(isRead === undefined ? [] : [isRead ? sql`read_at = coalesce(n.read_at, ${when})` : sql`read_at = null`]),
    ...(isDone === undefined ? [] : [isDone ? sql`done_at = coalesce(n.done_at, ${when})` : sql`done_at = null`]),
    // What was read or done takes no further news, even where that is taken back (INBOX-05).
    ...(isRead || isDone ? [sql`is_open = false`] : []),
  ]
}

function picking({ ids, taskId, companyId, projectId, tab, before, markedAt }: Which, { read, done }: Mark): SQL {
  const inView = sql`n.done_at is null and (n.snoozed_until is null or n.snoozed_until <= now())`
  const conditions = [
    ...(ids === undefined ? [] : [sql`n.id = any(${sql.param(ids)}::uuid[])`]),
    ...(ids === undefined && markedAt === undefined ? [inView] : []),
    ...(markedAt === undefined
      ? []
      : [sql`${done === undefined ? sql`n.read_at` : sql`n.done_at`} = ${markedAt.toISOString()}::timestamptz`]),
    ...(read && ids === undefined ? [sql`n.read_at is null`] : []),
    ...(taskId === undefined ? [] : [sql`n.task_id = ${taskId}::uuid`]),
    ...(companyId == null ? [] : [sql`n.company_id = ${companyId}`]),
    ...(projectId == null ? [] : [sql`n.project_id = ${projectId}`]),
    ...(tab === undefined || tab === 'all' || tab === 'snoozed' || tab === 'done' ? [] : [sql`n.concern = ${tab}`]),
    ...(before === undefined ? [] : [sql`n.ordered_at <= ${before.toISOString()}::timestamptz`]),
  ]
  return sql.join(conditions, sql` and `)
}
