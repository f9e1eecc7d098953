// The calls about invoices, all ASSUMED (INV-11, INV-12); the owner's, but that a bound contact lists and reads what was issued to their client.
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { forbidden } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, nothingShape, toPage } from '../../wire.ts'
import * as bodies from './invoice-bodies.schema.ts'
import { creditInvoice } from './invoice-credit.store.ts'
import { addPayment, deletePayment, issueInvoice, markSent, nextNumber, voidInvoice } from './invoice-issue.store.ts'
import { keptPdf, partiesNow } from './invoice-pdf.store.ts'
import { pauseReminders } from './invoice-reminders.store.ts'
import { clientsSeenBy, closeLinks, sendInvoice } from './invoice-send.store.ts'
import { addTime, createInvoice, previewTime } from './invoice-time.store.ts'
import * as schema from './invoices.schema.ts'
import { type By, changeDraft, deleteDraft, duplicateInvoice, setLines } from './invoices.store.ts'
import { listInvoices, readInvoice } from './invoices-read.store.ts'

const TAGS = ['invoices']
const config = { who: 'company-owner' } as const

type Scope = ReturnType<typeof companyScope>

const by = ({ company, person }: Scope): By => ({ companyId: company.id, actorId: person.id })

/** An invoice as its owner sees it; a draft with sender and client as they are now. */
export async function shownInvoice(db: Host['db'], company: { id: string; name: string }, id: string) {
  const invoice = await readInvoice(db, company.id, id)
  return schema.toInvoice(invoice, await partiesNow(db, company, invoice), await nextNumber(db, invoice))
}

function readRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Invoices with their sums per currency',
    querystring: bodies.invoicesQuery,
    response: { 200: schema.invoicePageShape },
  }
  app.get('/invoices/', { config: { who: 'company-member', replica: true }, schema: list }, async (request) => {
    const { company, companyRole, person } = companyScope(request)
    const { page, per_page: perPage, client: clientId, state, from, to, search, sort } = request.query
    const only = companyRole === 'owner' ? null : await clientsSeenBy(db, company.id, person.id)
    if (only?.length === 0) throw forbidden()
    const found = await listInvoices(db, company.id, { state, clientId, from, to, search, sort, page, perPage }, only)
    return {
      ...toPage(found.invoices.map(schema.toInvoiceRow), { page, perPage, total: found.total }),
      totals: schema.toTotals(found.totals),
    }
  })

  const preview = {
    tags: TAGS,
    summary: 'What of time would be on an invoice, and what would not',
    querystring: bodies.previewQuery,
    response: { 200: dataOf(schema.previewShape) },
  }
  app.get('/invoices/unbilled/', { config: { ...config, replica: true }, schema: preview }, async (request) => {
    const { client_uuid: clientId, project_slugs: slugs = null, from, to, grouping, rounding = null } = request.query
    return {
      data: schema.toPreview(await previewTime(db, companyScope(request).company.id, clientId, { from, to, slugs, grouping, rounding })),
    }
  })

  const one = {
    tags: TAGS,
    summary: 'One invoice',
    params: bodies.invoiceParams,
    querystring: companyQuery,
    response: { 200: dataOf(schema.invoiceShape) },
  }
  app.get('/invoices/:uuid/', { config, schema: one }, async (request) => {
    return { data: await shownInvoice(db, companyScope(request).company, request.params.uuid) }
  })
}

