// Sending invoices by mail, each with a link of its own that reads without signing in (INV-15, INV-17).
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, HostError, notFound } from '../../errors.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { sentence } from '../audit-events/log-line.ts'
import { clientContacts } from '../clients/clients.table.ts'
import { companies, companyMembers } from '../companies/companies.table.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { logInvoice } from './invoice-log.store.ts'
import { filled } from './invoice-mail-text.ts'
import { keptPdf } from './invoice-pdf.store.ts'
import { pdfName } from './invoice-pdf.ts'
import type { By } from './invoices.store.ts'
import { invoiceKeys } from './invoices.table.ts'
import { balanceOf, holdInvoice, type InvoiceView, readInvoice } from './invoices-read.store.ts'
import { labelText, sheetTitle } from './sheet-labels.ts'

/** What is sent to whom. */
export type Sending = { to: readonly string[]; subject: string; text: string; attachPdf: boolean }

/** A mail about an invoice: with it, or a reminder of it. */
type Letter = Omit<Sending, 'attachPdf'> & { kind: 'invoice' | 'reminder'; pdf: Buffer | null; dedupe?: string }

/** Puts a mail for each address into the queue, each with a link of its own; its texts are filled in. */
export async function queueLetters(tx: Database, invoice: InvoiceView, letter: Letter, appUrl: string): Promise<void> {
  const { companyId, id, kind, labels } = invoice
  const [company] = await tx.select({ slug: companies.slug }).from(companies).where(eq(companies.id, companyId))
  if (company === undefined) throw notFound()
  const title = sheetTitle(labels, invoice)
  // A word of the workspace's own is written as the workspace writes it.
  const named = labels[kind] === undefined ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title
  for (const email of new Set(letter.to)) {
    const key = newToken()
    const link = `${appUrl}/${company.slug}/invoice/${id}?key=${key}`
    const mailId = await queueMail(tx, {
      companyId,
      kind: letter.kind,
      to: email,
      subject: filled(letter.subject, invoice, link),
      content: {
        title: letter.kind === 'reminder' ? labelText(labels, 'reminder', { title }) : title,
        blocks: [
          { is: 'text', text: filled(letter.text, invoice, link) },
          { is: 'button', label: labelText(labels, 'open', { title: named }), url: link },
        ],
      },
      ...(letter.dedupe !== undefined && { dedupeKey: `${letter.dedupe}:${email}` }),
      ...(letter.pdf !== null && { files: [{ filename: pdfName(invoice), contentType: 'application/pdf', content: letter.pdf }] }),
    })
    if (mailId === null) continue
    await tx.insert(invoiceKeys).values({ keyHash: hashToken(key), companyId, invoiceId: id, sentTo: email, kind: letter.kind, mailId })
  }
}

/**
 * Puts a mail for each into the queue; the invoice counts as sent when a server has taken one (a trigger on the queue). 409 for a draft or a void one, 422
 * where the PDF cannot be made. A reminder is of what was sent and is not paid, else 409 (INV-18).
 */
export async function sendInvoice(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  { to, subject, text, attachPdf }: Sending,
  { kind, appUrl, pdfFont }: { kind: Letter['kind']; appUrl: string; pdfFont: string | null },
): Promise<void> {
  const pdf = attachPdf ? await keptPdf(db, companyId, id, pdfFont) : null
  await db.transaction(async (tx) => {
    const { state, number } = await holdInvoice(tx, companyId, id)
    if (state !== 'issued' && state !== 'sent') throw conflict('Only issued invoices are sent.')
    if (attachPdf && pdf === null) throw lacksCharacters()
    const invoice = await readInvoice(tx, companyId, id)
    if (kind === 'reminder' && (state !== 'sent' || balanceOf(invoice) <= 0))
      throw conflict('Only invoices that were sent and are not paid are reminded of.')
    await queueLetters(tx, invoice, { kind, to, subject, text, pdf }, appUrl)
    const names = [...new Set(to)].join(', ')
    if (kind === 'reminder') await logInvoice(tx, companyId, actorId, 'remind', sentence`reminded ${names} of ${number}`)
    else await logInvoice(tx, companyId, actorId, 'send', sentence`sent ${number} to ${names}`)
  })
}

