// What becomes of an invoice: issued, sent, paid, credited, voided (INV-03, INV-13, INV-14, INV-17).
import { BanIcon, BanknoteIcon, FileCheckIcon, MailCheckIcon, SendIcon, Undo2Icon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { formatAmount, minorText, readAmount } from '#src/lib/amounts.ts'
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import {
  AddPayment,
  CreditInvoice,
  DeleteInvoice,
  DeletePayment,
  InvoiceClients,
  IssueInvoice,
  MarkInvoiceSent,
  SendInvoice,
  VoidInvoice,
} from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceSubject, invoiceLane } from '#src/model/invoice/invoice-subject.ts'
import { ifDraft, ifInForce, invoicePath, invoiceWords, placeOf } from './invoice-words.ts'

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
    const { client, sums, kind } = invoice
    const noun = kind === 'CREDIT' ? 'credit note' : 'invoice'
    const sure = await ask.confirm({
      title: 'Issue invoice?',
      text: `${moneyOf(sums.gross, invoice)} for ${client.name}. It gets the next number, and nothing on it changes afterwards.`,
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

const SUBJECT = 'Invoice {number}'
const TEXT = 'Hello,\n\nplease find invoice {number} over {total} at {link}\n\nIt is due on {due}. Thank you for working with us.'

/** Sends an issued invoice by mail, with a link and its PDF (INV-17). */
export const sendInvoice = defineAction({
  id: 'invoice.send',
  on: 'invoice',
  title: 'Send invoice by email…',
  short: 'Send',
  icon: SendIcon,
  group: 'invoice',
  keywords: ['mail', ...invoiceWords],
  shortcut: 's',
  places: ['invoice.head'],
  needs: 'OWN',
  single: true,
  when: ifInForce,
  async run({ api, ask, invoices: [invoice] }): Promise<Outcome | undefined> {
    const { workspaceSlug, client } = invoice
    const { clients } = await api.query(InvoiceClients, { workspaceSlug, search: client.name }, { requestPolicy: 'network-only' })
    const known = clients.nodes
      .find(({ id }) => id === client.id)
      ?.contacts.filter(({ email, getsInvoices }) => getsInvoices && email !== '')
    const typed = await ask.text({
      title: 'Send to',
      placeholder: 'una@client.example',
      initial: known?.map(({ email }) => email).join(', ') ?? '',
      check: (text) =>
        addresses(text).every((one) => /^\S+@\S+\.\S+$/.test(one)) && addresses(text).length > 0 ? null : 'Type email addresses.',
      submit: 'Next',
    })
    if (typed === null) return undefined
    const text = await ask.text({
      title: 'What the mail says',
      text: 'Filled in for each: {number} {client} {total} {due} {link}',
      initial: TEXT.replace(/\n+/g, ' '),
      check: (words) => (words.trim() === '' ? 'A text is needed.' : null),
      submit: 'Send',
      draft: `invoice:${invoice.id}:mail`,
    })
    if (text === null) return undefined
    const to = addresses(typed)
    const input = { to, subject: invoice.kind === 'CREDIT' ? 'Credit note {number}' : SUBJECT, text, attachPdf: true }
    await api.mutate(SendInvoice, { ...placeOf(invoice), input }, { lane: invoiceLane(invoice) })
    return { said: `Sent to ${to.join(', ')}`, stays: 'A mail that was sent cannot be taken back.' }
  },
})

function addresses(text: string): string[] {
  return text
    .split(/[,;\s]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

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

/** Records what came in, today; more than the balance is refused by the host, which names it (INV-13). */
export const payInvoice = defineAction({
  id: 'invoice.pay',
  on: 'invoice',
  title: 'Record payment…',
  short: 'Record payment',
  icon: BanknoteIcon,
  group: 'invoice',
  keywords: ['paid', 'money', ...invoiceWords],
  shortcut: 'p',
  places: ['invoice.side'],
  needs: 'OWN',
  single: true,
  when: ({ invoices: [{ sums, state }] }) => (state !== 'DRAFT' && state !== 'VOID' && sums.balance > 0) || 'hidden',
  async run({ api, ask, now, invoices: [invoice] }): Promise<Outcome | undefined> {
    const { digits, currency, sums } = invoice
    const read = (text: string) => readAmount(text, digits)
    const typed = await ask.text({
      title: `Payment in ${currency}`,
      initial: minorText(sums.balance, digits),
      check(text) {
        const found = read(text)
        if ('problem' in found) return found.problem
        if (found.minor <= 0) return 'An amount is above 0.'
        return found.minor > sums.balance ? `This is more than the ${moneyOf(sums.balance, invoice)} that are open.` : null
      },
      submit: 'Record',
    })
    const found = typed === null ? null : read(typed)
    if (!found || !('minor' in found)) return undefined
    const input = { paidOn: plainDateOf(now()), amount: found.minor }
    const { invoice: after } = await api.mutate(AddPayment, { ...placeOf(invoice), input }, { lane: invoiceLane(invoice) })
    const paymentId = after?.payments?.reduce((last, { id }) => (Number(id) > Number(last) ? id : last), '0')
    return {
      said: `${moneyOf(found.minor, invoice)} recorded`,
      undo: () => paymentId && api.mutate(DeletePayment, { ...placeOf(invoice), paymentId }, { lane: invoiceLane(invoice) }),
    }
  },
})

/** Drafts a credit note over everything on it (INV-14). */
export const creditInvoice = defineAction({
  id: 'invoice.credit',
  on: 'invoice',
  title: 'Credit invoice',
  short: 'Credit',
  icon: Undo2Icon,
  group: 'invoice',
  keywords: ['refund', 'take back', 'credit note', ...invoiceWords],
  needs: 'OWN',
  single: true,
  when: (view) => (view.invoices[0].kind === 'INVOICE' ? ifInForce(view) : 'hidden'),
  async run({ api, go, invoices: [source] }): Promise<Outcome | undefined> {
    const { workspaceSlug } = source
    const { invoice } = await api.mutate(CreditInvoice, placeOf(source))
    if (!invoice) return undefined
    go.to(invoicePath({ workspaceSlug, id: invoice.id }))
    return { said: 'Credit note drafted', undo: () => api.mutate(DeleteInvoice, { workspaceSlug, id: invoice.id }) }
  },
})

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
export const actions: readonly Action[] = [issueInvoice, sendInvoice, markInvoiceSent, payInvoice, creditInvoice, voidInvoice]
