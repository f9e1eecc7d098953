// Who reaches money: every call about clients, rates, invoices, payments and billing, for who may and for who may no more.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const AT = { company_slug: 'acme' }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Any = any

// Opened before the tests are listed, because its routes say which there are.
const world: HostWorld = await openHostWorld({ sample: true })
let client: string
let made: string
beforeAll(async () => {
  client = ok(await ana().post('/clients/', AT, { name: 'Matrix', rate: 9_500, tax_bp: 2_000, currency: 'EUR' }), 201).uuid
  made = (await issued()).uuid
  await bind('gus')
})
afterAll(() => world.close())

const ana = () => world.as('ana')
const ok = (answer: { status: number; body: Any }, status = 200): Any => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body.data
}
const count = async (what: string) => Number((await world.db.execute(sql.raw(`select count(*) from ${what}`))).rows[0]?.count)
/** An issued invoice of the client, made by who owns the workspace. */
async function issued(who = 'ana'): Promise<Any> {
  const as = world.as(who)
  const { uuid, version } = ok(await as.post('/invoices/', AT, { client_uuid: client }), 201)
  ok(await as.put(`/invoices/${uuid}/lines/`, AT, { version, lines: [{ text: 'Work', quantity: '1', price: 10_000 }] }))
  return ok(await as.post(`/invoices/${uuid}/issue`, AT, {}))
}
async function bind(username: string): Promise<void> {
  ok(await ana().put(`/clients/${client}/`, AT, { contacts: [{ name: 'Contact', email: `${username}@example.com` }] }))
  await world.db.execute(
    sql`update client_contacts set person_id = (select id from people where username = ${username}) where email = ${`${username}@example.com`}`,
  )
}
async function keyOf(uuid: string): Promise<string> {
  ok(await ana().post(`/invoices/${uuid}/send`, AT, { to: [`${randomUUID()}@client.example`], subject: 'x', text: '{link}' }))
  const { rows } = await world.db.execute(sql`select body from mails where kind = 'invoice' order by created_at desc, id desc limit 1`)
  return /key=([\w-]+)/.exec(JSON.stringify(rows[0]?.body))?.[1] ?? ''
}

/** Calls about money; new ones are found by their paths. */
const MONEY = /\/(export-)?(invoices|clients|project-rates)\/|\/billing$|\/billable$/
/** A bound contact lists and reads what is theirs (CLIENT-07); the printed page decides by itself. */
const OTHERS = new Set(['GET /invoices/', 'GET /public/invoices/:uuid/', 'GET /public/invoices/:uuid/pdf'])
const calls = [...world.app.rules.keys()].filter((name) => MONEY.test(name) && !OTHERS.has(name))

async function call(who: string | null, name: string, uuid: string) {
  const [method = '', path = ''] = name.split(' ')
  const url = path.replace(/:(\w+)/g, (_, param: string) => ({ uuid, slug: 'acme', id: '1' })[param] ?? 'x')
  return world.as(who).send({ method: method as 'GET', url, query: { ...AT, project_slug: 'website' } })
}

test('INV-12 CLIENT-05 the calls about money are known, so that none is forgotten below', () => {
  expect(calls.length).toBeGreaterThanOrEqual(33)
  for (const name of [
    'POST /invoices/:uuid/issue',
    'DELETE /invoices/:uuid/payments/:id/',
    'PUT /clients/:uuid/archive',
    'GET /export-clients/',
  ])
    expect(calls).toContain(name)
})

describe('CLIENT-05 INV-11 INV-12 money is the owner’s alone: an admin, a member, a restricted one, a guest, a contact, a stranger, nobody', () => {
  test.each(calls)('%s', async (name) => {
    const before = await Promise.all(['invoices', 'payments', 'clients', 'invoice_keys', 'audit_events'].map(count))
    const id = name.includes('/clients/') ? client : made
    const inside = await Promise.all(['ben', 'mia', 'rex', 'gus'].map(async (who) => (await call(who, name, id)).status))
    expect(inside).toEqual([403, 403, 403, 403])
    expect((await call('dora', name, id)).status).toBe(404)
    expect((await call(null, name, id)).status).toBe(401)
    // Not even a line in the log is left behind.
    expect(await Promise.all(['invoices', 'payments', 'clients', 'invoice_keys', 'audit_events'].map(count))).toEqual(before)
  })
})

test('INV-15 CLIENT-07 a contact who was removed from the workspace reads nothing any more; who only gets no money reads no invoice', async () => {
  const { uuid } = await issued()
  await bind('gus')
  const looks = async () => [
    (await world.as('gus').get('/invoices/', AT)).status,
    (await world.as('gus').get(`/public/invoices/${uuid}/`)).status,
    (await world.as('gus').get(`/public/invoices/${uuid}/pdf`)).status,
  ]
  expect(await looks()).toEqual([200, 200, 200])
  await world.db.execute(sql`update client_contacts set sees_invoices = false where email = 'gus@example.com'`)
  expect(await looks()).toEqual([403, 404, 404])
  await world.db.execute(sql`update client_contacts set sees_invoices = true where email = 'gus@example.com'`)
  ok(await ana().send({ method: 'DELETE', url: '/team-members/gus/', query: AT, payload: {} }))
  expect(await looks()).toEqual([404, 404, 404])
})

