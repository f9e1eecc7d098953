// Time on an issued invoice stays as it is, until that invoice is void (INV-10).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict } from '../../errors.ts'

/** Throws 409 `invoiced` for an entry on an issued invoice, and names that. Who issues at the same moment is waited for. */
export async function checkNotInvoiced(tx: Database, entryId: number): Promise<void> {
  const { rows } = await tx.execute<{ number: string | null }>(sql`
    select i.number from invoice_entries e join invoices i on i.id = e.invoice_id
    where e.time_entry_id = ${entryId} and e.active for share of i`)
  const number = rows[0]?.number
  if (number != null) throw conflict(`This time is on invoice ${number}.`, 'invoiced')
}
