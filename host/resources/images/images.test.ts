// Pictures that anyone may see, over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'

const PNG = pngOf(8, 8, [255, 255, 255], [])
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(64)])
const REFUSED = { status: 422, body: { errors: { file: ['Please choose a PNG or JPEG picture of at most 512 KB.'] } } }

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
  await world.person('ana')
})
afterAll(() => world.close())

const send = (
  bytes: Uint8Array | string,
  query: Record<string, string> = { purpose: 'avatar' },
  who: string | null = 'ana',
  field = 'file',
) => world.as(who).send({ method: 'POST', url: '/images/', query, ...multipart('a.png', bytes, { type: 'image/png', field }) })
const pathOf = (url: string) => new URL(url).pathname.replace('/api', '')

test('WSET-13 PROFUP-01 a picture is sent up by who is signed in, and seen by anyone under an address that never changes', async () => {
  const made = await send(PNG)
  expect(made.status).toBe(201)
  expect(made.body.data.url).toMatch(/^http:\/\/localhost:\d+\/api\/images\/[0-9a-f]{64}\.png$/)
  expect((await send(PNG, { purpose: 'logo' })).body).toEqual(made.body)
  const seen = await world.as(null).send({ method: 'GET', url: pathOf(made.body.data.url) })
  expect(seen.status).toBe(200)
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PNG.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await send(JPEG)).body.data.url).toMatch(/\.jpg$/)
  expect((await world.as(null).get(pathOf(made.body.data.url).replace('.png', '.jpg'))).status).toBe(404)
  expect((await world.as(null).get(`/images/${'0'.repeat(64)}.png`)).status).toBe(404)
})

test('WSET-13 what is no PNG or JPEG by its content, or too large, is refused with one sentence', async () => {
  expect(await send('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject(REFUSED)
  expect(await send(Buffer.concat([PNG, Buffer.alloc(512 * 1024)]))).toMatchObject(REFUSED)
  expect(await send('')).toMatchObject(REFUSED)
  expect(await send(PNG, { purpose: 'avatar' }, 'ana', 'picture')).toMatchObject(REFUSED)
  expect(await world.as('ana').post('/images/', { purpose: 'avatar' }, {})).toMatchObject(REFUSED)
  expect((await send(PNG, { purpose: 'poster' })).status).toBe(400)
  expect((await send(PNG, { purpose: 'avatar' }, null)).status).toBe(401)
})
