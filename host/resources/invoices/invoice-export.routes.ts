// The call that hands out invoices as files (INV-20); the owner's, ASSUMED.
import { Readable } from 'node:stream'
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { XLSX } from '../../downloads/sheet.ts'
import { invalid } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { invoicesQuery } from './invoice-bodies.schema.ts'
import { EXPORT_FORMATS, invoiceChunks, invoicesCsv, invoicesJson, invoicesXlsx, invoicesZip } from './invoice-export.ts'
import { pdfBytes } from './invoice-pdf.store.ts'
import { shownInvoice } from './invoices.routes.ts'
import { listInvoiceIds } from './invoices-read.store.ts'

/** An xlsx file is made as a whole; beyond so many rows CSV is the way. */
const MOST_XLSX_ROWS = 50_000

const TYPES = { xlsx: XLSX, csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8', zip: 'application/zip' } as const

/** `/export-invoices/`. */
export function invoiceExportRoutes({ app, db, settings }: Host): void {
  const querystring = invoicesQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(EXPORT_FORMATS).default('xlsx') })
  const schema = { tags: ['invoices'], summary: 'Invoices as xlsx, CSV or JSON, or their PDFs as an archive', querystring }
  app.get('/export-invoices/', { config: { who: 'company-owner' }, schema }, async (request, reply) => {
    const { company, person } = companyScope(request)
    const { format, client: clientId, state, from, to, search, sort } = request.query
    const ids = await listInvoiceIds(db, company.id, { state, clientId, from, to, search, sort })
    if (format === 'xlsx' && ids.length > MOST_XLSX_ROWS)
      throw invalid({ format: [`An Excel file has at most ${MOST_XLSX_ROWS.toLocaleString('en-US')} rows. Choose CSV.`] })
    await record(db, { companyId: company.id, projectId: null }, person.id, { action: 'export.invoices', said: 'exported the invoices' })
    const chunks = invoiceChunks(db, company.id, ids)
    const content = {
      xlsx: () => invoicesXlsx(chunks),
      csv: () => Readable.from(invoicesCsv(chunks)),
      json: () => Readable.from(invoicesJson(ids, (id) => shownInvoice(db, company, id))),
      zip: () => invoicesZip(chunks, (row) => pdfBytes(db, company, row, settings.pdfFont)),
    }
    return reply
      .headers({
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="invoices.${format}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(await content[format]())
  })
}
