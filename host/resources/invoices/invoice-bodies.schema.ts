// What the calls about invoices accept.
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { linesText, lineText } from '../../plain-text.ts'
import { companyQuery, pageNumber } from '../../wire.ts'
import { addressBody, countryCode, rateNumber, shareNumber } from '../clients/clients.schema.ts'
import { ROUNDINGS } from '../clients/clients.table.ts'
import type { Discount } from './invoice-sums.ts'
import { GROUPINGS } from './invoice-time.store.ts'
import type { LineValues } from './invoices.store.ts'
import { TABS } from './invoices-read.store.ts'
import { LABEL_KEYS } from './sheet-labels.ts'

const day = z.iso.date({ error: 'Use a date like 2026-11-21.' })
const whole = z.number().int()

/** Query of the list. */
export const invoicesQuery = companyQuery.extend({
  state: z.enum(TABS).default('all'),
  client: z.uuid().optional(),
  from: day.optional(),
  to: day.optional(),
  search: z.string().max(200).default(''),
  sort: z.enum(['newest', 'due', 'number', 'client']).default('newest'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Path of an invoice. */
export const invoiceParams = z.object({ uuid: z.uuid() })

const timeFields = {
  from: day,
  to: day,
  grouping: z.enum(GROUPINGS).default('task'),
  rounding: z.enum(ROUNDINGS).nullish(),
}
const slug = z.string().max(80)

/** Which time becomes lines. */
export const fromTimeBody = z
  .strictObject({ ...timeFields, project_slugs: z.array(slug).max(500).nullish() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })

/** Query of the preview; `project_slugs` are joined by commas. */
export const previewQuery = companyQuery.extend({
  ...timeFields,
  client_uuid: z.uuid(),
  project_slugs: z
    .string()
    .max(4000)
    .transform((text) => (text === '' ? null : text.split(',')))
    .optional(),
})

/** Body of a new invoice. */
export const invoiceBody = z.strictObject({ client_uuid: z.uuid(), from_time: fromTimeBody.nullish() })

const amountNumber = z.number().int().min(1, 'An amount is above 0.').max(1_000_000_000_000_000, 'This amount is too high.')
const discountBody = z
  .union([z.strictObject({ bp: shareNumber }), z.strictObject({ amount: z.number().int().min(0).max(1_000_000_000_000_000) })])
  .nullish()

/** What a call may set of a draft; what is absent stays. */
export const draftChange = z.strictObject({
  client_uuid: z.uuid().optional(),
  issued_on: day.nullish(),
  due_on: day.nullish(),
  order: z.union([z.literal(''), lineText(120, { none: '' })]).optional(),
  notes: linesText(2000, 'At most 2,000 characters.').optional(),
  tax_note: linesText(300, 'At most 300 characters.').optional(),
  discount: discountBody,
  refunded: z.boolean().optional(),
})

const quantityText = z.string().regex(/^-?\d{1,8}(\.\d{1,3})?$/, 'A quantity has at most 3 decimal places.')

const lineBody = z.strictObject({
  id: z.uuid().nullish(),
  kind: z.enum(['item', 'heading', 'text']).default('item'),
  text: linesText(500, 'At most 500 characters.').refine((text) => text.trim() !== '', 'Please enter a text.'),
  quantity: quantityText.default('1'),
  unit: z.union([z.literal(''), lineText(20, { none: '' })]).default(''),
  price: rateNumber.default(0),
  discount: discountBody,
  tax_bp: shareNumber.default(0),
})

/** Body of all lines of a draft, as of a version. */
export const linesBody = z.strictObject({ lines: z.array(lineBody).max(500, 'An invoice has at most 500 lines.'), version: whole })

/** Body of issuing. */
export const issueBody = z.strictObject({ issued_on: day.nullish() })

/** Body of voiding. */
export const voidBody = z.strictObject({
  reason: linesText(300, 'At most 300 characters.').refine((text) => text.trim().length >= 3, 'Say why in at least 3 characters.'),
})

/** Body of a credit note: all lines, or some with smaller quantities. */
export const creditBody = z.strictObject({
  lines: z
    .array(z.strictObject({ id: z.uuid(), quantity: quantityText.optional() }))
    .max(500)
    .nullish(),
})

/** Body of marking as sent. */
export const sentBody = z.strictObject({ sent: z.boolean() })

const subjectText = lineText(200, { none: 'A subject is needed.' })
const mailText = linesText(5000, 'At most 5,000 characters.').refine((text) => text.trim() !== '', 'A text is needed.')

/** Body of closing links: all, or `links` of them. */
export const linksBody = z.strictObject({
  closed: z.boolean(),
  links: z.array(z.uuid()).min(1, 'Name a link.').max(100, 'At most 100 at once.').optional(),
})

/** Body of pausing reminders. */
export const remindersBody = z.strictObject({ paused: z.boolean() })

/** Body of sending by mail (INV-17), and of a reminder. */
export const sendBody = z.strictObject({
  to: z.array(emailText).min(1, 'Choose somebody.').max(20),
  subject: subjectText,
  text: mailText,
  attach_pdf: z.boolean().default(true),
})

/** Body of a payment. */
export const paymentBody = z.strictObject({
  paid_on: day,
  amount: amountNumber,
  method: z.union([z.literal(''), lineText(60, { none: '' })]).default(''),
  note: z.union([z.literal(''), lineText(300, { none: '' })]).default(''),
})

const textLine = lineText(120, { none: '' })

/** What a call may set of the billing settings. */
export const billingChange = z.strictObject({
  name: z.union([z.literal(''), lineText(160, { none: '' })]).optional(),
  address: addressBody.optional(),
  country: countryCode.nullish(),
  email: z.union([z.literal(''), emailText]).optional(),
  tax_id: z.union([z.literal(''), lineText(40, { none: '' })]).optional(),
  bank_lines: z.array(textLine).max(6, 'At most 6 lines.').optional(),
  footer: linesText(500, 'At most 500 characters.').optional(),
  invoice_format: z.string().max(40).optional(),
  credit_format: z.string().max(40).optional(),
  first_number: z.number().int().min(1).max(1_000_000).optional(),
  reminder_days: z
    .array(z.number('Whole numbers of days.').int('Whole numbers of days.').min(1, 'From 1 to 365 days.').max(365, 'From 1 to 365 days.'))
    .max(10, 'At most 10 reminders.')
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other))
    .optional(),
  mail_subject: subjectText.nullish(),
  mail_text: mailText.nullish(),
  reminder_subject: subjectText.nullish(),
  reminder_text: mailText.nullish(),
  labels: z.partialRecord(z.enum(LABEL_KEYS), lineText(60, { none: 'A text is needed.' }).nullable()).optional(),
})

/** Lines of a body as the store takes them. */
export function toLineValues({ lines }: z.infer<typeof linesBody>): LineValues[] {
  return lines.map(({ tax_bp: taxBp, discount, ...line }) => ({ ...line, taxBp, discount: (discount ?? null) as Discount }))
}
