// The contract of invoices as far as nothing stays: drafts, what is refused to them, the list, settings and files.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, holds } from './shapes.ts'

const C = { company_slug: 'acme' }
const at = z.object({ timestamp: z.number().int() })
const row = z.object({
  uuid: z.uuid(),
  kind: z.enum(['invoice', 'credit']),
  number: z.string().nullable(),
  state: z.enum(['draft', 'issued', 'sent', 'void']),
  shown: z.enum(['draft', 'open', 'sent', 'partly_paid', 'paid', 'overdue', 'void']),
  client: z.object({ uuid: z.uuid(), name: z.string(), number: z.string() }),
  currency: z.string().length(3),
  digits: z.number().int(),
  sums: z.object({ net: z.number().int(), gross: z.number().int(), balance: z.number().int() }),
  sent_at: at.nullable(),
  reminders_paused: z.boolean(),
  next_reminder_at: at.nullable(),
})
const letter = z.object({
  kind: z.enum(['invoice', 'reminder']),
  to: z.string(),
  at,
  state: z.enum(['waiting', 'sent', 'failed']).nullable(),
  reply: z.string().nullable(),
  opened_at: at.nullable(),
})
const invoice = row.extend({
  version: z.number().int(),
  lines: z.array(z.object({ id: z.uuid(), text: z.string(), amount: z.number().int() })),
  letters: z.array(letter),
  reminders: z.array(z.object({ days: z.number().int(), sent_at: at })),
})
const billing = z.object({
  reminder_days: z.array(z.number().int()),
  mail_subject: z.string(),
  mail_text: z.string(),
  reminder_subject: z.string(),
  reminder_text: z.string(),
})

let host: ContractHost
let ana: Send
let client: string
let uuid: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  client = holds(await ana('POST', '/clients/', C, { name: 'Contract of invoices' }), 201, z.object({ uuid: z.uuid() })).uuid
  uuid = holds(await ana('POST', '/invoices/', C, { client_uuid: client }), 201, invoice).uuid
})
afterAll(async () => {
  await ana('DELETE', `/invoices/${uuid}/`, C)
  await ana('DELETE', `/clients/${client}/`, C)
  await host.close()
})

test('INV-11 GET /invoices/ answers rows with totals, one invoice everything on it', async () => {
  const page = await ana('GET', '/invoices/', { ...C, per_page: '200' })
  expect(z.object({ data: z.array(row), totals: z.array(z.unknown()) }).parse(page.body).data.length).toBeGreaterThan(0)
  const one = holds(await ana('GET', `/invoices/${uuid}/`, C), 200, invoice)
  const lines = [{ text: 'Work', quantity: '1.5', price: 10_000 }]
  expect(holds(await ana('PUT', `/invoices/${uuid}/lines/`, C, { lines, version: one.version }), 200, invoice).sums.net).toBe(15_000)
  for (const who of ['ben', 'mia']) fails(await host.as(who)('GET', `/invoices/${uuid}/`, C), 403)
  fails(await host.as('dora')('GET', `/invoices/${uuid}/`, { company_slug: 'globex' }), 404)
})

test('INV-17 INV-18 a draft is neither mailed nor reminded of', async () => {
  const mail = { to: ['una@client.example'], subject: '{number}', text: '{link}', attach_pdf: false }
  for (const verb of ['send', 'remind']) {
    fails(await ana('POST', `/invoices/${uuid}/${verb}`, C, mail), 409)
    fails(await ana('POST', `/invoices/${uuid}/${verb}`, C, { ...mail, to: [] }), 422)
    fails(await host.as('ben')('POST', `/invoices/${uuid}/${verb}`, C, mail), 403)
  }
  fails(await ana('PUT', `/invoices/${uuid}/reminders`, C, { paused: true }), 409)
  fails(await host.as('ben')('PUT', `/invoices/${uuid}/reminders`, C, { paused: true }), 403)
})

test('INV-12 INV-18 the settings have days of reminders and texts of mails', async () => {
  holds(await ana('GET', '/companies/acme/billing'), 200, billing)
  fails(await ana('PUT', '/companies/acme/billing', {}, { reminder_days: [400] }), 422)
  fails(await host.as('ben')('GET', '/companies/acme/billing'), 403)
})

test('INV-20 GET /export-invoices/ answers a file, for the owner only', async () => {
  for (const format of ['xlsx', 'csv', 'json', 'zip']) expect((await ana('GET', '/export-invoices/', { ...C, format })).status).toBe(200)
  fails(await ana('GET', '/export-invoices/', { ...C, format: 'doc' }), 400)
  fails(await host.as('mia')('GET', '/export-invoices/', C), 403)
})
