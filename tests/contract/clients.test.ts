// The contract of clients and rates. Everything made here is deleted again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, holds, person } from './shapes.ts'

const C = { company_slug: 'acme' }
const CP = { ...C, project_slug: 'website' }
const money = z.object({ amount: z.number().int(), currency: z.string().length(3), digits: z.number().int().min(0).max(4) })
const unbilled = z.object({ seconds: z.number().int(), money, without_rate: z.number().int() })
const linked = z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable() })
const at = z.object({ timestamp: z.number().int() })
const client = z.object({
  uuid: z.uuid(),
  ...Object.fromEntries(
    ['number', 'name', 'email', 'phone', 'website', 'tax_id', 'currency', 'notes', 'rounding'].map((name) => [name, z.string()]),
  ),
  address: z.object({ street: z.array(z.string()), postcode: z.string(), city: z.string(), region: z.string() }),
  country: z.string().nullable(),
  digits: z.number().int(),
  rate: z.number().int().nullable(),
  tax_bp: z.number().int(),
  terms_days: z.number().int(),
  archived_at: at.nullable(),
  projects: z.array(linked),
  contacts: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      email: z.string(),
      gets_invoices: z.boolean(),
      sees_invoices: z.boolean(),
      invited_at: at.nullable(),
      person: person.nullable(),
    }),
  ),
  unbilled,
  unbilled_by_project: z.array(unbilled.extend({ project: linked })),
  balances: z.array(z.object({ open: money, overdue: money })),
  last_invoice: z.object({ uuid: z.uuid(), number: z.string(), issued_on: z.string() }).nullable(),
})
const rates = z.object({
  currency: z.string(),
  digits: z.number().int(),
  client: z.object({ uuid: z.uuid(), name: z.string(), rate: z.number().int().nullable() }).nullable(),
  rate: z.number().int().nullable(),
  people: z.array(z.object({ person, rate: z.number().int().nullable() })),
})

let host: ContractHost
let ana: Send
let uuid: string
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
  uuid = holds(await ana('POST', '/clients/', C, { name: 'Contract' }), 201, client).uuid
})
afterAll(async () => {
  await ana('DELETE', `/clients/${uuid}/`, C)
  await host.close()
})

test('CLIENT-05 a client is listed, read, changed, linked and archived by the owner alone', async () => {
  const path = `/clients/${uuid}/`
  const list = await ana('GET', '/clients/', { ...C, search: 'Contract', sort: 'newest' })
  expect(z.array(client).parse(list.body.data)[0]?.uuid).toBe(uuid)
  expect(list.body).toMatchObject({ current_page: 1, total_pages: 1, total: expect.any(Number) })
  fails(await host.as('ben')('GET', '/clients/', C), 403)
  fails(await host.as('dora')('GET', path, { company_slug: 'globex' }), 404)
  expect(
    holds(await ana('PUT', path, C, { rate: 9_500, contacts: [{ name: 'Una', email: 'una@client.example' }] }), 200, client).rate,
  ).toBe(9_500)
  fails(await ana('PUT', path, C, { tax_bp: 10_001 }), 422)
  const before = holds(await ana('GET', '/project-rates/', CP), 200, rates).client
  expect(holds(await ana('PUT', `${path}projects/`, C, { project_slugs: ['website'] }), 200, client).projects).toMatchObject([
    { slug: 'website' },
  ])
  if (before) await ana('PUT', `/clients/${before.uuid}/projects/`, C, { project_slugs: ['website'] })
  expect(holds(await ana('PUT', `/clients/${uuid}/archive`, C, { archived: true }), 200, client).archived_at).not.toBeNull()
  holds(await ana('PUT', `/clients/${uuid}/archive`, C, { archived: false }), 200, client)
  expect(holds(await ana('GET', path, C), 200, client).contacts).toHaveLength(1)
})

test('CLIENT-05 rates of a project, and whether an entry is billed', async () => {
  const { rate } = holds(await ana('GET', '/project-rates/', CP), 200, rates)
  expect(holds(await ana('PUT', '/project-rates/', CP, { rate: 8_100 }), 200, rates).rate).toBe(8_100)
  holds(await ana('PUT', '/project-rates/', CP, { rate }), 200, rates)
  fails(await host.as('mia')('GET', '/project-rates/', CP), 403)
  fails(await ana('PUT', '/time-trackings/2000000000/billable', CP, { billable: false }), 404)
})

test('CLIENT-07 only projects of the client can be invited to', async () => {
  const { contacts } = holds(
    await ana('PUT', `/clients/${uuid}/`, C, { contacts: [{ name: 'Una', email: 'una@client.example' }] }),
    200,
    client,
  )
  fails(await ana('POST', `/clients/${uuid}/invite`, C, { contact_id: contacts[0]?.id, project_slugs: ['no-such-project'] }), 422)
})
