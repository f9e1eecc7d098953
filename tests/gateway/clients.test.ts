// Clients over a real host: one call each, refusals by field, and nothing for who is not the owner.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const MONEY = 'amount currency digits'
const CLIENT = `id number name email phone website address { street postcode city region } country taxId currency digits rate taxBp termsDays rounding notes
  createdAt archivedAt projects { slug name logo }
  contacts { id name email phone role getsInvoices seesInvoices invitedAt person { username } }
  unbilled { seconds money { ${MONEY} } withoutRate } unbilledByProject { project { slug name } seconds money { ${MONEY} } withoutRate }
  balances { open { ${MONEY} } overdue { ${MONEY} } } lastInvoice { id number issuedOn }`
const RATES = 'currency digits client { id name rate } rate people { person { username } rate }'
const AT = 'workspaceSlug: "acme"'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const create = async (name: string, more = '') =>
  (await world.data('ana', `mutation { createClient(${AT}, input: { name: "${name}"${more} }) { client { ${CLIENT} } ${REFUSALS} } }`))
    .createClient.client
const update = (id: string, input: string) =>
  world.graphql('ana', `mutation { updateClient(${AT}, id: "${id}", input: { ${input} }) { client { ${CLIENT} } ${REFUSALS} } }`)

test('CLIENT-05 a client is made, changed, linked, archived and deleted, each with one call', async () => {
  world.resetCalls()
  const made = await create('Seaside', ', currency: "GBP"')
  expect(world.calls()).toHaveLength(1)
  expect(made).toMatchObject({
    name: 'Seaside',
    currency: 'GBP',
    digits: 2,
    rate: null,
    rounding: 'EXACT',
    contacts: [],
    archivedAt: null,
  })
  const { data } = await update(
    made.id,
    `email: "hello@harbour.example", phone: "1", website: "harbour.example", country: "GB", taxId: "GB 1", rate: 9500, taxBp: 2000, termsDays: 30,
     rounding: UP_15, notes: "Quiet", address: { street: ["3 Mill Lane"], postcode: "LS1", city: "Leeds", region: "" },
     contacts: [{ name: "Una", email: "una@harbour.example", role: "Accounts", phone: "2", getsInvoices: true }]`,
  )
  const changed = data.updateClient.client
  expect(changed).toMatchObject({
    rate: 9500,
    rounding: 'UP_15',
    country: 'GB',
    address: { street: ['3 Mill Lane'], city: 'Leeds' },
    contacts: [{ name: 'Una', getsInvoices: true }],
  })
  const linked = await world.data(
    'ana',
    `mutation { setClientProjects(${AT}, id: "${made.id}", projectSlugs: ["website"]) { client { ${CLIENT} } ${REFUSALS} } }`,
  )
  expect(linked.setClientProjects.client).toMatchObject({
    projects: [{ slug: 'website' }],
    unbilledByProject: [{ project: { slug: 'website' } }],
  })
  expect(linked.setClientProjects.client.unbilled.money).toMatchObject({ currency: 'GBP', digits: 2, amount: expect.any(Number) })
  world.resetCalls()
  const list = await world.data(
    'ana',
    `{ clients(${AT}, search: "seaside", sort: UNBILLED, perPage: 5) { nodes { ${CLIENT} } page totalPages totalCount } }`,
  )
  expect(list.clients).toMatchObject({ nodes: [{ id: made.id }], page: 1, totalPages: 1, totalCount: 1 })
  expect((await world.data('ana', `{ client(${AT}, id: "${made.id}") { ${CLIENT} } }`)).client).toMatchObject({ id: made.id })
  expect(world.calls()).toHaveLength(2)
  const archive = (archived: boolean) =>
    world.data('ana', `mutation { archiveClient(${AT}, id: "${made.id}", archived: ${archived}) { client { archivedAt } ${REFUSALS} } }`)
  expect((await archive(true)).archiveClient.client.archivedAt).toMatch(/Z$/)
  expect((await archive(false)).archiveClient.client.archivedAt).toBeNull()
  const remove = () => world.graphql('ana', `mutation { deleteClient(${AT}, id: "${made.id}") { deletedId ${REFUSALS} } }`)
  expect((await remove()).data.deleteClient).toEqual({ deletedId: made.id, userErrors: [] })
  expect((await remove()).data.deleteClient.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await world.data('ana', `{ client(${AT}, id: "${made.id}") { id } }`)).client).toBeNull()
})

