// Hosts on one database behind a balancer that looks at /readyz: one after another is replaced, and nobody notices.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { Agent } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningHost, startHost } from '#host/start.ts'
import { openSampleDatabase } from '#tests/kit/sample-database.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'

let dataDir: string
let database: pg.Client
let env: Record<string, string>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palette-balancer-'))
  const { client, url } = await openSampleDatabase()
  database = client
  env = {
    DATABASE_URL: url,
    DATABASE_CONNECTIONS: '6',
    DATA_DIR: dataDir,
    HOST_PORT: '0',
    SAMPLE: 'off',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0.5',
  }
})
afterAll(async () => {
  await database.end()
  await rm(dataDir, { recursive: true, force: true })
})

/** Gives each request to the next host that says that it is ready, on connections that are kept. */
async function startBalancer() {
  const ready = new Map<string, boolean>()
  const agent = new Agent({ keepAliveTimeout: 60_000 })
  let turn = 0
  const look = setInterval(() => {
    for (const url of ready.keys())
      fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ready.has(url) && ready.set(url, ok),
        () => ready.has(url) && ready.set(url, false),
      )
  }, 50)
  const server: Server = createServer(async (request, response) => {
    const able = [...ready].flatMap(([url, is]) => (is ? [url] : []))
    turn += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { 'content-type': type, authorization } = request.headers
    try {
      const answer = await agent.request({
        origin: able[turn % able.length] ?? 'http://localhost:9',
        method: request.method as 'GET' | 'POST',
        path: request.url ?? '/',
        headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      })
      response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']) })
      response.end(Buffer.from(await answer.body.arrayBuffer()))
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    async stop() {
      clearInterval(look)
      server.closeAllConnections()
      server.close()
      await agent.destroy()
    },
  }
}

test('two hosts behind a balancer are replaced one after the other under constant reads and writes: no error, no write lost', {
  timeout: 240_000,
}, async () => {
  const balancer = await startBalancer()
  const add = async (): Promise<RunningHost> => {
    const host = await startHost(env)
    balancer.ready.set(host.url, false)
    await expect.poll(() => balancer.ready.get(host.url), { timeout: 30_000 }).toBe(true)
    return host
  }
  const hosts = [await add(), await add()]
  const send = (method: string, path: string, body?: object, token?: string) =>
    fetch(`${balancer.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signedIn = await send('POST', '/auth/sign-in', { email: 'ana@example.com', password: 'palette-demo-1' })
  const token: string = (await signedIn.json()).data.access_token
  const acknowledged: string[] = []
  const failures: string[] = []
  let going = true
  async function person(who: number): Promise<void> {
    for (let at = 0; going; at += 1) {
      const title = `Balanced ${who} ${at}`
      const made = await send('POST', `/tasks/?${new URLSearchParams(WEBSITE)}&is_archived=0&members=`, { title }, token)
      if (made.status === 201) acknowledged.push(title)
      else failures.push(`${made.status} ${await made.text()}`)
      const read = await send('GET', '/auth/me', undefined, token)
      if (read.status !== 200) failures.push(`${read.status} ${await read.text()}`)
    }
  }
  const people = Promise.all([person(1), person(2)])
  for (const old of [...hosts]) {
    hosts.push(await add())
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 4)
    await old.stop()
    balancer.ready.delete(old.url)
  }
  going = false
  await people
  expect(failures).toEqual([])
  const { rows } = await database.query<{ title: string }>("select title from tasks where title like 'Balanced %'")
  expect(rows.map(({ title }) => title).sort()).toEqual(acknowledged.sort())
  await balancer.stop()
  await Promise.all(hosts.slice(2).map((host) => host.stop()))
})
