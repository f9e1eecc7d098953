// Backup and restore of a host whose files lie in S3-compatible storage: of one moment, and never half.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#host/db/open.ts'
import { readS3Address } from '#host/files/s3-address.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { openS3Server, type S3Server } from '#tests/kit/s3-server.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

let s3: S3Server
let world: HostWorld
let home: string
let source: { databaseUrl: string; dataDir: string; s3: HostWorld['settings']['s3'] }
const server = inject('cluster')
const urlOf = (database: string) => `postgres://${server.user}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`

beforeAll(async () => {
  s3 = await openS3Server()
  world = await openHostWorld({ env: { S3_URL: s3.url } })
  await makeTeam(world)
  home = await mkdtemp(join(tmpdir(), 'palette-backup-s3-'))
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  source = { databaseUrl: urlOf(String(rows[0]?.name)), dataDir: world.settings.dataDir, s3: world.settings.s3 }
})
afterEach(() => {
  s3.fault = () => null
})
afterAll(async () => {
  await world.close()
  await s3.close()
  await rm(home, { recursive: true, force: true })
})

/** A database without tables, a data folder, and a bucket, or a place in it by its name. */
async function emptyPlace(below = 'nothing') {
  const name = `restored_${randomUUID().slice(0, 8)}`
  const { db, close } = openDatabase(urlOf('postgres'))
  await db.execute(sql.raw(`create database ${name}`))
  await close()
  return { databaseUrl: urlOf(name), dataDir: await mkdtemp(join(home, 'data-')), s3: readS3Address(s3.url.replace('?', `/${below}/?`)) }
}
async function upload(name: string): Promise<{ id: number; uuid: string }> {
  const query = { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' }
  return (await world.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart(name, `the bytes of ${name}`) })).body.data
}
const below = (prefix: string) => [...s3.objects.keys()].filter((key) => key.startsWith(prefix)).sort()

test('files of one moment come out of the bucket, and go into another place in a bucket, which must have none', async () => {
  const [kept, gone] = [await upload('kept.txt'), await upload('gone meanwhile.txt')]
  const folder = join(home, 'made')
  const made = await makeBackup(source, folder, async () => {
    await upload('late.txt')
    expect((await world.as('mia').del(`/attachments/${gone.id}`, WEBSITE)).status).toBe(200)
  })
  const ids = [kept.uuid, gone.uuid].sort()
  expect([made.lost, made.files.map(({ path }) => path).sort()]).toEqual([[], ids.map((id) => `files/${id}`)])
  const inBucket = await emptyPlace('restored')
  await restoreBackup(inBucket, folder)
  expect(below('restored/')).toEqual(ids.map((id) => `restored/${id}`))
  expect(String(s3.objects.get(`restored/${gone.uuid}`)?.bytes)).toBe('the bytes of gone meanwhile.txt')
  const again = { ...(await emptyPlace()), s3: inBucket.s3 }
  await expect(restoreBackup(again, folder)).rejects.toThrow(/There are files in palette-files\/restored\/ \(S3_URL\) already/)
}, 120_000)

test('storage that fails in the middle makes no backup and no restored place', async () => {
  const { uuid } = await upload('last.txt')
  for (const fault of ['half', { status: 503, code: 'SlowDown' }] as const) {
    s3.fault = (call) => (call === `GET ${uuid}` ? fault : null)
    const folder = join(home, `broken-${typeof fault === 'string' ? fault : fault.code}`)
    await expect(makeBackup(source, folder)).rejects.toThrow(/^The object storage of S3_URL cannot be reached, or answers nothing of use/)
    await expect(readdir(folder)).rejects.toThrow(/ENOENT/)
  }
  const { objects } = s3
  s3.fault = () => null
  await makeBackup(source, join(home, 'whole'))
  s3.fault = (call) => (call.startsWith('PUT half/') && below('half/').length > 0 ? { status: 507, code: 'XMinioStorageFull' } : null)
  const place = await emptyPlace('half')
  await writeFile(join(place.dataDir, 'mine'), 'x')
  await expect(restoreBackup(place, join(home, 'whole'))).rejects.toThrow(/507/)
  expect(below('half/')).toEqual([])
  expect(objects.has(uuid)).toBe(true)
}, 120_000)