/** 422: the font has no sign for a character (INV-16). */
export function lacksCharacters(): HostError {
  return new HostError(422, 'This invoice has characters our PDF font lacks. Print the page instead.', { code: 'pdf_font' })
}

/**
 * Closes the links that mails about an invoice led to: nobody reads it by them any more (INV-15). Taken back, those that were closed last are open again.
 * With `links` only these are closed, or open again; 404 where one is not of this invoice. 409 where nothing changes.
 */
export function closeLinks(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  { closed, links }: { closed: boolean; links?: string[] | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { number } = await holdInvoice(tx, companyId, id)
    const own = and(eq(invoiceKeys.companyId, companyId), eq(invoiceKeys.invoiceId, id))
    const named = links && and(own, inArray(invoiceKeys.id, links))
    if (named && (await tx.$count(invoiceKeys, named)) < new Set(links).size) throw notFound('This link does not exist.')
    const last = sql`${invoiceKeys.revokedAt} = (select max(k.revoked_at) from invoice_keys k where k.invoice_id = ${id})`
    const which = closed ? isNull(invoiceKeys.revokedAt) : named ? isNotNull(invoiceKeys.revokedAt) : last
    const changed = await tx
      .update(invoiceKeys)
      .set({ revokedAt: closed ? sql`now()` : null })
      .where(and(named ?? own, which))
      .returning({ to: invoiceKeys.sentTo })
    if (changed.length === 0) throw conflict(refusal(closed, named !== undefined))
    const to = [...new Set(changed.map((one) => one.to))].join(', ')
    await logInvoice(
      tx,
      companyId,
      actorId,
      'send',
      `${closed ? 'closed' : 'opened'} ${named ? `the link of ${to}` : 'the links'} to ${number}`,
    )
  })
}

function refusal(closed: boolean, isNamed: boolean): string {
  if (isNamed) return closed ? 'This link is closed already.' : 'This link is open already.'
  return closed ? 'No link to this invoice is open.' : 'No link to this invoice was closed.'
}

/** Whether a key opens an invoice; not one that is unknown, revoked or of another. With `noted` it is written down that it was opened, once. */
export async function openByKey(db: Database, id: string, key: string, noted: boolean): Promise<boolean> {
  const itself = and(eq(invoiceKeys.keyHash, hashToken(key)), eq(invoiceKeys.invoiceId, id), isNull(invoiceKeys.revokedAt))
  const found = await db.select({ openedAt: invoiceKeys.openedAt }).from(invoiceKeys).where(itself)
  if (noted && found[0]?.openedAt === null)
    await db
      .update(invoiceKeys)
      .set({ openedAt: sql`now()` })
      .where(and(itself, isNull(invoiceKeys.openedAt)))
  return found.length > 0
}

/** The clients of a workspace that a person is a contact of who sees invoices (CLIENT-07); none for who was removed from it. */
export async function clientsSeenBy(db: Database, companyId: string, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: clientContacts.clientId })
    .from(clientContacts)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.companyId, clientContacts.companyId), eq(companyMembers.personId, clientContacts.personId)),
    )
    .where(and(eq(clientContacts.companyId, companyId), eq(clientContacts.personId, personId), eq(clientContacts.seesInvoices, true)))
  return rows.map(({ id }) => id)
}

/** Links forget the mails to an address that go, one workspace after the other. */
export async function forgetMailsTo(tx: Database, email: string): Promise<void> {
  const { rows } = await tx.execute<{ companyId: string; ids: string[] }>(
    sql`select company_id as "companyId", array_agg(id) as ids from mails where to_email = ${email} and company_id is not null group by 1 order by 1`,
  )
  for (const { companyId, ids } of rows)
    await tx
      .update(invoiceKeys)
      .set({ mailId: null })
      .where(and(eq(invoiceKeys.companyId, companyId), inArray(invoiceKeys.mailId, ids)))
}
