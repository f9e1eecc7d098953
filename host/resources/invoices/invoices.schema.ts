// Invoices on the wire, and what the calls about them accept.
import { z } from 'zod'
import { instantShape, pageOf, toInstant } from '../../wire.ts'
import { moneyShape, toMoney } from '../clients/clients.schema.ts'
import { MAIL_STATES } from '../mails/mails.table.ts'
import { mailTexts } from './invoice-mail-text.ts'
import type { TimePreview } from './invoice-time.store.ts'
import type { BillingRow, Party } from './invoices.table.ts'
import { balanceOf, type CurrencySums, type InvoiceHead, type InvoiceView, shownState } from './invoices-read.store.ts'
import { LABEL_KEYS, type Labels } from './sheet-labels.ts'

const whole = z.number().int()

const discountShape = z.union([z.object({ bp: whole }), z.object({ amount: whole })]).nullable()
const partyShape = z.object({
  name: z.string(),
  address: z.object({ street: z.array(z.string()), postcode: z.string(), city: z.string(), region: z.string() }),
  country: z.string().nullable(),
  tax_id: z.string(),
  email: z.string(),
  lines: z.array(z.string()),
})
/** Texts of the sheet that are not the usual ones (INV-12). */
const labelsShape = z.partialRecord(z.enum(LABEL_KEYS), z.string())
const taxShape = z.object({ tax_bp: whole, net: whole, tax: whole })
const namedShape = z.object({ uuid: z.uuid(), number: z.string().nullable(), issued_on: z.string().nullable() })

/** Sums of an invoice in minor units; gross = net − discount + tax, balance = gross − paid − credited (INV-08). */
const sumsShape = z.object({
  net: whole,
  discount: whole,
  tax: whole,
  taxes: z.array(taxShape),
  gross: whole,
  paid: whole,
  credited: whole,
  balance: whole,
})

/** An invoice, as a row of the list (ASSUMED). */
export const invoiceRowShape = z.object({
  uuid: z.uuid(),
  kind: z.enum(['invoice', 'credit']),
  number: z.string().nullable(),
  state: z.enum(['draft', 'issued', 'sent', 'void']),
  shown: z.enum(['draft', 'open', 'sent', 'partly_paid', 'paid', 'overdue', 'void']),
  client: z.object({ uuid: z.uuid(), name: z.string(), number: z.string() }),
  issued_on: z.string().nullable(),
  due_on: z.string().nullable(),
  currency: z.string(),
  digits: whole,
  sums: sumsShape,
  created_at: instantShape,
  sent_at: instantShape.nullable(),
  reminders_paused: z.boolean(),
  next_reminder_at: instantShape.nullable(),
})

const lineShape = z.object({
  id: z.uuid(),
  kind: z.enum(['item', 'heading', 'text']),
  text: z.string(),
  quantity: z.string(),
  unit: z.string(),
  price: whole,
  discount: discountShape,
  tax_bp: whole,
  amount: whole,
  entries: whole,
})

/** An invoice with everything on it (ASSUMED). */
export const invoiceShape = invoiceRowShape.extend({
  version: whole,
  next_number: z.string().nullable(),
  order: z.string(),
  notes: z.string(),
  tax_note: z.string(),
  discount: discountShape,
  refunded: z.boolean(),
  sender: partyShape.nullable(),
  recipient: partyShape.nullable(),
  labels: labelsShape,
  lines: z.array(lineShape),
  payments: z.array(z.object({ id: whole, paid_on: z.string(), amount: whole, method: z.string(), note: z.string() })),
  credits: namedShape.nullable(),
  credit_notes: z.array(namedShape.extend({ gross: whole })),
  issued_at: instantShape.nullable(),
  opened_at: instantShape.nullable(),
  voided_at: instantShape.nullable(),
  void_reason: z.string().nullable(),
  letters: z.array(
    z.object({
      uuid: z.uuid(),
      kind: z.enum(['invoice', 'reminder']),
      to: z.string(),
      at: instantShape,
      state: z.enum(MAIL_STATES).nullable(),
      reply: z.string().nullable(),
      opened_at: instantShape.nullable(),
      closed_at: instantShape.nullable(),
    }),
  ),
  reminders: z.array(z.object({ days: whole, sent_at: instantShape })),
})

/** A page of invoices, with the sums of all that the filter finds. */
export const invoicePageShape = pageOf(invoiceRowShape).extend({
  totals: z.array(z.object({ gross: moneyShape, open: moneyShape, overdue: moneyShape })),
})

/** What of time would be on an invoice (INV-05). */
export const previewShape = z.object({
  lines: z.array(
    lineShape.omit({ id: true, entries: true }).extend({
      entries: z.array(
        z.object({
          id: whole,
          day: z.string(),
          person: z.string(),
          code: z.string(),
          title: z.string(),
          comment: z.string(),
          seconds: whole,
        }),
      ),
    }),
  ),
  left_out: z.array(
    z.object({
      reason: z.enum(['no_rate', 'not_billable', 'on_draft', 'invoiced', 'running']),
      seconds: whole,
      count: whole,
      number: z.string().nullable(),
    }),
  ),
  net: moneyShape,
})

