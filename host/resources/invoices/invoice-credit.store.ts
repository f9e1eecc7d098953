// Credit notes: drafts over the lines of an issued invoice, all that is left of them or some with smaller quantities (INV-14).
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { type Chosen, creditNote } from './credit-lines.ts'
import { appendLines, type By, copiedLine, insertDraft, linesOf, sumUp } from './invoices.store.ts'
import { invoiceLines, invoices } from './invoices.table.ts'
import { holdInvoice, readInvoice } from './invoices-read.store.ts'

/** A draft credit note for an issued invoice; `chosen` null is all that is left of it. Answers its id; 409 for what is not issued, 422 for what is not on it or credited already. */
export function creditInvoice(db: Database, by: By, id: string, chosen: readonly Chosen[] | null): Promise<string> {
  return db.transaction(async (tx) => {
    const original = await holdInvoice(tx, by.companyId, id)
    if (original.kind === 'credit' || (original.state !== 'issued' && original.state !== 'sent'))
      throw conflict('Only issued invoices are credited.')
    const { clientId, currency, taxNote, discount, grossMinor } = original
    const { credited } = await readInvoice(tx, by.companyId, id)
    const rows = await linesOf(tx, id)
    const notes = await tx
      .select({ line: invoiceLines })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
      .where(and(eq(invoices.companyId, by.companyId), eq(invoices.creditsId, id), inArray(invoices.state, ['issued', 'sent'])))
    const note = creditNote(
      {
        lines: rows.map((row) => ({ ...copiedLine(row), id: row.id })),
        notes: notes.map(({ line }) => copiedLine(line)),
        discount,
        left: grossMinor - credited,
      },
      chosen,
    )
    if ('problem' in note) throw invalid({ lines: [note.problem] })
    const made = await insertDraft(tx, by, clientId, { kind: 'credit', creditsId: id, currency, taxNote })
    await appendLines(tx, { companyId: by.companyId, invoiceId: made }, note.lines)
    await sumUp(tx, by.companyId, made, note.discount)
    return made
  })
}
