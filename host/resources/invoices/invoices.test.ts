// Invoices over a real database: time on them once, numbers without a gap, what is issued stays as it is, and balances.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

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
async function log(minutes: number, who = 'ana', start = '2026-06-01 08:00:00'): Promise<{ id: number; task: string }> {
  const { uuid } = await makeTask(world, 'ana', WEBSITE)
  const end = new Date(Date.parse(`${start.replace(' ', 'T')}Z`) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  return { id: ok(await world.as(who).post('/time-trackings/', WEBSITE, { task_uuid: uuid, start, end }), 201).id, task: uuid }
}
const JUNE = { from: '2026-06-01', to: '2026-06-30' }
const clearTime = () => world.db.execute(sql`update time_entries set billable = false where not invoiced`)

test('INV-02 INV-03 a draft has no number; issuing gives the next one, copies who it is for, and is done once', async () => {
  const one = await put(await draft(), [item(10_000)])
  expect(one).toMatchObject({
    number: null,
    state: 'draft',
    recipient: { name: 'Lind & Sons' },
    sums: { net: 10_000, tax: 2_000, gross: 12_000 },
  })
  const first = ok(await post(one.uuid, 'issue'))
  expect(first).toMatchObject({ state: 'issued', shown: 'open', number: expect.stringMatching(/^\d{4}-\d{4}$/), sums: { balance: 12_000 } })
  const second = await issued()
  expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1)
  expect(await post(one.uuid, 'issue')).toMatchObject({ status: 409 })
  expect(await post((await draft()).uuid, 'issue')).toMatchObject({ status: 409, body: { code: 'empty' } })
  const late = await put(await draft(), [item(1)])
  expect(await post(late.uuid, 'issue', { issued_on: '2999-01-01' })).toMatchObject({
    status: 422,
    body: { errors: { issued_on: ['An invoice is not issued in the future.'] } },
  })
  expect((await post(late.uuid, 'issue', { issued_on: '2020-01-01' })).body.message).toMatch(
    /^The last invoice is of \d+ \w+; this one cannot be older\.$/,
  )
})

test('INV-02 fifty at once leave no gap and no number twice, also after twenty that were rolled back', async () => {
  const before = (await issued()).number
  const uuids: string[] = []
  for (let at = 0; at < 50; at++) uuids.push((await put(await draft(), [item(100 + at)])).uuid)
  const empties: string[] = []
  for (let at = 0; at < 20; at++) empties.push((await put(await draft(), [item(1)])).uuid)
  // A day before the last one is refused after the number was taken: it is given back.
  const all = await Promise.all([
    ...uuids.map((uuid) => post(uuid, 'issue')),
    ...empties.map((uuid) => post(uuid, 'issue', { issued_on: '2020-01-01' })),
  ])
  expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(50).fill(200), ...Array(20).fill(422)])
  const seqs = all.flatMap(({ body }) => (body.data ? [Number(body.data.number.slice(5))] : [])).toSorted((one, other) => one - other)
  expect(seqs).toEqual(Array.from({ length: 50 }, (_, at) => Number(before.slice(5)) + 1 + at))
}, 120_000)

test('INV-04 nothing printed changes after issuing, whoever tries', async () => {
  const { uuid, version } = await issued()
  expect(await ana().put(`/invoices/${uuid}/`, AT, { notes: 'x' })).toMatchObject({ status: 409, body: { code: 'issued' } })
  expect(await ana().put(`/invoices/${uuid}/lines/`, AT, { lines: [], version })).toMatchObject({ status: 409 })
  expect(await ana().del(`/invoices/${uuid}/`, AT)).toMatchObject({ status: 409 })
  const broken = [
    sql`update invoices set notes = 'x' where id = ${uuid}`,
    sql`update invoices set number = 'x' where id = ${uuid}`,
    sql`update invoices set gross_minor = 1, net_minor = 1 where id = ${uuid}`,
    sql`update invoices set recipient = '{}' where id = ${uuid}`,
    sql`update invoices set state = 'draft', number = null where id = ${uuid}`,
    sql`delete from invoices where id = ${uuid}`,
    sql`update invoice_lines set text = 'x' where invoice_id = ${uuid}`,
    sql`delete from invoice_lines where invoice_id = ${uuid}`,
  ]
  for (const query of broken) await expect(world.db.execute(query)).rejects.toThrow()
  await ana().put(`/clients/${client}/`, AT, { tax_id: 'SE 1' })
  expect((await read(uuid)).recipient.tax_id).toBe('')
})

