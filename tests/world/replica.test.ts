// The host with a streaming replica: lists are read from it, nobody reads an older state than they knew, and without it everything goes on (decision 071).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { buildHost } from '#host/app.ts'
import { type OpenDatabase, openDatabase } from '#host/db/open.ts'
import type { App } from '#host/host.ts'
import { openReplica, type Replica } from '#host/replica/replica.ts'
import { findPersonByUsername } from '#host/resources/people/people.store.ts'
import { openSession } from '#host/resources/sessions/sessions.store.ts'
import { readSettings } from '#host/settings.ts'
import { startHost } from '#host/start.ts'
import { createMetrics } from '#process/metrics.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/kit/database-proxy.ts'
import { askOneAtATime } from '#tests/kit/one-at-a-time.ts'
import { type PrimaryAndStandby, startPrimaryAndStandby } from '#tests/kit/standby.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

const PATIENCE = { timeout: 20_000, interval: 20 }

let servers: PrimaryAndStandby
let proxy: DatabaseProxy
let database: OpenDatabase
let replica: Replica
let app: App
let dataDir: string
let said: string[] = []
let places: string[] = []
const tokens = new Map<string, string>()

beforeAll(async () => {
  servers = await startPrimaryAndStandby()
  proxy = await openDatabaseProxy(servers.standby)
  database = openDatabase(servers.primary.url())
  askOneAtATime(database.pool)
  dataDir = await mkdtemp(join(tmpdir(), 'palette-replica-data-'))
  replica = openReplica({
    url: `postgres://${servers.standby.user}@127.0.0.1:${proxy.port}/palette`,
    primary: database.pool,
    say: { info: (line) => said.push(`info: ${line}`), warn: (line) => said.push(`warn: ${line}`) },
    counted: (place) => places.push(place),
  })
  app = await buildHost({ db: database.db, settings: readSettings({ DATA_DIR: dataDir, SAMPLE: 'off' }), judged: true, replica })
  for (const username of ['ana', 'mia']) {
    const person = await findPersonByUsername(database.db, username)
    tokens.set(username, await openSession(database.db, person?.id ?? ''))
  }
}, 120_000)
afterAll(async () => {
  await app?.close()
  await replica?.close()
  await database?.close()
  await proxy?.close()
  await servers?.close()
  if (dataDir) await rm(dataDir, { recursive: true })
})

type Query = Record<string, string>
/** What is told of an answer: loosely typed, because tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into the answer, and fail when a field is absent
type Body = any

async function ask(who: string, method: 'GET' | 'POST' | 'PUT', url: string, query: Query = {}, payload?: object) {
  places = []
  const headers = { authorization: `Bearer ${tokens.get(who)}` }
  const answer = await app.inject({ method, url, query, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() as Body, place: places.join() }
}

const titled = (who: string, title: string) => ask(who, 'GET', '/tasks/', { ...WEBSITE, search: title })
/** Reads until the replica answers, which it does by itself. */
const fromReplica = () => expect.poll(async () => (await titled('ana', 'nothing')).place, PATIENCE).toBe('replica')
const makeTask = async (title: string) => {
  const made = await ask('ana', 'POST', '/tasks/', { ...WEBSITE, is_archived: '0', members: '' }, { title })
  expect(made.status).toBe(201)
  return made.body.data.uuid as string
}
const onStandby = async (text: string) => {
  const client = new pg.Client(servers.standby.url())
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows
}

const sleeping = () =>
  expect
    .poll(() => onStandby("select 1 from pg_stat_activity where query like 'select pg_sleep(20)%' and state = 'active'"), PATIENCE)
    .toHaveLength(1)

beforeEach(async () => {
  await fromReplica()
  said = []
})

/** So often a read is tried again that the primary answered, where the replica should. */
const MOST_TRIES = 20

