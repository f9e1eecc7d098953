// What a person at the terminal sees when something cannot start, that nothing was made by then, and that the host stops cleanly.
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort, runHost, runToEnd, type Script } from './host-process.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palette-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a second run on the same data folder names the pid of the first; a clean stop lets the next one in', {
  timeout: 240_000,
}, async () => {
  const env = { DATA_DIR: dataDir, HOST_PORT: String(await freePort()) }
  const first = await runHost(env)
  const second = runHost({ ...env, HOST_PORT: String(await freePort()) })
  await expect(second).rejects.toThrow(
    `exit 1: Another host (pid ${first.child.pid}) is running on ${dataDir}; stop it first or set another DATA_DIR.`,
  )
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  expect(await first.end('SIGINT')).toBe(0)
  const third = await runHost(env)
  expect(await third.end('SIGTERM')).toBe(0)
})

/** A port that is taken while `run` runs. */
async function withTakenPort(run: (port: string) => Promise<void>): Promise<void> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve))
  const address = taken.address()
  await run(typeof address === 'object' && address !== null ? String(address.port) : '')
  await new Promise((resolve) => taken.close(resolve))
}

test('a bad DATABASE_URL or one that does not answer: one sentence without the password, and exit code 1', {
  timeout: 240_000,
}, async () => {
  const gone = `postgres://palette:secret@127.0.0.1:${await freePort()}/palette`
  const refused = await runToEnd('host', { DATABASE_URL: gone, HOST_PORT: '0' })
  expect(refused).toMatch(/^exit 1: The database at postgres:\/\/palette:…@\S+ \(DATABASE_URL\) cannot be used: .*ECONNREFUSED.*\.$/)
  expect(await runToEnd('host', { DATABASE_URL: 'mysql://x' })).toBe(
    'exit 1: DATABASE_URL must be an address such as postgres://user:password@host:5432/name, not what is set (not shown here: it may hold a secret).',
  )
})

test.each<[Script, string]>([
  ['host', 'HOST_PORT'],
  ['bin/mock.ts', 'PORT'],
  ['bin/start.ts', 'PORT'],
  ['bin/start.ts', 'HOST_PORT'],
])('%s with a taken %s says so in one sentence before anything is built or made', { timeout: 240_000 }, async (script, name) => {
  await withTakenPort(async (port) => {
    const folder = join(dataDir, 'never')
    const env = { DATA_DIR: folder, PORT: '0', HOST_PORT: '0', [name]: port }
    expect(await runToEnd(script, env)).toBe(`exit 1: Port ${port} is taken; stop what listens there or set ${name}.`)
    expect(existsSync(folder)).toBe(false)
  })
})

test.each<Script>(['gateway', 'bin/start.ts', 'bin/dev.ts', 'host/db/sample/main.ts'])(
  '%s with a wrong variable: one sentence and exit code 1, nothing is made',
  { timeout: 240_000 },
  async (script) => {
    const folder = join(dataDir, 'never')
    const env = { DATA_DIR: folder, PORT: '0', HOST_PORT: '0', LOG_LEVEL: 'loud' }
    expect(await runToEnd(script, env)).toBe('exit 1: LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".')
    expect(existsSync(folder)).toBe(false)
  },
)

test('npm run serve -- --processes that are none, or too many for PostgreSQL: one sentence and exit code 1', {
  timeout: 240_000,
}, async () => {
  const env = { DATA_DIR: join(dataDir, 'never'), PORT: '0', HOST_PORT: '0', CLIENT_DIR: dataDir }
  expect(await runToEnd('serve', env, ['--processes', 'many'])).toBe('exit 1: --processes must be a number from 1 to 64, not "many".')
  const { host, port, user } = inject('cluster')
  const database = {
    DATABASE_URL: `postgres://localhost/template_empty?host=${encodeURIComponent(host)}&port=${port}&user=${user}`,
    DATABASE_CONNECTIONS: '20',
  }
  await writeFile(join(dataDir, 'index.html'), '<!doctype html>')
  expect(await runToEnd('serve', { ...env, ...database }, ['--processes', '3'])).toMatch(
    /^exit 1: 3 processes are too many for 20 connections to PostgreSQL, which are enough for 2; /,
  )
  expect(existsSync(env.DATA_DIR)).toBe(false)
})

test('a server that was not built says what to do', async () => {
  expect(await runToEnd('nothing' as 'serve', {})).toMatch(/^exit 1: There is no \S+\/dist-server\/nothing\.js: run npm run build first\.$/)
})

test('npm run serve without a client says what to do; an address that is not of this machine cannot be listened on', {
  timeout: 240_000,
}, async () => {
  const none = join(dataDir, 'no-client')
  const env = { DATA_DIR: join(dataDir, 'never'), PORT: '0', HOST_PORT: '0' }
  expect(await runToEnd('serve', { ...env, CLIENT_DIR: none })).toBe(`exit 1: There is no client in ${none}: run npm run build first.`)
  expect(existsSync(env.DATA_DIR)).toBe(false)
  const gateway = { PORT: '0', HOST_URL: `http://localhost:${await freePort()}`, LISTEN: '192.0.2.1' }
  const host = createServer().listen(Number(new URL(gateway.HOST_URL).port), 'localhost')
  try {
    expect(await runToEnd('gateway', gateway)).toBe('exit 1: This machine has no address 192.0.2.1 to listen on (LISTEN).')
  } finally {
    host.close()
  }
})
