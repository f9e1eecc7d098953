// Drafts of invoices: making, changing, copying and deleting them. What is issued is never changed (INV-04).
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { digitsOf } from '../../money/currencies.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findClient } from '../clients/clients.store.ts'
import { logInvoice } from './invoice-log.store.ts'
import { type Discount, lineAmount, type PricedLine, sumsOf } from './invoice-sums.ts'
import { type InvoiceRow, invoiceLines, invoices, type LineRow } from './invoices.table.ts'
import { holdInvoice } from './invoices-read.store.ts'

/** Who changes what, where. */
export type By = { companyId: string; actorId: string }

/** A line as given; one with an `id` is kept, and with it the time on it. */
export type LineValues = PricedLine & { id?: string | null | undefined; text: string; unit: string }

/** What a call may set of a draft. */
export type DraftValues = Partial<
  Pick<InvoiceRow, 'clientId' | 'issuedOn' | 'dueOn' | 'orderText' | 'notes' | 'taxNote' | 'discount' | 'refunded'>
>

/** The most lines of an invoice (INV-07). */
export const MOST_LINES = 500

/** 409: somebody else saved meanwhile (INV-11). */
export const savedByOthers = () => conflict('Somebody else changed this invoice meanwhile. Look at it again.', 'version')

/** Throws 409 for what is no draft. */
export function checkDraft({ state, number }: Pick<InvoiceRow, 'state' | 'number'>): void {
  if (state !== 'draft') throw conflict(`Invoice ${number} is issued and stays as it is. Void it or credit it.`, 'issued')
}

/** Makes an empty draft for a client, in its currency; answers its id. 404. */
export async function insertDraft(
  tx: Database,
  { companyId, actorId }: By,
  clientId: string,
  more: Partial<InvoiceRow> = {},
): Promise<string> {
  const client = await findClient(tx, companyId, clientId)
  const currency = more.currency ?? client.currency
  const [made] = await tx
    .insert(invoices)
    .values({ kind: 'invoice', ...more, companyId, clientId, currency, digits: digitsOf(currency) ?? 2, createdBy: actorId })
    .returning({ id: invoices.id })
  if (made === undefined) throw new Error('The invoice was not returned.')
  await logInvoice(
    tx,
    companyId,
    actorId,
    'draft',
    sentence`drafted ${more.kind === 'credit' ? 'a credit note' : 'an invoice'} for ${client.name}`,
  )
  return made.id
}

/** A row as the sums count it. */
export function pricedOf({ kind, quantity, priceMinor, discount, taxBp }: LineRow): PricedLine {
  return { kind, quantity, price: priceMinor, discount, taxBp }
}

/** Computes the sums of a draft anew from its lines, and counts its version up. */
export async function sumUp(tx: Database, companyId: string, invoiceId: string, discount: Discount): Promise<void> {
  const lines = await tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId))
  const sums = sumsOf(lines.map(pricedOf), discount)
  await tx
    .update(invoices)
    .set({
      discount,
      netMinor: sums.net,
      discountMinor: sums.discount,
      taxMinor: sums.tax,
      grossMinor: sums.gross,
      taxLines: sums.taxes,
      version: sql`${invoices.version} + 1`,
    })
    .where(inCompany(invoices, companyId, invoiceId))
}

/** Adds lines behind those that are there; answers their ids in order. */
export async function appendLines(
  tx: Database,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
  lines: readonly LineValues[],
): Promise<string[]> {
  const [last] = await tx
    .select({ count: sql<number>`count(*)::int`, most: sql<number>`coalesce(max(${invoiceLines.position}), 0)::int` })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
  if ((last?.count ?? 0) + lines.length > MOST_LINES) throw invalid({ lines: [`An invoice has at most ${MOST_LINES} lines.`] })
  if (lines.length === 0) return []
  const rows = lines.map((line, at) => ({ companyId, invoiceId, position: (last?.most ?? 0) + at + 1, ...rowOfLine(line) }))
  return (await tx.insert(invoiceLines).values(rows).returning({ id: invoiceLines.id })).map(({ id }) => id)
}

function rowOfLine({ kind, text, quantity, unit, price, discount, taxBp }: LineValues) {
  const isItem = kind === 'item'
  const priced = {
    kind,
    quantity: isItem ? quantity : '0',
    price: isItem ? price : 0,
    discount: isItem ? discount : null,
    taxBp: isItem ? taxBp : 0,
  }
  const amountMinor = lineAmount(priced)
  if (!Number.isSafeInteger(amountMinor)) throw invalid({ lines: ['An amount is too high.'] })
  return {
    kind,
    text,
    unit: isItem ? unit : '',
    quantity: priced.quantity,
    priceMinor: priced.price,
    discount: priced.discount,
    taxBp: priced.taxBp,
    amountMinor,
  }
}

