// Who hears of new answers: the people whom a form gives its tasks, and admins who follow it; once an hour at most (FORM-13).
import { sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { tell } from '../notifications/notifications.store.ts'
import { type FormRow, formFollows, forms } from './forms.table.ts'

/** Between one piece of news of a form and the next, in ms; what comes in between is counted. */
const QUIET_MS = 3_600_000

/** What news of a form is kept under. */
export const topicOf = (id: string) => `form:${id}`

/** Tells of an answer, or counts it where they heard of one within the hour. `form` is held. */
export async function tellOfAnswer(tx: Database, form: FormRow, now: Date): Promise<void> {
  const topic = topicOf(form.id)
  if (form.toldAt !== null && now.getTime() - form.toldAt.getTime() < QUIET_MS) {
    await tx.execute(sql`
      update notification_events e set times = e.times + 1 from notifications n
      where n.id = e.notification_id and n.topic = ${topic} and n.read_at is null and e.reason = 'form_answered'`)
    return
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    select unnest(${sql.param(form.presets.people)}::uuid[]) as id
    union select person_id from form_follows where form_id = ${form.id} and is_following`)
  const { id, companyId, projectId, title } = form
  await tell(tx, {
    ...{ topic, target: { kind: 'form', id }, companyId, projectId, taskId: null, subject: title },
    to: { ids: rows.map((row) => row.id) },
    ...{ actorId: null, reason: 'form_answered', at: now },
  })
  await tx
    .update(forms)
    .set({ toldAt: now })
    .where(inCompany(forms, form.companyId, id))
}

/** Follows a form, or stops. */
export async function setFollow(
  db: Database,
  { id: formId, companyId }: Pick<FormRow, 'id' | 'companyId'>,
  personId: string,
  isFollowing: boolean,
): Promise<void> {
  await db
    .insert(formFollows)
    .values({ formId, personId, companyId, isFollowing })
    .onConflictDoUpdate({ target: [formFollows.formId, formFollows.personId, formFollows.companyId], set: { isFollowing } })
}
