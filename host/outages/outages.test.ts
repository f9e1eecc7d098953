// What fails around the host is one clear sentence to the person and one in the log; reading goes on where it can, nothing is half written, and it mends by itself (issue 12, point 13).
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/kit/database-proxy.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { answerError } from '../errors.ts'
import { StorageFailure } from '../files/storage-failure.ts'

const WEBSITE = { company_slug: 'acme', project_slug: 'website' }

let world: HostWorld
let database: DatabaseProxy
let files: string
let mounted = false
beforeAll(async () => {
  world = await openHostWorld({
    async through(cluster) {
      database = await openDatabaseProxy(cluster)
      return { host: '127.0.0.1', port: database.port, connectionTimeoutMillis: 2_000 }
    },
  })
  await makeTeam(world)
  files = join(world.settings.dataDir, 'files')
  mkdirSync(files, { recursive: true })
  mounted = mountSmall(files)
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  if (mounted) execFileSync('umount', [files])
  await world.close()
  await database.close()
})

/** A disk of 256 kB; only an administrator can have one. */
function mountSmall(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const upload = (name: string, bytes: number) =>
  world.as('mia').send({
    method: 'POST',
    url: '/attachments/',
    query: { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' },
    ...multipart(name, 'x'.repeat(bytes)),
  })
const names = async () =>
  (await world.as('mia').get('/attachments/', { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' })).body.data
    .map(({ filename }: { filename: string }) => filename)
    .sort()

test('a full disk: a file that does not fit leaves nothing, the others are read, and with room again the next one is taken', async (context) => {
  if (!mounted) context.skip('a small disk can be mounted by an administrator only')
  const first = await upload('fits.txt', 100_000)
  expect(first.status).toBe(201)
  const full = await upload('does not fit.txt', 300_000)
  expect([full.status, full.body]).toMatchObject([
    507,
    { request_id: expect.any(String), message: 'There is no room left to store this. Nothing was changed.', code: 'no_room' },
  ])
  expect(await names()).toEqual(['fits.txt'])
  expect(readdirSync(join(files, 'moving'))).toEqual([])
  const { id } = first.body.data
  expect((await world.as('mia').get(`/attachments/${id}/content`, WEBSITE)).status).toBe(200)
  expect((await world.as('mia').get('/tasks/', WEBSITE)).status).toBe(200)
  expect((await world.as('mia').del(`/attachments/${id}`, WEBSITE)).status).toBe(200)
  expect((await upload('fits now.txt', 200_000)).status).toBe(201)
  for (const name of readdirSync(files)) if (name !== 'moving') rmSync(join(files, name))
})

test('a database that is gone, or stops, is said in a sentence, and is used again as soon as it is back', async () => {
  const away = { status: 503, body: { message: 'The database cannot be reached at the moment. Please try again.', code: 'database_away' } }
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    for (const fault of ['refused', 'reset before'] as const) {
      await database.fail(fault)
      await world.db.execute(sql`begin`).catch(() => undefined)
      if (fault === 'refused') expect(await world.as('mia').get('/tasks/', WEBSITE)).toMatchObject(away)
      await database.mend()
      await vi.waitFor(async () => expect((await world.as('mia').get('/tasks/', WEBSITE)).status).toBe(200), { timeout: 10_000 })
    }
  } finally {
    write.mockRestore()
  }
})

test('whoever runs the host reads one sentence of it, and why; other failures stay what they are', async () => {
  const query = { query: 'select 1', params: ['of people'] }
  const failures: [string, Error, number, string][] = [
    [
      'full',
      Object.assign(new Error('write'), { code: 'ENOSPC' }),
      507,
      'The disk is full: nothing can be stored until there is room; reading goes on',
    ],
    [
      'full-database',
      Object.assign(new Error('q', { cause: Object.assign(new Error('no space'), { code: '53100' }) }), query),
      507,
      'The disk is full: nothing can be stored until there is room; reading goes on',
    ],
    [
      'stops',
      Object.assign(new Error('q', { cause: Object.assign(new Error('shutdown'), { code: '57P01' }) }), query),
      503,
      'The database cannot be reached; it is tried again with each request',
    ],
    [
      'storage',
      new StorageFailure('refused', '403 AccessDenied'),
      503,
      'The object storage of S3_URL refuses the key, or has no such bucket; it is tried again with each request',
    ],
    [
      'storage-full',
      new StorageFailure('full', '507'),
      507,
      'The object storage of S3_URL is full: no file can be stored until there is room; reading goes on',
    ],
    // Of a caller, or of another machine.
    ['other', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 500, 'request failed'],
    ['far', new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }), 500, 'request failed'],
  ]
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } })
  app.setErrorHandler(answerError)
  for (const [name, failure] of failures)
    app.get(`/${name}`, () => {
      throw failure
    })
  for (const [name, , status, told] of failures) {
    lines.length = 0
    expect([name, (await app.inject(`/${name}`)).statusCode]).toEqual([name, status])
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([told])
    expect(lines.join('')).not.toContain('of people')
  }
  await app.close()
})

test.each([2, -2])('a clock that jumps by %i days ends no session and refuses nothing; back again, neither', async (days) => {
  const mia = world.as('mia')
  const work = async (title: string) => {
    const made = await mia.post('/tasks/', WEBSITE, { title })
    const { uuid } = made.body.data
    const start = await mia.post('/timer/start/', WEBSITE, { task_uuid: uuid, comment: '' })
    const end = await mia.post('/timer/end/', WEBSITE, { task_uuid: uuid })
    const listed = await mia.get('/tasks/', WEBSITE)
    return [made.status, start.status, end.status, listed.status]
  }
  const right = await work('Before')
  expect(right.every((status) => status < 300)).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  expect(await work('Meanwhile')).toEqual(right)
  vi.useRealTimers()
  expect(await work('After')).toEqual(right)
})
