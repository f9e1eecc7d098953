// Clients of the mock, kept in memory; what is to be invoiced is made up, because the mock keeps no sums.
import { randomUUID } from 'node:crypto'
import { found, MockRefusal, mockPage, type Routes } from './mock-host.ts'
import { type MockMemory, mockMoment, nowInSeconds } from './mock-memory.ts'
import { mockProject } from './mock-tasks.ts'

const money = (amount: number) => ({ amount, currency: 'EUR', digits: 2 })
const waiting = (seconds: number, rate: number) => ({ seconds, money: money(Math.round((seconds * rate) / 3600)), without_rate: 0 })

function blank(name: string, number: string) {
  return {
    ...{ uuid: randomUUID() as string, number, name, email: '', phone: '', website: '', tax_id: '', currency: 'EUR', digits: 2, notes: '' },
    address: { street: [] as string[], postcode: '', city: '', region: '' },
    country: null as string | null,
    rate: 9_500 as number | null,
    ...{ tax_bp: 2_000, terms_days: 14, rounding: 'exact', created_at: { timestamp: nowInSeconds() } },
    archived_at: null as { timestamp: number } | null,
    contacts: [] as { id: number }[],
  }
}

/** The calls about clients over `memory`. */
export function mockClientRoutes(memory: MockMemory): Routes {
  const all = [blank('Lind & Sons', 'C-1'), blank('Harbour & Vale', 'C-2')]
  const owners = new Map<string, string>([['website', found(all[0]).uuid]])
  const rates = new Map<string, { rate: number | null; people: { username: string; rate: number }[] }>()
  const one = (id: string | undefined) => found(all.find(({ uuid }) => uuid === id))
  const shown = (client: (typeof all)[number]) => {
    const projects = memory.projects
      .filter(({ slug }) => owners.get(slug) === client.uuid)
      .map(({ slug, name }) => ({ slug, name, logo: null }))
    const each = projects.map((project) => ({ project, ...waiting(27_000, client.rate ?? 0) }))
    return {
      ...client,
      projects,
      unbilled: waiting(27_000 * each.length, client.rate ?? 0),
      unbilled_by_project: each,
      balances: [],
      last_invoice: null,
    }
  }
  const ratesOf = (slug: string | undefined) => {
    const { slug: known } = mockProject(memory, slug)
    const { rate = null, people = [] } = rates.get(known) ?? {}
    const client = all.find(({ uuid }) => uuid === owners.get(known))
    return {
      ...{ currency: 'EUR', digits: 2, rate },
      client: client ? { uuid: client.uuid, name: client.name, rate: client.rate } : null,
      people: memory.people.map((person) => ({ person, rate: people.find(({ username }) => username === person.username)?.rate ?? null })),
    }
  }
  return {
    'GET /clients/': ({ query }) => {
      const text = (query.search ?? '').toLowerCase()
      const wanted = all.filter(
        ({ name, archived_at }) => name.toLowerCase().includes(text) && (archived_at !== null) === (query.archived === '1'),
      )
      return mockPage(wanted.map(shown), query, 50)
    },
    'GET /clients/:uuid/': ({ ids }) => shown(one(ids.uuid)),
    'POST /clients/': ({ body }) => {
      const made = Object.assign(blank(String(body.name), `C-${all.length + 1}`), body)
      all.push(made)
      return shown(made)
    },
    'PUT /clients/:uuid/': ({ ids, body }) => {
      const { contacts, ...plain } = body as { contacts?: { id?: number }[] }
      const client = Object.assign(one(ids.uuid), plain)
      const blankContact = { email: '', phone: '', role: '', gets_invoices: false, sees_invoices: true, invited_at: null, person: null }
      if (contacts) client.contacts = contacts.map(({ id = memory.nextId(), ...rest }) => ({ ...blankContact, ...rest, id }))
      return shown(client)
    },
    'PUT /clients/:uuid/projects/': ({ ids, body }) => {
      const client = one(ids.uuid)
      for (const [slug, owner] of owners) if (owner === client.uuid) owners.delete(slug)
      for (const slug of body.project_slugs as string[]) owners.set(mockProject(memory, slug).slug, client.uuid)
      return shown(client)
    },
    'PUT /clients/:uuid/archive': ({ ids, body }) =>
      shown(Object.assign(one(ids.uuid), { archived_at: body.archived ? mockMoment() : null })),
    'DELETE /clients/:uuid/': ({ ids }) => void all.splice(all.indexOf(one(ids.uuid)), 1),
    'POST /clients/:uuid/invite': ({ ids, body }) => {
      const client = one(ids.uuid)
      const contact = client.contacts.find(({ id }) => id === body.contact_id)
      if (!contact) throw new MockRefusal(404)
      Object.assign(contact, { invited_at: mockMoment() })
      return shown(client)
    },
    'GET /project-rates/': ({ query }) => ratesOf(query.project_slug),
    'PUT /project-rates/': ({ query, body }) => {
      const { slug } = mockProject(memory, query.project_slug)
      rates.set(slug, { rate: null, people: [], ...rates.get(slug), ...body })
      return ratesOf(slug)
    },
    'PUT /time-trackings/:id/billable': ({ ids, body }) => ({ id: Number(ids.id), billable: body.billable }),
  }
}
