// Where somebody is signed in, over HTTP: listed, ended one by one or all but this one, and renewed by use.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const password = 'kettle-orbit-walnut'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld()
  await world.as(null).post('/auth/sign-up', {}, { name: 'Eve', email: 'eve@example.com', password })
})
afterAll(() => world.close())

async function signIn(agent: string, secret = password): Promise<string> {
  const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' }
  const payload = { email: 'eve@example.com', password: secret }
  const answer = await world.as(null).send({ method: 'POST', url: '/auth/sign-in', headers, payload })
  return answer.body.data.access_token
}
const send = (token: string, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  world.as(null).send({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const listed = async (token: string) =>
  (await send(token, 'GET', '/auth/sessions/')).body.data as { id: string; device: string; current: boolean }[]
const statusOf = async (token: string) => (await send(token, 'GET', '/auth/me')).status

test('SESS-01 SESS-04 sessions are listed by device and network, and ended within one request', async () => {
  const [here, there] = [await signIn(FIREFOX), await signIn(CHROME)]
  const all = await listed(here)
  expect(all.find(({ current }) => current)).toMatchObject({ device: 'Firefox on Windows', network: '203.0.113.0/24' })
  const other = all.find(({ device }) => device === 'Chrome on Linux')
  expect((await send(here, 'DELETE', `/auth/sessions/${other?.id}/`)).status).toBe(200)
  expect([await statusOf(there), await statusOf(here)]).toEqual([401, 200])
  expect((await send(here, 'DELETE', `/auth/sessions/${other?.id}/`)).status).toBe(404)
})

test('SESS-01 nobody ends the session of somebody else', async () => {
  const [mine] = await listed(await signIn(FIREFOX))
  const stranger = (await world.as(null).post('/auth/sign-up', {}, { name: 'Sam', email: 'sam@example.com', password })).body.data
    .access_token
  expect((await send(stranger, 'DELETE', `/auth/sessions/${mine?.id}/`)).status).toBe(404)
})

test('SESS-04 all others are ended, this one stays', async () => {
  const [first, second, here] = [await signIn(FIREFOX), await signIn(CHROME), await signIn(CHROME)]
  const ended = await send(here, 'DELETE', '/auth/sessions/')
  expect(ended.body.data.ended).toBeGreaterThanOrEqual(2)
  expect([await statusOf(first), await statusOf(second), await statusOf(here)]).toEqual([401, 401, 200])
  expect(await listed(here)).toHaveLength(1)
})

test('SESS-03 a session ends 30 days after its last use, and one that is used is renewed, at most every five minutes', async () => {
  const token = await signIn(FIREFOX)
  const age = (days: number) =>
    world.db.execute(sql`update sessions set last_used_at = now() - make_interval(days => ${days}), expires_at = now() + interval '5 days'`)
  const left = async () =>
    (await world.db.execute<{ days: number }>(sql`select max(extract(day from expires_at - now()))::int as days from sessions`)).rows[0]
      ?.days
  await age(29)
  expect([await statusOf(token), await left()]).toEqual([200, 89])
  await world.db.execute(
    sql`update sessions set last_used_at = now() - interval '4 minutes', expires_at = now() + interval '5 days 1 hour'`,
  )
  expect([await statusOf(token), await left()]).toEqual([200, 5])
  await age(31)
  expect(await statusOf(token)).toBe(401)
})

test('PROFUP-03 SESS-02 SESS-03 a new password needs the present one, ends the other sessions and is told by mail', async () => {
  const [here, there] = [await signIn(FIREFOX), await signIn(CHROME)]
  const next = 'lantern-mosaic-drift'
  const wrong = await send(here, 'PUT', '/auth/me/password', { current: 'not this one', password: next })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { current: ['This is not your password.'] } } })
  const short = await send(here, 'PUT', '/auth/me/password', { current: password, password: 'short' })
  expect(short.body.errors).toHaveProperty('password')
  const easy = await send(here, 'PUT', '/auth/me/password', { current: password, password: 'password1234' })
  expect(easy.body.errors.password).toEqual(['This password is easy to guess. A few unrelated words are better.'])
  const done = await send(here, 'PUT', '/auth/me/password', { current: password, password: next })
  expect([done.status, done.body.data.ended >= 1]).toEqual([200, true])
  // The session goes on under another token: whoever copied the one before is out.
  expect([await statusOf(here), await statusOf(there), await statusOf(done.body.data.access_token)]).toEqual([401, 401, 200])
  expect((await listed(done.body.data.access_token)).filter(({ current }) => current)).toHaveLength(1)
  expect(await signIn(FIREFOX, next)).toBeTruthy()
  await world.sendMails()
  expect(world.mails.map(({ to, subject }) => [to, subject])).toContainEqual(['eve@example.com', 'Your password was changed'])
})

test('PROFUP-03 the sixth wrong try waits', async () => {
  const token = await signIn(FIREFOX, 'lantern-mosaic-drift')
  const attempt = () => send(token, 'PUT', '/auth/me/password', { current: 'wrong', password: 'another-long-one' })
  for (let tries = 0; tries < 4; tries += 1) expect((await attempt()).status).toBe(422)
  expect((await attempt()).status).toBe(429)
})

test('SESS-03 a device that was never seen is told by mail, once', async () => {
  await world.as(null).post('/auth/sign-up', {}, { name: 'Kim', email: 'kim@example.com', password })
  const enter = (agent: string) =>
    world.as(null).send({
      ...{ method: 'POST', url: '/auth/sign-in', headers: { 'user-agent': agent } },
      payload: { email: 'kim@example.com', password },
    })
  for (const agent of [FIREFOX, FIREFOX, CHROME]) await enter(agent)
  await world.sendMails()
  const mails = world.mails.filter(({ to }) => to === 'kim@example.com')
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['New sign-in from Chrome on Linux', 'New sign-in from Firefox on Windows'])
  // Who it was not is one press away from a new password.
  for (const { link } of mails) expect(link).toBe('http://localhost:4000/forgot-password')
})
