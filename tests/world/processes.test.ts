// The product in several processes beside a read replica, as `npm run serve -- --processes 2` runs it with DATABASE_REPLICA_URL: any request on any of them, none lost while they are replaced or killed.
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Client } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '#tests/kit/multipart.ts'
import { type PrimaryAndStandby, startPrimaryAndStandby } from '#tests/kit/standby.ts'
import { freePort, type RunningScript, runScript } from './host-process.ts'
import { ask, connections, NEW_TASK, PROJECT, signIn, startTraffic } from './traffic.ts'

const COUNT = 2
/** On a busy machine. */
const PATIENCE = { timeout: 60_000 }

let dataDir: string
let servers: PrimaryAndStandby
let database: pg.Client
let group: RunningScript
let [gatewayUrl, hostUrl, metricsUrl] = ['', '', '']

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palette-processes-'))
  servers = await startPrimaryAndStandby()
  database = new pg.Client(servers.primary.url())
  await database.connect()
  await mkdir(join(dataDir, 'client'))
  await writeFile(join(dataDir, 'client', 'index.html'), '<!doctype html><title>Palette</title>')
  const ports = [await freePort(), await freePort(), await freePort()].map(String)
  const [PORT = '', HOST_PORT = '', METRICS_PORT = ''] = ports
  ;[gatewayUrl = '', hostUrl = '', metricsUrl = ''] = ports.map((one) => `http://localhost:${one}`)
  group = await runScript(
    'serve',
    {
      DATABASE_URL: servers.primary.url(),
      DATABASE_REPLICA_URL: servers.standby.url(),
      DATA_DIR: dataDir,
      CLIENT_DIR: join(dataDir, 'client'),
      PORT,
      HOST_PORT,
      METRICS_PORT,
      DRAIN_SECONDS: '0.5',
      LOG_LEVEL: 'info',
    },
    { args: ['--processes', String(COUNT)], up: /^Palette on (\S+),/m },
  )
}, 240_000)
afterAll(async () => {
  await database.end()
  expect(await group.end('SIGTERM')).toBe(0)
  await servers.close()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function titles(like: string): Promise<string[]> {
  const { rows } = await database.query<{ title: string }>('select title from tasks where title like $1 order by title', [like])
  return rows.map(({ title }) => title)
}

async function answeredBy(server: 'host' | 'gateway'): Promise<Set<string>> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const told = text.matchAll(/^palette_http_request_duration_seconds_count\{(.*)\} [1-9]/gm)
  return new Set(
    [...told]
      .filter(([, labels]) => labels?.includes(`server="${server}"`))
      .map(([, labels]) => /process="(\w+)"/.exec(labels ?? '')?.[1] ?? ''),
  )
}

async function leader(): Promise<number | null> {
  const { rows } = await database.query<{ name: string }>(
    "select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'palette leader%'",
  )
  return rows[0] === undefined ? null : Number(rows[0].name.split(' ').at(-1))
}

test('any request on any process: sign-in, write, retry, read, file, limit and the end of a session count for all of them', async () => {
  const [one, two] = connections(hostUrl, COUNT) as [Client, Client]
  const signedIn = await signIn(one, 'ana')
  expect(signedIn.status).toBe(200)
  const token = signedIn.data.access_token ?? ''
  const key = randomUUID()
  const write = { token, body: { title: 'Made on any process' }, 'idempotency-key': key }
  const made = await ask(two, 'POST', NEW_TASK, write)
  expect(made.status).toBe(201)
  const again = await ask(one, 'POST', NEW_TASK, write)
  expect([again.status, again.headers['idempotency-replayed'], again.data.uuid]).toEqual([201, 'true', made.data.uuid])
  const found = await ask(one, 'GET', `/tasks/${made.data.uuid}/?${PROJECT}`, { token })
  expect([found.status, found.data.title]).toEqual([200, 'Made on any process'])
  // Two at once on two processes are one.
  const both = { token, body: { title: 'Asked of two at once' }, 'idempotency-key': randomUUID() }
  const answers = await Promise.all([one, two].map((on) => ask(on, 'POST', NEW_TASK, both)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await titles('Asked of two at once')).toHaveLength(1)
  const { headers, payload } = multipart('words.txt', 'bytes of a file')
  const sent = await ask(two, 'POST', `/attachments/?${PROJECT}&attachmentable_type=issues&attachmentable_id=${made.data.uuid}`, {
    token,
    body: payload,
    ...headers,
  })
  expect(sent.status).toBe(201)
  const bytes = await ask(one, 'GET', `/attachments/${sent.data.id}/content?${PROJECT}`, { token })
  expect(bytes.body).toBe('bytes of a file')
  expect((await ask(one, 'POST', '/auth/sign-out', { token })).status).toBe(200)
  expect((await ask(two, 'GET', '/auth/me', { token })).status).toBe(401)
  // Ten tries for an account from an address, wherever they arrive.
  const tries: number[] = []
  for (let at = 0; at < 11; at += 1) tries.push((await signIn(at % 2 === 0 ? one : two, 'mia', 'not her password')).status)
  expect(tries).toEqual([...Array(10).fill(tries[0]), 429])
  expect([...(await answeredBy('host'))].sort()).toEqual(['1', '2'])
  await Promise.all([one.close(), two.close()])
})

/** How many lists were answered where, by all processes. */
async function listsFrom(place: 'replica' | 'primary'): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const told = text.matchAll(/^palette_list_reads_total\{(.*)\} (\d+)/gm)
  return [...told].filter(([, labels]) => labels?.includes(`place="${place}"`)).reduce((sum, [, , count]) => sum + Number(count), 0)
}

test('what is written on one process is in the lists of the other at once, whether the replica keeps up, stands still or is gone', async () => {
  const on = connections(hostUrl, COUNT) as [Client, Client]
  const token = (await signIn(on[0], 'ben')).data.access_token ?? ''
  async function isListed(title: string, at: number): Promise<boolean> {
    const made = await ask(on[at % 2 === 0 ? 0 : 1], 'POST', NEW_TASK, { token, body: { title } })
    expect(made.status).toBe(201)
    const listed = await ask(on[at % 2 === 0 ? 1 : 0], 'GET', `/tasks/?${PROJECT}&search=${encodeURIComponent(title)}`, { token })
    expect(listed.status).toBe(200)
    return listed.body.includes(`"${title}"`)
  }
  const missing: string[] = []
  // No title twice: one of before would be found in any list.
  let written = 0
  const write = async (name: string) => {
    for (let at = 0; at < 6; at += 1) {
      written += 1
      if (!(await isListed(`${name} ${written}`, at))) missing.push(`${name} ${written}`)
    }
  }
  await write('Keepsup')
  await expect
    .poll(async () => {
      await write('Again')
      return listsFrom('replica')
    }, PATIENCE)
    .toBeGreaterThan(0)
  await servers.pause()
  await write('Standsstill')
  await servers.resume()
  await servers.stop()
  await write('Gone')
  await servers.start()
  const before = await listsFrom('replica')
  await expect
    .poll(async () => {
      await write('Back')
      return listsFrom('replica')
    }, PATIENCE)
    .toBeGreaterThan(before)
  expect(missing).toEqual([])
  await Promise.all(on.map((one) => one.close()))
})

test('a mailed link works once over all processes; the leader mails it', async () => {
  const [one, two] = connections(hostUrl, COUNT) as [Client, Client]
  expect((await ask(one, 'POST', '/auth/forgot-password', { body: { email: 'ben@example.com' } })).status).toBe(200)
  const outbox = join(dataDir, 'outbox')
  const mails = () => readdir(outbox).catch(() => [] as string[])
  await expect.poll(async () => (await mails()).filter((name) => name.endsWith('.eml')).length, PATIENCE).toBe(1)
  const [mail = ''] = await mails()
  const text = (await readFile(join(outbox, mail), 'utf8')).replace(/=\r?\n/g, '')
  const token = /password-reset[^\s"]*?(?:token=(?:3D)?|\/)([\w-]{20,})/.exec(text)?.[1]
  expect(token, text.slice(0, 2_000)).toBeDefined()
  const set = await Promise.all(
    [one, two].map((on, at) => ask(on, 'POST', '/auth/reset-password', { body: { token, password: `a quite new one ${at}` } })),
  )
  expect(set.map(({ status }) => status).sort()).toEqual([200, 422])
  await Promise.all([one.close(), two.close()])
})

test('a rolling restart under constant reads and writes: no error, no write lost or done twice', { timeout: 300_000 }, async () => {
  const before = group.output().length
  const traffic = await startTraffic({ hostUrl, gatewayUrl }, 'Rolling')
  await expect.poll(() => traffic.acknowledged.length, PATIENCE).toBeGreaterThan(5)
  group.child.kill('SIGUSR2')
  await expect.poll(() => group.output().slice(before), { timeout: 240_000, interval: 200 }).toContain('All processes are new')
  const during = traffic.acknowledged.length
  await expect.poll(() => traffic.acknowledged.length, PATIENCE).toBeGreaterThan(during + 5)
  await traffic.stop()
  expect(traffic.failures).toEqual([])
  expect(await titles('Rolling %')).toEqual(traffic.acknowledged.toSorted())
  expect(new Set(traffic.acknowledged).size).toBe(traffic.acknowledged.length)
})

test('kill -9 of the leader under constant writes: no acknowledged write is lost, another process leads, and a new one takes its place', {
  timeout: 300_000,
}, async () => {
  await expect.poll(leader, PATIENCE).not.toBeNull()
  const first = await leader()
  const before = group.output().length
  const traffic = await startTraffic({ hostUrl, gatewayUrl }, 'Killed')
  await expect.poll(() => traffic.acknowledged.length, PATIENCE).toBeGreaterThan(5)
  process.kill(first ?? 0, 'SIGKILL')
  await expect.poll(async () => [null, first].includes(await leader()), PATIENCE).toBe(false)
  await expect.poll(() => group.output().slice(before), { timeout: 200_000, interval: 200 }).toMatch(/\(pid \d+\) answers/)
  expect(group.output().slice(before)).toMatch(
    new RegExp(`Process [12] \\(pid ${first}\\) ended \\(SIGKILL\\); another one is started in 0.5 s`),
  )
  await traffic.stop()
  const kept = await titles('Killed %')
  expect(traffic.acknowledged.filter((title) => !kept.includes(title))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
})
