// Wire types of invoices, all ASSUMED (INV-11, INV-12).
import { z } from 'zod'
import { day, enumName, flag, id, instant, moment, number, seconds, text, whole } from '../../rest/wire.ts'
import { money } from '../client/client.calls.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)
const orEmpty = text.transform((value) => value ?? '')
const minor = number

const address = z.object({ street: z.array(z.string()), postcode: orEmpty, city: orEmpty, region: orEmpty })
const party = z
  .object({ name: z.string(), address, country: text, tax_id: orEmpty, email: orEmpty, lines: z.array(z.string()) })
  .transform(({ tax_id: taxId, ...rest }) => ({ ...rest, taxId }))
/** Texts of the sheet, as the wire names them. */
const LABELS = [
  ...(['invoice', 'credit', 'to', 'issued', 'due', 'order', 'credits', 'credited', 'line', 'quantity', 'price', 'net'] as const),
  ...(['discount', 'tax', 'total', 'page', 'draft', 'void', 'open', 'reminder'] as const),
] as const
const labels = orNone(z.record(z.string(), z.string())).transform((own) =>
  LABELS.flatMap((key) => (own?.[key] === undefined ? [] : [{ key: enumName(key), text: own[key] }])),
)
const discount = orNone(
  z.object({ bp: whole.nullish(), amount: minor.nullish() }).transform(({ bp, amount }) => ({ bp: bp ?? null, amount: amount ?? null })),
)
const tax = z.object({ tax_bp: whole, net: minor, tax: minor }).transform(({ tax_bp: taxBp, ...rest }) => ({ ...rest, taxBp }))
const sums = z.object({
  ...{ net: minor, discount: minor, tax: minor, taxes: z.array(tax), gross: minor, paid: minor, credited: minor, balance: minor },
})
const named = z
  .object({ uuid: z.string(), number: text, issued_on: day, gross: orNone(minor) })
  .transform(({ uuid, issued_on: issuedOn, ...rest }) => ({ id: uuid, issuedOn, ...rest }))
const priced = { text: z.string(), quantity: z.string(), price: minor, amount: minor }

const line = z
  .object({
    ...priced,
    id,
    kind: z.enum(['item', 'heading', 'text']).transform(enumName),
    unit: orEmpty,
    discount,
    tax_bp: whole,
    entries: whole,
  })
  .transform(({ tax_bp: taxBp, entries: entryCount, ...rest }) => ({ ...rest, taxBp, entryCount }))

const payment = z
  .object({ id, paid_on: z.iso.date(), amount: minor, method: orEmpty, note: orEmpty })
  .transform(({ paid_on: paidOn, ...rest }) => ({ ...rest, paidOn }))

const row = {
  uuid: z.string(),
  kind: z.enum(['invoice', 'credit']).transform(enumName),
  number: text,
  shown: z.enum(['draft', 'open', 'sent', 'partly_paid', 'paid', 'overdue', 'void']).transform(enumName),
  client: z.object({ uuid: z.string(), name: z.string(), number: orEmpty }).transform(({ uuid, ...rest }) => ({ id: uuid, ...rest })),
  issued_on: day,
  due_on: day,
  currency: z.string(),
  digits: whole,
  sums,
  created_at: moment,
  sent_at: moment,
  reminders_paused: orNone(flag).transform((paused) => paused ?? false),
  next_reminder_at: moment,
}

const instantShape = z.object({ timestamp: seconds }).transform(({ timestamp }) => instant(timestamp))
const letter = z
  .object({
    uuid: z.string(),
    kind: z.enum(['invoice', 'reminder']).transform(enumName),
    to: z.string(),
    at: instantShape,
    // Written before mails were followed.
    state: orNone(z.enum(['waiting', 'sent', 'failed'])).transform((state) => enumName(state ?? 'sent')),
    reply: text,
    opened_at: moment,
    closed_at: moment,
  })
  .transform(({ uuid: id, opened_at: openedAt, closed_at: closedAt, ...rest }) => ({ id, ...rest, openedAt, closedAt }))

