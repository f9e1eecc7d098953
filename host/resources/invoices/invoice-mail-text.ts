// What mails about invoices say: the usual texts, and what stands in braces filled in (INV-17, INV-18).
import { amountText, longDay } from './invoice-text.ts'
import type { BillingRow } from './invoices.table.ts'
import { balanceOf, type InvoiceView } from './invoices-read.store.ts'

const USUAL = {
  mailSubject: 'Invoice {number}',
  mailText: 'Hello,\n\nplease find invoice {number} over {total} here:\n{link}\n\nIt is due on {due}. Thank you for working with us.',
  reminderSubject: 'Reminder: invoice {number} was due on {due}',
  reminderText:
    'Hello,\n\ninvoice {number} over {total} was due on {due}, and {open} of it are still to be paid. Please find it here:\n{link}\n\nIf you have paid meanwhile, thank you: there is nothing left to do.',
} as const

/** The texts of a workspace's mails; the usual ones where it has none of its own. */
export function mailTexts(billing: Pick<BillingRow, keyof typeof USUAL>) {
  const { mailSubject, mailText, reminderSubject, reminderText } = billing
  return {
    mailSubject: mailSubject ?? USUAL.mailSubject,
    mailText: mailText ?? USUAL.mailText,
    reminderSubject: reminderSubject ?? USUAL.reminderSubject,
    reminderText: reminderText ?? USUAL.reminderText,
  }
}

/** A text with `{number} {client} {total} {open} {due} {link}` filled in; other braces stay. */
export function filled(text: string, invoice: InvoiceView, link: string): string {
  const values: Record<string, string> = {
    number: invoice.number ?? '',
    client: invoice.recipient?.name ?? invoice.clientName,
    total: amountText(invoice.grossMinor, invoice),
    open: amountText(balanceOf(invoice), invoice),
    due: invoice.dueOn === null ? '' : longDay(invoice.dueOn),
    link,
  }
  return text.replace(/\{(number|client|total|open|due|link)\}/g, (_, name: string) => values[name] ?? '')
}
