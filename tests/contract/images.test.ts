// The contract of pictures that anyone may see (ASSUMED).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { type ContractHost, MAY_LEAVE_TRACES, openContractHost } from './contract-host.ts'
import { fails, holds } from './shapes.ts'

let host: ContractHost
beforeAll(async () => {
  host = await openContractHost()
})
afterAll(() => host.close())

test.skipIf(!MAY_LEAVE_TRACES)(
  'WSET-13 POST /images/ answers the same address for the same picture, GET /images/{name} shows it',
  async () => {
    const file = { name: 'logo.png', type: 'image/png', bytes: pngOf(8, 8, [0, 0, 0], []) }
    const { url } = holds(await host.upload('mia', '/images/', { purpose: 'logo' }, file), 201, z.object({ url: z.url() }))
    expect(holds(await host.upload('ana', '/images/', { purpose: 'avatar' }, file), 201, z.object({ url: z.url() })).url).toBe(url)
    const { status, headers } = await host.as(null)('GET', `/images/${url.split('/').at(-1)}`)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(headers['cache-control']).toContain('immutable')
  },
)

test('WSET-13 POST /images/ refuses what is no picture', async () => {
  const file = { name: 'logo.png', type: 'image/png', bytes: 'text' }
  expect(fails(await host.upload('mia', '/images/', { purpose: 'logo' }, file), 422).errors).toHaveProperty('file')
  fails(await host.as('mia')('GET', '/images/none.png'), 404)
})
