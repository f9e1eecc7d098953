// What becomes of invoices: paid, credited, copied, listed, printed; and who may.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const AT = { company_slug: 'acme' }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Any = any

let world: HostWorld
let client: string
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  for (const table of ['person_rates', 'project_billing', 'client_contacts']) await world.db.execute(sql.raw(`delete from ${table}`))
  await world.db.execute(sql`update time_entries set billable = false`)
  client = (await ana().post('/clients/', AT, { name: 'Lind & Sons', rate: 9_500, tax_bp: 2_000, currency: 'EUR' })).body.data.uuid
  await ana().put(`/clients/${client}/projects/`, AT, { project_slugs: ['website'] })
})
afterAll(() => world.close())

const ana = () => world.as('ana')
const ok = (answer: { status: number; body: Any }, status = 200): Any => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body.data
}
const draft = async (body: object = {}) => ok(await ana().post('/invoices/', AT, { client_uuid: client, ...body }), 201)
const item = (price: number, more: object = {}) => ({ text: 'Work', quantity: '1', price, tax_bp: 2_000, ...more })
const put = async ({ uuid, version }: Any, lines: object[]) => ok(await ana().put(`/invoices/${uuid}/lines/`, AT, { lines, version }))
const post = (uuid: string, verb: string, body: object = {}) => ana().post(`/invoices/${uuid}/${verb}`, AT, body)
const read = async (uuid: string) => ok(await ana().get(`/invoices/${uuid}/`, AT))
/** An issued invoice over an amount without tax. */
async function issued(price = 10_000): Promise<Any> {
  const { uuid } = await put(await draft(), [item(price, { tax_bp: 0 })])
  return ok(await post(uuid, 'issue'))
}

