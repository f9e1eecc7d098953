// How long answers are kept: spam for thirty days, and so many of one form in all (FORM-06, FORM-16).
import { sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { type FormRow, forms } from './forms.table.ts'

/** As many answers one form keeps. */
export const MOST_SUBMISSIONS = 100_000

/** Spam goes this long after it was found to be that. */
const SPAM_DAYS = 30

/** Makes room for one more answer: the oldest of what was refused or spam goes first, then what was accepted, what is new last. The form is held. */
export async function makeRoom(tx: Database, form: FormRow, most = MOST_SUBMISSIONS): Promise<void> {
  const over = form.submissionsCount + 1 - most
  if (over <= 0) return
  const { rows } = await tx.execute(sql`
    delete from submissions where id in (
      select id from submissions where form_id = ${form.id}
      order by case state when 'spam' then 0 when 'refused' then 0 when 'accepted' then 1 else 2 end, at limit ${over}) returning id`)
  await tx
    .update(forms)
    .set({ submissionsCount: sql`${forms.submissionsCount} - ${rows.length}` })
    .where(inCompany(forms, form.companyId, form.id))
}

/** Deletes spam whose time is over; answers how much. */
export async function purgeSpam(db: Database, now = new Date()): Promise<number> {
  const { rows } = await db.execute<{ gone: number }>(sql`
    with gone as (
      delete from submissions where state = 'spam' and coalesce(judged_at, at) < ${now.toISOString()}::timestamptz - make_interval(days => ${SPAM_DAYS}) returning form_id
    ), counted as (
      update forms f set submissions_count = f.submissions_count - g.n from (select form_id, count(*)::int as n from gone group by form_id) g where f.id = g.form_id returning 1
    ) select (select count(*)::int from gone) as gone, (select count(*) from counted)`)
  return rows[0]?.gone ?? 0
}
