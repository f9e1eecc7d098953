// Invoices as files: a line each as CSV or xlsx, everything on them as JSON, their PDFs as an archive (INV-20). Amounts are decimal numbers of the invoice's currency.
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import type { Database } from '../../db/open.ts'
import { text } from '../../downloads/sheet.ts'
import { minorText } from '../../money/money-text.ts'
import { csvLine } from '../time-trackings/time-export.ts'
import { pdfName } from './invoice-pdf.ts'
import { balanceOf, type InvoiceHead, readInvoiceHeads, shownState } from './invoices-read.store.ts'

/** What invoices are handed out as. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'json', 'zip'] as const

/** Rows are read so many at a time. */
const CHUNK = 500

const TEXTS = ['Number', 'Kind', 'State', 'Client', 'Client number', 'Order', 'Issued', 'Due', 'Currency']
const AMOUNTS = ['Net', 'Discount', 'Tax', 'Total', 'Paid', 'Credited', 'Balance']

const STATES = {
  draft: 'Draft',
  open: 'Open',
  sent: 'Sent',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
  void: 'Void',
} as const

function textsOf(row: InvoiceHead): string[] {
  const recipient = row.recipient?.name ?? row.clientName
  const kind = row.kind === 'credit' ? 'Credit note' : 'Invoice'
  return [
    ...[row.number ?? '', kind, STATES[shownState(row)], recipient, row.clientNumber, row.orderText],
    ...[row.issuedOn ?? '', row.dueOn ?? '', row.currency],
  ]
}

function amountsOf(row: InvoiceHead): string[] {
  const { netMinor, discountMinor, taxMinor, grossMinor, paid, credited, digits } = row
  return [netMinor, discountMinor, taxMinor, grossMinor, paid, credited, balanceOf(row)].map((minor) => minorText(minor, digits))
}

/** Rows of invoices, some at a time. */
export async function* invoiceChunks(db: Database, companyId: string, ids: readonly string[]): AsyncGenerator<InvoiceHead[]> {
  for (let from = 0; from < ids.length; from += CHUNK) yield await readInvoiceHeads(db, companyId, ids.slice(from, from + CHUNK))
}

/** UTF-8 with a BOM, rows as they come; no sums, because there is more than one currency. */
export async function* invoicesCsv(chunks: AsyncIterable<readonly InvoiceHead[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...TEXTS, ...AMOUNTS])}`
  for await (const chunk of chunks) yield chunk.map((row) => csvLine(textsOf(row), amountsOf(row))).join('')
}

/** The same as an xlsx file; days are days and amounts numbers with the places of their currency. */
export async function invoicesXlsx(chunks: AsyncIterable<readonly InvoiceHead[]>): Promise<Buffer> {
  const strong = (title: string, right: boolean): Cell => ({
    ...text(title),
    fontWeight: 'bold',
    bottomBorderStyle: 'thin',
    ...(right && { align: 'right' }),
  })
  const rows: Cell[][] = [[...TEXTS.map((title) => strong(title, false)), ...AMOUNTS.map((title) => strong(title, true))]]
  for await (const chunk of chunks) {
    for (const row of chunk) {
      const [issued, due] = [TEXTS.indexOf('Issued'), TEXTS.indexOf('Due')]
      const format = row.digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(row.digits)}`
      rows.push([
        ...textsOf(row).map((value, at): Cell => ((at === issued || at === due) && value !== '' ? dayCell(value) : text(value))),
        ...amountsOf(row).map((amount): Cell => ({ type: Number, value: Number(amount), format })),
      ])
    }
  }
  const columns = [14, 12, 12, 30, 14, 18, 12, 12, 10, ...AMOUNTS.map(() => 14)].map((width) => ({ width }))
  return writeExcelFile(rows, { sheet: 'Invoices', columns, stickyRowsCount: 1 }).toBuffer()
}

const dayCell = (day: string): Cell => ({ type: Date, value: new Date(`${day}T00:00:00Z`), format: 'yyyy-mm-dd' })

/** One array of the invoices with everything on them; `shown` answers one as its call does. */
export async function* invoicesJson(ids: readonly string[], shown: (id: string) => Promise<unknown>): AsyncGenerator<string> {
  let before = '['
  for (const id of ids) {
    yield before + JSON.stringify(await shown(id))
    before = ',\n'
  }
  yield before === '[' ? '[]\n' : ']\n'
}

const LACKING = 'These invoices have characters our PDF font lacks. Print their pages instead.'

/**
 * An archive of the PDFs of what was issued; `pdfOf` answers null where the font lacks a character. Those are named in a text beside the others: an
 * archive says what it does not have. PDFs are read when what stands before them has gone.
 */
export function invoicesZip(chunks: AsyncIterable<readonly InvoiceHead[]>, pdfOf: (row: InvoiceHead) => Promise<Buffer | null>): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const fill = async () => {
    const lacking: string[] = []
    for await (const chunk of chunks)
      for (const row of chunk) {
        if (out.destroyed) return
        if (row.state === 'draft') continue
        const bytes = await pdfOf(row)
        if (bytes === null) lacking.push(row.number ?? row.id)
        else zip.addBuffer(bytes, pdfName(row), { compress: false })
        if (out.writableNeedDrain) await once(out, 'drain')
      }
    if (lacking.length > 0) zip.addBuffer(Buffer.from(`${LACKING}\n\n${lacking.join('\n')}\n`), 'not-in-here.txt')
    zip.end()
  }
  // What fails in the middle breaks the answer: half an archive is none.
  fill().catch((error: unknown) => out.destroy(error as Error))
  return out
}
