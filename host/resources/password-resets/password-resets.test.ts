// Forgotten passwords over HTTP: the mail, the look at a link, the new password.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { argon2id, type Hasher } from '#host/passwords.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { openReset } from './password-resets.store.ts'

let world: HostWorld
let hashed = 0
const password = 'a long enough one'
const hasher: Hasher = {
  ...argon2id,
  hash(text) {
    hashed += 1
    return argon2id.hash(text)
  },
}
beforeAll(async () => {
  world = await openHostWorld({ hasher })
})
afterAll(() => world.close())

function signUp(email: string) {
  return world.as(null).post('/auth/sign-up', {}, { name: 'Eve Example', email, password })
}
function signIn(email: string, secret = password) {
  return world.as(null).post('/auth/sign-in', {}, { email, password: secret })
}
function withToken(token: string) {
  return (method: 'GET' | 'POST', url: string) => world.as(null).send({ method, url, headers: { authorization: `Bearer ${token}` } })
}
const check = (token: string, to = world) => to.as(null).post('/auth/reset-password/check', {}, { token })
const set = (token: string, next = password, to = world) => to.as(null).post('/auth/reset-password', {}, { token, password: next })

test('OPEN-04 OPEN-05 a forgotten password: neutral answer, one mail, one use, all sessions end', async () => {
  const token = (await signUp('forgot@example.com')).body.data.access_token
  const ask = (email: string) => world.as(null).post('/auth/forgot-password', {}, { email })
  const known = await ask('forgot@example.com')
  expect((await ask('nobody@example.com')).body).toEqual(known.body)
  const mail = await vi.waitUntil(async () => (await world.mailsNow()).find((one) => one.to === 'forgot@example.com'))
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
  expect((await set(old)).status).toBe(422)
  await world.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`)
  expect((await set(newer)).status).toBe(422)
})

test('OPEN-04 asking for reset mails is limited by address', async () => {
  const ask = () => world.as(null).post('/auth/forgot-password', {}, { email: 'flood@example.com' })
  for (let times = 0; times < 5; times += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('OPEN-05 looking at a link says whether it works and does not use it up', async () => {
  const person = await world.person('looker')
  const old = await openReset(world.db, person.id)
  const token = await openReset(world.db, person.id)
  for (let times = 0; times < 3; times += 1) expect(await check(token)).toMatchObject({ status: 200, body: { data: { open: true } } })
  // Refused for what it is, the password leaves the link as it was (SESS-02).
  expect((await set(token, 'password1234')).body.errors.password).toHaveLength(1)
  expect((await set(token)).status).toBe(200)
  for (const dead of [token, old, 'made-up', '']) expect((await check(dead)).body).toEqual({ data: { open: false } })
  const late = await openReset(world.db, person.id)
  await world.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`)
  expect((await check(late)).body).toEqual({ data: { open: false } })
})

test('OPEN-05 a password is hashed for a good token only', async () => {
  const person = await world.person('hashless')
  hashed = 0
  for (const token of ['made-up', '', 'x'.repeat(200)]) expect((await set(token)).status).toBe(422)
  expect(hashed).toBe(0)
  expect((await set(await openReset(world.db, person.id))).status).toBe(200)
  expect(hashed).toBe(1)
})

test('OPEN-05 guessing tokens is limited by address, over both calls and also all at once; good links do not count', async () => {
  const own = await openHostWorld()
  const person = await own.person('patient')
  const token = await openReset(own.db, person.id)
  for (let times = 0; times < 35; times += 1) expect((await check(token, own)).status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, number) => (number % 2 ? check(`guess ${number}`, own) : set(`guess ${number}`, password, own))),
  )
  expect(guesses.filter(({ status }) => status !== 429)).toHaveLength(30)
  expect(await check('one more', own)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(await set('one more', password, own)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  await own.close()
})
