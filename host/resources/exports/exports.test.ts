// Exports as they are asked for, made and thrown away, by those who may.
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { archiveOf, beSilent, jsonIn, makeAll, startExport } from '#tests/kit/made-exports.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { type AnyTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { makeExports, startExporting } from './export-maker.ts'
import { forgetExports, startExport as startInStore } from './exports.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const ACME = { company_slug: 'acme' }

type Place = Record<string, string>
const fail = (error: unknown) => {
  throw error
}

test('EXPORT-04 a project’s admins export their project, and the owner the workspace; a project has no money, no log and no addresses that are hidden', async () => {
  const statuses = async (place: Place) => {
    const asked: number[] = []
    for (const who of ['ana', 'ben', 'gus', 'dora']) {
      const { status, body } = await startExport(world, who, place)
      asked.push(status)
      if (status === 201) await world.as(who).del(`/exports/${body.data.uuid}/`, place)
    }
    return asked
  }
  expect(await statuses(ACME)).toEqual([201, 403, 403, 404])
  const role = (await world.as('ben').get('/projects/website/', WEBSITE)).status
  expect(role).toBe(200)
  await world.db.execute(sql`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
  expect(await statuses(WEBSITE)).toEqual([201, 201, 403, 404])
  await world.db.execute(sql`update people set hide_email = true where username = 'mia'`)
  const { files } = await archiveOf(world, 'ben', WEBSITE)
  expect([...files.keys()].filter((path) => /^(projects|workspace|log|csv)/.test(path)).sort()).toEqual(
    ['projects/website.json', 'csv/tasks.csv', 'csv/comments.csv', 'csv/time.csv', 'csv/members.csv'].sort(),
  )
  expect(Object.keys(jsonIn(files, 'projects/website.json'))).not.toEqual(expect.arrayContaining(['project_billing']))
  expect([...files.values()].join('\n')).not.toContain('mia@example.com')
  expect((await archiveOf(world, 'ana', ACME)).files.get('people.json')).toContain('mia@example.com')
  await world.db.execute(sql`update people set hide_email = false where username = 'mia'`)
})

test('EXPORT-04 one at a time a workspace: 409 names the one that runs; others see theirs alone; it is logged', async () => {
  const first = await startExport(world, 'ana', ACME)
  expect(first.body.data).toMatchObject({ state: 'waiting', done: 0, size: null, ready_at: null })
  expect(await startExport(world, 'ana', WEBSITE)).toMatchObject({
    status: 409,
    body: { code: 'export_running', running: first.body.data.uuid },
  })
  const content = await world.as('ana').get(`/exports/${first.body.data.uuid}/content`, ACME)
  expect([content.status, content.body.message]).toEqual([404, 'This export is not ready.'])
  expect((await world.as('ana').get('/exports/', WEBSITE)).body.data).toEqual([])
  expect((await world.as('ana').get(`/exports/${first.body.data.uuid}/`, WEBSITE)).status).toBe(404)
  expect((await world.as('ana').del(`/exports/${first.body.data.uuid}/`, ACME)).status).toBe(200)
  expect((await world.as('ana').get('/exports/', ACME)).body.data).toEqual([])
  const { body } = await world.as('ana').get('/team-members/log/', { company_slug: 'acme' })
  expect(body.data.slice(0, 2).map(({ action }: AnyTask) => action)).toEqual(['export.delete', 'export.workspace'])
})

test('EXPORT-04 whoever asked is told in the inbox and by mail, once; after 7 days it is gone with its bytes', async () => {
  const before = (await world.mailsNow()).length
  const { uuid } = (await startExport(world, 'ana', ACME, { files: false })).body.data
  await makeAll(world)
  expect(await makeAll(world)).toBe(0)
  const mails = (await world.mailsNow()).slice(before)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.com', 'The export of “Acme” is ready']])
  expect(mails[0]?.text).toContain('/acme/settings#data')
  const news = (await world.as('ana').get('/feeds/inbox/', { company_slug: 'acme' })).body.data
  expect(news[0]).toMatchObject({ target: { kind: 'export', id: uuid }, sentence: 'The export of “Acme” is ready' })

  const { rows } = await world.db.execute<{ file: string }>(sql`select file from exports where id = ${uuid}`)
  const files = openFiles(world.settings)
  expect(await files.store.stat(rows[0]?.file ?? '')).not.toBeNull()
  expect(await forgetExports(world.db, files, new Date(Date.now() + 6.9 * 86_400_000))).toBe(0)
  expect(await forgetExports(world.db, files, new Date(Date.now() + 7.1 * 86_400_000))).toBe(1)
  expect(await files.store.stat(rows[0]?.file ?? '')).toBeNull()
  expect((await world.as('ana').get('/exports/', ACME)).body.data).toEqual([])
})

test('EXPORT-05 without room it is refused before it begins', async () => {
  const files = { ...openFiles(world.settings), room: async () => 100_000_000 }
  const { rows } = await world.db.execute<{ company: string; person: string }>(
    sql`select id as company, owner_id as person from companies where slug = 'acme'`,
  )
  const [{ company = '', person = '' } = {}] = rows
  const asked = startInStore(world.db, files, { companyId: company, projectId: null }, person, { kind: 'zip', withFiles: true })
  await expect(asked).rejects.toMatchObject({
    status: 409,
    code: 'no_room',
    message: 'There is not enough room on the server for this export.',
  })
})

test('EXPORT-04 one that fails is begun anew, and after three times says so; one that is deleted meanwhile leaves nothing', async () => {
  const errors: unknown[] = []
  const files = openFiles(world.settings)
  const broken = { ...files, keep: () => Promise.reject(new Error('No.')) }
  const parts = { files: broken, onError: (error: unknown) => errors.push(error) }
  const { uuid } = (await startExport(world, 'ana', OPS)).body.data
  for (const tries of [1, 2, 3]) {
    expect({ tries, begun: await makeAll(world, parts) }).toEqual({ tries, begun: 1 })
    expect(await makeAll(world, parts)).toBe(0)
    await beSilent(world)
  }
  expect(errors).toHaveLength(3)
  const failed = (await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data
  expect(failed).toMatchObject({ state: 'failed', reason: 'Something went wrong on the server three times. Its log says what.' })
  await world.as('ana').del(`/exports/${uuid}/`, OPS)

  const next = (await startExport(world, 'ana', OPS)).body.data
  const gone = {
    ...files,
    async take(...args: Parameters<typeof files.take>) {
      const taken = await files.take(...args)
      expect((await world.as('ana').del(`/exports/${next.uuid}/`, OPS)).status).toBe(200)
      return taken
    },
  }
  await makeAll(world, { files: gone })
  expect((await world.as('ana').get('/exports/', OPS)).body.data).toEqual([])
})

test('EXPORT-04 a sign of life that is under way when making fails is waited for: it would pass for one of the next maker’s', async () => {
  const { uuid } = (await startExport(world, 'ana', OPS)).body.data
  const order: string[] = []
  let fails: ((error: Error) => void) | undefined
  const take = () =>
    new Promise<never>((_, reject) => {
      fails = reject
    })
  const files = { ...openFiles(world.settings), take }
  const making = makeAll(world, { files, onError: (error) => order.push(String(error)) }).then(() => order.push('at its end'))
  await expect.poll(() => fails).toBeDefined()
  const beats = async () => undefined
  await whileHeld(
    world.db,
    (tx) => tx.execute(sql`select from exports where id = ${uuid} for update`),
    beats,
    async () => {
      fails?.(new Error('No.'))
      await expect.poll(() => order.length).toBeGreaterThan(0)
      // Long enough for a maker that does not wait.
      for (let times = 0; times < 5; times += 1) await world.db.execute(sql`select 1`)
      order.push('let go')
    },
  )
  await making
  expect(order).toEqual(['Error: No.', 'let go', 'at its end'])
  await world.as('ana').del(`/exports/${uuid}/`, OPS)
})

test('EXPORT-04 a maker that is gone is followed by another; one that stops leaves it to be begun anew', async () => {
  const { uuid } = (await startExport(world, 'ana', OPS)).body.data
  const files = openFiles(world.settings)
  const stopping: Promise<void>[] = []
  const halfway = {
    ...files,
    take(source: Readable) {
      stopping.push(maker.stop())
      return files.take(source)
    },
  }
  const maker = startExporting({ db: world.db, files: halfway, settings: world.settings, onError: fail, every: 1 })
  await expect.poll(() => stopping.length).toBe(1)
  await stopping[0]
  const stopped = (await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data
  expect(stopped).toMatchObject({ state: 'waiting', reason: null })
  // So does one that stops while it is just taking it, which the clock it asks then is good for.
  const late = new AbortController()
  const takes = vi.spyOn(files, 'take')
  const now = () => {
    late.abort()
    return new Date()
  }
  await makeExports({ db: world.db, files, settings: world.settings, onError: fail, now }, late.signal)
  expect(takes).not.toHaveBeenCalled()
  expect((await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data.state).toBe('waiting')
  await world.db.execute(sql`update exports set state = 'running', tries = 1, heartbeat_at = now() - interval '20 seconds'`)
  expect(await makeAll(world)).toBe(0)
  await world.db.execute(sql`update exports set heartbeat_at = now() - interval '31 seconds'`)
  expect(await makeAll(world)).toBe(1)
  expect((await world.as('ana').get(`/exports/${uuid}/`, OPS)).body.data.state).toBe('ready')
})

test('EXPORT-04 a part of it can be asked for, so that a download that broke goes on', async () => {
  const [{ uuid, size }] = (await world.as('ana').get('/exports/', OPS)).body.data
  const headers = { authorization: `Bearer ${await world.as('ana').token()}`, range: 'bytes=100-' }
  const answer = await world.app.inject({ url: `/exports/${uuid}/content`, query: OPS, headers })
  expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-range']]).toEqual([
    206,
    size - 100,
    `bytes 100-${size - 1}/${size}`,
  ])
})

test('EXPORT-08 it works on every plan, for archived projects, and in the days before a workspace is deleted', async () => {
  await world.db.execute(sql`update companies set subscription = 'free', unlimited_workspaces = false where slug = 'acme'`)
  await world.db.execute(sql`update projects set current_status = 2 where slug = 'ops'`)
  await archiveOf(world, 'ana', OPS)
  await world.db.execute(sql`update companies set deletion_at = now() + interval '10 days' where slug = 'acme'`)
  await archiveOf(world, 'ana', ACME)
  expect((await startExport(world, 'ben', WEBSITE)).status).toBe(404)
})
