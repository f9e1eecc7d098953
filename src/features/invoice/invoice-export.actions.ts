// Saves invoices as a file: what is in view as Excel, CSV or JSON, or their PDFs as an archive (INV-20).
import { FileDownIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import type { InvoiceListSubject } from '#src/model/invoice/invoice-subject.ts'
import { invoiceWords } from './invoice-words.ts'

const FORMATS = [
  { id: 'xlsx', title: 'Excel', hint: 'One line an invoice' },
  { id: 'csv', title: 'CSV', hint: 'One line an invoice' },
  { id: 'json', title: 'JSON', hint: 'With lines and payments' },
  { id: 'zip', title: 'PDFs as a zip archive', hint: 'What was issued' },
] as const

/** Where the gateway has the file: the tab and the search that are in view count. */
export function exportedAt({ workspaceSlug, tab, search }: InvoiceListSubject, format: (typeof FORMATS)[number]['id']): string {
  return `/api/invoices/export?${new URLSearchParams({ workspaceSlug, tab, format, ...(search !== '' && { search }) })}`
}

/** Asks for the format; the tab and the search that are in view count. */
export const exportInvoices = defineAction({
  id: 'invoice.export',
  on: 'invoice-list',
  title: 'Export invoices…',
  short: 'Export',
  icon: FileDownIcon,
  group: 'view',
  keywords: ['download', 'spreadsheet', 'xlsx', 'excel', 'csv', 'json', 'pdf', 'zip', 'archive', ...invoiceWords],
  shortcut: 'Shift+x',
  needs: 'OWN',
  single: true,
  async run({ api, ask, 'invoice-lists': [list] }) {
    const format = await ask.pick({
      title: 'Export invoices as',
      options: FORMATS.map(({ id, ...shown }) => ({ ...shown, id, value: id, keywords: [id] })),
    })
    if (format === null) return
    const file = await api.transfers
      .download(exportedAt(list, format))
      .catch(saying('The invoices could not be exported. Please try again.'))
    saveFile(file, `invoices-${list.workspaceSlug}${list.tab === 'all' ? '' : `-${list.tab}`}.${format}`)
  },
})

/** What saves invoices as files. */
export const actions: readonly Action[] = [exportInvoices]
