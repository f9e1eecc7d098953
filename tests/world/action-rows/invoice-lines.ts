// What is done to invoices: drafted, filled, issued, sent, paid, credited and voided, and taken back where that can be.
import { saveBilling } from '#src/features/invoice/billing-change.ts'
import { mailInvoice } from '#src/features/invoice/invoice-mail.actions.ts'
import { recordPayment, takeBack } from '#src/features/invoice/invoice-payment.actions.ts'
import { creditLines } from '#src/features/invoice/invoice-state.actions.ts'
import { saveDraft } from '#src/features/invoice/invoice-texts.actions.ts'
import { addTimeChosen } from '#src/features/invoice/invoice-time.actions.ts'
import { CreateClient, SetClientProjects } from '#src/model/client/client.graphql.ts'
import {
  AddPayment,
  CreateInvoice,
  GetInvoice,
  IssueInvoice,
  MarkInvoiceSent,
  SendInvoice,
  SetInvoiceLines,
} from '#src/model/invoice/invoice.graphql.ts'
import { type InvoiceListSubject, invoiceSubject } from '#src/model/invoice/invoice-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'

const PLACE = { workspaceSlug: 'acme', viewerCan: ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'] as const }
const LIST: InvoiceListSubject = { id: 'acme', ...PLACE, tab: 'all', search: '' }

/** A draft over 100.00 for a client of its own, or issued. */
async function makeInvoice(bench: ActionBench, state: 'draft' | 'issued' = 'draft') {
  const api = await bench.api()
  const at = { workspaceSlug: 'acme' }
  const name = `Line ${crypto.randomUUID().slice(0, 8)}`
  const { client } = await api.mutate(CreateClient, { ...at, input: { name } })
  const { invoice: made } = await api.mutate(CreateInvoice, { ...at, clientId: client?.id ?? '' })
  const id = made?.id ?? ''
  await api.mutate(SetInvoiceLines, { ...at, id, version: made?.version ?? 0, lines: [{ text: 'Work', price: 10_000 }] })
  if (state === 'issued') await api.mutate(IssueInvoice, { ...at, id })
  const { invoice } = await api.query(GetInvoice, { ...at, id }, { requestPolicy: 'network-only' })
  if (!invoice) throw new Error('There is no invoice.')
  return { invoice: invoiceSubject(invoice, PLACE), name, clientId: client?.id ?? '' }
}

const on =
  (state: 'draft' | 'issued', script: NonNullable<Given['script']> = {}) =>
  async (bench: ActionBench): Promise<Given> => ({
    subjects: { invoice: [(await makeInvoice(bench, state)).invoice] },
    script: structuredClone(script),
  })

/** An issued one that was sent. */
async function makeSent(bench: ActionBench) {
  const { invoice } = await makeInvoice(bench, 'issued')
  const api = await bench.api()
  const at = { workspaceSlug: 'acme', id: invoice.id }
  await api.mutate(MarkInvoiceSent, { ...at, sent: true })
  const { invoice: sent } = await api.query(GetInvoice, at, { requestPolicy: 'network-only' })
  if (!sent) throw new Error('There is no invoice.')
  return invoiceSubject(sent, PLACE)
}

async function mailed(bench: ActionBench): Promise<Given> {
  const { invoice } = await makeInvoice(bench, 'issued')
  await (await bench.api()).mutate(SendInvoice, { workspaceSlug: 'acme', id: invoice.id, input: LETTER })
  return { subjects: { invoice: [invoice] }, script: { pick: [LETTER.to[0] ?? ''] } }
}

/** An issued one that something was paid on. */
async function withPayment(bench: ActionBench): Promise<Given> {
  const { invoice } = await makeInvoice(bench, 'issued')
  const api = await bench.api()
  const at = { workspaceSlug: 'acme', id: invoice.id }
  const { invoice: paid } = await api.mutate(AddPayment, { ...at, input: { paidOn: '2026-01-05', amount: 4_000 } })
  const [payment] = paid?.payments ?? []
  if (!paid || !payment) throw new Error('Nothing was paid.')
  return { subjects: { invoice: [invoiceSubject(paid, PLACE)] }, action: takeBack(payment) }
}

const LETTER = { to: ['una@client.example'], subject: 'Invoice {number}', text: 'Please pay {total}', attachPdf: true }
const SUMS = ['invoices.net_minor', 'invoices.gross_minor', 'invoices.tax_lines', 'invoices.version'] as const
const VERSION = { 'invoices.version': 'it counts every change of a draft' }
/** The PDF of what was just issued is made beside the answers. */
const PDF = ['invoices.pdf', 'invoices.pdf_sha256'] as const

/** The lines. */
export const invoiceLines: readonly Line[] = [
  {
    id: 'invoice.create',
    async given(bench) {
      const { name } = await makeInvoice(bench)
      return { subjects: { 'invoice-list': [LIST] }, script: { pick: [name] } }
    },
    touches: ['+invoices'],
  },
  { id: 'invoice.duplicate', given: on('draft'), touches: ['+invoices', '+invoice_lines'] },
  { id: 'invoice.delete', given: on('draft', { confirm: [true] }), touches: ['-invoices', '-invoice_lines'], held: true },
  { id: 'invoice.add-line', given: on('draft', { text: ['Font, 240'] }), touches: ['+invoice_lines', ...SUMS], left: VERSION },
  { id: 'invoice.add-heading', given: on('draft', { text: ['Design'] }), touches: ['+invoice_lines', 'invoices.version'], left: VERSION },
  { id: 'invoice.add-text', given: on('draft', { text: ['Thank you'] }), touches: ['+invoice_lines', 'invoices.version'], left: VERSION },
  {
    id: 'invoice.set-issued',
    given: on('draft', { date: [new Date(2026, 0, 31)] }),
    touches: ['invoices.issued_on', 'invoices.version'],
    left: VERSION,
  },
  {
    id: 'invoice.save',
    async given(bench) {
      return {
        subjects: { invoice: [(await makeInvoice(bench)).invoice] },
        action: saveDraft({ order: 'LS-1' }, { order: '' }, 'Order', () => undefined),
      }
    },
    touches: ['invoices.order_text', 'invoices.version'],
    left: VERSION,
  },
  {
    id: 'invoice.add-time',
    async given(bench) {
      const { invoice, clientId } = await makeInvoice(bench)
      const api = await bench.api()
      const at = { company_slug: 'acme' }
      await bench.world.host.as('ana').put(`/clients/${clientId}/`, at, { rate: 9_500 })
      await api.mutate(SetClientProjects, { workspaceSlug: 'acme', id: clientId, projectSlugs: ['website'] })
      const [task] = (await bench.world.host.as('ana').get('/tasks/', { ...at, project_slug: 'website' })).body.data
      const time = { task_uuid: task.uuid, start: '2026-01-05 08:00:00', end: '2026-01-05 09:00:00' }
      await bench.world.host.as('ana').post('/time-trackings/', { ...at, project_slug: 'website' }, time)
      const chosen = addTimeChosen({ from: '2026-01-05', to: '2026-01-05', grouping: 'ONE', projectSlugs: ['website'], rounding: 'UP_30' })
      return { subjects: { invoice: [invoice] }, around: [task.uuid], action: chosen }
    },
    touches: ['+invoice_lines', '+invoice_entries', 'time_entries.invoiced', ...SUMS],
    left: VERSION,
  },
  {
    id: 'invoice.set-due',
    given: on('draft', { date: [new Date(2027, 0, 31)] }),
    touches: ['invoices.due_on', 'invoices.version'],
    left: VERSION,
  },
  {
    id: 'invoice.issue',
    given: on('draft', { confirm: [true] }),
    touches: [
      ...['invoices.state', 'invoices.number', 'invoices.seq', 'invoices.issued_on', 'invoices.due_on', 'invoices.sender'],
      ...['invoices.recipient', 'invoices.issued_at', 'invoices.version'],
    ],
    perhaps: [...PDF, 'invoice_counters.last', '+invoice_counters', '+company_billing'],
    held: true,
  },
  {
    id: 'invoice.send',
    async given(bench) {
      const { invoice } = await makeInvoice(bench, 'issued')
      return { subjects: { invoice: [invoice] }, action: mailInvoice('INVOICE', LETTER, crypto.randomUUID()) }
    },
    touches: ['+invoice_keys', '+mails', '+mail_files'],
    perhaps: PDF,
    noUndo: 'What was mailed cannot be taken back.',
  },
  {
    id: 'invoice.remind',
    async given(bench) {
      return { subjects: { invoice: [await makeSent(bench)] }, action: mailInvoice('REMINDER', LETTER, crypto.randomUUID()) }
    },
    touches: ['+invoice_keys', '+mails', '+mail_files'],
    perhaps: PDF,
    noUndo: 'What was mailed cannot be taken back.',
  },
  {
    id: 'invoice.pause-reminders',
    given: async (bench) => ({ subjects: { invoice: [await makeSent(bench)] } }),
    touches: ['invoices.reminders_paused'],
    left: { 'invoices.reminders_from': 'what would have gone while they were paused does not go afterwards' },
    perhaps: PDF,
  },
  { id: 'invoice.close-links', given: mailed, touches: ['invoice_keys.revoked_at'], perhaps: PDF },
  { id: 'invoice.switch-link', given: mailed, touches: ['invoice_keys.revoked_at'], perhaps: PDF },
  { id: 'invoice.mark-sent', given: on('issued'), touches: ['invoices.state', 'invoices.sent_at'], perhaps: PDF },
  {
    id: 'invoice.pay',
    async given(bench) {
      const { invoice } = await makeInvoice(bench, 'issued')
      const action = recordPayment({ paidOn: '2026-01-05', amount: 4_000, method: 'Card', note: 'First half' }, 'half')
      return { subjects: { invoice: [invoice] }, action }
    },
    touches: ['+payments'],
    perhaps: PDF,
  },
  {
    id: 'invoice.mark-paid',
    async given(bench, count) {
      const invoice = []
      for (let at = 0; at < count; at++) invoice.push((await makeInvoice(bench, 'issued')).invoice)
      return { subjects: { invoice }, script: { date: [new Date(2026, 0, 5)] } }
    },
    touches: ['+payments'],
    perhaps: PDF,
  },
  { id: 'invoice.take-back-payment', given: withPayment, touches: ['-payments'], perhaps: PDF, held: true },
  {
    id: 'invoice.credit',
    async given(bench) {
      const { invoice } = await makeInvoice(bench, 'issued')
      const { invoice: now } = await (await bench.api()).query(GetInvoice, { workspaceSlug: 'acme', id: invoice.id })
      const lines = (now?.lines ?? []).map(({ id }) => ({ id, quantity: '0.5' }))
      return { subjects: { invoice: [invoice] }, action: creditLines(lines) }
    },
    touches: ['+invoices', '+invoice_lines'],
    perhaps: PDF,
  },
  {
    id: 'invoice.void',
    given: on('issued', { text: ['Wrong client'] }),
    touches: ['invoices.state', 'invoices.voided_at', 'invoices.void_reason', 'invoices.version'],
    perhaps: PDF,
    noUndo: 'A void invoice stays void.',
  },
  {
    id: 'invoice-list.save',
    async given(bench) {
      await bench.world.host.as('ana').get('/companies/acme/billing')
      return {
        subjects: { 'invoice-list': [LIST] },
        action: saveBilling({ footer: 'Thank you' }, { footer: '' }, 'Text at the foot', () => undefined),
      }
    },
    touches: ['company_billing.footer'],
  },
]
