// What a person can do to invoices wherever they stand: open, copy, print and delete them (INV-20).
import { CopyIcon, FileDownIcon, HashIcon, LinkIcon, PrinterIcon, ReceiptIcon, Trash2Icon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { removeItem } from '#src/model/catalogue/item-actions.ts'
import { DeleteInvoice, DuplicateInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { unmakeInvoice } from '#src/model/invoice/unmake-invoice.ts'
import { ifDraft, invoicePath, invoicesPath, invoiceTitle, invoiceWords, placeOf, printedPath } from './invoice-words.ts'

/** What is taken from an invoice elsewhere. */
const copyMenu: Submenu = { id: 'copy', title: 'Copy', icon: CopyIcon, section: 'work' }

/** Goes to the page of an invoice. */
export const openInvoice = defineAction({
  id: 'invoice.open',
  on: 'invoice',
  title: 'Open invoice',
  icon: ReceiptIcon,
  group: 'invoice',
  keywords: ['show', 'view', ...invoiceWords],
  shortcut: 'Enter',
  single: true,
  when: ({ scene }) => (scene.get().invoice ? 'hidden' : true),
  run: ({ go, invoices: [invoice] }) => go.to(invoicePath(invoice)),
})

/** Copies its number. */
export const copyInvoiceNumber = defineAction({
  id: 'invoice.copy-number',
  on: 'invoice',
  title: 'Copy number of invoice',
  short: 'Copy number',
  menu: copyMenu,
  icon: HashIcon,
  group: 'invoice',
  keywords: invoiceWords,
  shortcut: '. c',
  single: true,
  when: ({ invoices: [{ number }] }) => number !== null || 'hidden',
  async run({ clipboard, invoices: [{ number }] }) {
    await clipboard.write(number ?? '')
    return { said: 'Number copied' }
  },
})

/** Copies the address of its page. */
export const copyInvoiceLink = defineAction({
  id: 'invoice.copy-link',
  on: 'invoice',
  title: 'Copy link to invoice',
  short: 'Copy link',
  menu: copyMenu,
  icon: LinkIcon,
  group: 'invoice',
  keywords: ['url', 'address', ...invoiceWords],
  shortcut: '$mod+.',
  single: true,
  run: (context) => copyLink(context, invoicePath(context.invoices[0])),
})

/** Opens the page that is printed. */
export const printInvoice = defineAction({
  id: 'invoice.print',
  on: 'invoice',
  title: 'Print invoice',
  short: 'Print',
  icon: PrinterIcon,
  group: 'invoice',
  keywords: ['paper', ...invoiceWords],
  shortcut: '$mod+p',
  places: ['invoice.head'],
  single: true,
  run: ({ go, invoices: [invoice] }) => go.newTab(printedPath(invoice)),
})

/** Saves its PDF (INV-16). */
export const saveInvoicePdf = defineAction({
  id: 'invoice.pdf',
  on: 'invoice',
  title: 'Download PDF of invoice',
  short: 'PDF',
  icon: FileDownIcon,
  group: 'invoice',
  keywords: ['download', 'file', ...invoiceWords],
  shortcut: '. p',
  single: true,
  async run({ api, invoices: [{ id, number }] }) {
    const file = await api.transfers
      .download(`/api/invoices/pdf?${new URLSearchParams({ id })}`)
      .catch(saying('The PDF could not be made. Print the page instead.'))
    saveFile(file, `${number ?? 'draft'}.pdf`)
  },
})

/** Drafts a copy without its time. */
export const duplicateInvoice = defineAction({
  id: 'invoice.duplicate',
  on: 'invoice',
  title: 'Duplicate invoice',
  short: 'Duplicate',
  icon: CopyIcon,
  group: 'invoice',
  keywords: ['copy', 'again', ...invoiceWords],
  shortcut: '$mod+Shift+d',
  needs: 'OWN',
  single: true,
  when: ({ invoices: [{ kind }] }) => kind === 'INVOICE' || 'hidden',
  async run({ api, go, invoices: [source] }) {
    const { workspaceSlug } = source
    const { invoice } = await api.mutate(DuplicateInvoice, placeOf(source))
    if (!invoice) return undefined
    go.to(invoicePath({ workspaceSlug, id: invoice.id }))
    return { said: 'Duplicated', undo: () => unmakeInvoice(api, workspaceSlug, invoice) }
  },
})

/** Deletes a draft; held for a while. */
export const deleteInvoice = defineAction({
  id: 'invoice.delete',
  on: 'invoice',
  title: 'Delete draft',
  icon: Trash2Icon,
  group: 'invoice',
  keywords: ['remove', ...invoiceWords],
  shortcut: '$mod+Backspace',
  needs: 'OWN',
  single: true,
  when: ifDraft,
  async run(context): Promise<Outcome | undefined> {
    const {
      go,
      scene,
      invoices: [invoice],
    } = context
    const kind = {
      id: 'invoice',
      noun: 'draft',
      loses: () => 'Time on it can be invoiced again.',
      delete: (api: Context<'invoice'>['api']) => api.mutate(DeleteInvoice, placeOf(invoice), { lane: invoiceLane(invoice) }),
    }
    const item = { id: invoice.id, title: invoiceTitle(invoice) }
    const outcome = await removeItem(kind, context, { workspaceSlug: invoice.workspaceSlug, projectSlug: '' }, item)
    if (outcome && scene.get().invoice?.id === invoice.id) go.to(invoicesPath(invoice), { replace: true })
    return outcome
  },
})

/** Opening, copying, printing, deleting. */
export const actions: readonly Action[] = [
  openInvoice,
  copyInvoiceNumber,
  copyInvoiceLink,
  printInvoice,
  saveInvoicePdf,
  duplicateInvoice,
  deleteInvoice,
]
