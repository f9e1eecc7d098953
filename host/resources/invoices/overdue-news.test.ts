// Overdue invoices: their owner hears of each once, from 09:00 of their own day, whoever of several hosts is first.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { tellOfOverdueInvoices } from './overdue-news.store.ts'

const AT = { company_slug: 'acme' }
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

/** An issued invoice that is due on a day of 2031. */
async function issued(dueOn: string): Promise<string> {
  const [client] = (await world.as('ana').get('/clients/', AT)).body.data
  const { uuid, version } = (await world.as('ana').post('/invoices/', AT, { client_uuid: client.uuid })).body.data
  const lines = [{ text: 'Work', quantity: '1', price: 10_000, tax_bp: 0 }]
  await world.as('ana').put(`/invoices/${uuid}/lines/`, AT, { lines, version })
  const set = await world.as('ana').put(`/invoices/${uuid}/`, AT, { due_on: dueOn })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const done = await world.as('ana').post(`/invoices/${uuid}/issue`, AT, {})
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return uuid
}

const told = async (uuid: string) => {
  const { data } = (await world.as('ana').get('/feeds/notifications/', { ...AT, page: 1 })).body
  return data.filter((row: { target: { id: string } }) => row.target.id === uuid)
}
const tell = (iso: string) => tellOfOverdueInvoices(world.db, new Date(iso))

test('INBOX-03 the owner hears that an invoice is overdue, once, also from several hosts, and not before 09:00', async () => {
  const uuid = await issued('2031-05-20')
  await tell('2031-05-20T23:59:00Z')
  await tell('2031-05-21T08:59:00Z')
  expect(await told(uuid)).toEqual([])
  await Promise.all([1, 2, 3, 4].map(() => tell('2031-05-21T09:00:00Z')))
  expect(await told(uuid)).toMatchObject([
    {
      sentence: expect.stringMatching(/^Invoice \S+ is overdue$/),
      resource: 'invoices',
      data: { events: [{ reason: 'invoice_overdue', times: 1 }] },
    },
  ])
  await world.as('ana').put('/feeds/notifications/', AT, { read: true, done: true })
  await tell('2031-05-22T09:00:00Z')
  expect(await told(uuid)).toEqual([])
})

test('INBOX-03 what is paid, or was overdue for long, is told to nobody', async () => {
  const paid = await issued('2031-06-20')
  const today = new Date().toISOString().slice(0, 10)
  const answer = await world.as('ana').post(`/invoices/${paid}/payments/`, AT, { paid_on: today, amount: 10_000, method: 'Bank' })
  const old = await issued('2031-06-01')
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  await tell('2031-06-21T12:00:00Z')
  expect([...(await told(paid)), ...(await told(old))]).toEqual([])
})
