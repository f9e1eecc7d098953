// What becomes of invoices: issued with the next number of their series, paid, voided (INV-02, INV-03, INV-13, INV-14).
import { and, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findClient } from '../clients/clients.store.ts'
import { companies } from '../companies/companies.table.ts'
import { readBilling } from './billing.store.ts'
import { logInvoice } from './invoice-log.store.ts'
import { numberOf, periodOf } from './invoice-number.ts'
import { amountText } from './invoice-text.ts'
import { type By, checkDraft, sumUp } from './invoices.store.ts'
import { type BillingRow, type InvoiceRow, invoiceCounters, invoiceEntries, invoices, type Party, payments } from './invoices.table.ts'
import { balanceOf, holdInvoice, readInvoice } from './invoices-read.store.ts'

/** Y-m-d so many days later. */
function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

async function todayOf(tx: Database, companyId: string): Promise<{ today: string; name: string }> {
  const [found] = await tx
    .select({ today: sql<string>`to_char(now() at time zone ${companies.timeZone}, 'YYYY-MM-DD')`, name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (found === undefined) throw notFound()
  return found
}

/** The place a series begins with: the first number is that of the first invoice ever, each later period begins with 1 (INV-02). */
async function firstSeq(db: Database, companyId: string, series: InvoiceRow['kind'], billing: BillingRow): Promise<number> {
  if (series === 'credit') return 1
  const before = and(eq(invoiceCounters.companyId, companyId), eq(invoiceCounters.series, series))
  return (await db.select({ last: invoiceCounters.last }).from(invoiceCounters).where(before).limit(1)).length > 0 ? 1 : billing.firstNumber
}

/** The number that a draft would get if it were issued now; null for what is issued. Somebody else may be first. */
export async function nextNumber(
  db: Database,
  { companyId, state, kind, issuedOn }: Pick<InvoiceRow, 'companyId' | 'state' | 'kind' | 'issuedOn'>,
): Promise<string | null> {
  if (state !== 'draft') return null
  const billing = await readBilling(db, companyId)
  const format = kind === 'credit' ? billing.creditFormat : billing.invoiceFormat
  const day = issuedOn ?? (await todayOf(db, companyId)).today
  const counter = [
    eq(invoiceCounters.companyId, companyId),
    eq(invoiceCounters.series, kind),
    eq(invoiceCounters.period, periodOf(format, day)),
  ]
  const [row] = await db
    .select({ last: invoiceCounters.last })
    .from(invoiceCounters)
    .where(and(...counter))
  return numberOf(format, day, row ? row.last + 1 : await firstSeq(db, companyId, kind, billing))
}

/** Takes the next place of a series; whoever issues at the same moment waits until this transaction has ended, and a rollback gives the place back. */
async function nextSeq(tx: Database, companyId: string, series: InvoiceRow['kind'], period: string, first: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ companyId, series, period, last: first })
    .onConflictDoUpdate({
      target: [invoiceCounters.companyId, invoiceCounters.series, invoiceCounters.period],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (row === undefined) throw new Error('The counter was not returned.')
  return row.last
}

/** The sender as it is on every invoice; the workspace's name where none is set. */
export function senderOf(billing: BillingRow, workspace: string): Party {
  const { name, address, country, taxId, email, bankLines, footer } = billing
  return { name: name || workspace, address, country, tax_id: taxId, email, lines: [...bankLines, ...(footer === '' ? [] : [footer])] }
}

/** The client as it is on this invoice. */
export async function recipientOf(tx: Database, companyId: string, clientId: string): Promise<Party> {
  const { name, address, country, taxId, email } = await findClient(tx, companyId, clientId)
  return { name, address, country, tax_id: taxId, email, lines: [] }
}

const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

async function checkDay(
  tx: Database,
  { companyId, kind }: Pick<InvoiceRow, 'companyId' | 'kind'>,
  day: string,
  today: string,
): Promise<void> {
  if (day > today) throw invalid({ issued_on: ['An invoice is not issued in the future.'] })
  const [last] = await tx
    .select({ day: sql<string | null>`max(${invoices.issuedOn})::text` })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.kind, kind), sql`${invoices.state} <> 'draft'`))
  if (last?.day && day < last.day) throw invalid({ issued_on: [`The last invoice is of ${dayText(last.day)}; this one cannot be older.`] })
}

/** Credits lower a balance and never below 0 together with payments, unless the money was given back (INV-14). The credited invoice is held. */
async function checkCredit(tx: Database, { companyId, creditsId, grossMinor, refunded }: InvoiceRow): Promise<void> {
  await holdInvoice(tx, companyId, creditsId ?? '')
  const original = await readInvoice(tx, companyId, creditsId ?? '')
  if (original.state !== 'issued' && original.state !== 'sent') throw conflict('The credited invoice is void.')
  if (grossMinor > original.grossMinor - original.credited) throw conflict('More is credited than the invoice is about.', 'credit_too_high')
  const balance = balanceOf(original)
  if (grossMinor > balance && !refunded)
    throw conflict(
      `Only ${amountText(balance, original)} are open. Mark the credit note as refunded if the money was given back.`,
      'credit_too_high',
    )
}

/**
 * Issues a draft: gives it the next number of its series in this transaction, and copies sender and client; its PDF is made when that is done, because others wait for the counter. `day` is today unless said,
 * and `at` the present moment. 409 where it is issued already or has no lines, 422 for a day in the future or before the last one.
 */