test('every list and search that says so is answered by the replica; everything else by the primary', async () => {
  const listed = [...app.rules].filter(([, rule]) => rule.replica).map(([name]) => name.replace('GET ', ''))
  const [sprint, epic, client] = await Promise.all(
    ['sprints', 'epics', 'clients'].map(async (table) => {
      const { rows } = await database.db.execute<{ id: string }>(
        sql.raw(
          `select t.id::text as id from ${table} t join companies c on c.id = t.company_id where c.slug = 'acme' ${table === 'clients' ? '' : "and t.project_id in (select id from projects where slug = 'website')"} limit 1`,
        ),
      )
      return rows[0]?.id ?? ''
    }),
  )
  const { body } = await ask('ana', 'GET', '/tasks/', WEBSITE)
  const more: Record<string, Query> = {
    '/text-search/': { search: 'page' },
    '/wiki-pages/search/': { q: 'page' },
    ...Object.fromEntries(
      ['/rockstars/', '/rockstars/tasks/'].map((path) => [path, { from: '2026-01-01', to: '2026-12-31', username: 'ana' }]),
    ),
    ...Object.fromEntries(
      ['', 'grid/', 'missing/'].map((path) => [`/time-trackings/${path}`, { start: '2026-11-23', end: '2026-11-29', week: '2026-11-23' }]),
    ),
    '/task-counts/': { by: 'workflow' },
    '/comments/': { commentable_type: 'issues', commentable_id: body.data[0].uuid },
    '/attachments/': { attachmentable_type: 'projects' },
    '/invoices/unbilled/': { client_uuid: client ?? '', from: '2020-01-01', to: '2030-01-01', grouping: 'person' },
  }
  expect(listed.length).toBeGreaterThan(25)
  const answers: Record<string, unknown> = {}
  for (const path of listed) {
    const url = path.replace(':id', (path.startsWith('/sprints') ? sprint : epic) ?? '')
    // A replica that is late, as on a busy machine, is not waited for long: the next read is its.
    for (let tries = 0; tries < MOST_TRIES && answers[path] !== 'replica'; tries++) {
      const { status, place, body } = await ask('ana', 'GET', url, { ...WEBSITE, ...more[path] })
      answers[path] = status === 200 ? place : body
    }
  }
  expect(answers).toEqual(Object.fromEntries(listed.map((path) => [path, 'replica'])))
  const used = await onStandby("select 1 from pg_stat_activity where backend_type = 'client backend' and query like '%from \"tasks\"%'")
  expect(used.length).toBeGreaterThan(0)
  expect((await ask('ana', 'GET', '/auth/me')).place).toBe('')
  expect((await ask('ana', 'GET', `/tasks/${body.data[0].uuid}/`, WEBSITE)).place).toBe('')
})

test('while the replica stands still, whoever wrote reads it at once, and so does whoever has the news of it', async () => {
  await servers.pause()
  try {
    const uuid = await makeTask('Written while it stood still')
    expect((await ask('ana', 'POST', '/task-assignees/', { ...WEBSITE, task_uuid: uuid }, { username: 'mia' })).status).toBe(200)
    expect(await onStandby(`select 1 from tasks where id = '${uuid}'`)).toEqual([])
    for (const who of ['ana', 'mia']) {
      const { place, body } = await titled(who, 'Written while it stood still')
      expect([place, body.data.map((task: { uuid: string }) => task.uuid)]).toEqual(['primary', [uuid]])
    }
    const inbox = await ask('mia', 'GET', '/feeds/inbox/')
    expect(inbox.place).toBe('primary')
    expect(inbox.body.data[0].data.subject).toBe('Written while it stood still')
    // A write of nobody's, past every request: what a round of the host does.
    await database.db.execute(sql`update tasks set title = 'Renamed by a round' where id = ${uuid}`)
    expect((await titled('mia', 'Renamed by a round')).body.data).toHaveLength(1)
  } finally {
    await servers.resume()
  }
  await fromReplica()
  expect((await titled('mia', 'Renamed by a round')).body.data).toHaveLength(1)
})

test('what was written a moment ago is waited for: most reads behind a write are answered by the replica', async () => {
  const answered = { primary: 0, replica: 0 }
  for (let at = 0; at < 20; at += 1) {
    const title = `Then read ${at}.`
    await makeTask(title)
    const { place, body } = await titled('mia', title)
    expect(body.data.length).toBeGreaterThan(0)
    answered[place as keyof typeof answered] += 1
  }
  expect(answered.replica).toBeGreaterThan(0)
})

