// REST calls of invoices, all ASSUMED (INV-11, INV-12).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import { anything, wireId } from '../../rest/wire.ts'
import type {
  BillingInput,
  CreditLineInput,
  InvoiceDiscountInput,
  InvoiceLineInput,
  InvoiceTimeInput,
  PaymentInput,
  SendInvoiceInput,
  UpdateInvoiceInput,
} from '../../schema-types.d.ts'
import { roundingWord } from '../client/client.calls.ts'
import { billing, invoice, preview, printed, totals } from './invoice.wire.ts'

/** Which invoices are asked for: words of the host. */
export interface InvoicesAsked {
  state: string
  client: string | undefined
  from: string | undefined
  to: string | undefined
  search: string
  sort: string
  page: number
  per_page: number | undefined
}

const at = (slug: string) => ({ query: { company_slug: slug } })

/** ASSUMED. */
export function listInvoices(rest: RestClient, slug: string, asked: InvoicesAsked) {
  const page = z.unknown().transform((wire, context) => {
    const [list, sums] = [pageOf(invoice, asked.page).safeParse(wire), totals.safeParse(wire)]
    if (list.success && sums.success) return { ...list.data, totals: sums.data }
    context.addIssue({ code: 'custom', message: 'no page of invoices' })
    return z.NEVER
  })
  return rest.get('/invoices/', { query: { company_slug: slug, ...asked }, answer: page, whole: true })
}

/** ASSUMED. */
export function getInvoice(rest: RestClient, slug: string, id: string) {
  return rest.get(path`/invoices/${id}/`, { ...at(slug), answer: invoice })
}

/** ASSUMED: without sign-in where there is a key. */
export function getPrinted(rest: RestClient, id: string, key: string | undefined) {
  return rest.get(path`/public/invoices/${id}/`, { query: { key }, answer: printed })
}

function timeBody({ from, to, projectSlugs, grouping, rounding }: InvoiceTimeInput) {
  return {
    ...{ from, to },
    ...(projectSlugs != null && { project_slugs: projectSlugs }),
    ...(grouping != null && { grouping: grouping.toLowerCase() }),
    ...(rounding != null && { rounding: roundingWord(rounding) }),
  }
}

/** ASSUMED. */
export function previewTime(rest: RestClient, slug: string, clientId: string, input: InvoiceTimeInput) {
  const { project_slugs: slugs, ...plain } = timeBody(input)
  const query = { company_slug: slug, client_uuid: clientId, ...plain, ...(slugs && { project_slugs: slugs.join(',') }) }
  return rest.get('/invoices/unbilled/', { query, answer: preview })
}

/** ASSUMED. */
export function createInvoice(rest: RestClient, slug: string, clientId: string, time: InvoiceTimeInput | null) {
  return rest.post('/invoices/', { ...at(slug), body: { client_uuid: clientId, from_time: time && timeBody(time) }, answer: invoice })
}

const discountBody = (discount: InvoiceDiscountInput | null) =>
  discount && (discount.bp != null ? { bp: discount.bp } : { amount: discount.amount ?? 0 })

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))

/** ASSUMED: what is absent stays. */
export function updateInvoice(rest: RestClient, slug: string, id: string, input: UpdateInvoiceInput) {
  const { clientId, issuedOn, dueOn, order, notes, taxNote, discount, refunded } = input
  const body = {
    ...given({ client_uuid: clientId, order, notes, tax_note: taxNote, refunded }),
    ...(issuedOn !== undefined && { issued_on: issuedOn }),
    ...(dueOn !== undefined && { due_on: dueOn }),
    ...(discount !== undefined && { discount: discountBody(discount) }),
  }
  return rest.put(path`/invoices/${id}/`, { ...at(slug), body, answer: invoice })
}

/** ASSUMED: the whole list. */
export function setLines(rest: RestClient, slug: string, id: string, version: number, lines: readonly InvoiceLineInput[]) {
  const body = {
    version,
    lines: lines.map(({ id: lineId, kind, text, quantity, unit, price, discount, taxBp }) => ({
      text,
      ...given({ id: lineId, kind: kind?.toLowerCase(), quantity, unit, price, tax_bp: taxBp }),
      ...(discount != null && { discount: discountBody(discount) }),
    })),
  }
  return rest.put(path`/invoices/${id}/lines/`, { ...at(slug), body, answer: invoice })
}

