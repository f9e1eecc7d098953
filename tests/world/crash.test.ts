// The host is killed in the middle of writing, five times, twice together with its database server; whatever it had answered is there afterwards.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type HostProcess, runHost } from './host-process.ts'

const KILLS = 5
const WRITES_A_LIFE = 100

let dataDir: string
let host: HostProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palette-crash-'))
})
afterAll(async () => {
  await host.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function killServer(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n')[0]), 'SIGKILL')
}

async function json(url: string, init: { method?: string; token?: string; body?: object } = {}) {
  const response = await fetch(url, {
    method: init.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }) },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Writes on eight connections until `count` are acknowledged, then kills the host, in every second life its database before it, while more are under way. */
async function writeAndKill(token: string, life: number, count: number): Promise<string[]> {
  const acknowledged: string[] = []
  const killsServer = life % 2 === 0
  let dying = false
  let next = 0
  async function writer(): Promise<void> {
    while (!dying) {
      const title = `Life ${life} task ${next++}`
      const query = 'company_slug=crash&project_slug=crash&is_archived=0&members='
      const made = await json(`${host.url}/tasks/?${query}`, { method: 'POST', token, body: { title } }).catch((error: unknown) => {
        if (dying) return null // the answer was cut off: nothing was acknowledged
        throw error
      })
      if (made === null) return
      // Between the end of its database and its own a host says that it failed: nothing was acknowledged.
      if (dying && killsServer && made.status >= 500) return
      expect(made.status).toBe(201)
      acknowledged.push(made.body.data.uuid)
      if (acknowledged.length >= count && !dying) {
        dying = true
        if (killsServer) await killServer()
        await host.end('SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  return acknowledged
}

test('500 writes, 5 kill -9 of the host: every acknowledged write is there after the restart', { timeout: 600_000 }, async () => {
  const port = String(await freePort())
  const env = { DATA_DIR: dataDir, HOST_PORT: port }
  host = await runHost(env)
  const account = { name: 'Crash', email: 'crash@example.com', password: 'a long enough one' }
  const { body } = await json(`${host.url}/auth/sign-up`, { method: 'POST', body: account })
  const token = body.data.access_token
  expect((await json(`${host.url}/companies`, { method: 'POST', token, body: { name: 'Crash' } })).status).toBe(201)
  expect((await json(`${host.url}/projects/?company_slug=crash`, { method: 'POST', token, body: { name: 'Crash' } })).status).toBe(201)

  const acknowledged: string[] = []
  for (let life = 1; life <= KILLS; life += 1) {
    acknowledged.push(...(await writeAndKill(token, life, WRITES_A_LIFE)))
    host = await runHost(env)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES_A_LIFE)

  const found = new Map<string, string>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await json(`${host.url}/tasks/?company_slug=crash&project_slug=crash&per_page=200&page=${page}`, { token })
    pages = list.body.total_pages
    for (const task of list.body.data) found.set(task.uuid, task.code)
  }
  expect(acknowledged.filter((uuid) => !found.has(uuid))).toEqual([])
  expect(new Set(found.values()).size).toBe(found.size)
  expect(await host.end('SIGTERM')).toBe(0)
})