export function issueInvoice(db: Database, { companyId, actorId }: By, id: string, day: string | null, at = new Date()): Promise<void> {
  return db.transaction(async (tx) => {
    const draft = await holdInvoice(tx, companyId, id)
    checkDraft(draft)
    await sumUp(tx, companyId, id, draft.discount)
    const { lines, grossMinor } = await readInvoice(tx, companyId, id)
    if (!lines.some(({ kind }) => kind === 'item')) throw conflict('There is nothing on this invoice yet.', 'empty')
    if (draft.kind === 'credit') await checkCredit(tx, { ...draft, grossMinor })
    const { today, name } = await todayOf(tx, companyId)
    const issuedOn = day ?? draft.issuedOn ?? today
    const billing = await readBilling(tx, companyId)
    const format = draft.kind === 'credit' ? billing.creditFormat : billing.invoiceFormat
    const period = periodOf(format, issuedOn)
    // From here on the counter is held: what is checked of the last invoice stays so.
    const seq = await nextSeq(tx, companyId, draft.kind, period, await firstSeq(tx, companyId, draft.kind, billing))
    await checkDay(tx, draft, issuedOn, today)
    const client = await findClient(tx, companyId, draft.clientId)
    const number = numberOf(format, issuedOn, seq)
    await tx
      .update(invoices)
      .set({
        state: 'issued',
        number,
        seq,
        issuedOn,
        dueOn: draft.dueOn !== null && draft.dueOn >= issuedOn ? draft.dueOn : laterDay(issuedOn, client.termsDays),
        sender: senderOf(billing, name),
        recipient: await recipientOf(tx, companyId, draft.clientId),
        labels: billing.labels,
        issuedAt: at,
        version: sql`${invoices.version} + 1`,
      })
      .where(inCompany(invoices, companyId, id))
    await logInvoice(
      tx,
      companyId,
      actorId,
      'issue',
      sentence`issued ${draft.kind === 'credit' ? 'credit note' : 'invoice'} ${number} for ${client.name}`,
    )
  })
}

/** Voids an issued invoice; it keeps its number, and the time on it waits for another; `at` is when. 409 with payments or credits (INV-13). */
export function voidInvoice(db: Database, { companyId, actorId }: By, id: string, reason: string, at = new Date()): Promise<void> {
  return db.transaction(async (tx) => {
    const invoice = await holdInvoice(tx, companyId, id)
    if (invoice.state === 'draft') throw conflict('A draft is deleted, not voided.')
    if (invoice.state === 'void') return
    const { paid, credited } = await readInvoice(tx, companyId, id)
    if (paid > 0 || credited > 0) throw conflict('Something was paid or credited on this invoice. Credit it instead.', 'paid')
    await tx
      .update(invoices)
      .set({ state: 'void', voidedAt: at, voidReason: reason, version: sql`${invoices.version} + 1` })
      .where(inCompany(invoices, companyId, id))
    await tx.update(invoiceEntries).set({ active: false }).where(eq(invoiceEntries.invoiceId, id))
    await logInvoice(tx, companyId, actorId, 'void', `voided invoice ${invoice.number}`)
  })
}

/** Marks an issued invoice as sent, by whatever way it went; `at` is when. */
export function markSent(db: Database, { companyId, actorId }: By, id: string, sent: boolean, at = new Date()): Promise<void> {
  return db.transaction(async (tx) => {
    const { state, number } = await holdInvoice(tx, companyId, id)
    if (state !== 'issued' && state !== 'sent') throw conflict('Only issued invoices are sent.')
    if ((state === 'sent') === sent) return
    await tx
      .update(invoices)
      .set({ state: sent ? 'sent' : 'issued', sentAt: sent ? at : null })
      .where(inCompany(invoices, companyId, id))
    await logInvoice(tx, companyId, actorId, 'send', `marked invoice ${number} as ${sent ? 'sent' : 'not sent'}`)
  })
}

/** What a payment says. */
export type PaymentValues = { paidOn: string; amount: number; method: string; note: string }

/** Records a payment, as of `at`; 409 for more than the balance, which it names (INV-13). */
export function addPayment(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  { paidOn, amount, method, note }: PaymentValues,
  at = new Date(),
): Promise<number> {
  return db.transaction(async (tx) => {
    await holdInvoice(tx, companyId, id)
    const invoice = await readInvoice(tx, companyId, id)
    const { today } = invoice
    if (invoice.kind === 'credit' || (invoice.state !== 'issued' && invoice.state !== 'sent'))
      throw conflict('Only issued invoices are paid.')
    if (paidOn > today) throw invalid({ paid_on: ['A payment is not in the future.'] })
    const balance = balanceOf(invoice)
    if (amount > balance) throw invalid({ amount: [`This is more than the ${amountText(balance, invoice)} that are open.`] })
    const [made] = await tx
      .insert(payments)
      .values({ companyId, invoiceId: id, paidOn, amountMinor: amount, method, note, createdAt: at })
      .returning({ id: payments.id })
    if (made === undefined) throw new Error('The payment was not returned.')
    await logInvoice(tx, companyId, actorId, 'pay', `recorded a payment of ${amountText(amount, invoice)} on invoice ${invoice.number}`)
    return made.id
  })
}

/** Takes a payment back; 404. */
export function deletePayment(db: Database, { companyId, actorId }: By, id: string, paymentId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { number } = await holdInvoice(tx, companyId, id)
    const gone = await tx
      .delete(payments)
      .where(and(eq(payments.companyId, companyId), eq(payments.invoiceId, id), eq(payments.id, paymentId)))
      .returning({ id: payments.id })
    if (gone.length === 0) throw notFound('This payment does not exist.')
    await logInvoice(tx, companyId, actorId, 'pay', `took back a payment on invoice ${number}`)
  })
}