/** Makes the lines of a draft these; what is left out goes, and its time waits again. 409 where it is issued, or saved by others since `version`. */
export function setLines(
  db: Database,
  { companyId, actorId }: By,
  id: string,
  lines: readonly LineValues[],
  version: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const invoice = await holdInvoice(tx, companyId, id)
    checkDraft(invoice)
    if (invoice.version !== version) throw savedByOthers()
    if (lines.length > MOST_LINES) throw invalid({ lines: [`An invoice has at most ${MOST_LINES} lines.`] })
    const own = eq(invoiceLines.invoiceId, id)
    const there = new Set((await tx.select({ id: invoiceLines.id }).from(invoiceLines).where(own)).map((row) => row.id))
    const strange = lines.findIndex((line) => line.id != null && !there.has(line.id))
    if (strange >= 0) throw invalid({ [`lines.${strange}.id`]: ['This line is gone.'] })
    const kept = lines.flatMap((line) => line.id ?? [])
    await tx.delete(invoiceLines).where(and(own, kept.length > 0 ? notInArray(invoiceLines.id, kept) : undefined))
    for (const [at, line] of lines.entries()) {
      const row = { ...rowOfLine(line), position: at + 1 }
      if (line.id == null) await tx.insert(invoiceLines).values({ ...row, companyId, invoiceId: id })
      else
        await tx
          .update(invoiceLines)
          .set(row)
          .where(inCompany(invoiceLines, companyId, line.id))
    }
    await sumUp(tx, companyId, id, invoice.discount)
    await logInvoice(tx, companyId, actorId, 'change', 'changed the lines of a draft invoice')
  })
}

/** Changes what `values` names of a draft; another client brings its currency. 404, 409 where it is issued. */
export function changeDraft(db: Database, { companyId, actorId }: By, id: string, values: DraftValues): Promise<void> {
  return db.transaction(async (tx) => {
    const invoice = await holdInvoice(tx, companyId, id)
    checkDraft(invoice)
    const { clientId, discount, ...plain } = values
    if (clientId !== undefined && clientId !== invoice.clientId) {
      if (invoice.kind === 'credit') throw conflict('A credit note is for the client of its invoice.')
      const { rows } = await tx.execute(sql`select 1 from invoice_entries where invoice_id = ${id} and active limit 1`)
      if (rows.length > 0) throw conflict('Time of the present client is on this invoice. Remove its lines first.')
      const { currency } = await findClient(tx, companyId, clientId)
      await tx
        .update(invoices)
        .set({ clientId, currency, digits: digitsOf(currency) ?? 2 })
        .where(inCompany(invoices, companyId, id))
    }
    const dates = { issuedOn: plain.issuedOn ?? invoice.issuedOn, dueOn: plain.dueOn === undefined ? invoice.dueOn : plain.dueOn }
    if (dates.issuedOn !== null && dates.dueOn !== null && dates.dueOn < dates.issuedOn)
      throw invalid({ due_on: ['An invoice is not due before it is issued.'] })
    if (Object.keys(plain).length > 0)
      await tx
        .update(invoices)
        .set(plain)
        .where(inCompany(invoices, companyId, id))
    await sumUp(tx, companyId, id, discount === undefined ? invoice.discount : discount)
    await logInvoice(tx, companyId, actorId, 'change', 'changed a draft invoice')
  })
}

/** Deletes a draft; time on it waits for an invoice again. 404, 409 where it is issued. */
export function deleteDraft(db: Database, { companyId, actorId }: By, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    checkDraft(await holdInvoice(tx, companyId, id))
    await tx.delete(invoices).where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)))
    await logInvoice(tx, companyId, actorId, 'delete', 'deleted a draft invoice')
  })
}

/** The lines of an invoice in order. */
export function linesOf(tx: Database, invoiceId: string): Promise<LineRow[]> {
  return tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId)).orderBy(invoiceLines.position)
}

/** A line like another, without its time. */
export function copiedLine(row: LineRow): LineValues {
  return { ...pricedOf(row), text: row.text, unit: row.unit }
}

/** A new draft with the lines of an invoice and none of its time; answers its id. */
export function duplicateInvoice(db: Database, by: By, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    const { clientId, orderText, notes, taxNote, discount, currency } = await holdInvoice(tx, by.companyId, id)
    const made = await insertDraft(tx, by, clientId, { orderText, notes, taxNote, currency })
    await appendLines(tx, { companyId: by.companyId, invoiceId: made }, (await linesOf(tx, id)).map(copiedLine))
    await sumUp(tx, by.companyId, made, discount)
    return made
  })
}
