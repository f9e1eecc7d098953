// Signing in, up and out, and resetting a password, over HTTP.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openReset } from '#host/resources/sessions/sessions.store.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const password = 'a long enough one'
beforeAll(async () => {
  world = await openHostWorld()
})
afterAll(() => world.close())

function signUp(email: string, more: object = {}) {
  return world.as(null).post('/auth/sign-up', {}, { name: 'Eve Example', email, password, ...more })
}
function signIn(email: string, secret = password) {
  return world.as(null).post('/auth/sign-in', {}, { email, password: secret })
}
function withToken(token: string) {
  return (method: 'GET' | 'POST', url: string) => world.as(null).send({ method, url, headers: { authorization: `Bearer ${token}` } })
}

test('AUTH-02 OPEN-02 OPEN-06 sign-up opens a session whose bearer token answers who one is', async () => {
  const answer = await signUp('Eve@Example.com ')
  expect(answer).toMatchObject({
    status: 201,
    body: { data: { user: { username: 'eve', name: 'Eve Example', email: 'eve@example.com' } } },
  })
  const token = answer.body.data.access_token
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const me = await withToken(token)('GET', '/auth/me')
  expect(me.body.data).toEqual(answer.body.data.user)
  const { rows } = await world.db.execute(sql`select token_hash from sessions`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('OPEN-02 OPEN-11 sign-up names wrong fields', async () => {
  await signUp('twice@example.com')
  const taken = await signUp('TWICE@example.com')
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: ['There is an account with this e-mail address already.'] } } })
  const bad = await world.as(null).post('/auth/sign-up', {}, { name: ' ', email: 'nobody', password: 'short' })
  expect(bad.status).toBe(422)
  expect(Object.keys(bad.body.errors).sort()).toEqual(['email', 'name', 'password'])
  expect((await world.as(null).post('/auth/sign-up', {}, {})).body.errors.name).toEqual(['This field is required.'])
})

test('two accounts with the same local part get different usernames, also at the same moment', async () => {
  const answers = await Promise.all(['a.test', 'b.test', 'c.test', 'd.test'].map((domain) => signUp(`sam@${domain}`)))
  expect(new Set(answers.map((answer) => answer.body.data.user.username)).size).toBe(4)
})

test('OPEN-01 a wrong password and an unknown account get the same answer', async () => {
  await signUp('known@example.com')
  const wrong = await signIn('known@example.com', 'not the password')
  const unknown = await signIn('unknown@example.com')
  expect(wrong).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })
  expect(unknown.body).toEqual(wrong.body)
  expect((await signIn('known@example.com')).status).toBe(200)
})

test('OPEN-01 an unknown account takes as long as a wrong password', async () => {
  await signUp('slow@example.com')
  async function time(email: string): Promise<number> {
    const start = performance.now()
    await signIn(email, 'not the password')
    return performance.now() - start
  }
  await time('warm@example.com')
  const known = [await time('slow@example.com'), await time('slow@example.com'), await time('slow@example.com')]
  const unknown = [await time('no1@example.com'), await time('no2@example.com'), await time('no3@example.com')]
  // Without the decoy hash an unknown account is answered some twenty times faster.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})

test('OPEN-01 the eleventh wrong try on one account waits, other accounts and right passwords do not', async () => {
  await signUp('guess@example.com')
  await signUp('free@example.com')
  for (let tries = 0; tries < 12; tries += 1) expect((await signIn('free@example.com')).status).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) expect((await signIn('guess@example.com', `wrong ${tries}`)).status).toBe(401)
  const refused = await signIn('GUESS@example.com')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn('free@example.com')).status).toBe(200)
})

test('AUTH-05 signing out kills the token, other sessions stay', async () => {
  const first = (await signUp('out@example.com')).body.data.access_token
  const second = (await signIn('out@example.com')).body.data.access_token
  expect(await withToken(first)('POST', '/auth/sign-out')).toMatchObject({ status: 200, body: { data: null } })
  expect((await withToken(first)('GET', '/auth/me')).status).toBe(401)
  expect((await withToken(second)('GET', '/auth/me')).status).toBe(200)
})

test('AUTH-03 no token, a made-up one and an expired one are 401', async () => {
  expect((await world.as(null).get('/auth/me')).status).toBe(401)
  expect((await withToken('made-up')('GET', '/auth/me')).status).toBe(401)
  const token = (await signUp('old@example.com')).body.data.access_token
  await world.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
  expect((await withToken(token)('GET', '/auth/me')).status).toBe(401)
})

test('OPEN-04 OPEN-05 a forgotten password: neutral answer, one mail, one use, all sessions end', async () => {
  const token = (await signUp('forgot@example.com')).body.data.access_token
  const ask = (email: string) => world.as(null).post('/auth/forgot-password', {}, { email })
  const known = await ask('forgot@example.com')
  expect((await ask('nobody@example.com')).body).toEqual(known.body)
  const mail = await vi.waitUntil(() => world.mails.find((one) => one.to === 'forgot@example.com'))
  expect(world.mails.some((one) => one.to === 'nobody@example.com')).toBe(false)
  expect(mail.link).toMatch(/^http:\/\/localhost:4000\/password-reset\/[\w-]{43}$/)
  const secret = mail.link.split('/').pop()
  const reset = (next: string) => world.as(null).post('/auth/reset-password', {}, { token: secret, password: next })
  expect((await reset('short')).body.errors.password).toEqual(['At least 10 characters.'])
  const answers = await Promise.all([reset('the new password'), reset('the other password')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  expect(answers.find((answer) => answer.status === 422)?.body.errors.token).toHaveLength(1)
  expect((await withToken(token)('GET', '/auth/me')).status).toBe(401)
  const opened = await Promise.all([signIn('forgot@example.com', 'the new password'), signIn('forgot@example.com', 'the other password')])
  expect(opened.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('OPEN-05 a reset link dies after an hour and when a newer one is asked for', async () => {
  const person = await world.person('resetter')
  const old = await openReset(world.db, person.id)
  const newer = await openReset(world.db, person.id)
  const reset = (token: string) => world.as(null).post('/auth/reset-password', {}, { token, password })
  expect((await reset(old)).status).toBe(422)
  await world.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`)
  expect((await reset(newer)).status).toBe(422)
})

test('OPEN-04 asking for reset mails is limited by address', async () => {
  const ask = () => world.as(null).post('/auth/forgot-password', {}, { email: 'flood@example.com' })
  for (let times = 0; times < 5; times += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('unknown fields and broken JSON are 400, without anything of the inside', async () => {
  const unknown = await world.as(null).post('/auth/sign-in', {}, { email: 'a@b.cd', password, admin: true })
  expect(unknown).toMatchObject({ status: 400, body: { message: 'Unknown field: admin.' } })
  const headers = { 'content-type': 'application/json' }
  const broken = await world.as(null).send({ method: 'POST', url: '/auth/sign-in', headers, payload: '{"email":' })
  expect(broken).toMatchObject({ status: 400, body: { message: 'The body is not valid JSON.' } })
  const nul = await signIn('nul\u0000@example.com')
  expect(nul).toMatchObject({ status: 400, body: { message: 'The text has a character that cannot be stored.' } })
})