test('INV-05 INV-06 time becomes lines by task, rounded on the invoice only; what is left out says why', async () => {
  await clearTime()
  const [a, b] = [await log(70), await log(20, 'ben')]
  const marked = await log(30)
  await ana().put(`/time-trackings/${marked.id}/billable`, WEBSITE, { billable: false })
  const ask = async (query: object) => ok(await ana().get('/invoices/unbilled/', { ...AT, client_uuid: client, ...JUNE, ...query }))
  const preview = await ask({ grouping: 'task', rounding: 'up-15' })
  expect(preview.lines.map(({ quantity, price, amount }: Any) => [quantity, price, amount])).toEqual([
    ['1.25', 9_500, 11_875],
    ['0.50', 9_500, 4_750],
  ])
  expect(preview.lines[0].text).toMatch(/^WEB-\d+ .* – 1 entry$/)
  expect(preview.left_out).toEqual([{ reason: 'not_billable', seconds: 1_800, count: 1, number: null }])
  expect((await ask({ grouping: 'one', rounding: 'exact' })).lines).toMatchObject([{ quantity: '1.50', text: 'Time – 2 entries' }])
  expect((await ask({ grouping: 'person' })).lines.map(({ text }: Any) => text)).toEqual(['Ana Souza – 1 entry', 'Ben Okafor – 1 entry'])
  const made = await draft({ from_time: { ...JUNE, grouping: 'task', rounding: 'up-15' } })
  expect(made).toMatchObject({ sums: { net: 16_625, tax: 3_325, gross: 19_950 }, lines: [{ entries: 1, unit: 'h' }, { entries: 1 }] })
  expect((await ask({})).left_out).toContainEqual({ reason: 'on_draft', seconds: 5_400, count: 2, number: null })
  const { rows } = await world.db.execute(sql`select invoiced from time_entries where id in (${a.id}, ${b.id})`)
  expect(rows).toEqual([{ invoiced: true }, { invoiced: true }])
  await put(made, [{ ...made.lines[0], amount: undefined, entries: undefined }])
  expect((await ask({})).lines).toHaveLength(1)
  ok(await ana().del(`/invoices/${made.uuid}/`, AT))
  expect((await ask({})).lines).toHaveLength(2)
})

test('INV-10 an entry is on one invoice at most, also when two ask at once; issued it is locked, voided it is free', async () => {
  await clearTime()
  const { id } = await log(60)
  const time = { from_time: { ...JUNE, grouping: 'task' } }
  const both = await Promise.all(Array.from({ length: 6 }, () => ana().post('/invoices/', AT, { client_uuid: client, ...time })))
  const withTime = both.filter(({ status, body }) => status === 201 && body.data.lines.length > 0)
  expect(withTime).toHaveLength(1)
  const uuid = withTime[0]?.body.data.uuid
  const change = () => ana().put(`/time-trackings/${id}/`, WEBSITE, { comment: `Changed ${Math.random()}` })
  expect((await change()).status).toBe(200)
  const shown = async (who: 'ana' | 'ben' = 'ana') => {
    const year = { ...WEBSITE, start: JUNE.from, end: JUNE.to, members: 'ana,ben' }
    const list = (await world.as(who).get('/time-trackings/', year)).body.data
    const task = list.find((one: Any) => one.id === id)?.task
    const ofTask = (await world.as(who).get('/time-trackings/no-task/', { ...WEBSITE, task_uuid: task.uuid })).body.data
    return [list, ofTask].map((all) => all.find((one: Any) => one.id === id).invoice)
  }
  expect(await shown()).toEqual([
    { uuid, number: null },
    { uuid, number: null },
  ])
  expect(await shown('ben')).toEqual([null, null])
  const { number } = ok(await post(uuid, 'issue'))
  expect(await shown()).toEqual([
    { uuid, number },
    { uuid, number },
  ])
  expect(await shown('ben')).toEqual([
    { uuid: null, number },
    { uuid: null, number },
  ])
  const locked = { status: 409, body: { code: 'invoiced', message: `This time is on invoice ${number}.` } }
  expect(await change()).toMatchObject(locked)
  expect(await ana().del(`/time-trackings/${id}/`, WEBSITE)).toMatchObject(locked)
  expect(ok(await post(uuid, 'void', { reason: 'Wrong client' }))).toMatchObject({ state: 'void', number, void_reason: 'Wrong client' })
  expect(await shown()).toEqual([null, null])
  expect((await change()).status).toBe(200)
  expect(ok(await ana().get('/invoices/unbilled/', { ...AT, client_uuid: client, ...JUNE })).lines).toHaveLength(1)
})

