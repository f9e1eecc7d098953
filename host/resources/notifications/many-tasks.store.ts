// Makes one line of many tasks that one person changed at once (INBOX-04). It belongs into the transaction of the act.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { occasionOf, type Reason } from './occasions.ts'

/** From so many tasks on, within so long (ms), they are one line. */
const MANY = 5
const WITHIN_MS = 60_000

/** The news just told, and who was told it. */
type Told = { companyId: string; projectId: string; actorId: string; reason: Reason; at?: Date; personIds: readonly string[] }

/**
 * Puts unread notifications that tell nothing but this of a task of the project, by this person, into one line for each of `personIds` who has at least five from
 * the last minute. What they tell stays below that line, so that each can still be taken back.
 */
export async function foldMany(db: Database, { companyId, projectId, actorId, reason, at = new Date(), personIds }: Told): Promise<void> {
  if (personIds.length === 0) return
  const since = sql`${new Date(at.getTime() - WITHIN_MS).toISOString()}::timestamptz`
  const { rows } = await db.execute<{ person: string; ids: string[] }>(sql`
    select n.person_id as person, array_agg(n.id) filter (where n.many_id is null) as ids
    from notifications n join notification_events e on e.notification_id = n.id
    where n.person_id = any(${sql.param(personIds)}::uuid[]) and n.ordered_at > ${since} and n.project_id = ${projectId} and n.target_kind = 'task'
      and n.done_at is null and n.read_at is null and n.snoozed_until is null and e.reason = ${reason} and e.actor_id = ${actorId} and e.times = 1
      and not exists (select 1 from notification_events other where other.notification_id = n.id and other.reason <> ${reason})
    group by 1 having count(*) >= ${MANY} and count(*) filter (where n.many_id is null) > 0`)
  for (const { person, ids } of rows) {
    await db.execute(sql`
      with line as (
        insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, subject, concern, actor_ids, updated_at, ordered_at)
        select ${companyId}::uuid, ${person}::uuid, ${`many:${reason}:${projectId}:${actorId}`}, 'project', p.id, p.id, p.name, ${occasionOf(reason).concern},
          array[${actorId}::uuid], ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
        from projects p where p.id = ${projectId}
        on conflict (person_id, topic, company_id) where is_open do update set updated_at = excluded.updated_at, ordered_at = excluded.ordered_at, snoozed_until = null
        returning id, company_id
      ), told as (
        insert into notification_events (company_id, notification_id, reason, actor_id, detail, created_at)
        select line.company_id, line.id, e.reason, e.actor_id, e.detail - 'from', ${at.toISOString()}::timestamptz from line, notification_events e
        where e.notification_id = ${ids[0] ?? null}::uuid
        on conflict (notification_id, reason, company_id) do update set created_at = excluded.created_at, detail = excluded.detail
      )
      update notifications set is_open = false, many_id = line.id from line where notifications.id = any(${sql.param(ids)}::uuid[])`)
  }
}
