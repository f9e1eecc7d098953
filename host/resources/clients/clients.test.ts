// Clients: their fields, contacts and projects, what is to be invoiced, and who may.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

const AT = { company_slug: 'acme' }
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Any = any

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await world.db.execute(sql`truncate person_rates, project_billing, client_contacts, clients cascade`)
})
afterAll(() => world.close())

const ana = () => world.as('ana')
const add = async (body: object): Promise<Any> => {
  const answer = await ana().post('/clients/', AT, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const read = async (uuid: string): Promise<Any> => (await ana().get(`/clients/${uuid}/`, AT)).body.data
const link = async (uuid: string, ...project_slugs: string[]) => {
  const answer = await ana().put(`/clients/${uuid}/projects/`, AT, { project_slugs })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
/** An hour, or so many minutes, of somebody on a new task of the project. */
async function log(who: string, minutes = 60, where = WEBSITE): Promise<number> {
  const { uuid } = await makeTask(world, 'ana', where)
  const end = new Date(Date.UTC(2026, 5, 1, 8, minutes)).toISOString().slice(0, 19).replace('T', ' ')
  const answer = await world.as(who).post('/time-trackings/', where, { task_uuid: uuid, start: '2026-06-01 08:00:00', end })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

test('CLIENT-01 a name is enough; the number counts on, and is unique', async () => {
  const one = await add({ name: '  Lind & Sons ' })
  expect(one).toMatchObject({
    name: 'Lind & Sons',
    number: expect.stringMatching(/^C-\d+$/),
    currency: 'EUR',
    digits: 2,
    terms_days: 14,
    tax_bp: 0,
    rate: null,
  })
  const two = await add({ name: 'Next' })
  expect(Number(two.number.slice(2))).toBe(Number(one.number.slice(2)) + 1)
  const clash = await ana().put(`/clients/${two.uuid}/`, AT, { number: one.number })
  expect(clash).toMatchObject({ status: 422, body: { errors: { number: ['Another client has this number.'] } } })
  expect((await ana().put(`/clients/${two.uuid}/`, AT, { number: two.number })).status).toBe(200)
})

test('CLIENT-01 what cannot be is refused by field', async () => {
  const { uuid } = await add({ name: 'Strict' })
  const bad: [object, string][] = [
    [{ name: '   ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ website: 'no address' }, 'website'],
    [{ country: 'ZZ' }, 'country'],
    [{ currency: 'XXX' }, 'currency'],
    [{ tax_bp: 10_001 }, 'tax_bp'],
    [{ terms_days: 366 }, 'terms_days'],
    [{ rate: -1 }, 'rate'],
    [{ notes: 'x'.repeat(5001) }, 'notes'],
  ]
  for (const [body, field] of bad)
    expect(await ana().put(`/clients/${uuid}/`, AT, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  const address = { street: ['1', '2', '3', '4'], postcode: '', city: '', region: '' }
  expect((await ana().put(`/clients/${uuid}/`, AT, { address })).status).toBe(422)
  expect((await ana().put(`/clients/${uuid}/`, AT, { whatever: 1 })).status).toBe(400)
})

test('CLIENT-02 contacts are kept by id, changed and taken away; one of another client is refused', async () => {
  const { uuid } = await add({ name: 'People', contacts: [{ name: 'Una', email: 'UNA@example.com', gets_invoices: true }, { name: 'Bo' }] })
  const [una, bo] = (await read(uuid)).contacts
  expect(una).toMatchObject({ email: 'una@example.com', gets_invoices: true, person: null })
  await ana().put(`/clients/${uuid}/`, AT, { contacts: [{ id: bo.id, name: 'Bo Berg', role: 'Buyer' }] })
  expect((await read(uuid)).contacts).toMatchObject([{ id: bo.id, name: 'Bo Berg', role: 'Buyer' }])
  const other = await add({ name: 'Other' })
  expect(await ana().put(`/clients/${other.uuid}/`, AT, { contacts: [{ id: bo.id, name: 'Bo' }] })).toMatchObject({ status: 422 })
  expect((await ana().put(`/clients/${uuid}/`, AT, { contacts: Array.from({ length: 21 }, () => ({ name: 'x' })) })).status).toBe(422)
})

test('CLIENT-03 CLIENT-04 the rate is the person’s on the project, else the project’s, else the client’s; without one nothing is priced', async () => {
  const where = WEBSITE
  const { uuid } = await add({ name: 'Rated' })
  await world.db.execute(
    sql`update time_entries set billable = false where project_id = (select id from projects where slug = 'website' and company_id = (select id from companies where slug = 'acme'))`,
  )
  await link(uuid, 'website')
  await log('ana', 60)
  await log('ben', 30)
  expect(await read(uuid)).toMatchObject({
    unbilled: { seconds: 5400, money: { amount: 0, currency: 'EUR', digits: 2 }, without_rate: 5400 },
  })
  await ana().put(`/clients/${uuid}/`, AT, { rate: 10_000 })
  expect((await read(uuid)).unbilled).toMatchObject({ money: { amount: 15_000 }, without_rate: 0 })
  await ana().put('/project-rates/', where, { rate: 8_000 })
  expect((await read(uuid)).unbilled.money.amount).toBe(12_000)
  const rates = await ana().put('/project-rates/', where, { people: [{ username: 'ben', rate: 20_000 }] })
  expect(rates.body.data).toMatchObject({ rate: 8_000, client: { name: 'Rated', rate: 10_000 } })
  expect((await read(uuid)).unbilled.money.amount).toBe(18_000)
  expect((await read(uuid)).unbilled_by_project).toMatchObject([{ project: { slug: 'website' }, seconds: 5400 }])
  expect(await ana().put('/project-rates/', where, { people: [{ username: 'dora', rate: 1 }] })).toMatchObject({ status: 422 })
})

test('CLIENT-03 an entry that is marked is not billed; unmarked it is again', async () => {
  const { uuid } = await add({ name: 'Marked', rate: 6_000 })
  await link(uuid, 'website')
  const before = (await read(uuid)).unbilled.seconds
  const id = await log('mia', 20)
  const mark = (billable: boolean | null) => ana().put(`/time-trackings/${id}/billable`, WEBSITE, { billable })
  expect((await read(uuid)).unbilled.seconds).toBe(before + 1200)
  expect((await mark(false)).body.data).toEqual({ id, billable: false })
  expect((await read(uuid)).unbilled.seconds).toBe(before)
  await mark(null)
  expect((await read(uuid)).unbilled.seconds).toBe(before + 1200)
  expect((await ana().put('/time-trackings/2000000000/billable', WEBSITE, { billable: false })).status).toBe(404)
})

test('CLIENT-03 a project has one client: linking it elsewhere takes it away', async () => {
  const [one, two] = [await add({ name: 'First' }), await add({ name: 'Second' })]
  expect((await link(one.uuid, 'website', 'mobile')).projects.map((project: Any) => project.slug).sort()).toEqual(['mobile', 'website'])
  await link(two.uuid, 'website')
  expect((await read(one.uuid)).projects.map((project: Any) => project.slug)).toEqual(['mobile'])
  expect(await ana().put(`/clients/${two.uuid}/projects/`, AT, { project_slugs: ['nowhere'] })).toMatchObject({ status: 422 })
  expect((await link(two.uuid)).projects).toEqual([])
})

test('CLIENT-01 a rate reads the same in another currency', async () => {
  const { uuid } = await add({ name: 'Yen', rate: 9_500 })
  await ana().put(`/clients/${uuid}/`, AT, { currency: 'JPY' })
  expect(await read(uuid)).toMatchObject({ rate: 95, digits: 0 })
  await ana().put(`/clients/${uuid}/`, AT, { currency: 'KWD', rate: 95_500 })
  expect(await read(uuid)).toMatchObject({ rate: 95_500, digits: 3 })
})

test('CLIENT-05 CLIENT-06 lists are searched and sorted; archived ones stand apart; deleting keeps the projects', async () => {
  const { uuid } = await add({ name: 'Zürich Partners', email: 'z@example.com' })
  await link(uuid, 'ops')
  const names = async (query: object) => (await ana().get('/clients/', { ...AT, ...query })).body.data.map((one: Any) => one.name)
  expect(await names({ search: 'zurich' })).toEqual(['Zürich Partners'])
  expect(await names({ sort: 'newest', per_page: 1 })).toEqual(['Zürich Partners'])
  for (const sort of ['name', 'number', 'unbilled']) expect((await names({ sort })).length).toBeGreaterThan(3)
  expect((await ana().put(`/clients/${uuid}/archive`, AT, { archived: true })).body.data.archived_at).toMatchObject({
    timestamp: expect.any(Number),
  })
  expect([await names({ search: 'zurich' }), await names({ archived: '1' })]).toEqual([[], ['Zürich Partners']])
  expect((await ana().put(`/clients/${uuid}/archive`, AT, { archived: false })).body.data.archived_at).toBeNull()
  expect((await ana().del(`/clients/${uuid}/`, AT)).status).toBe(200)
  expect((await ana().get(`/clients/${uuid}/`, AT)).status).toBe(404)
  expect((await ana().get('/tasks/', { ...AT, project_slug: 'ops' })).status).toBe(200)
})

test('CLIENT-05 clients of another workspace are nowhere', async () => {
  const { uuid } = await add({ name: 'Ours' })
  const dora = world.as('dora')
  const theirs = { company_slug: 'globex' }
  expect((await dora.get(`/clients/${uuid}/`, theirs)).status).toBe(404)
  expect((await dora.put(`/clients/${uuid}/`, theirs, { name: 'Mine' })).status).toBe(404)
  expect((await dora.del(`/clients/${uuid}/`, theirs)).status).toBe(404)
  expect((await world.as('ben').get('/clients/', AT)).status).toBe(403)
  expect((await world.as('gus').get(`/clients/${uuid}/`, AT)).status).toBe(403)
})

test('CLIENT-07 a contact who is invited and accepts is bound to their client', async () => {
  const { uuid } = await add({ name: 'Bound', contacts: [{ name: 'Kit', email: 'kit@client.example' }] })
  await link(uuid, 'website')
  const [{ id }] = (await read(uuid)).contacts
  const invite = (body: object) => ana().post(`/clients/${uuid}/invite`, AT, body)
  expect((await invite({ contact_id: id, project_slugs: ['mobile'] })).status).toBe(422)
  const answer = await invite({ contact_id: id, project_slugs: ['website'], sees_invoices: false })
  expect(answer.body.data.contacts).toMatchObject([
    { id, sees_invoices: false, invited_at: { timestamp: expect.any(Number) }, person: null },
  ])
  await world.db.execute(
    sql`update invitations set used_by = (select id from people where username = 'lee'), used_at = now() where email = 'kit@client.example'`,
  )
  expect((await read(uuid)).contacts).toMatchObject([{ person: { username: 'lee' } }])
})

test('CLIENT-05 the export says what the list says, texts as texts', async () => {
  await add({ name: '=1+1', rate: 123_456, currency: 'EUR' })
  const { body } = await ana().get('/export-clients/', AT)
  expect(body.startsWith('\uFEFFNumber,Name')).toBe(true)
  expect(body).toContain("'=1+1")
  expect(body).toContain('1234.56')
})

test('CLIENT-11 what waits for an invoice is found by the partial index', async () => {
  await world.db.execute(sql`update time_entries set invoiced = true where id % 50 <> 0`)
  await world.db.execute(sql`analyze time_entries`)
  const plan = await world.db.execute(sql`explain select person_id, sum(entry_seconds(started_at, ended_at)) from time_entries e
    where project_id = (select id from projects limit 1) and not e.invoiced and e.ended_at is not null and e.billable is not false group by person_id`)
  expect(JSON.stringify(plan.rows)).toContain('time_entries_uninvoiced')
})