test('INV-07 lines are kept by id and saved as of a version; discounts and headings count as they should', async () => {
  const one = await draft()
  const set = await put(one, [
    { kind: 'heading', text: 'Design', price: 99 },
    item(1_000, { quantity: '2.5', discount: { bp: 1_000 } }),
    item(500, { tax_bp: 0, quantity: '-1' }),
  ])
  expect(set.lines.map(({ amount }: Any) => amount)).toEqual([0, 2_250, -500])
  expect(await ana().put(`/invoices/${one.uuid}/lines/`, AT, { lines: [], version: one.version })).toMatchObject({
    status: 409,
    body: { code: 'version' },
  })
  const { sums } = ok(await ana().put(`/invoices/${one.uuid}/`, AT, { discount: { bp: 1_000 } }))
  expect(sums).toMatchObject({ net: 1_750, discount: 175 })
  expect(sums.gross).toBe(sums.net - sums.discount + sums.tax)
  const kept = await read(one.uuid)
  const again = await put(
    kept,
    [kept.lines[1], kept.lines[0]].map(({ amount: _a, entries: _e, ...line }: Any) => line),
  )
  expect(again.lines.map(({ id }: Any) => id)).toEqual([kept.lines[1].id, kept.lines[0].id])
  expect(
    (await ana().put(`/invoices/${one.uuid}/lines/`, AT, { lines: Array.from({ length: 501 }, () => item(1)), version: again.version }))
      .status,
  ).toBe(422)
})

test('INV-02 the first number is that of the first invoice ever: the next year begins with 1', async () => {
  const [dora, globex] = [world.as('dora'), { company_slug: 'globex' }]
  ok(await dora.put('/companies/globex/billing', {}, { first_number: 41 }))
  const of = ok(await dora.post('/clients/', globex, { name: 'Tide' }), 201).uuid
  const next = async () => {
    const { uuid, version } = ok(await dora.post('/invoices/', globex, { client_uuid: of }), 201)
    const filled = ok(await dora.put(`/invoices/${uuid}/lines/`, globex, { version, lines: [item(100)] }))
    const { number, next_number: after } = ok(await dora.post(`/invoices/${uuid}/issue`, globex, {}))
    expect([number, after]).toEqual([filled.next_number, null])
    return String(number).slice(5)
  }
  expect([await next(), await next()]).toEqual(['0041', '0042'])
  await world.db.execute(
    sql`update invoice_counters set period = '2001' where company_id = (select id from companies where slug = 'globex')`,
  )
  await world.db.execute(sql`alter table invoices disable trigger user`)
  await world.db.execute(
    sql`update invoices set number = '2001-' || seq where company_id = (select id from companies where slug = 'globex')`,
  )
  await world.db.execute(sql`alter table invoices enable trigger user`)
  expect(await next()).toBe('0001')
})
