// Reminders that people set themselves: a notification of their own, out of sight until its moment.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { aboutTask } from './notifications.store.ts'
import { occasionOf, type Reason } from './occasions.ts'
import { reminderTopic } from './watchers.store.ts'

const REASON: Reason = 'reminder'

/** What a reminder is about. */
export type Reminded = { id: string; companyId: string; projectId: string; title: string }

/**
 * Sets the one reminder that a person has of a task, moves it, or takes it away with null; a moment that is past shows it at once. Answers for when it
 * stood before, null where there was none that is unread.
 */
export function setReminder(db: Database, personId: string, task: Reminded, at: Date | null): Promise<Date | null> {
  const { target, ...about } = aboutTask(task)
  const topic = reminderTopic(task.id)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; until: string | null; here: boolean }>(sql`
      select id, snoozed_until as until, company_id = ${about.companyId} as here from notifications
      where person_id = ${personId} and topic = ${topic} and is_open order by snoozed_until nulls last for update`)
    const [open] = rows
    const before = open?.until ? new Date(open.until) : null
    // One that was set before the task came from another workspace goes: there is one of a task.
    const gone = rows.filter(({ here }) => at === null || !here).map(({ id }) => id)
    if (gone.length > 0) await tx.execute(sql`delete from notifications where id = any(${sql.param(gone)}::uuid[])`)
    if (at === null) return before
    const moment = sql`${at.toISOString()}::timestamptz`
    await tx.execute(sql`
      with kept as (
        insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject, concern, updated_at, ordered_at, snoozed_until)
        values (${about.companyId}, ${personId}, ${topic}, ${target.kind}, ${target.id}, ${about.projectId}, ${about.taskId}, ${about.subject},
          ${occasionOf(REASON).concern}, ${moment}, ${moment}, ${moment})
        on conflict (person_id, topic, company_id) where is_open do update set
          project_id = excluded.project_id, subject = excluded.subject, updated_at = excluded.updated_at, ordered_at = excluded.ordered_at,
          snoozed_until = excluded.snoozed_until, mail_at = null, mailed_at = null
        returning id, company_id
      )
      insert into notification_events (company_id, notification_id, reason, created_at) select company_id, id, ${REASON}, ${moment} from kept
      on conflict (notification_id, reason, company_id) do update set created_at = excluded.created_at`)
    return before
  })
}
