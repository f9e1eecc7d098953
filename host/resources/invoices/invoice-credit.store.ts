// Credit notes: drafts over the lines of an issued invoice, all of them or some with smaller quantities (INV-14).
import Big from 'big.js'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { lineAmount, partOfDiscount } from './invoice-sums.ts'
import { appendLines, type By, copiedLine, insertDraft, type LineValues, linesOf, pricedOf, sumUp } from './invoices.store.ts'
import type { LineRow } from './invoices.table.ts'
import { holdInvoice } from './invoices-read.store.ts'

/** A line that is credited; all of it without a `quantity`. */
type Chosen = { id: string; quantity?: string | undefined }

/** A draft credit note for an issued invoice; `chosen` null is all of it. Answers its id; 409 for what is not issued, 422 for what is not on it. */
export function creditInvoice(db: Database, by: By, id: string, chosen: readonly Chosen[] | null): Promise<string> {
  return db.transaction(async (tx) => {
    const original = await holdInvoice(tx, by.companyId, id)
    if (original.kind === 'credit' || (original.state !== 'issued' && original.state !== 'sent'))
      throw conflict('Only issued invoices are credited.')
    const { clientId, currency, taxNote, discount } = original
    const made = await insertDraft(tx, by, clientId, { kind: 'credit', creditsId: id, currency, taxNote })
    const rows = await linesOf(tx, id)
    const lines = chosen === null ? rows.map(copiedLine) : chosenLines(rows, chosen)
    await appendLines(tx, { companyId: by.companyId, invoiceId: made }, lines)
    // An amount off the whole belongs to all lines; some of them have their share of it.
    await sumUp(tx, by.companyId, made, partOfDiscount(discount, String(netOf(lines)), String(netOf(rows.map(pricedOf)))))
    return made
  })
}

const netOf = (lines: readonly Parameters<typeof lineAmount>[0][]) => lines.reduce((sum, line) => sum + lineAmount(line), 0)

function chosenLines(rows: readonly LineRow[], chosen: readonly Chosen[]): LineValues[] {
  if (chosen.length === 0) throw invalid({ lines: ['Choose a line at least.'] })
  const wanted = new Map(chosen.map((one) => [one.id, one]))
  const found = rows.filter((row) => wanted.has(row.id))
  if (found.length !== wanted.size) throw invalid({ lines: ['Choose lines of this invoice.'] })
  return found.map((row) => {
    const quantity = wanted.get(row.id)?.quantity ?? row.quantity
    const [part, whole] = [new Big(quantity), new Big(row.quantity)]
    if (part.abs().gt(whole.abs()) || part.times(whole).lt(0))
      throw invalid({ lines: ['A credit note has at most what is on the invoice.'] })
    return { ...copiedLine(row), quantity, discount: partOfDiscount(row.discount, quantity, row.quantity) }
  })
}
