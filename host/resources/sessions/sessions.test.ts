// Signing in, up and out, over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { argon2id, type Hasher } from '#host/passwords.ts'
import { openReset, setPasswordByReset } from '#host/resources/password-resets/password-resets.store.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const password = 'a long enough one'
/** What was hashed since it was last emptied; `during` runs once, while a password is being checked. */
const hashes: ('hash' | 'verify')[] = []
let during: (() => Promise<void>) | null = null
const hasher: Hasher = {
  hash(text) {
    hashes.push('hash')
    return argon2id.hash(text)
  },
  async verify(hash, text) {
    hashes.push('verify')
    const right = await argon2id.verify(hash, text)
    const meanwhile = during
    during = null
    await meanwhile?.()
    return right
  },
}
beforeAll(async () => {
  world = await openHostWorld({ hasher })
})
afterAll(() => world.close())

let callers = 0
/** From an address of its own each time: so many accounts from one are too many (SESS-07). */
function signUp(email: string, more: object = {}) {
  callers += 1
  const headers = { 'x-forwarded-for': `203.0.113.${callers}` }
  return world.as(null).send({ method: 'POST', url: '/auth/sign-up', headers, payload: { name: 'Eve Example', email, password, ...more } })
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
  expect(taken).toMatchObject({ status: 422, body: { errors: { email: ['There is an account with this email address already.'] } } })
  const bad = await world.as(null).post('/auth/sign-up', {}, { name: ' ', email: 'nobody', password: 'short' })
  expect(bad.status).toBe(422)
  expect(Object.keys(bad.body.errors).sort()).toEqual(['email', 'name', 'password'])
  expect((await world.as(null).post('/auth/sign-up', {}, {})).body.errors.name).toEqual(['This field is required.'])
})

test('SESS-02 a password that is easy to guess makes no account, nor does one of the name', async () => {
  for (const password of ['1234567890', 'EveExample'])
    expect(await signUp('easy@example.com', { password })).toMatchObject({
      status: 422,
      body: { errors: { password: ['This password is easy to guess. A few unrelated words are better.'] } },
    })
  expect((await signUp('easy@example.com')).status).toBe(201)
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

test('OPEN-01 an unknown account, and one without a password, cost as many hashes as a wrong password', async () => {
  await signUp('slow@example.com')
  await world.person('passwordless')
  for (const email of ['slow@example.com', 'unknown@example.com', 'passwordless@example.com']) {
    hashes.length = 0
    expect((await signIn(email, 'not the password')).status).toBe(401)
    expect(hashes).toEqual(['verify'])
  }
})

test('OPEN-01 of sixty tries at the same moment ten are evaluated, however the address is written', async () => {
  await signUp('burst@example.com')
  hashes.length = 0
  const forms = ['burst@example.com', '  burst@example.com', 'BURST@Example.com', '\u00a0burst@example.com\t', 'ｂｕｒｓｔ@example.com']
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => signIn(forms[number % 5] ?? '', `wrong ${number}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(50).fill(429)])
  expect(hashes).toHaveLength(10)
})

test('OPEN-01 right passwords give their try back, also sent together and after failures', async () => {
  await signUp('busy@example.com')
  for (let tries = 0; tries < 7; tries += 1) expect((await signIn('busy@example.com', 'wrong')).status).toBe(401)
  for (let round = 0; round < 5; round += 1) {
    const together = await Promise.all([1, 2, 3].map(() => signIn('busy@example.com')))
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
  }
})

test('OPEN-02 an address is one account, however it is written: spaces, case, composed or compatible characters', async () => {
  expect((await signUp(' Zo\u0065\u0301@Example.com ')).body.data.user.email).toBe('zo\u00e9@example.com')
  for (const email of ['zo\u00e9@example.com', 'ZO\u00c9@EXAMPLE.COM', 'ｚｏ\u00e9＠example.com']) {
    if (email !== 'ZO\u00c9@EXAMPLE.COM')
      expect((await signUp(email)).body.errors?.email).toEqual(['There is an account with this email address already.'])
    expect((await signIn(email)).status).toBe(200)
  }
})

test('OPEN-05 a password that is reset while it is being checked opens no session', async () => {
  await signUp('meanwhile@example.com')
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from people where email = 'meanwhile@example.com'`)
  const token = await openReset(world.db, rows[0]?.id ?? '')
  during = async () => {
    await setPasswordByReset(world.db, token, await argon2id.hash('the new password'))
  }
  expect(await signIn('meanwhile@example.com')).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })
  const left = await world.db.execute(sql`select 1 from sessions where person_id = ${rows[0]?.id}`)
  expect(left.rows).toEqual([])
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

test('unknown fields and broken JSON are 400, without anything of the inside', async () => {
  const unknown = await world.as(null).post('/auth/sign-in', {}, { email: 'a@b.cd', password, admin: true })
  expect(unknown).toMatchObject({ status: 400, body: { message: 'Unknown field: admin.' } })
  const headers = { 'content-type': 'application/json' }
  const broken = await world.as(null).send({ method: 'POST', url: '/auth/sign-in', headers, payload: '{"email":' })
  expect(broken).toMatchObject({ status: 400, body: { message: 'The body is not valid JSON.' } })
  const nul = await signIn('nul\u0000@example.com')
  expect(nul).toMatchObject({ status: 400, body: { message: 'The text has a character that cannot be stored.' } })
})
