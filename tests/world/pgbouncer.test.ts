// The host behind PgBouncer in transaction mode, which gives each transaction another connection: nothing of a session may be leaned on (decision 070).
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isMigrated } from '#host/db/migrate.ts'
import { holdDatabase } from '#host/db/serve-database.ts'
import { type RunningHost, startHost } from '#host/start.ts'
import { ensurePgbouncer, type Pgbouncer, startPgbouncer } from '#tests/kit/pgbouncer.ts'
import { openSampleDatabase } from '#tests/kit/sample-database.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { freePort } from './host-process.ts'

const found = await ensurePgbouncer()
if ('missing' in found) process.stderr.write(`Not tested: the host behind PgBouncer. ${found.missing}\n`)

describe.skipIf('missing' in found)('behind PgBouncer', () => {
  const PATIENCE = { timeout: 60_000 }
  const role = `pooled_${randomUUID().slice(0, 8)}`
  let dataDir: string
  let database: pg.Client
  let name: string
  let pooler: Pgbouncer
  let sessions: Pgbouncer
  const { host, port, user } = inject('cluster')
  const direct = (database: string, as = user) =>
    `postgres://localhost/${database}?host=${encodeURIComponent(host)}&port=${port}&user=${as}`

  beforeAll(async () => {
    if ('missing' in found) return
    dataDir = await mkdtemp(join(tmpdir(), 'palette-pgbouncer-data-'))
    const sample = await openSampleDatabase()
    database = sample.client
    name = String(sample.client.database)
    // A role of its own: what it is set to is of the role, and not of this database's other users.
    await database.query(`create role ${role} superuser login`)
    pooler = await startPgbouncer(
      found.path,
      { ...inject('cluster'), user: role },
      { port: await freePort(), mode: 'transaction', connections: 4 },
    )
    sessions = await startPgbouncer(found.path, inject('cluster'), { port: await freePort(), mode: 'session', connections: 4 })
  }, 300_000)
  afterAll(async () => {
    await Promise.all([pooler, sessions].map((one) => one?.close()))
    await database?.end()
    if (dataDir) await rm(dataDir, { recursive: true })
  })

  const env = () => ({ DATA_DIR: dataDir, HOST_PORT: '0', SAMPLE: 'off', LOG_LEVEL: 'error' })

  /** Calls a host; loosely typed, because tests look into the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into the answer, and fail when a field is absent
  type Data = any
  async function ask(
    at: RunningHost,
    method: string,
    path: string,
    token: string | null,
    body?: object,
  ): Promise<{ status: number; data: Data }> {
    const response = await fetch(`${at.url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, data: ((await response.json()) as { data: Data }).data }
  }
  async function signIn(at: RunningHost, username: string): Promise<string> {
    const { data } = await ask(at, 'POST', '/auth/sign-in', null, { email: `${username}@example.com`, password: 'palette-demo-1' })
    return data.access_token
  }

  test('people sign in, list, search, write and hear of it, many at once; the rounds of the host run; a stop and a start find everything', {
    timeout: 120_000,
  }, async () => {
    const given = { ...env(), DATABASE_URL: pooler.url(name), DATABASE_DIRECT_URL: direct(name) }
    const running = await startHost(given)
    const project = new URLSearchParams(WEBSITE)
    try {
      const [ana, mia] = [await signIn(running, 'ana'), await signIn(running, 'mia')]
      const before = (await ask(running, 'GET', '/feeds/unread/', mia)).data
      // Each call begins with a statement that elsewhere a connection keeps: 60 at once meet all connections, in any order.
      const many = await Promise.all(
        Array.from({ length: 30 }, async (_, at) => {
          const made = await ask(running, 'POST', `/tasks/?${project}&is_archived=0&members=`, ana, { title: `Pooled ${at}` })
          const read = await ask(running, 'GET', `/tasks/${made.data.uuid}/?${project}`, at % 2 ? ana : mia)
          return [made.status, read.status, read.data.title]
        }),
      )
      expect(many).toEqual(many.map((_, at) => [201, 200, `Pooled ${at}`]))
      const listed = await ask(running, 'GET', `/tasks/?${project}&search=Pooled&per_page=50`, mia)
      expect([listed.status, listed.data.length]).toEqual([200, 30])
      const first = `task_uuid=${listed.data[0].uuid}&${project}`
      expect((await ask(running, 'POST', `/task-assignees/?${first}`, ana, { username: 'mia' })).status).toBe(200)
      expect((await ask(running, 'GET', '/feeds/unread/', mia)).data).not.toEqual(before)
      // The leader mails it.
      expect((await ask(running, 'POST', '/auth/forgot-password', null, { email: 'ben@example.com' })).status).toBe(200)
      const mails = () => readdir(join(dataDir, 'outbox')).catch(() => [])
      await expect.poll(async () => (await mails()).filter((one) => one.endsWith('.eml')).length, PATIENCE).toBe(1)
    } finally {
      await running.stop()
    }
    // Nothing of it is left on the connections of others: no lock, no setting.
    const { rows } = await database.query(
      "select count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    expect(rows).toEqual([{ locks: 0 }])
    const again = await startHost(given)
    try {
      expect((await ask(again, 'GET', '/auth/me', await signIn(again, 'ana'))).status).toBe(200)
    } finally {
      await again.stop()
    }
  })

  test('an empty database gets its tables around it, and the role its settings, with which every connection that the pooler opens begins', async () => {
    const empty = `empty_${randomUUID().slice(0, 8)}`
    await database.query(`create database ${empty}`)
    const held = await holdDatabase({ databaseUrl: pooler.url(empty), databaseDirectUrl: direct(empty), dataDir }, () => undefined)
    expect(held.pooled).toBe(true)
    expect(await isMigrated(held.direct)).toBe(true)
    const pooled = new pg.Client({ connectionString: direct(empty, role) })
    await pooled.connect()
    const { rows } = await pooled.query(
      "select setting from pg_settings where name in ('jit', 'random_page_cost', 'enable_mergejoin', 'statement_timeout') order by name",
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['off', 'off', '1.1', '60000'])
    await pooled.end()
    await held.release()
  })

  test('without the address of PostgreSQL itself, or with a wrong one, the start says so in a sentence and has done nothing', async () => {
    const start = (more: Record<string, string>) => startHost({ ...env(), ...more })
    await expect(start({ DATABASE_URL: pooler.url(name) })).rejects.toThrow(
      'DATABASE_URL leads through a pooler that gives connections out by transaction, as PgBouncer does; set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a session of its own.',
    )
    await expect(start({ DATABASE_URL: pooler.url(name), DATABASE_DIRECT_URL: pooler.url(name) })).rejects.toThrow(
      'DATABASE_DIRECT_URL leads through a pooler that gives connections out by transaction; it has to be the address of PostgreSQL itself.',
    )
    await expect(start({ DATABASE_URL: pooler.url(name), DATABASE_DIRECT_URL: direct('postgres') })).rejects.toThrow(
      /^DATABASE_DIRECT_URL \(\S+\) and DATABASE_URL \(\S+\) do not lead to the same database\.$/,
    )
    await expect(start({ DATABASE_DIRECT_URL: direct(name) })).rejects.toThrow(
      'DATABASE_DIRECT_URL is set without DATABASE_URL, which it goes around a pooler for.',
    )
  })

  test('a pooler that keeps a connection for each session is as good as none', async () => {
    const held = await holdDatabase({ databaseUrl: sessions.url(name), dataDir }, () => undefined)
    expect(held).toMatchObject({ pooled: false, direct: { connectionString: sessions.url(name) } })
    await held.release()
  })
})
