// Tells owners of invoices whose due day has passed, once for each due day, whoever of several hosts is first (INBOX-03).
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.table.ts'
import { aboutThing, tell } from '../notifications/notifications.store.ts'
import { newsOnce } from '../notifications/notifications.table.ts'
import { zonesFrom } from '../people/local-time.ts'
import { people } from '../people/people.table.ts'
import { zonesInUse } from '../people/zones.store.ts'
import { invoices } from './invoices.table.ts'
import { isOpen } from './invoices-read.store.ts'

/** From this hour of the owner's day. */
const FROM_HOUR = 9
/** Days after which nobody is told any more that an invoice became overdue while no host ran. */
const LATEST_DAYS = 7
/** Invoices that one round tells of. */
const BATCH = 200

/** Answers how many were told of. */
export async function tellOfOverdueInvoices(db: Database, now: Date): Promise<number> {
  const zones = sql.param(zonesFrom(FROM_HOUR, await zonesInUse(db), now))
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${companies.timeZone})::date`
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: invoices.id,
        companyId: invoices.companyId,
        number: invoices.number,
        dueOn: invoices.dueOn,
        ownerId: companies.ownerId,
      })
      .from(invoices)
      .innerJoin(companies, and(eq(companies.id, invoices.companyId), sql`${companies.deletionAt} is null`))
      .innerJoin(people, eq(people.id, companies.ownerId))
      .where(
        and(
          isOpen,
          sql`${invoices.dueOn} < ${today} and ${invoices.dueOn} >= ${today} - ${LATEST_DAYS}::int`,
          sql`coalesce(${people.timeZone}, ${companies.timeZone}) = any(${zones}::text[])`,
          sql`not exists (select 1 from news_once o where o.company_id = ${invoices.companyId} and o.key = 'invoice-overdue:' || ${invoices.id} || ':' || ${invoices.dueOn})`,
        ),
      )
      .orderBy(invoices.dueOn, invoices.id)
      .limit(BATCH)
    for (const { id, companyId, number, dueOn, ownerId } of due) {
      const key = `invoice-overdue:${id}:${dueOn}`
      const claimed = await tx.insert(newsOnce).values({ companyId, key }).onConflictDoNothing().returning()
      if (claimed.length === 0) continue
      const about = aboutThing(companyId, { kind: 'invoice', id }, number ?? '')
      await tell(tx, { ...about, to: { ids: [ownerId] }, actorId: null, reason: 'invoice_overdue', at: now })
    }
    return due.length
  })
}
