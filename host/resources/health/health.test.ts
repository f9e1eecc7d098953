// The host answers, and its ground rules hold for every route.
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildHost } from '#host/app.ts'
import { openDatabase } from '#host/db/open.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
})
afterAll(() => world.close())

test('the health check asks the database', async () => {
  expect(await world.as(null).get('/healthz')).toMatchObject({ status: 200, body: { ok: true } })
})

test('the host is ready with its database and its folder; without its database it says so, and names the request as the gateway does', async () => {
  expect(await world.as(null).get('/readyz')).toMatchObject({ status: 200, body: { ready: true, checks: { database: 'ok', files: 'ok' } } })
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`)
  const { host: at, port, user } = inject('cluster')
  const opened = openDatabase({ host: at, port, user, database: String(rows[0]?.name) })
  const host = await buildHost({ db: opened.db, settings: world.settings })
  await opened.close()
  try {
    const answer = await host.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, checks: { database: 'failing', files: 'ok' } }])
    const id = '0b7d3c5e-1111-4222-8333-444455556666'
    const named = async (given: string) => (await host.inject({ url: '/healthz', headers: { 'x-request-id': given } })).json().request_id
    expect(await named(id)).toBe(id)
    // What could break a line of the log is no name.
    expect(await named('a b"\tc')).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    await host.close()
  }
})

test('an unknown address is a 404 in the contract shape', async () => {
  const answer = await world.as(null).get('/nowhere')
  expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such address.', code: 'not_found' } })
})

test('no answer stays in a cache: not what people see, not refusals, not what is public', async () => {
  await world.person('ana')
  const ana = world.as('ana')
  const answers = [
    await ana.get('/auth/me'),
    await ana.get('/companies/', { limit: 0 }),
    await ana.get('/nowhere'),
    await world.as(null).get('/auth/me'),
    await world.as(null).post('/auth/sign-in', {}, { email: 'ana@example.com', password: 'wrong' }),
    await world.as(null).get('/invitations/unknown'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 401, 401, 404])
  for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
})

test('closing does not wait for a caller who keeps a request open', async () => {
  const own = await openHostWorld()
  const { port, hostname } = new URL(await own.listen())
  const socket = connect(Number(port), hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.on('error', () => undefined).resume()
  // A request that never ends: its body is announced and does not come.
  socket.write('POST /auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n')
  const cut = new Promise((resolve) => socket.once('close', resolve))
  // If it waited, so would this test, until it is given up.
  await Promise.all([own.close(), cut])
})