test('INV-13 payments lower the balance, never below 0, and can be taken back; paid ones are not voided', async () => {
  const { uuid } = await issued(10_000)
  const today = new Date().toISOString().slice(0, 10)
  const pay = (amount: number) => post(uuid, 'payments/', { paid_on: today, amount, method: 'Bank' })
  expect(ok(await pay(4_000), 201)).toMatchObject({ shown: 'partly_paid', sums: { paid: 4_000, balance: 6_000 } })
  expect(await pay(6_001)).toMatchObject({ status: 422, body: { errors: { amount: ['This is more than the 60.00 EUR that are open.'] } } })
  const full = ok(await pay(6_000), 201)
  expect(full).toMatchObject({ shown: 'paid', sums: { balance: 0 } })
  expect((await post(uuid, 'void', { reason: 'Mistake' })).body).toMatchObject({ message: expect.stringContaining('Credit it instead.') })
  expect(ok(await ana().del(`/invoices/${uuid}/payments/${full.payments[1].id}/`, AT))).toMatchObject({
    shown: 'partly_paid',
    sums: { balance: 6_000 },
  })
  const racing = await Promise.all(Array.from({ length: 5 }, () => pay(6_000)))
  expect(racing.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('INV-14 a credit note names the original, has a series of its own, and brings the balance to zero', async () => {
  const original = await issued(10_000)
  const partial = ok(await post(original.uuid, 'credit', { lines: [{ id: original.lines[0].id, quantity: '0.4' }] }), 201)
  expect(partial).toMatchObject({
    kind: 'credit',
    number: null,
    credits: { uuid: original.uuid, number: original.number },
    sums: { gross: 4_000 },
  })
  expect(ok(await post(partial.uuid, 'issue')).number).toMatch(/^CN-\d{4}-\d{4}$/)
  expect((await read(original.uuid)).sums).toMatchObject({ credited: 4_000, balance: 6_000 })
  // All of it is what is left of it; who drafted that before cannot issue it twice.
  const [rest, more] = [ok(await post(original.uuid, 'credit'), 201), ok(await post(original.uuid, 'credit'), 201)]
  expect(rest.lines).toMatchObject([{ quantity: '0.600' }])
  ok(await post(rest.uuid, 'issue'))
  expect(await post(more.uuid, 'issue')).toMatchObject({ status: 409, body: { code: 'credit_too_high' } })
  expect(await read(original.uuid)).toMatchObject({
    shown: 'paid',
    sums: { credited: 10_000, balance: 0 },
    credit_notes: [{ gross: 4_000 }, { gross: 6_000 }],
  })
  expect(await post(original.uuid, 'credit')).toMatchObject({
    status: 422,
    body: { errors: { lines: ['Everything on this invoice is credited already.'] } },
  })
  expect((await post(original.uuid, 'void', { reason: 'Mistake' })).status).toBe(409)
})

test('INV-14 of some lines, whole or in part, an amount off is credited in proportion, on the line and on the whole', async () => {
  const { uuid } = await put(await draft(), [
    item(10_000, { quantity: '10', discount: { amount: 5_000 }, tax_bp: 0 }),
    item(5_000, { text: 'Font', tax_bp: 0 }),
  ])
  ok(await ana().put(`/invoices/${uuid}/`, AT, { discount: { amount: 1_000 } }))
  const original = ok(await post(uuid, 'issue'))
  expect(original.sums).toMatchObject({ net: 100_000, discount: 1_000, gross: 99_000 })
  const [work, font] = original.lines
  const half = ok(await post(original.uuid, 'credit', { lines: [{ id: work.id, quantity: '5' }] }), 201)
  expect(half).toMatchObject({ lines: [{ quantity: '5.000', discount: { amount: 2_500 }, amount: 47_500 }], sums: { gross: 47_025 } })
  ok(await post(half.uuid, 'issue'))
  const rest = ok(await post(original.uuid, 'credit', { lines: [{ id: work.id, quantity: '5' }, { id: font.id }] }), 201)
  expect(rest.sums).toMatchObject({ discount: 525, gross: 51_975 })
  ok(await post(rest.uuid, 'issue'))
  expect((await read(original.uuid)).sums).toMatchObject({ credited: 99_000, balance: 0 })
  for (const quantity of ['10.001', '-1'])
    expect((await post(original.uuid, 'credit', { lines: [{ id: work.id, quantity }] })).status).toBe(422)
})

test('INV-14 what was paid is credited only when it is given back', async () => {
  const { uuid } = await issued(5_000)
  ok(await post(uuid, 'payments/', { paid_on: new Date().toISOString().slice(0, 10), amount: 5_000 }), 201)
  const note = ok(await post(uuid, 'credit'), 201)
  expect(await post(note.uuid, 'issue')).toMatchObject({ status: 409, body: { message: expect.stringContaining('refunded') } })
  ok(await ana().put(`/invoices/${note.uuid}/`, AT, { refunded: true }))
  ok(await post(note.uuid, 'issue'))
})

test('INV-01 INV-19 lists have tabs and sums per currency; overdue is a matter of the day', async () => {
  const { uuid, number } = await issued(7_700)
  const tab = async (state: string, more: object = {}) => (await ana().get('/invoices/', { ...AT, state, ...more })).body
  const has = async (state: string) => (await tab(state, { per_page: 200 })).data.some((one: Any) => one.uuid === uuid)
  expect([await has('open'), await has('overdue'), await has('paid'), await has('draft'), await has('void')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect((await tab('all', { search: number })).data).toHaveLength(1)
  const [eur] = (await tab('open')).totals
  expect(eur).toMatchObject({ open: { currency: 'EUR', digits: 2, amount: expect.any(Number) } })
  expect((await tab('all', { client, sort: 'due' })).total).toBeGreaterThan(3)
  ok(await ana().put(`/invoices/${uuid}/sent`, AT, { sent: true }))
  expect((await read(uuid)).shown).toBe('sent')
})

test('CLIENT-04 a client says what is open and overdue of its invoices, and which was the last; void ones and credit notes count as they should', async () => {
  const own = ok(await ana().post('/clients/', AT, { name: 'Figures Ltd', currency: 'EUR' }), 201).uuid
  const figures = async () => {
    const { balances, last_invoice } = ok(await ana().get(`/clients/${own}/`, AT))
    return {
      balances: balances.map(({ open, overdue }: Any) => [open.amount, open.currency, overdue.amount]),
      last: last_invoice?.number ?? null,
    }
  }
  expect(await figures()).toEqual({ balances: [], last: null })
  const bill = async (price: number) => {
    const made = ok(await ana().post('/invoices/', AT, { client_uuid: own }), 201)
    return ok(await post((await put(made, [item(price, { tax_bp: 0 })])).uuid, 'issue'))
  }
  const [first, second] = [await bill(10_000), await bill(2_000)]
  expect(await figures()).toEqual({ balances: [[12_000, 'EUR', 0]], last: second.number })
  ok(await post(first.uuid, 'payments/', { paid_on: new Date().toISOString().slice(0, 10), amount: 4_000 }), 201)
  await world.db.execute(sql`alter table invoices disable trigger user`)
  await world.db.execute(sql`update invoices set due_on = current_date - 3 where id = ${first.uuid}`)
  await world.db.execute(sql`alter table invoices enable trigger user`)
  expect((await figures()).balances).toEqual([[8_000, 'EUR', 6_000]])
  ok(await post(second.uuid, 'void', { reason: 'Mistake' }))
  expect(await figures()).toEqual({ balances: [[6_000, 'EUR', 6_000]], last: first.number })
  const { data } = (await ana().get('/clients/', { ...AT, search: 'Figures' })).body
  expect(data[0]).toMatchObject({ balances: [{ overdue: { amount: 6_000, digits: 2 } }], last_invoice: { uuid: first.uuid } })
  const csv = await ana().get('/export-clients/', AT)
  expect(csv.body).toContain(`60.00 EUR,60.00 EUR,${first.number},`)
})

test('INV-11 INV-12 copies have no time and no number; what is in the way is said', async () => {
  const original = await issued(1_234)
  const copy = ok(await post(original.uuid, 'duplicate'), 201)
  expect(copy).toMatchObject({ state: 'draft', number: null, sums: { gross: 1_234 }, lines: [{ entries: 0 }] })
  expect(await ana().del(`/clients/${client}/`, AT)).toMatchObject({
    status: 409,
    body: { message: 'This client has invoices. Archive it instead.' },
  })
})

test('INV-02 INV-12 formats and the first number are the workspace’s; a first number is chosen before the first invoice', async () => {
  const bill = (body: object) => ana().put('/companies/acme/billing', {}, body)
  expect(ok(await bill({ name: 'Acme Ltd', bank_lines: ['IBAN 1'], tax_id: 'GB 1', footer: '' }))).toMatchObject({
    name: 'Acme Ltd',
    invoice_format: '{YYYY}-{SEQ:4}',
  })
  expect(await bill({ invoice_format: 'no number' })).toMatchObject({
    status: 422,
    body: { errors: { invoice_format: ['A format needs {SEQ:4} once.'] } },
  })
  expect(await bill({ credit_format: '{YYYY}-{SEQ:4}' })).toMatchObject({ status: 422 })
  expect(await bill({ first_number: 500 })).toMatchObject({ status: 409 })
  expect((await issued()).sender).toMatchObject({ name: 'Acme Ltd', tax_id: 'GB 1', lines: ['IBAN 1'] })
})

test('INV-15 INV-16 CLIENT-07 the printed page and its PDF are the owner’s, a bound contact’s, and whoever’s has the key', async () => {
  const { uuid } = await issued(4_200)
  const open = (who: string | null, query: object = {}) => world.as(who).get(`/public/invoices/${uuid}/`, query as never)
  expect([(await open('ana')).status, (await open('ben')).status, (await open('gus')).status, (await open(null)).status]).toEqual([
    200, 404, 404, 401,
  ])
  ok(await ana().put(`/clients/${client}/`, AT, { contacts: [{ name: 'Gus', email: 'gus@example.com' }] }))
  await world.db.execute(
    sql`update client_contacts set person_id = (select id from people where username = 'gus') where email = 'gus@example.com'`,
  )
  expect((await open('gus')).status).toBe(200)
  const list = await world.as('gus').get('/invoices/', AT)
  expect(list.body.data.length).toBeGreaterThan(0)
  expect(list.body.data.every((one: Any) => one.state !== 'draft' && one.client.uuid === client)).toBe(true)
  expect((await world.as('mia').get('/invoices/', AT)).status).toBe(403)
  const hidden = await put(await draft(), [item(1)])
  expect((await world.as('gus').get(`/public/invoices/${hidden.uuid}/`)).status).toBe(404)
  ok(await post(uuid, 'send', { to: ['una@client.example'], subject: 'Invoice {number}', text: 'Please pay {total} until {due}: {link}' }))
  const { rows } = await world.db.execute<{ subject: string; body: Any }>(sql`select subject, body from mails where kind = 'invoice'`)
  const key = /key=([\w-]+)/.exec(JSON.stringify(rows[0]?.body))?.[1] ?? ''
  expect(rows[0]?.subject).toMatch(/^Invoice \d{4}-\d{4}$/)
  expect((await open(null, { key })).status).toBe(200)
  expect((await open(null, { key: `${key}x` })).status).toBe(401)
  expect(await read(uuid)).toMatchObject({ opened_at: { timestamp: expect.any(Number) } })
  const pdf = await world.as(null).get(`/public/invoices/${uuid}/pdf`, { key } as never)
  expect(pdf.status).toBe(200)
  await world.db.execute(sql`update invoice_keys set revoked_at = now()`)
  expect((await open(null, { key })).status).toBe(401)
})

test('INV-11 invoices of another workspace are nowhere', async () => {
  const { uuid } = await issued()
  const theirs = { company_slug: 'globex' }
  const dora = world.as('dora')
  expect((await dora.get(`/invoices/${uuid}/`, theirs)).status).toBe(404)
  expect((await dora.post(`/invoices/${uuid}/void`, theirs, { reason: 'Mine' })).status).toBe(404)
  expect((await dora.post('/invoices/', theirs, { client_uuid: client })).status).toBe(404)
  expect((await world.as('ben').get(`/invoices/${uuid}/`, AT)).status).toBe(403)
})
