// The words of the sheet: set one by one, refused without what is filled in, kept as they were when an invoice was issued, and in its mails (INV-12).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of the wire
type Any = any
const AT = { company_slug: 'acme' }
let world: HostWorld
let client: string
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  client = ok(await ana().post('/clients/', AT, { name: 'Lind & Söhne' }), 201).uuid
})
afterAll(() => world.close())

const ana = () => world.as('ana')
function ok(answer: { status: number; body: Any }, status = 200): Any {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body.data
}
const set = (labels: object) => ana().put('/companies/acme/billing', {}, { labels })
async function draft(): Promise<Any> {
  const { uuid, version } = ok(await ana().post('/invoices/', AT, { client_uuid: client }), 201)
  return ok(
    await ana().put(`/invoices/${uuid}/lines/`, AT, { version, lines: [{ text: 'Work', quantity: '1', price: 10_000, tax_bp: 0 }] }),
  )
}
const read = async (uuid: string) => ok(await ana().get(`/invoices/${uuid}/`, AT))

test('INV-12 words are set one by one, also two at a time; null gives back the usual one', async () => {
  await Promise.all([set({ invoice: 'Rechnung' }), set({ due: 'Zahlbar bis' })])
  expect(ok(await ana().get('/companies/acme/billing', {})).labels).toEqual({ invoice: 'Rechnung', due: 'Zahlbar bis' })
  expect(ok(await set({ due: null })).labels).toEqual({ invoice: 'Rechnung' })
})

test('INV-12 what is filled in must stay in a word; strange words and empty ones are refused, and nothing changes', async () => {
  const refused = await set({ tax: 'USt. {rate}', net: 'Netto' })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('This text needs net in braces.')
  for (const labels of [{ net: ' ' }, { net: 'x'.repeat(61) }, { net: 'a\nb' }, { colour: 'Farbe' }])
    expect((await set(labels)).status).toBeGreaterThanOrEqual(400)
  expect(ok(await ana().get('/companies/acme/billing', {})).labels).toEqual({ invoice: 'Rechnung' })
})

test('INV-12 INV-04 a draft says the words of now, what is issued those of then, its mail and reminders too', async () => {
  ok(await set({ invoice: 'Rechnung', open: '{title} öffnen', reminder: '{title} ist fällig' }))
  const { uuid } = await draft()
  const { number } = ok(await ana().post(`/invoices/${uuid}/issue`, AT, {}))
  const later = await draft()
  ok(await set({ invoice: 'Facture', open: null }))
  expect((await read(uuid)).labels).toEqual({ invoice: 'Rechnung', open: '{title} öffnen', reminder: '{title} ist fällig' })
  expect((await read(later.uuid)).labels).toEqual({ invoice: 'Facture', reminder: '{title} ist fällig' })
  await expect(world.db.execute(sql`update invoices set labels = '{}' where id = ${uuid}`)).rejects.toThrow()
  ok(await ana().post(`/invoices/${uuid}/send`, AT, { to: ['k@lind.example'], subject: 'R', text: '{link}', attach_pdf: true }))
  const [mail] = (await world.db.execute(sql`select body from mails where to_email = 'k@lind.example'`)).rows as Any[]
  expect(mail.body).toMatchObject({ title: `Rechnung ${number}`, blocks: [{}, { label: `Rechnung ${number} öffnen` }] })
})