test('INV-15 one link is closed and opened again, the others stay as they are; those of another invoice or workspace are not found', async () => {
  const [one, other] = [await issued(), await issued()]
  const keys = [await keyOf(one.uuid), await keyOf(one.uuid)]
  await keyOf(other.uuid)
  const read = async (uuid: string) => ok(await ana().get(`/invoices/${uuid}/`, AT)).letters
  const [first, second] = await read(one.uuid)
  const [foreign] = await read(other.uuid)
  const close = (closed: boolean, links: string[], query = AT) => ana().put(`/invoices/${one.uuid}/links`, query, { closed, links })
  const opened = () => Promise.all(keys.map(async (key) => (await world.as(null).get(`/public/invoices/${one.uuid}/`, { key })).status))
  const stands = (letters: Any[]) => letters.map(({ closed_at }) => closed_at === null)
  expect(stands(ok(await close(true, [first.uuid])).letters)).toEqual([false, true])
  expect(await opened()).toEqual([401, 200])
  expect((await close(true, [first.uuid])).body.message).toBe('This link is closed already.')
  expect((await close(false, [second.uuid])).body.message).toBe('This link is open already.')
  for (const links of [[foreign.uuid], [first.uuid, foreign.uuid], [randomUUID()]]) expect((await close(true, links)).status).toBe(404)
  for (const links of [[], ['x']]) expect((await close(true, links)).status).toBe(422)
  expect(
    (await world.as('dora').put(`/invoices/${one.uuid}/links`, { company_slug: 'globex' }, { closed: false, links: [first.uuid] })).status,
  ).toBe(404)
  expect(stands(await read(other.uuid))).toEqual([true])
  expect(await opened()).toEqual([401, 200])
  expect(stands(ok(await close(false, [first.uuid])).letters)).toEqual([true, true])
  expect(await opened()).toEqual([200, 200])
  const { rows } = await world.db.execute<{ sentence: string }>(
    sql`select sentence from audit_events where sentence like '%the link of%' order by id desc limit 2`,
  )
  expect(rows.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^opened the link of .+@.+ to /),
    expect.stringMatching(/^closed the link of /),
  ])
})

test('INV-15 a key opens its invoice only, until the links are closed; taken back it opens again, another one stays closed', async () => {
  const [one, other] = [await issued(), await issued()]
  const key = await keyOf(one.uuid)
  const open = async (uuid: string, by = key) => [
    (await world.as(null).get(`/public/invoices/${uuid}/`, { key: by })).status,
    (await world.as(null).get(`/public/invoices/${uuid}/pdf`, { key: by })).status,
  ]
  const close = (closed: boolean) => ana().put(`/invoices/${one.uuid}/links`, AT, { closed })
  expect([await open(one.uuid), await open(other.uuid)]).toEqual([
    [200, 200],
    [401, 401],
  ])
  expect(ok(await close(true)).letters).toMatchObject([{ closed_at: { timestamp: expect.any(Number) } }])
  expect(await open(one.uuid)).toEqual([401, 401])
  expect((await close(true)).status).toBe(409)
  const later = await keyOf(one.uuid)
  expect([await open(one.uuid), await open(one.uuid, later)]).toEqual([
    [401, 401],
    [200, 200],
  ])
  ok(await close(true))
  expect(ok(await close(false)).letters.map((letter: Any) => letter.closed_at === null)).toEqual([false, true])
  expect([await open(one.uuid), await open(one.uuid, later)]).toEqual([
    [401, 401],
    [200, 200],
  ])
  // No answer and no line of the log says a key or what it is kept as.
  const { rows } = await world.db.execute<{ all: string }>(sql`select string_agg(l::text, ' ') as all from audit_events l`)
  const told = JSON.stringify([ok(await ana().get(`/invoices/${one.uuid}/`, AT)), rows])
  const { rows: hashes } = await world.db.execute<{ key_hash: string }>(sql`select key_hash from invoice_keys`)
  for (const secret of [key, later, ...hashes.map((row) => row.key_hash)]) expect(told).not.toContain(secret)
})

test('WSET-08 INV-12 with the workspace its money changes hands: the new owner reads and writes it, the old one no more', async () => {
  const { uuid } = await issued()
  ok(await ana().post('/companies/acme/transfer', {}, { username: 'mia', password: 'palette-demo-1' }), 201)
  ok(await world.as('mia').put('/companies/acme/transfer', {}, { accept: true }))
  for (const name of [
    'GET /invoices/:uuid/',
    'GET /clients/',
    'GET /companies/:slug/billing',
    'GET /export-invoices/',
    'POST /invoices/:uuid/duplicate',
  ])
    expect((await call('ana', name, uuid)).status, name).toBe(403)
  expect((await world.as('ana').get(`/public/invoices/${uuid}/`)).status).toBe(404)
  expect((await world.as('mia').get(`/invoices/${uuid}/`, AT)).status).toBe(200)
  const paid = { paid_on: new Date().toISOString().slice(0, 10), amount: 10_000 }
  expect((await world.as('mia').post(`/invoices/${uuid}/payments/`, AT, paid)).body.data).toMatchObject({ shown: 'paid' })
})
