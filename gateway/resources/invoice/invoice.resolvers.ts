// Invoices of a workspace.
import type { Resolvers } from '../../resolver-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './invoice.calls.ts'

/** Names of the host's fields in inputs. */
const names = {
  client_uuid: 'clientId',
  issued_on: 'issuedOn',
  due_on: 'dueOn',
  tax_note: 'taxNote',
  paid_on: 'paidOn',
  tax_id: 'taxId',
  bank_lines: 'bankLines',
  invoice_format: 'invoiceFormat',
  credit_format: 'creditFormat',
  first_number: 'firstNumber',
  reminder_days: 'reminderDays',
  mail_subject: 'mailSubject',
  mail_text: 'mailText',
  reminder_subject: 'reminderSubject',
  reminder_text: 'reminderText',
  attach_pdf: 'attachPdf',
  'lines.*.tax_bp': 'taxBp',
}

function written(write: () => ReturnType<typeof calls.getInvoice>) {
  return payload(async () => ({ invoice: await write() }), { invoice: null }, names)
}

/** Fields of Query and Mutation about invoices. */
export const invoiceResolvers = {
  Query: {
    invoices: (_, { workspaceSlug, tab, clientId, from, to, search, sort, page, perPage }, { rest }) =>
      calls.listInvoices(rest, workspaceSlug, {
        state: (tab ?? 'ALL').toLowerCase(),
        client: clientId ?? undefined,
        from: from ?? undefined,
        to: to ?? undefined,
        search: search ?? '',
        sort: (sort ?? 'NEWEST').toLowerCase(),
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
    invoice: (_, { workspaceSlug, id }, { rest }) => orNull(calls.getInvoice(rest, workspaceSlug, id)),
    timePreview: (_, { workspaceSlug, clientId, input }, { rest }) => orNull(calls.previewTime(rest, workspaceSlug, clientId, input)),
    billing: (_, { workspaceSlug }, { rest }) => orNull(calls.getBilling(rest, workspaceSlug)),
    printedInvoice: (_, { id, key }, { rest }) => orNull(calls.getPrinted(rest, id, key ?? undefined)),
  },
  Mutation: {
    createInvoice: (_, { workspaceSlug, clientId, time }, { rest }) =>
      written(() => calls.createInvoice(rest, workspaceSlug, clientId, time ?? null)),
    updateInvoice: (_, { workspaceSlug, id, input }, { rest }) => written(() => calls.updateInvoice(rest, workspaceSlug, id, input)),
    setInvoiceLines: (_, { workspaceSlug, id, version, lines }, { rest }) =>
      written(() => calls.setLines(rest, workspaceSlug, id, version, lines)),
    addInvoiceTime: (_, { workspaceSlug, id, time }, { rest }) => written(() => calls.addTime(rest, workspaceSlug, id, time)),
    deleteInvoice: (_, { workspaceSlug, id }, { rest }) => deletion(id, () => calls.deleteInvoice(rest, workspaceSlug, id)),
    issueInvoice: (_, { workspaceSlug, id, issuedOn }, { rest }) =>
      written(() => calls.stepInvoice(rest, workspaceSlug, id, 'issue', issuedOn == null ? {} : { issued_on: issuedOn })),
    voidInvoice: (_, { workspaceSlug, id, reason }, { rest }) =>
      written(() => calls.stepInvoice(rest, workspaceSlug, id, 'void', { reason })),
    markInvoiceSent: (_, { workspaceSlug, id, sent }, { rest }) => written(() => calls.markSent(rest, workspaceSlug, id, sent)),
    sendInvoice: (_, { workspaceSlug, id, input }, { rest }) => written(() => calls.mailInvoice(rest, workspaceSlug, id, 'send', input)),
    remindOfInvoice: (_, { workspaceSlug, id, input }, { rest }) =>
      written(() => calls.mailInvoice(rest, workspaceSlug, id, 'remind', input)),
    pauseReminders: (_, { workspaceSlug, id, paused }, { rest }) => written(() => calls.pauseReminders(rest, workspaceSlug, id, paused)),
    closeInvoiceLinks: (_, { workspaceSlug, id, closed, links }, { rest }) =>
      written(() => calls.closeLinks(rest, workspaceSlug, id, closed, links ?? null)),
    duplicateInvoice: (_, { workspaceSlug, id }, { rest }) => written(() => calls.stepInvoice(rest, workspaceSlug, id, 'duplicate')),
    creditInvoice: (_, { workspaceSlug, id, lines }, { rest }) =>
      written(() => calls.creditInvoice(rest, workspaceSlug, id, lines ?? null)),
    addPayment: (_, { workspaceSlug, id, input }, { rest }) => written(() => calls.addPayment(rest, workspaceSlug, id, input)),
    deletePayment: (_, { workspaceSlug, id, paymentId }, { rest }) =>
      written(() => calls.deletePayment(rest, workspaceSlug, id, paymentId)),
    updateBilling: (_, { workspaceSlug, input }, { rest }) =>
      payload(async () => ({ billing: await calls.updateBilling(rest, workspaceSlug, input) }), { billing: null }, names),
  },
} satisfies Resolvers
