// The PDF of an issued invoice: made once, kept with its SHA-256, never made anew (INV-16).
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { readBilling } from './billing.store.ts'
import { recipientOf, senderOf } from './invoice-issue.store.ts'
import { renderPdf } from './invoice-pdf.ts'
import { invoices } from './invoices.table.ts'
import { type InvoiceHead, readInvoice } from './invoices-read.store.ts'

type Company = { id: string; name: string }

/** Who sends and gets a draft and in which words, as they are now; null for what is issued: that has its own. */
export async function partiesNow(db: Database, { id, name }: Company, { state, clientId }: Pick<InvoiceHead, 'state' | 'clientId'>) {
  if (state !== 'draft') return null
  const billing = await readBilling(db, id)
  return { sender: senderOf(billing, name), recipient: await recipientOf(db, id, clientId), labels: billing.labels }
}

/** The bytes, with `font` where Inter lacks a sign; made now where a run that issued it was cut off before. Null for a draft, and where the fonts lack a character. */
export async function keptPdf(db: Database, companyId: string, id: string, font: string | null): Promise<Buffer | null> {
  const itself = and(eq(invoices.companyId, companyId), eq(invoices.id, id))
  const [kept] = await db.select({ pdf: invoices.pdf, state: invoices.state }).from(invoices).where(itself)
  if (kept === undefined || kept.state === 'draft' || kept.pdf !== null) return kept?.pdf ?? null
  const made = await renderPdf(await readInvoice(db, companyId, id), { font })
  if (made === null) return null
  const set = { pdf: made.bytes, pdfSha256: made.sha256 }
  await db
    .update(invoices)
    .set(set)
    .where(and(itself, isNull(invoices.pdf)))
  // Somebody else may have been first: theirs is the one.
  const [now] = await db.select({ pdf: invoices.pdf }).from(invoices).where(itself)
  return now?.pdf ?? null
}

/** The PDF as it is handed out: as it was made when it was issued; drafts and void ones are marked across their pages. Null where the font lacks a character. */
export async function pdfBytes(
  db: Database,
  company: Company,
  head: Pick<InvoiceHead, 'id' | 'state' | 'clientId'>,
  font: string | null,
): Promise<Buffer | null> {
  if (head.state !== 'draft' && head.state !== 'void') return keptPdf(db, company.id, head.id, font)
  const invoice = await readInvoice(db, company.id, head.id)
  const marked = { ...invoice, ...(await partiesNow(db, company, invoice)) }
  return (await renderPdf(marked, { font, mark: head.state }))?.bytes ?? null
}