const onlyOne = {
  version: orNone(whole),
  next_number: text,
  order: text,
  notes: text,
  tax_note: text,
  discount,
  refunded: orNone(flag),
  sender: orNone(party),
  recipient: orNone(party),
  labels,
  lines: orNone(z.array(line)),
  payments: orNone(z.array(payment)),
  credits: orNone(named),
  credit_notes: orNone(z.array(named)),
  issued_at: moment,
  opened_at: moment,
  voided_at: moment,
  void_reason: text,
  letters: orNone(z.array(letter)),
  reminders: orNone(z.array(z.object({ days: whole, sent_at: instantShape }).transform(({ sent_at: sentAt, days }) => ({ days, sentAt })))),
}

const shape = z.object({ ...row, ...onlyOne })

function toInvoice(wire: z.output<typeof shape>) {
  const {
    uuid,
    shown,
    issued_on,
    due_on,
    created_at,
    sent_at,
    tax_note,
    credit_notes,
    issued_at,
    opened_at,
    voided_at,
    void_reason,
    next_number,
    reminders_paused,
    next_reminder_at,
    ...rest
  } = wire
  return {
    ...rest,
    ...{ id: uuid, state: shown, issuedOn: issued_on, dueOn: due_on, createdAt: created_at, sentAt: sent_at, taxNote: tax_note },
    ...{ creditNotes: credit_notes, issuedAt: issued_at, openedAt: opened_at, voidedAt: voided_at, voidReason: void_reason },
    ...{ nextNumber: next_number, remindersPaused: reminders_paused, nextReminderAt: next_reminder_at },
  }
}

/** An invoice, whole or as a row of a list. */
export const invoice = shape.transform(toInvoice)

/** Sums per currency beside a page. */
export const totals = z
  .object({ totals: orNone(z.array(z.object({ gross: money, open: money, overdue: money }))) })
  .transform((wire) => wire.totals ?? [])

/** An invoice as it is printed. */
export const printed = shape
  .extend({ company: z.object({ slug: z.string(), name: z.string(), logo: text }) })
  .transform(({ company, ...wire }) => ({
    invoice: toInvoice(wire),
    ...{ workspaceSlug: company.slug, workspaceName: company.name, logo: company.logo },
  }))

/** What of time would be on an invoice. */
export const preview = z
  .object({
    lines: z.array(
      z.object({
        ...priced,
        entries: z.array(
          z.object({ id, day: z.iso.date(), person: z.string(), code: z.string(), title: z.string(), comment: orEmpty, seconds: whole }),
        ),
      }),
    ),
    left_out: z.array(
      z.object({
        reason: z.enum(['no_rate', 'not_billable', 'on_draft', 'invoiced', 'running']).transform(enumName),
        seconds: whole,
        count: whole,
        number: text,
      }),
    ),
    net: money,
  })
  .transform(({ left_out: leftOut, ...rest }) => ({ ...rest, leftOut }))

/** The billing settings. */
export const billing = z
  .object({
    ...{ name: orEmpty, address, country: text, email: orEmpty, tax_id: orEmpty, bank_lines: z.array(z.string()), footer: orEmpty },
    ...{ invoice_format: z.string(), credit_format: z.string(), first_number: whole, reminder_days: z.array(whole) },
    ...{ mail_subject: orEmpty, mail_text: orEmpty, reminder_subject: orEmpty, reminder_text: orEmpty },
    labels,
  })
  .transform(({ tax_id, bank_lines, invoice_format, credit_format, first_number, reminder_days, ...wire }) => {
    const { mail_subject, mail_text, reminder_subject, reminder_text, ...rest } = wire
    return {
      ...rest,
      ...{ mailSubject: mail_subject, mailText: mail_text, reminderSubject: reminder_subject, reminderText: reminder_text },
      ...{ taxId: tax_id, bankLines: bank_lines, invoiceFormat: invoice_format, creditFormat: credit_format },
      ...{ firstNumber: first_number, reminderDays: reminder_days },
    }
  })