/** ASSUMED. */
export function addTime(rest: RestClient, slug: string, id: string, time: InvoiceTimeInput) {
  return rest.post(path`/invoices/${id}/time/`, { ...at(slug), body: timeBody(time), answer: invoice })
}

/** ASSUMED. */
export function deleteInvoice(rest: RestClient, slug: string, id: string) {
  return rest.delete(path`/invoices/${id}/`, { ...at(slug), answer: anything })
}

/** ASSUMED: a step that answers the invoice, or the draft that it made. */
export function stepInvoice(rest: RestClient, slug: string, id: string, step: 'issue' | 'void' | 'duplicate', body: object = {}) {
  return rest.post(path`/invoices/${id}/${step}`, { ...at(slug), body, answer: invoice })
}

/** ASSUMED. */
export function markSent(rest: RestClient, slug: string, id: string, sent: boolean) {
  return rest.put(path`/invoices/${id}/sent`, { ...at(slug), body: { sent }, answer: invoice })
}

/** ASSUMED: with the invoice, or a reminder of it. */
export function mailInvoice(
  rest: RestClient,
  slug: string,
  id: string,
  verb: 'send' | 'remind',
  { to, subject, text, attachPdf }: SendInvoiceInput,
) {
  const body = { to, subject, text, ...(attachPdf != null && { attach_pdf: attachPdf }) }
  return rest.post(path`/invoices/${id}/${verb}`, { ...at(slug), body, answer: invoice })
}

/** ASSUMED. */
export function pauseReminders(rest: RestClient, slug: string, id: string, paused: boolean) {
  return rest.put(path`/invoices/${id}/reminders`, { ...at(slug), body: { paused }, answer: invoice })
}

/** ASSUMED: the links in mails, closed or open again. */
export function closeLinks(rest: RestClient, slug: string, id: string, closed: boolean, links: readonly string[] | null) {
  return rest.put(path`/invoices/${id}/links`, { ...at(slug), body: { closed, ...(links && { links }) }, answer: invoice })
}

/** ASSUMED. */
export function creditInvoice(rest: RestClient, slug: string, id: string, lines: readonly CreditLineInput[] | null) {
  const body = lines && { lines: lines.map(({ id: lineId, quantity }) => ({ id: lineId, ...(quantity != null && { quantity }) })) }
  return rest.post(path`/invoices/${id}/credit`, { ...at(slug), body: body ?? {}, answer: invoice })
}

/** ASSUMED. */
export function addPayment(rest: RestClient, slug: string, id: string, { paidOn, amount, method, note }: PaymentInput) {
  const body = { paid_on: paidOn, amount, ...given({ method, note }) }
  return rest.post(path`/invoices/${id}/payments/`, { ...at(slug), body, answer: invoice })
}

/** ASSUMED. */
export function deletePayment(rest: RestClient, slug: string, id: string, paymentId: string) {
  return rest.delete(path`/invoices/${id}/payments/${String(wireId(paymentId))}/`, { ...at(slug), answer: invoice })
}

/** ASSUMED. */
export function getBilling(rest: RestClient, slug: string) {
  return rest.get(path`/companies/${slug}/billing`, { answer: billing })
}

/** ASSUMED: what is absent stays. */
export function updateBilling(rest: RestClient, slug: string, input: BillingInput) {
  const { taxId, bankLines, invoiceFormat, creditFormat, firstNumber, reminderDays, country, labels, ...texts } = input
  const { mailSubject, mailText, reminderSubject, reminderText, ...plain } = texts
  const letters = { mail_subject: mailSubject, mail_text: mailText, reminder_subject: reminderSubject, reminder_text: reminderText }
  const body = {
    ...given(plain),
    ...given({ tax_id: taxId, bank_lines: bankLines, invoice_format: invoiceFormat, credit_format: creditFormat }),
    ...given({ first_number: firstNumber, reminder_days: reminderDays }),
    ...(country !== undefined && { country }),
    ...(labels != null && { labels: Object.fromEntries(labels.map(({ key, text }) => [key.toLowerCase(), text ?? null])) }),
    ...Object.fromEntries(Object.entries(letters).filter(([, text]) => text !== undefined)),
  }
  return rest.put(path`/companies/${slug}/billing`, { body, answer: billing })
}