function draftRoutes({ app, db }: Host): void {
  const answer = { 200: dataOf(schema.invoiceShape) }
  const at = { tags: TAGS, params: bodies.invoiceParams, querystring: companyQuery }

  const add = {
    tags: TAGS,
    summary: 'Draft an invoice',
    querystring: companyQuery,
    body: bodies.invoiceBody,
    response: { 201: answer[200] },
  }
  app.post('/invoices/', { config, schema: add }, async (request, reply) => {
    const scope = companyScope(request)
    const { client_uuid: clientId, from_time: time } = request.body
    const id = await createInvoice(db, by(scope), clientId, time == null ? null : wanted(time))
    return reply.status(201).send({ data: await shownInvoice(db, scope.company, id) })
  })

  const change = { ...at, summary: 'Change a draft', body: bodies.draftChange, response: answer }
  app.put('/invoices/:uuid/', { config, schema: change }, async (request) => {
    const scope = companyScope(request)
    const {
      client_uuid: clientId,
      issued_on: issuedOn,
      due_on: dueOn,
      order: orderText,
      notes,
      tax_note: taxNote,
      discount,
      refunded,
    } = request.body
    const given = { clientId, issuedOn, dueOn, orderText, notes, taxNote, discount, refunded }
    const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    await changeDraft(db, by(scope), request.params.uuid, values)
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  const lines = { ...at, summary: 'Set the lines of a draft', body: bodies.linesBody, response: answer }
  app.put('/invoices/:uuid/lines/', { config, schema: lines }, async (request) => {
    const scope = companyScope(request)
    await setLines(db, by(scope), request.params.uuid, bodies.toLineValues(request.body), request.body.version)
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  const time = { ...at, summary: 'Add lines of time to a draft', body: bodies.fromTimeBody, response: answer }
  app.post('/invoices/:uuid/time/', { config, schema: time }, async (request) => {
    const scope = companyScope(request)
    await addTime(db, by(scope), request.params.uuid, wanted(request.body))
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  const remove = { ...at, summary: 'Delete a draft', response: { 200: nothingShape } }
  app.delete('/invoices/:uuid/', { config, schema: remove }, async (request) => {
    await deleteDraft(db, by(companyScope(request)), request.params.uuid)
    return { data: null }
  })
}

function wanted({ project_slugs: slugs, rounding, ...time }: z.infer<typeof bodies.fromTimeBody>) {
  return { ...time, slugs: slugs ?? null, rounding: rounding ?? null }
}

function stateRoutes({ app, db, settings }: Host): void {
  // One after the other, beside the answers: making one takes longer than issuing does. What is cut off is made when it is asked for.
  let making: Promise<unknown> = Promise.resolve()
  app.addHook('onClose', () => making.then(() => undefined))
  const answer = { 200: dataOf(schema.invoiceShape) }
  const at = { tags: TAGS, params: bodies.invoiceParams, querystring: companyQuery, response: answer }

  app.post(
    '/invoices/:uuid/issue',
    { config, schema: { ...at, summary: 'Give a draft the next number', body: bodies.issueBody } },
    async (request) => {
      const scope = companyScope(request)
      await issueInvoice(db, by(scope), request.params.uuid, request.body.issued_on ?? null)
      making = making
        .then(() => keptPdf(db, scope.company.id, request.params.uuid, settings.pdfFont))
        .catch((error: unknown) => request.log.warn({ err: error }, 'a PDF is made when it is asked for'))
      return { data: await shownInvoice(db, scope.company, request.params.uuid) }
    },
  )

  app.post('/invoices/:uuid/void', { config, schema: { ...at, summary: 'Void an invoice', body: bodies.voidBody } }, async (request) => {
    const scope = companyScope(request)
    await voidInvoice(db, by(scope), request.params.uuid, request.body.reason.trim())
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  app.put(
    '/invoices/:uuid/sent',
    { config, schema: { ...at, summary: 'Mark an invoice as sent, or not', body: bodies.sentBody } },
    async (request) => {
      const scope = companyScope(request)
      await markSent(db, by(scope), request.params.uuid, request.body.sent)
      return { data: await shownInvoice(db, scope.company, request.params.uuid) }
    },
  )

  for (const [verb, kind, summary] of [
    ['send', 'invoice', 'Send an invoice by mail'],
    ['remind', 'reminder', 'Send a reminder of an invoice by mail'],
  ] as const)
    app.post(`/invoices/:uuid/${verb}`, { config, schema: { ...at, summary, body: bodies.sendBody } }, async (request) => {
      const scope = companyScope(request)
      const { to, subject, text, attach_pdf: attachPdf } = request.body
      const { appUrl, pdfFont } = settings
      await sendInvoice(db, by(scope), request.params.uuid, { to, subject, text, attachPdf }, { kind, appUrl, pdfFont })
      return { data: await shownInvoice(db, scope.company, request.params.uuid) }
    })

  const pause = { ...at, summary: 'Pause the reminders of an invoice, or let them go on', body: bodies.remindersBody }
  app.put('/invoices/:uuid/reminders', { config, schema: pause }, async (request) => {
    const scope = companyScope(request)
    await pauseReminders(db, by(scope), request.params.uuid, request.body.paused)
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  const links = { ...at, summary: 'Close the links that mails led to, all or some, or take that back', body: bodies.linksBody }
  app.put('/invoices/:uuid/links', { config, schema: links }, async (request) => {
    const scope = companyScope(request)
    await closeLinks(db, by(scope), request.params.uuid, request.body)
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })

  const made = { tags: TAGS, params: bodies.invoiceParams, querystring: companyQuery, response: { 201: answer[200] } }
  const copy = { ...made, summary: 'Draft a copy of an invoice, without its time', body: z.strictObject({}) }
  app.post('/invoices/:uuid/duplicate', { config, schema: copy }, async (request, reply) => {
    const scope = companyScope(request)
    const id = await duplicateInvoice(db, by(scope), request.params.uuid)
    return reply.status(201).send({ data: await shownInvoice(db, scope.company, id) })
  })

  const credit = { ...made, summary: 'Draft a credit note for an invoice', body: bodies.creditBody }
  app.post('/invoices/:uuid/credit', { config, schema: credit }, async (request, reply) => {
    const scope = companyScope(request)
    const id = await creditInvoice(db, by(scope), request.params.uuid, request.body.lines ?? null)
    return reply.status(201).send({ data: await shownInvoice(db, scope.company, id) })
  })
}

function paymentRoutes({ app, db }: Host): void {
  const at = { tags: TAGS, querystring: companyQuery, response: { 200: dataOf(schema.invoiceShape) } }
  const pay = {
    ...at,
    params: bodies.invoiceParams,
    summary: 'Record a payment',
    body: bodies.paymentBody,
    response: { 201: at.response[200] },
  }
  app.post('/invoices/:uuid/payments/', { config, schema: pay }, async (request, reply) => {
    const scope = companyScope(request)
    const { paid_on: paidOn, ...rest } = request.body
    await addPayment(db, by(scope), request.params.uuid, { paidOn, ...rest })
    return reply.status(201).send({ data: await shownInvoice(db, scope.company, request.params.uuid) })
  })

  const params = z.object({ uuid: z.uuid(), id: z.coerce.number().int().min(1).max(2_147_483_647) })
  app.delete('/invoices/:uuid/payments/:id/', { config, schema: { ...at, params, summary: 'Take a payment back' } }, async (request) => {
    const scope = companyScope(request)
    await deletePayment(db, by(scope), request.params.uuid, request.params.id)
    return { data: await shownInvoice(db, scope.company, request.params.uuid) }
  })
}

/** `/invoices/` (INV-11, INV-12). */
export function invoicesRoutes(host: Host): void {
  readRoutes(host)
  draftRoutes(host)
  stateRoutes(host)
  paymentRoutes(host)
}
