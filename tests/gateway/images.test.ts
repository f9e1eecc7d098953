// Pictures through the gateway's plain route: up with a bearer, down without one, to be kept for good.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildShell } from '#gateway/http.ts'
import { readSettings } from '#gateway/settings.ts'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

const PNG = pngOf(8, 8, [10, 120, 200], [])

let world: World
let shell: FastifyInstance
beforeAll(async () => {
  world = await openWorld({ sample: true })
  shell = await buildShell({
    fetch: world.gateway.fetch,
    routes: world.gateway.routes,
    config: readSettings({}).config,
    clientDir: '/nowhere',
  })
})
afterAll(async () => {
  await shell.close()
  await world.close()
})

async function upload(who: string | null, bytes: Uint8Array | string, query: Record<string, string> = { purpose: 'avatar' }) {
  const { headers, payload } = multipart('me.png', bytes, { type: 'image/png' })
  const token = await world.host.as(who).token()
  const answer = await shell.inject({
    method: 'POST',
    url: '/api/images',
    query,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('PROFUP-01 WSET-13 a picture goes up in one call and is shown to anyone under the address that it got', async () => {
  world.resetCalls()
  const { status, body } = await upload('gus', PNG)
  expect([status, body.data.uploadImage.userErrors]).toEqual([201, []])
  expect(world.calls()).toEqual(['POST /images/?purpose=avatar'])
  const path = new URL(body.data.uploadImage.url).pathname
  const seen = await shell.inject({ url: path })
  expect([seen.statusCode, seen.rawPayload.equals(PNG)]).toEqual([200, true])
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await shell.inject({ url: `/api/images/${'0'.repeat(64)}.png` })).statusCode).toBe(404)
})

test('WSET-13 what will not do is a refusal with its sentence; nobody signed in is a failure', async () => {
  const refused = {
    url: null,
    userErrors: [{ code: 'INVALID', field: ['file'], message: 'Please choose a PNG or JPEG picture of at most 512 KB.' }],
  }
  expect(await upload('gus', 'no picture')).toEqual({ status: 422, body: { data: { uploadImage: refused } } })
  expect((await upload(null, PNG)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  expect((await upload('gus', Buffer.alloc(2_000_000))).status).toBe(413)
})
