// The host with its files in S3-compatible storage: what people do with files, and what they read when storage fails (issue 12, point 18).
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openS3Server, type S3Fault, type S3Server } from '#tests/kit/s3-server.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { knownFiles } from '../resources/attachments/attachments.store.ts'
import { openFiles } from './open-files.ts'

let s3: S3Server
let world: HostWorld
beforeAll(async () => {
  s3 = await openS3Server()
  world = await openHostWorld({ env: { S3_URL: s3.url, UPLOAD_LIMIT: '12' } })
  await makeTeam(world)
  await world.listen()
})
afterEach(() => {
  s3.fault = () => null
})
afterAll(async () => {
  await world.close()
  await s3.close()
})

const PROJECT = { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' }
const upload = (name: string, bytes: Uint8Array | string, query: Record<string, string> = {}) =>
  world.as('mia').send({ method: 'POST', url: '/attachments/', query: { ...PROJECT, ...query }, ...multipart(name, bytes) })
const download = async (url: string, range?: string) =>
  world.app.inject({ url, headers: { authorization: `Bearer ${await world.as('mia').token()}`, ...(range && { range }) } })
const total = async () => (await world.as('mia').get('/attachments/', PROJECT)).body.total
/** What the bucket has, with what is in the air there, and what lies in the data folder. */
const left = () => {
  const spool = join(world.settings.dataDir, 'files', 'moving')
  return { kept: [...s3.objects.keys()], begun: s3.begun.size, spooled: existsSync(spool) ? readdirSync(spool) : [] }
}
/** The answer is there before a part is thrown away. */
const settled = (expected: Partial<ReturnType<typeof left>>) => expect.poll(left, { timeout: 10_000 }).toMatchObject(expected)
const remove = (id: number) => world.as('mia').del(`/attachments/${id}`, WEBSITE)

test('a file goes up, comes down whole and in parts, and is gone with its row; nothing stays in the data folder', async () => {
  const bytes = randomBytes(11_000_000)
  const { status, body } = await upload('large.bin', bytes)
  expect(status).toBe(201)
  await settled({ kept: [body.data.uuid], begun: 0, spooled: [] })
  expect(s3.calls).toContain(`POST ${body.data.uuid}`)
  const whole = await download(body.data.download.url)
  expect([whole.statusCode, whole.headers['content-length'], whole.rawPayload.equals(bytes)]).toEqual([200, '11000000', true])
  const part = await download(body.data.download.url, 'bytes=10999998-')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10999998-10999999/11000000'])
  expect(part.rawPayload.equals(bytes.subarray(-2))).toBe(true)
  expect((await remove(body.data.id)).status).toBe(200)
  expect(left().kept).toEqual([])
  expect((await download(body.data.download.url)).statusCode).toBe(404)
})

test('what a file is comes from its bytes; a task shows its newest picture; versions go back and go together', async () => {
  const task = await makeTask(world)
  const png = pngOf(8, 8, [255, 255, 255], [])
  const of = { attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const first = (await upload('shot.bin', png, of)).body.data
  expect(first.mimetype).toBe('image/png')
  expect((await world.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.image).toBe(first.download.url)
  expect((await download(first.download.url)).rawPayload.equals(png)).toBe(true)
  const next = await upload('shot.bin', 'words now', { ...of, replaces: String(first.id) })
  expect(next.body.data).toMatchObject({ id: first.id, versions: 2 })
  expect(left().kept).toHaveLength(2)
  await world.as('mia').post(`/attachments/${first.id}/versions/1/restore/`, WEBSITE, {})
  expect((await download(first.download.url)).rawPayload.equals(png)).toBe(true)
  expect((await world.as('mia').del(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(200)
  await settled({ kept: [], begun: 0, spooled: [] })
})

test('a file that is too long, or cut off by its sender, leaves neither row nor bytes nor parts', async () => {
  expect(await upload('too large.bin', Buffer.alloc(12_000_001))).toMatchObject({ status: 413, body: { code: 'too_large' } })
  await settled({ kept: [], begun: 0, spooled: [] })
  const { port } = world.app.server.address() as AddressInfo
  const { headers, payload } = multipart('half.bin', Buffer.alloc(11_000_000))
  const path = `/attachments/?${new URLSearchParams(PROJECT)}`
  const authorization = `Bearer ${await world.as('mia').token()}`
  const sending = httpRequest({ port, path, method: 'POST', headers: { ...headers, authorization, 'content-length': payload.length } })
  sending.on('error', () => undefined)
  sending.write(payload.subarray(0, 10_000_000))
  await expect.poll(() => s3.begun.size).toBe(1)
  sending.destroy()
  await settled({ kept: [], begun: 0, spooled: [] })
  expect(await total()).toBe(0)
})

/** More than a day from now. */
const LATER = () => new Date(Date.now() + 25 * 3_600_000)

const AWAY = {
  status: 503,
  body: { message: 'Files cannot be reached at the moment. Nothing was changed. Please try again.', code: 'storage_away' },
}
const FULL = { status: 507, body: { message: 'There is no room left to store this. Nothing was changed.', code: 'no_room' } }

test.each([
  ['is gone', 'reset', AWAY],
  ['is overloaded', { status: 503, code: 'SlowDown' }, AWAY],
  ['has another key', { status: 403, code: 'InvalidAccessKeyId' }, AWAY],
  ['has no such bucket', { status: 404, code: 'NoSuchBucket' }, AWAY],
  ['is full', { status: 507, code: 'XMinioStorageFull' }, FULL],
] as const)('storage that %s: one sentence, nothing is lost or half there, and it mends by itself', async (_name, fault: S3Fault, said) => {
  const { id, uuid, download: at } = (await upload('there.txt', 'there')).body.data
  s3.fault = () => fault
  expect(await upload('new.txt', 'new')).toMatchObject(said)
  // Also where only the bytes are refused, the marks before them being taken.
  s3.fault = (call) => (call.startsWith('PUT') && !call.includes('moving/') ? fault : null)
  expect(await upload('new.txt', 'new')).toMatchObject(said)
  s3.fault = () => fault
  expect(await remove(id)).toMatchObject(said)
  expect((await download(at.url)).statusCode).toBe(said.status)
  expect(await total()).toBe(1)
  s3.fault = () => null
  // What storage did not answer about stays under doubt, for a sweep.
  await settled({ begun: 0, spooled: [] })
  expect(left().kept.filter((key) => !key.startsWith('moving/'))).toEqual([uuid])
  await openFiles(world.settings).sweep(knownFiles(world.db), LATER())
  await settled({ kept: [uuid] })
  expect((await download(at.url)).body).toBe('there')
  expect((await remove(id)).status).toBe(200)
})

test('storage that hangs is given up before the gateway gives up on the host', async () => {
  s3.fault = () => 'hang'
  const began = performance.now()
  expect(await upload('new.txt', 'new')).toMatchObject(AWAY)
  expect(performance.now() - began).toBeLessThan(5_000)
  await settled({ kept: [], spooled: [] })
})

test('with S3_PUBLIC_URL a file is got from storage by an address for a minute, which says how it is shown and can be changed in nothing', async () => {
  const own = await openHostWorld({ env: { S3_URL: s3.url, S3_PUBLIC_URL: s3.bucketUrl } })
  try {
    await makeTeam(own)
    const made = await own
      .as('mia')
      .send({ method: 'POST', url: '/attachments/', query: PROJECT, ...multipart('Entwürfe (1).html', '<p>') })
    const { id, uuid, download: at } = made.body.data
    const asked = await own.as('mia').get(at.url)
    expect([asked.status, asked.body]).toEqual([200, '<p>'])
    const { status, headers } = await own.as('mia').get(`${at.url}&direct=1`)
    expect(status).toBe(302)
    const address = String(headers.location)
    expect(address.startsWith(`${s3.bucketUrl}/${uuid}?`)).toBe(true)
    expect(address).toContain('X-Amz-Expires=60')
    const got = await fetch(address)
    expect([got.status, await got.text()]).toEqual([200, '<p>'])
    expect(got.headers.get('content-type')).toBe('application/octet-stream')
    expect(got.headers.get('content-disposition')).toBe(
      `attachment; filename="Entw_rfe (1).html"; filename*=UTF-8''Entw%C3%BCrfe%20%281%29.html`,
    )
    expect(got.headers.get('cache-control')).toBe('private, no-store')
    for (const changed of [
      address.replace('octet-stream', 'html'),
      address.replace(uuid, 'other'),
      address.replace('Expires=60', 'Expires=600'),
    ])
      expect((await fetch(changed)).status).toBe(403)
    expect((await own.as('gus').get(`/attachments/${id}/content`, { ...WEBSITE, project_slug: 'nowhere', direct: '1' })).status).toBe(404)
    await own.as('mia').del(`/attachments/${id}`, WEBSITE)
  } finally {
    await own.close()
  }
})

test('half of a file ends the answer before its end', async () => {
  const { id, download: at } = (await upload('there.txt', 'x'.repeat(100_000))).body.data
  s3.fault = (call) => (call.startsWith('GET') ? 'half' : null)
  const { port } = world.app.server.address() as AddressInfo
  const authorization = `Bearer ${await world.as('mia').token()}`
  const ended = await new Promise<string>((resolve) => {
    httpRequest({ port, path: at.url, headers: { authorization } }, (answer) => {
      answer.on('end', () => resolve('whole')).on('error', () => resolve('broken'))
      answer.resume()
    }).end()
  })
  expect(ended).toBe('broken')
  s3.fault = () => null
  await remove(id)
})

test('bytes that could not be deleted with their row, and parts of a host that was killed, are gone a day later; nothing else is', async () => {
  const { id, uuid } = (await upload('gone.txt', 'gone')).body.data
  s3.fault = (call) => (call.startsWith('DELETE') ? { status: 503, code: 'SlowDown' } : null)
  expect((await remove(id)).status).toBe(200)
  s3.fault = () => null
  const killed = '11111111-2222-4333-8444-555555555555'
  const stranger = '99999999-2222-4333-8444-555555555555'
  s3.objects.set(`moving/${killed}.doubt`, { bytes: Buffer.alloc(0), type: '', at: new Date() })
  s3.objects.set(stranger, { bytes: Buffer.from('of another database'), type: '', at: new Date() })
  s3.begun.set('upload', { key: killed, type: '', parts: new Map() })
  const files = openFiles(world.settings)
  await files.sweep(knownFiles(world.db), new Date())
  expect(left().kept.sort()).toEqual([uuid, stranger, `moving/${uuid}.doubt`, `moving/${killed}.doubt`].sort())
  await files.sweep(knownFiles(world.db), LATER())
  await settled({ kept: [stranger], begun: 0, spooled: [] })
  s3.objects.clear()
})

test('/readyz says that it is storage that does not answer', async () => {
  const ready = async () => (await world.app.inject('/readyz')).json()
  expect(await ready()).toEqual({ ready: true, checks: { database: 'ok', files: 'ok', storage: 'ok' } })
  for (const fault of ['reset', 'hang', { status: 403, code: 'AccessDenied' }] as const) {
    s3.fault = () => fault
    expect(await ready()).toEqual({ ready: false, checks: { database: 'ok', files: 'ok', storage: 'failing' } })
  }
})
