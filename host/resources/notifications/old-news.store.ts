// Forgets what was told long ago (INBOX-16).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'

/** In days, after it was done, and where it never was. */
const DONE_DAYS = 180
const OTHER_DAYS = 365
/** Rows that one statement forgets, so that none holds them for long. */
const BATCH = 1_000

/** Answers how many went. Several hosts may do it at once. */
export async function forgetOldNews(db: Database, now: Date): Promise<number> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * 24 * 3_600_000).toISOString()}::timestamptz`
  const old = sql`notifications where updated_at < ${before(DONE_DAYS)} and (done_at < ${before(DONE_DAYS)} or updated_at < ${before(OTHER_DAYS)})`
  return inEachWorkspace(db, sql`select distinct company_id from ${old}`, async (companyId) => {
    for (let gone = 0; ; ) {
      const { rowCount } = await db.execute(sql`
        delete from notifications where id in (select id from ${old} and company_id = ${companyId} limit ${BATCH} for update skip locked)`)
      gone += rowCount ?? 0
      if ((rowCount ?? 0) < BATCH) return gone
    }
  })
}
