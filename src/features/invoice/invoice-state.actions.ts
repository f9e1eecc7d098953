// What becomes of an invoice: issued, marked as sent, credited, voided (INV-03, INV-13, INV-14).
import { BanIcon, FileCheckIcon, MailCheckIcon, Undo2Icon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { formatAmount } from '#src/lib/amounts.ts'
import { CreditInvoice, IssueInvoice, MarkInvoiceSent, VoidInvoice } from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { unmakeInvoice } from '#src/model/invoice/unmake-invoice.ts'
import { readNow } from './invoice-draft.actions.ts'
import { ifDraft, ifInForce, invoicePath, invoiceWords, placeOf } from './invoice-words.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** Which lines of an invoice are credited, and how much of each. */
    'invoice.credit': { invoice: InvoiceSubject }
  }
}

const moneyOf = (amount: number, { currency, digits }: InvoiceSubject) => formatAmount({ amount, currency, digits }, { code: true })

/** Gives a draft its number. Held for a while: taken back in time no number is used (INV-03). */
export const issueInvoice = defineAction({
  id: 'invoice.issue',
  on: 'invoice',
  title: 'Issue invoice…',
  short: 'Issue invoice',
  icon: FileCheckIcon,
  group: 'invoice',
  keywords: ['number', 'finish', 'final', ...invoiceWords],
  shortcut: 'i',
  places: ['invoice.head'],
  needs: 'OWN',
  single: true,
  when: ifDraft,
  async run({ api, ask, hold, say, invoices: [invoice] }): Promise<Outcome | undefined> {
    const { client, sums, kind, nextNumber } = await readNow({ api }, invoice)
    const noun = kind === 'CREDIT' ? 'credit note' : 'invoice'
    const sure = await ask.confirm({
      title: 'Issue invoice?',
      text: `${nextNumber === null ? '' : `${nextNumber} over `}${moneyOf(sums.gross, invoice)} for ${client.name}. Nothing on it changes afterwards.`,
      yes: 'Issue invoice',
      no: 'Not yet',
    })
    if (!sure) return undefined
    const takeBack = hold.start(
      [heldId('issuing', invoice.id)],
      () => api.mutate(IssueInvoice, placeOf(invoice), { lane: invoiceLane(invoice) }),
      (error) => say.error(`The ${noun} was not issued. ${errorText(error)}`),
    )
    return { said: `The ${noun} for ${client.name} is being issued`, undo: unlessSent(takeBack) }
  },
})

/** Says that it went by another way, or that it did not. */
export const markInvoiceSent = defineAction({
  id: 'invoice.mark-sent',
  on: 'invoice',
  title: ({ invoices: [{ sentAt }] }) => (sentAt ? 'Mark invoice as not sent' : 'Mark invoice as sent'),
  name: 'Mark invoice as sent, or not',
  short: 'Mark as sent',
  icon: MailCheckIcon,
  group: 'invoice',
  keywords: ['post', 'handed over', ...invoiceWords],
  shortcut: '$mod+Enter',
  needs: 'OWN',
  single: true,
  when: ifInForce,
  async run({ api, invoices: [invoice] }): Promise<Outcome> {
    const mark = (sent: boolean) => api.mutate(MarkInvoiceSent, { ...placeOf(invoice), sent }, { lane: invoiceLane(invoice) })
    const wasSent = invoice.sentAt !== null
    await mark(!wasSent)
    return { said: wasSent ? 'Marked as not sent' : 'Marked as sent', undo: () => mark(wasSent) }
  },
})

/** Asks which of its lines are credited (INV-14). */
export const creditInvoice = defineAction({
  id: 'invoice.credit',
  on: 'invoice',
  title: 'Credit invoice…',
  short: 'Credit',
  icon: Undo2Icon,
  group: 'invoice',
  keywords: ['refund', 'take back', 'credit note', ...invoiceWords],
  needs: 'OWN',
  single: true,
  dialog: true,
  when: (view) => (view.invoices[0].kind === 'INVOICE' ? ifInForce(view) : 'hidden'),
  run: ({ dialogs, invoices: [invoice] }) => dialogs.open('invoice.credit', { invoice }),
})

/** Drafts a credit note over lines that were chosen; null for everything. */
export function creditLines(lines: readonly { id: string; quantity?: string }[] | null): Action {
  return defineAction({
    ...{ id: 'invoice.credit', on: 'invoice', title: 'Credit invoice', icon: Undo2Icon, group: 'invoice', needs: 'OWN', single: true },
    async run({ api, go, invoices: [source] }): Promise<Outcome | undefined> {
      const { workspaceSlug } = source
      const { invoice } = await api.mutate(CreditInvoice, { ...placeOf(source), lines: lines && [...lines] })
      if (!invoice) return undefined
      go.to(invoicePath({ workspaceSlug, id: invoice.id }))
      return { said: 'Credit note drafted', undo: () => unmakeInvoice(api, workspaceSlug, invoice) }
    },
  })
}

/** Takes an issued invoice out of force; it keeps its number (INV-13). */
export const voidInvoice = defineAction({
  id: 'invoice.void',
  on: 'invoice',
  title: 'Void invoice…',
  short: 'Void',
  icon: BanIcon,
  group: 'invoice',
  keywords: ['cancel', 'wrong', ...invoiceWords],
  shortcut: '#',
  needs: 'OWN',
  single: true,
  when: ifInForce,
  async run({ api, ask, invoices: [invoice] }): Promise<Outcome | undefined> {
    const reason = await ask.text({
      title: `Void ${invoice.number}: why?`,
      text: 'It keeps its number and is marked as void. Time on it can be invoiced again. This cannot be taken back.',
      check: (text) =>
        text.trim().length < 3 ? 'Say why in at least 3 characters.' : text.length > 300 ? 'At most 300 characters.' : null,
      submit: 'Void',
      danger: true,
    })
    if (reason === null) return undefined
    await api.mutate(VoidInvoice, { ...placeOf(invoice), reason: reason.trim() }, { lane: invoiceLane(invoice) })
    return { said: `${invoice.number} is void`, stays: 'A void invoice stays void.' }
  },
})

/** What becomes of invoices. */
export const actions: readonly Action[] = [issueInvoice, markInvoiceSent, creditInvoice, voidInvoice]
