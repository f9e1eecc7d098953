// The contract of the people of a workspace, who was invited, and who was removed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, person } from './shapes.ts'

const C = { company_slug: 'acme' }
const at = z.object({ timestamp: z.number().int() })
const member = z.object({
  user: person.extend({ email: z.string() }),
  role: z.enum(['owner', 'member', 'guest']),
  projects: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string(), role_name: z.string(), is_owner: z.boolean() })),
  last_active_at: at.nullable(),
  open_tasks: z.number().int().min(0),
  logged_seconds: z.number().int().min(0),
  joined_at: at,
})
const page = z.object({ data: z.array(member), current_page: z.number().int(), total_pages: z.number().int(), total: z.number().int() })

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('TEAM-02 GET /team-members/ answers a page of people with figures, narrowed and ordered, for the owner only', async () => {
  const all = page.parse((await ana('GET', '/team-members/', { ...C, sort: '-open_tasks', per_page: '3' })).body)
  expect([all.data.length, all.current_page]).toEqual([3, 1])
  const counts = all.data.map((one) => one.open_tasks)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  const found = page.parse((await ana('GET', '/team-members/', { ...C, search: 'mia', role: 'member', project_slug: 'website' })).body)
  expect(found.data.map(({ user }) => user.username)).toEqual(['mia'])
  for (const who of ['ben', 'mia', 'gus']) fails(await host.as(who)('GET', '/team-members/', C), 403)
  fails(await host.as('dora')('GET', '/team-members/', C), 404)
  fails(await ana('GET', '/team-members/', { ...C, sort: 'age' }), 400)
})

test('TEAM-04 TEAM-10 who was removed and the people as CSV are the owner’s, who was invited also an admin’s of a project', async () => {
  for (const path of ['/invitations/', '/team-members/removed/', '/export-team/']) {
    expect((await ana('GET', path, C)).status, path).toBe(200)
    fails(await host.as('mia')('GET', path, C), 403)
    fails(await host.as('dora')('GET', path, C), 404)
  }
  expect((await host.as('ben')('GET', '/invitations/', C)).status).toBe(200)
  fails(await host.as('ben')('DELETE', `/invitations/${crypto.randomUUID()}/`, C), 404)
  fails(await host.as('mia')('DELETE', `/invitations/${crypto.randomUUID()}/`, C), 403)
})

test('TEAM-05 TEAM-06 TEAM-08 the owner stays who they are, strangers are nobody, and members change nobody', async () => {
  fails(await ana('DELETE', '/team-members/ana/', C, { hand_over: [] }), 409)
  fails(await ana('DELETE', '/team-members/dora/', C, { hand_over: [] }), 404)
  fails(await ana('PUT', '/team-members/nobody/', C, { role: 'guest' }), 404)
  fails(await ana('PUT', '/team-members/mia/', C, { role: 'owner' }), 422)
  for (const who of ['ben', 'mia']) {
    fails(await host.as(who)('PUT', '/team-members/gus/', C, { role: 'member' }), 403)
    fails(await host.as(who)('DELETE', '/team-members/gus/', C, { hand_over: [] }), 403)
  }
})
