// The contract of idempotency keys: a host that says it keeps them does a write once. Every task made here is deleted again.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractHost, openContractHost, REMOTE, type Send } from './contract-host.ts'
import { fails, holds, task } from './shapes.ts'

const WEBSITE = { company_slug: 'acme', project_slug: 'website' }

let host: ContractHost
let ana: Send
const made = new Set<string>()
beforeAll(async () => {
  host = await openContractHost()
  ana = host.as('ana')
})
afterAll(async () => {
  for (const uuid of made) await ana('DELETE', `/tasks/${uuid}/`, WEBSITE)
  await host.close()
})

function make(title: string, key: string) {
  return ana('POST', '/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title }, { 'idempotency-key': key })
}

test('ASSUMED Idempotency-Key: the same write again answers the same and does nothing; another one under the key is 422', async (context) => {
  const { headers } = await ana('GET', '/companies/')
  if (REMOTE && headers['idempotency-keys'] === undefined) return context.skip('This host keeps no keys.')
  expect(Number(headers['idempotency-keys'])).toBeGreaterThanOrEqual(24 * 60 * 60)
  const key = randomUUID()
  const [first, second] = [await make('Contract, twice', key), await make('Contract, twice', key)]
  const one = holds(first, 201, task)
  made.add(one.uuid)
  const again = holds(second, 201, task)
  made.add(again.uuid)
  expect(again).toEqual(one)
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  expect(second.headers['idempotency-replayed']).toBe('true')
  const other = await make('Contract, changed', key)
  fails(other, 422)
  expect(other.body.code).toBe('idempotency_key_reused')
})