test('a read that is in the way of what the replica has to repeat is read again from the primary', async () => {
  const read = replica.read(
    0n,
    async (db) => {
      await db.execute(sql`select pg_sleep(20) from labels limit 1`)
      return 'replica'
    },
    async () => 'primary',
  )
  await sleeping()
  await database.db.transaction((tx) => tx.execute(sql`lock table labels in access exclusive mode`))
  expect(await read).toBe('primary')
  expect([replica.state(), said]).toEqual(['ok', []])
})

test('a read on the way to a replica that stops is answered by the primary, with one line in the log; it is read from again when it is back', async () => {
  const read = replica.read(
    0n,
    async (db) => {
      await db.execute(sql`select pg_sleep(20)`)
      return 'replica'
    },
    async () => 'primary',
  )
  await sleeping()
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    await servers.stop()
    expect(await read).toBe('primary')
    for (let at = 0; at < 5; at += 1) expect(await titled('ana', 'page')).toMatchObject({ status: 200, place: 'primary' })
    expect(replica.lag()).toBeNull()
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true, checks: { database: 'ok', files: 'ok', replica: 'degraded' } }])
    await servers.start()
    await fromReplica()
  } finally {
    stderr.mockRestore()
  }
  expect(said).toEqual([
    expect.stringMatching(/^warn: Reads go to the primary: the replica at DATABASE_REPLICA_URL cannot be used \(.+\)$/),
    'info: Reads go to the replica at DATABASE_REPLICA_URL again',
  ])
  expect((await app.inject('/readyz')).json().checks.replica).toBe('ok')
})

test('a replica that goes silent keeps nobody waiting for long', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    await proxy.fail('hang')
    expect(await titled('ana', 'page')).toMatchObject({ status: 200, place: 'primary' })
    expect(replica.state()).toBe('away')
    await proxy.mend()
    await fromReplica()
  } finally {
    stderr.mockRestore()
  }
})

test('the start of a host looks whether it is a replica of its database, and tells how it is used', { timeout: 60_000 }, async () => {
  const given = { DATA_DIR: dataDir, HOST_PORT: '0', SAMPLE: 'off', LOG_LEVEL: 'error', DATABASE_URL: servers.primary.url() }
  const start = (url: string, more: Record<string, string> = {}) => startHost({ ...given, ...more, DATABASE_REPLICA_URL: url })
  await expect(start(servers.primary.url())).rejects.toThrow(/^DATABASE_REPLICA_URL \(\S+\) is no replica: it takes writes of its own\.$/)
  await expect(start(servers.standby.url('postgres'))).rejects.toThrow(
    /^DATABASE_REPLICA_URL \(\S+\) is another database of that PostgreSQL than DATABASE_URL\.$/,
  )
  await expect(start(servers.standby.url('nothing'))).rejects.toThrow(
    /^The database at \S+ \(DATABASE_REPLICA_URL\) cannot be used: database "nothing" does not exist\.$/,
  )
  const { host, port, user } = inject('cluster')
  await expect(start(`postgres://localhost/postgres?host=${encodeURIComponent(host)}&port=${port}&user=${user}`)).rejects.toThrow(
    /^DATABASE_REPLICA_URL \(\S+\) belongs to another PostgreSQL than DATABASE_URL\.$/,
  )
  await expect(startHost({ DATA_DIR: dataDir, DATABASE_REPLICA_URL: servers.standby.url() })).rejects.toThrow(
    'DATABASE_REPLICA_URL is set without DATABASE_URL, which it is a replica of.',
  )
  const metrics = createMetrics()
  const running = await startHost({ ...given, DATABASE_REPLICA_URL: servers.standby.url() }, { metrics })
  const text = async () => (await metrics.text()).text
  try {
    const headers = { authorization: `Bearer ${tokens.get('ana')}` }
    const read = async () => {
      expect((await fetch(`${running.url}/projects/?company_slug=acme`, { headers })).status).toBe(200)
      return text()
    }
    await expect.poll(read, PATIENCE).toMatch(/palette_list_reads_total\{place="replica"\} [1-9]/)
    expect(await text()).toMatch(/palette_replica_lag\{in="seconds"\} \d/)
  } finally {
    await running.stop()
  }
  // One that is not there yet keeps nobody from starting.
  await (await start('postgres://localhost/palette?host=/nowhere')).stop()
})
