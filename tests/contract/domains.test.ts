// The contract of the domains of workspaces. What is claimed here is taken away again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost } from './contract-host.ts'
import { fails, holds } from './shapes.ts'

const text = z.string()
const instant = z.object({ timestamp: z.number().int() })
const check = z.object({
  ...{ kind: z.enum(['ownership', 'routing']), ok: z.boolean().nullable(), found: text.nullable(), expected: text, message: text },
  at: instant,
})
const domain = z.object({
  ...{ domain: text, state: z.enum(['waiting', 'verified', 'broken']), token: text, target: text, is_apex: z.boolean() },
  ...{ txt_record: z.object({ name: text, value: text }), verified_at: instant.nullable(), broken_at: instant.nullable() },
  checks: z.array(check),
})

let host: ContractHost
beforeAll(async () => {
  host = await openContractHost()
})
afterAll(() => host.close())

const PATH = '/companies/acme/domain'

test('DOMAIN-09 a domain is claimed, looked for and taken away by the owner alone', async () => {
  const ana = host.as('ana')
  expect(holds(await ana('GET', PATH, {}), 200, domain.nullable())).toBeNull()
  fails(await ana('PUT', PATH, {}, { domain: 'localhost' }), 422)
  fails(await ana('PUT', PATH, {}, { domain: 'work.example.com', token: 'mine' }), 400)
  const made = holds(await ana('PUT', PATH, {}, { domain: 'work.example.com' }), 200, domain)
  expect(made).toMatchObject({ state: 'waiting', txt_record: { name: '_palette.work.example.com', value: `palette-verify=${made.token}` } })
  expect(holds(await ana('POST', `${PATH}/check`, {}, {}), 200, domain)).toMatchObject({ state: 'waiting', checks: [{}, {}] })
  fails(await host.as('mia')('GET', PATH, {}), 403)
  fails(await host.as('dora')('PUT', PATH, {}, { domain: 'work.example.com' }), 404)
  holds(await ana('DELETE', PATH, {}), 200, z.null())
  fails(await ana('DELETE', PATH, {}), 404)
  fails(await ana('POST', `${PATH}/check`, {}, {}), 404)
})

test('DOMAIN-08 whether a domain is served is public', async () => {
  fails(await host.as(null)('GET', '/domains/allowed', { domain: 'work.example.com' }), 404)
})

test('DOMAIN-07 who answers under a domain is public', async () => {
  fails(await host.as(null)('GET', '/domains/workspace', { domain: 'work.example.com' }), 404)
  fails(await host.as(null)('GET', '/domains/workspace', {}), 400)
})