/** The billing settings (INV-12). */
export const billingShape = z.object({
  name: z.string(),
  address: partyShape.shape.address,
  country: z.string().nullable(),
  email: z.string(),
  tax_id: z.string(),
  bank_lines: z.array(z.string()),
  footer: z.string(),
  invoice_format: z.string(),
  credit_format: z.string(),
  first_number: whole,
  reminder_days: z.array(whole),
  ...{ mail_subject: z.string(), mail_text: z.string(), reminder_subject: z.string(), reminder_text: z.string() },
  labels: labelsShape,
})

const seconds = (at: Date | null) => at && toInstant(at)

/** A row as answered. */
export function toInvoiceRow(invoice: InvoiceHead): z.infer<typeof invoiceRowShape> {
  const { id, kind, number, state, clientId, clientName, clientNumber, issuedOn, dueOn, currency, digits } = invoice
  return {
    ...{ uuid: id, kind, number, state, shown: shownState(invoice), issued_on: issuedOn, due_on: dueOn, currency, digits },
    client: { uuid: clientId, name: clientName, number: clientNumber },
    sums: {
      ...{ net: invoice.netMinor, discount: invoice.discountMinor, tax: invoice.taxMinor, gross: invoice.grossMinor },
      taxes: invoice.taxLines.map(({ taxBp, net, tax }) => ({ tax_bp: taxBp, net, tax })),
      ...{ paid: invoice.paid, credited: invoice.credited, balance: balanceOf(invoice) },
    },
    created_at: toInstant(invoice.createdAt),
    sent_at: seconds(invoice.sentAt),
    reminders_paused: invoice.remindersPaused,
    next_reminder_at: seconds(invoice.nextReminder),
  }
}

/** Everything of an invoice as answered; a draft shows who sends and gets it as they are now, and to its owner the number it would get. */
export function toInvoice(
  invoice: InvoiceView,
  now: { sender: Party; recipient: Party; labels: Labels } | null,
  nextNumber: string | null = null,
): z.infer<typeof invoiceShape> {
  const { lines, payments, credits, creditNotes, letters, reminders } = invoice
  const named = (one: { id: string; number: string | null; issuedOn: string | null }) => ({
    uuid: one.id,
    number: one.number,
    issued_on: one.issuedOn,
  })
  return {
    ...toInvoiceRow(invoice),
    ...{ version: invoice.version, next_number: nextNumber, order: invoice.orderText, notes: invoice.notes, tax_note: invoice.taxNote },
    ...{ discount: invoice.discount, refunded: invoice.refunded },
    sender: invoice.sender ?? now?.sender ?? null,
    recipient: invoice.recipient ?? now?.recipient ?? null,
    labels: now?.labels ?? invoice.labels,
    lines: lines.map((line) => ({
      ...{ id: line.id, kind: line.kind, text: line.text, quantity: line.quantity, unit: line.unit, price: line.priceMinor },
      ...{ discount: line.discount, tax_bp: line.taxBp, amount: line.amountMinor, entries: line.entries },
    })),
    payments: payments.map((one) => ({ id: one.id, paid_on: one.paidOn, amount: one.amountMinor, method: one.method, note: one.note })),
    credits: credits && named(credits),
    credit_notes: creditNotes.map((one) => ({ ...named(one), gross: one.grossMinor })),
    ...{ issued_at: seconds(invoice.issuedAt), opened_at: seconds(invoice.openedAt), voided_at: seconds(invoice.voidedAt) },
    void_reason: invoice.voidReason,
    letters: letters.map(({ id, at, openedAt, closedAt, ...letter }) => ({
      ...{ uuid: id, ...letter },
      ...{ at: toInstant(at), opened_at: seconds(openedAt), closed_at: seconds(closedAt) },
    })),
    reminders: reminders.map(({ days, sentAt }) => ({ days, sent_at: toInstant(sentAt) })),
  }
}

/** Sums per currency as answered. */
export function toTotals(totals: readonly CurrencySums[]): z.infer<typeof invoicePageShape>['totals'] {
  return totals.map(({ currency, gross, open, overdue }) => ({
    gross: toMoney(gross, currency),
    open: toMoney(open, currency),
    overdue: toMoney(overdue, currency),
  }))
}

/** A preview as answered. */
export function toPreview({ currency, lines, leftOut }: TimePreview): z.infer<typeof previewShape> {
  return {
    lines: lines.map(({ taxBp, ...line }) => ({ ...line, discount: null, tax_bp: taxBp })),
    left_out: leftOut,
    net: toMoney(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  }
}

/** Settings as answered. */
export function toBilling(row: BillingRow): z.infer<typeof billingShape> {
  const { name, address, country, email, taxId, bankLines, footer, invoiceFormat, creditFormat, firstNumber, reminderDays } = row
  const { mailSubject, mailText, reminderSubject, reminderText } = mailTexts(row)
  return {
    ...{ name, address, country, email, tax_id: taxId, bank_lines: bankLines, footer, invoice_format: invoiceFormat },
    ...{ credit_format: creditFormat, first_number: firstNumber, reminder_days: reminderDays },
    ...{ mail_subject: mailSubject, mail_text: mailText, reminder_subject: reminderSubject, reminder_text: reminderText },
    labels: row.labels,
  }
}
