// Time on an issued invoice stays as it is, until that invoice is void (INV-10).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict } from '../../errors.ts'

/** The invoice an entry is on that is not void: a draft has no number. */
export type InvoiceOfTime = { id: string; number: string | null }

/** The invoice that the entry `id` is on, as JSON; null for none. */
export function invoiceOf(id: SQL): SQL<InvoiceOfTime | null> {
  return sql<InvoiceOfTime | null>`(select json_build_object('id', b.id, 'number', b.number) from invoice_entries l join invoices b on b.id = l.invoice_id
    where l.time_entry_id = ${id} and l.active)`
}

/** Throws 409 `invoiced` for an entry on an issued invoice, and names that. Who issues at the same moment is waited for. */
export async function checkNotInvoiced(tx: Database, entryId: number): Promise<void> {
  const { rows } = await tx.execute<{ number: string | null }>(sql`
    select i.number from invoice_entries e join invoices i on i.id = e.invoice_id
    where e.time_entry_id = ${entryId} and e.active for share of i`)
  const number = rows[0]?.number
  if (number != null) throw conflict(`This time is on invoice ${number}.`, 'invoiced')
}
