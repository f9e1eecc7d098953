// What clients were invoiced: what is open and overdue in each currency, and the last invoice (CLIENT-04).
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readTogether } from '../../db/read-together.ts'
import { companies } from '../companies/companies.table.ts'
import { invoices } from '../invoices/invoices.table.ts'
import { balance, isOpen, isOverdue } from '../invoices/invoices-read.store.ts'

/** Minor units of a currency that are to be paid, and those of them that should have been by now. */
export type OpenSums = { currency: string; open: number; overdue: number }

/** What of a client is open, one a currency, none where nothing is; and its last invoice. */
export type InvoicedSoFar = { balances: OpenSums[]; last: { id: string; number: string | null; issuedOn: string | null } | null }

/** Nothing invoiced. */
export const NEVER: InvoicedSoFar = { balances: [], last: null }

/** The figures of some clients of a workspace, by id; those that never were invoiced have none. */
export async function invoicedOf(
  db: Database,
  companyId: string,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, InvoicedSoFar>> {
  const theirs = and(eq(invoices.companyId, companyId), inArray(invoices.clientId, [...clientIds]))
  const [sums, lasts] = await readTogether(db, [
    () =>
      db
        .select({
          clientId: invoices.clientId,
          currency: invoices.currency,
          open: sql<number>`sum(${balance})`.mapWith(Number),
          overdue: sql<number>`coalesce(sum(${balance}) filter (where ${isOverdue}), 0)`.mapWith(Number),
        })
        .from(invoices)
        .innerJoin(companies, eq(companies.id, invoices.companyId))
        .where(and(theirs, isOpen))
        .groupBy(invoices.clientId, invoices.currency)
        .orderBy(invoices.currency),
    () =>
      db
        .selectDistinctOn([invoices.clientId], {
          clientId: invoices.clientId,
          id: invoices.id,
          number: invoices.number,
          issuedOn: invoices.issuedOn,
        })
        .from(invoices)
        .where(and(theirs, eq(invoices.kind, 'invoice'), inArray(invoices.state, ['issued', 'sent'])))
        .orderBy(invoices.clientId, desc(invoices.issuedOn), desc(invoices.seq)),
  ])
  const lastOf = new Map(lasts.map(({ clientId, ...last }) => [clientId, last]))
  return new Map(
    clientIds.map((id) => [
      id,
      {
        balances: sums.filter(({ clientId }) => clientId === id).map(({ clientId: _, ...sum }) => sum),
        last: lastOf.get(id) ?? null,
      },
    ]),
  )
}