test('CLIENT-04 clients carry what is open, what is overdue and the last invoice', async () => {
  const { clients } = await world.data('ana', `{ clients(${AT}) { nodes { ${CLIENT} } } }`)
  const lind = clients.nodes.find(({ name }: { name: string }) => name === 'Lind & Sons')
  expect(lind).toMatchObject({
    balances: [{ open: { currency: 'EUR', digits: 2 }, overdue: { amount: expect.any(Number) } }],
    lastInvoice: { id: expect.any(String), number: expect.stringMatching(/^\d{4}-/), issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  expect(lind.balances[0].open.amount).toBe(lind.balances[0].overdue.amount)
})

test('CLIENT-05 refusals name the field; a fraction of a cent is no amount', async () => {
  const { id } = await create('Strict')
  expect((await update(id, 'taxBp: 10001')).data.updateClient).toMatchObject({
    client: null,
    userErrors: [{ code: 'INVALID', field: ['taxBp'] }],
  })
  expect((await update(id, 'number: ""')).data.updateClient.userErrors).toMatchObject([{ field: ['number'] }])
  expect((await update(id, 'rate: 95.5')).errors[0]?.message).toContain('Minor')
})

test('CLIENT-03 rates of a project are read and set', async () => {
  const { id } = await create('Rates')
  await world.data('ana', `mutation { setClientProjects(${AT}, id: "${id}", projectSlugs: ["mobile"]) { client { id } ${REFUSALS} } }`)
  const at = 'workspaceSlug: "acme", projectSlug: "mobile"'
  const set = await world.data(
    'ana',
    `mutation { setProjectRates(project: { ${at} }, input: { rate: 8000, people: [{ username: "ana", rate: 12000 }] }) { rates { ${RATES} } ${REFUSALS} } }`,
  )
  expect(set.setProjectRates.rates).toMatchObject({ rate: 8000, client: { id, name: 'Rates' } })
  const { projectRates } = await world.data('ana', `{ projectRates(${at}) { ${RATES} } }`)
  expect(projectRates.people).toContainEqual({ person: { username: 'ana' }, rate: 12000 })
  await update(id, 'rate: 7000')
  expect((await world.data('ana', `{ projectRates(${at}) { client { rate } } }`)).projectRates.client.rate).toBe(7000)
})

test('CLIENT-07 a contact is invited to projects of their client', async () => {
  const { id } = await create('Inviting')
  await world.data('ana', `mutation { setClientProjects(${AT}, id: "${id}", projectSlugs: ["ops"]) { client { id } ${REFUSALS} } }`)
  const { data } = await update(id, 'contacts: [{ name: "Gus", email: "gus@example.com" }]')
  const [contact] = data.updateClient.client.contacts
  const invited = await world.data(
    'ana',
    `mutation { inviteClientContact(${AT}, id: "${id}", input: { contactId: "${contact.id}", projectSlugs: ["ops"], seesInvoices: true }) { client { ${CLIENT} } ${REFUSALS} } }`,
  )
  expect(invited.inviteClientContact.client.contacts).toMatchObject([
    { invitedAt: expect.stringMatching(/Z$/), person: { username: 'gus' }, seesInvoices: true },
  ])
})

test('CLIENT-05 ROLE-04 nobody but the owner reads or writes clients', async () => {
  const { id } = await create('Private')
  for (const who of ['ben', 'mia', 'rex', 'gus'])
    for (const document of [
      `{ clients(${AT}) { totalCount } }`,
      `{ client(${AT}, id: "${id}") { name } }`,
      `{ projectRates(${WEBSITE}) { rate } }`,
      `mutation { updateClient(${AT}, id: "${id}", input: { name: "x" }) { client { id } } }`,
    ])
      expect((await world.graphql(who, document)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  expect((await world.data('dora', `{ client(workspaceSlug: "globex", id: "${id}") { id } }`)).client).toBeNull()
})
