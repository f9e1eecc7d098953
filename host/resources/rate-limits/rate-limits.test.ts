// Limits hold whichever host is asked, and guesses at an account from everywhere do not keep its owner out.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildHost } from '#host/app.ts'
import type { App } from '#host/host.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { forgetOldTries, giveBackTry, keyOfTry, takeTry, takeTryInTime } from './rate-limits.store.ts'

const password = 'palette-demo-1'

let world: HostWorld
let other: App
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  other = await buildHost({ db: world.db, settings: world.settings })
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** Makes it so much later for everything that counts. */
const pass = (seconds: number) =>
  world.db.execute(
    sql`update rate_limits set last_at = last_at - ${seconds} * interval '1 second', ends_at = ends_at - ${seconds} * interval '1 second'`,
  )

function signIn(app: App, email: string, secret: string, from: string) {
  return app.inject({ method: 'POST', url: '/auth/sign-in', headers: { 'x-forwarded-for': from }, payload: { email, password: secret } })
}

test('tries at the same moment on two hosts do not overtake the count', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => signIn(at % 2 ? world.app : other, 'ben@example.com', 'wrong', '198.51.100.1')),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(401), ...Array(30).fill(429)])
})

test('guesses from ever new addresses have to wait longer and longer; where the owner signed in before they still can, and a new password ends it', async () => {
  const home = '203.0.113.9'
  expect((await signIn(world.app, 'mia@example.com', password, home)).statusCode).toBe(200)
  let address = 0
  const guess = async () => {
    address += 1
    return signIn(world.app, 'mia@example.com', 'a guess', `198.51.${address >> 8}.${address & 255}`)
  }
  for (let at = 0; at < 20; at++) expect((await guess()).statusCode).toBe(401)
  const waits: number[] = []
  for (let at = 0; at < 8; at++) {
    const refused = await guess()
    expect(refused.statusCode).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    waits.push(wait)
    await pass(wait)
    expect((await guess()).statusCode).toBe(401)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  // Elsewhere even the right password waits; at home it does not.
  expect((await signIn(world.app, 'mia@example.com', password, '192.0.2.77')).statusCode).toBe(429)
  expect((await signIn(world.app, 'mia@example.com', password, home)).statusCode).toBe(200)
  expect((await signIn(world.app, 'mia@example.com', password, '203.0.113.200')).statusCode).toBe(200)
  await world.as(null).post('/auth/forgot-password', {}, { email: 'mia@example.com' })
  const mail = await vi.waitUntil(async () => (await world.mailsNow()).find(({ to }) => to === 'mia@example.com'))
  const token = mail.link?.split('/').pop()
  expect((await world.as(null).post('/auth/reset-password', {}, { token, password: 'a quite other phrase 7' })).status).toBe(200)
  expect((await signIn(world.app, 'mia@example.com', 'a quite other phrase 7', '192.0.2.77')).statusCode).toBe(200)
})

test('an account that does not exist is no different', async () => {
  for (let at = 0; at < 20; at++) expect((await signIn(world.app, 'nobody@example.com', 'x', `192.0.2.${at}`)).statusCode).toBe(401)
  expect((await signIn(world.app, 'nobody@example.com', 'x', '192.0.2.99')).statusCode).toBe(429)
})

test('no address stands in the rows; what is over is forgotten, and a try of before is not given back to what came after', async () => {
  const { rows } = await world.db.execute<{ key: string }>(sql`select key from rate_limits`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  const key = keyOfTry('a test', 'somebody')
  const once = { max: 1, seconds: 60 }
  const first = await takeTry(world.db, key, once)
  expect(await takeTry(world.db, key, once)).toEqual({ waitMs: expect.any(Number) })
  await pass(61)
  const second = await takeTry(world.db, key, once)
  if ('waitMs' in first || 'waitMs' in second) throw new Error('Both are the first of their minute.')
  await giveBackTry(world.db, first)
  expect(await takeTry(world.db, key, once)).toHaveProperty('waitMs')
  await giveBackTry(world.db, second)
  expect(await takeTry(world.db, key, once)).toHaveProperty('endsAt')
  const wait = { free: 1, firstMs: 1_000, mostMs: 4_000, seconds: 60 }
  expect(await takeTryInTime(world.db, keyOfTry('another', 'x'), wait)).toHaveProperty('endsAt')
  await pass(24 * 60 * 60)
  await forgetOldTries(world.db)
  expect((await world.db.execute(sql`select 1 from rate_limits`)).rows).toEqual([])
})
