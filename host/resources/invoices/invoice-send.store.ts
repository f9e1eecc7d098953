// Sending invoices by mail, each with a link of its own that reads without signing in (INV-15, INV-17).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, HostError, notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { clientContacts } from '../clients/clients.table.ts'
import { companies } from '../companies/companies.table.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { logInvoice } from './invoice-log.store.ts'
import { keptPdf } from './invoice-pdf.store.ts'
import { pdfName, totalText } from './invoice-pdf.ts'
import { longDay } from './invoice-text.ts'
import type { By } from './invoices.store.ts'
import { invoiceKeys, invoices } from './invoices.table.ts'
import { holdInvoice, type InvoiceView, readInvoice } from './invoices-read.store.ts'

/** What is sent to whom. */
export type Sending = { to: readonly string[]; subject: string; text: string; attachPdf: boolean }

/** Texts with what stands in braces filled in: `{number} {client} {total} {due} {link}`. */
function filled(text: string, invoice: InvoiceView, link: string): string {
  const values: Record<string, string> = {
    number: invoice.number ?? '',
    client: invoice.recipient?.name ?? invoice.clientName,
    total: totalText(invoice),
    due: invoice.dueOn === null ? '' : longDay(invoice.dueOn),
    link,
  }
  return text.replace(/\{(number|client|total|due|link)\}/g, (_, name: string) => values[name] ?? '')
}

/** Puts a mail for each into the queue; the invoice is sent then. 409 for a draft or a void one, 422 where the PDF cannot be made. */
export async function sendInvoice(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  { to, subject, text, attachPdf }: Sending,
  appUrl: string,
): Promise<void> {
  const pdf = attachPdf ? await keptPdf(db, companyId, id) : null
  await db.transaction(async (tx) => {
    const { state } = await holdInvoice(tx, companyId, id)
    if (state !== 'issued' && state !== 'sent') throw conflict('Only issued invoices are sent.')
    if (attachPdf && pdf === null) throw lacksCharacters()
    const [company] = await tx.select({ slug: companies.slug, name: companies.name }).from(companies).where(eq(companies.id, companyId))
    if (company === undefined) throw notFound()
    const invoice = await readInvoice(tx, companyId, id)
    for (const email of new Set(to)) {
      const key = newToken()
      await tx.insert(invoiceKeys).values({ keyHash: hashToken(key), companyId, invoiceId: id, sentTo: email })
      const link = `${appUrl}/${company.slug}/invoice/${id}?key=${key}`
      const title = `${invoice.kind === 'credit' ? 'Credit note' : 'Invoice'} ${invoice.number}`
      await queueMail(tx, {
        companyId,
        kind: 'invoice',
        to: email,
        subject: filled(subject, invoice, link),
        content: {
          title,
          blocks: [
            { is: 'text', text: filled(text, invoice, link) },
            { is: 'button', label: `Open ${title.toLowerCase()}`, url: link },
          ],
        },
        ...(attachPdf && pdf !== null && { files: [{ filename: pdfName(invoice), contentType: 'application/pdf', content: pdf }] }),
      })
    }
    await tx.update(invoices).set({ state: 'sent', sentAt: new Date() }).where(eq(invoices.id, id))
    await logInvoice(tx, companyId, actorId, 'send', `sent ${invoice.number} to ${[...new Set(to)].join(', ')}`)
  })
}

/** 422: the font has no sign for a character (INV-16). */
export function lacksCharacters(): HostError {
  return new HostError(422, 'This invoice has characters our PDF font lacks. Print the page instead.', { code: 'pdf_font' })
}

/** The invoice that a key opens, and that it was opened; null for a key that is unknown, revoked or of another one. */
export async function openByKey(db: Database, id: string, key: string): Promise<{ companyId: string } | null> {
  const itself = and(eq(invoiceKeys.keyHash, hashToken(key)), eq(invoiceKeys.invoiceId, id), isNull(invoiceKeys.revokedAt))
  const [found] = await db
    .update(invoiceKeys)
    .set({ openedAt: sql`coalesce(${invoiceKeys.openedAt}, now())` })
    .where(itself)
    .returning({ companyId: invoiceKeys.companyId })
  return found ?? null
}

/** The clients of a workspace that a person is a contact of who sees invoices (CLIENT-07). */
export async function clientsSeenBy(db: Database, companyId: string, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: clientContacts.clientId })
    .from(clientContacts)
    .where(and(eq(clientContacts.companyId, companyId), eq(clientContacts.personId, personId), eq(clientContacts.seesInvoices, true)))
  return rows.map(({ id }) => id)
}
