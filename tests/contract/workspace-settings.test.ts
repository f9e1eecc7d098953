// The contract of the settings of a workspace. What is changed here is changed back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ContractHost, openContractHost, type Send } from './contract-host.ts'
import { fails, holds } from './shapes.ts'

const text = z.string()
const instant = z.object({ timestamp: z.number().int() })
const transfer = z.object({ username: text, name: text, expires_at: instant })
const settings = z.object({
  ...{ slug: text, name: text, logo: text.nullable(), favicon: text.nullable(), time_zone: text, week_start: z.int(), currency: text },
  project_creators: z.enum(['owner', 'members']),
  deletion_at: instant.nullable(),
  transfer: transfer.nullable(),
})
const contents = z.object({ projects: z.int(), tasks: z.int(), files: z.int(), bytes: z.number(), invoices: z.int() })

let host: ContractHost
let ana: Send
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(() => host.close())

test('WSET-05 settings are read and changed by the owner alone, field by field', async () => {
  const before = holds(await ana('GET', '/companies/acme/settings', {}), 200, settings)
  expect(holds(await ana('PUT', '/companies/acme', {}, { week_start: 6, currency: 'USD' }), 200, settings)).toMatchObject({
    week_start: 6,
    currency: 'USD',
    time_zone: before.time_zone,
  })
  holds(await ana('PUT', '/companies/acme', {}, { week_start: before.week_start, currency: before.currency }), 200, settings)
  fails(await ana('PUT', '/companies/acme', {}, { currency: 'euro' }), 422)
  fails(await ana('PUT', '/companies/acme', {}, { slug: 'other' }), 400)
  fails(await host.as('mia')('GET', '/companies/acme/settings', {}), 403)
  fails(await host.as('dora')('GET', '/companies/acme/settings', {}), 404)
  holds(await ana('GET', '/companies/acme/contents', {}), 200, contents)
})

test('WSET-07 WSET-09 what cannot be taken back asks for the password; without an offer there is nothing to answer', async () => {
  fails(await ana('POST', '/companies/acme/transfer', {}, { username: 'mia', password: 'wrong' }), 422)
  fails(await ana('DELETE', '/companies/acme', {}, { name: 'Acme', password: 'wrong' }), 422)
  expect(holds(await ana('GET', '/companies/acme/transfer', {}), 200, transfer.nullable())).toBeNull()
  fails(await ana('DELETE', '/companies/acme/transfer', {}), 404)
  fails(await host.as('mia')('PUT', '/companies/acme/transfer', {}, { accept: true }), 404)
  fails(await ana('POST', '/companies/acme/restore', {}, {}), 409)
  holds(await ana('GET', '/companies/deleted/', {}), 200, z.array(z.object({ slug: text, name: text, deletion_at: instant })))
})
