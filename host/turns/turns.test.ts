// One person who asks for everything at once does not stop the host for the others, and what nobody waits for is not done.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#host/db/open.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const CP = { company_slug: 'acme', project_slug: 'website' }
const LABELS = '/task-labels/not-added'

const SOON = { timeout: 20_000 }

let world: HostWorld
let url: string

beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  url = await world.listen()
})
afterAll(() => world.close())

/** Runs `work` while every read of labels waits. */
function whileLabelsWait(work: (tx: Database) => Promise<unknown>): Promise<unknown> {
  return world.db.transaction(async (tx) => {
    await tx.execute(sql`lock table labels in access exclusive mode`)
    return { done: await work(tx) }
  })
}

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await world.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n ?? 0
}

async function askAs(username: string, method = 'GET', body?: unknown) {
  const stop = new AbortController()
  const headers = {
    authorization: `Bearer ${await world.as(username).token()}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = fetch(`${url}${method === 'GET' ? LABELS : '/task-labels/'}?${new URLSearchParams(CP)}`, {
    method,
    headers,
    signal: stop.signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  answer.catch(() => undefined)
  return { answer, stop }
}

test('who asks forty times at once has not all the connections: others are answered meanwhile, and so are the forty', async () => {
  await world.as('ana').get('/auth/me')
  let asked: Promise<{ status: number }>[] = []
  await whileLabelsWait(async () => {
    asked = Array.from({ length: 40 }, () => world.as('ben').get(LABELS, CP))
    await vi.waitFor(async () => expect(await waiting()).toBe(4), SOON)
    expect((await world.as('ana').get('/auth/me')).status).toBe(200)
    expect(await waiting()).toBe(4)
  })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(40).fill(200))
})

test('a read whose caller is gone is stopped in PostgreSQL, and what waited behind it never begins', async () => {
  await whileLabelsWait(async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => askAs('ben')))
    await vi.waitFor(async () => expect(await waiting()).toBe(4), SOON)
    for (const { stop } of asked) stop.abort()
    await vi.waitFor(async () => expect(await waiting()).toBe(0), SOON)
  })
  expect((await world.as('ben').get(LABELS, CP)).status).toBe(200)
})

test('a write is done to its end, whether anybody waits or not', async () => {
  await whileLabelsWait(async () => {
    const { stop } = await askAs('ana', 'POST', { title: 'Written to the end', color: '#112233' })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), SOON)
    stop.abort()
  })
  await vi.waitFor(async () => {
    const { body } = await world.as('ana').get(LABELS, CP)
    expect(body.data).toContainEqual(expect.objectContaining({ title: 'Written to the end' }))
  }, SOON)
})

test('more than a thousand of one person do not wait: they are told to come again; nobody else is', async () => {
  await whileLabelsWait(async () => {
    const asked = Array.from({ length: 1_030 }, () => world.as('ben').get(LABELS, CP))
    const refused: unknown[] = []
    for (const one of asked)
      void one.then((answer) => answer.status !== 200 && refused.push([answer.status, answer.headers['retry-after']]))
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), SOON)
    expect(refused[0]).toEqual([429, '1'])
    expect((await world.as('ana').get('/auth/me')).status).toBe(200)
  })
})
