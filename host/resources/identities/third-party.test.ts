// Signing in with an identity token: who gets in, and everything that does not hold.
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DEADLINE_MS } from '#gateway/rest/client.ts'
import { buildHost } from '#host/app.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type IdentityProvider, NONCE, openIdentityProvider, type TokenParts } from '#tests/kit/identity-provider.ts'
import { PATIENCE_MS } from './identity-provider.ts'

let provider: IdentityProvider
let world: HostWorld
beforeAll(async () => {
  provider = await openIdentityProvider()
  world = await openHostWorld({ env: provider.env })
})
beforeEach(() => provider.serve())
afterAll(async () => {
  await world.close()
  await provider.close()
})

const now = () => Math.floor(Date.now() / 1000)
let count = 0
/** A nonce for each sign-in, because each token is good once. */
function freshNonce(): string {
  count += 1
  return `${NONCE}-${count}`
}

function send(token: string, nonce: string, to = world) {
  return to.as(null).post('/auth/third-party', {}, { id_token: token, nonce })
}
function signIn(parts: TokenParts = {}, to = world) {
  const nonce = freshNonce()
  // Whoever has another address is somebody else, unless a test says so.
  const sub = `subject-of-${String(parts.claims?.email ?? 'zoe@example.com').toLowerCase()}`
  return send(provider.token({ ...parts, claims: { nonce, sub, ...parts.claims } }), nonce, to)
}
async function peopleCount(): Promise<number> {
  const { rows } = await world.db.execute<{ count: string }>(sql`select count(*) from people`)
  return Number(rows[0]?.count)
}

test('AUTH-07 OPEN-10 a valid token makes an account with name and picture, and signs in the same one the next time', async () => {
  const picture = 'https://pictures.example.com/zoe.png'
  const first = await signIn({ claims: { email: 'Zoe@Example.com', picture } })
  const user = { username: 'zoe', name: 'Zoe Quist', email: 'zoe@example.com', avatar: picture }
  expect(first).toMatchObject({ status: 200, body: { data: { user } } })
  const authorization = `Bearer ${first.body.data.access_token}`
  expect((await world.as(null).send({ method: 'GET', url: '/auth/me', headers: { authorization } })).body.data).toMatchObject(user)
  const again = await signIn({ claims: { name: 'Another Name' }, alg: 'ES256' })
  expect(again.body.data.user).toEqual(first.body.data.user)
  expect(again.body.data.access_token).not.toBe(first.body.data.access_token)
})

test('SESS-03 a device that was never seen is told by mail, whatever the way in', async () => {
  const email = 'devices@example.com'
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
  const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
  for (const agent of [FIREFOX, FIREFOX, CHROME]) {
    const nonce = freshNonce()
    const payload = { id_token: provider.token({ claims: { email, nonce, sub: 'of-many-devices' } }), nonce }
    const answer = await world.as(null).send({ method: 'POST', url: '/auth/third-party', headers: { 'user-agent': agent }, payload })
    expect(answer.status).toBe(200)
  }
  await world.sendMails()
  expect(world.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['New sign-in from Chrome on Linux'])
})

test('OPEN-10 the new account has no usable password, and a mailed link sets one', async () => {
  await signIn({ claims: { email: 'nopass@example.com' } })
  for (const password of ['none', 'null', 'undefined'])
    expect((await world.as(null).post('/auth/sign-in', {}, { email: 'nopass@example.com', password })).status).toBe(401)
  await world.as(null).post('/auth/forgot-password', {}, { email: 'nopass@example.com' })
  await vi.waitUntil(async () => (await world.mailsNow()).some((mail) => mail.to === 'nopass@example.com'))
})

test('OPEN-10 two sign-ins of a new person at the same moment are one account', async () => {
  const before = await peopleCount()
  const answers = await Promise.all([1, 2, 3].map(() => signIn({ claims: { email: 'twice@example.com' } })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await peopleCount()).toBe(before + 1)
})

test('OPEN-10 a token without a name, or with a picture that is no https address, will do; a name is one line', async () => {
  const { body } = await signIn({ claims: { email: 'plain@example.com', name: undefined, picture: 'javascript:alert(1)' } })
  expect(body.data.user).toMatchObject({ name: 'plain', avatar: null })
  const lines = await signIn({ claims: { email: 'lines@example.com', name: 'Li\nNes\u202e' } })
  expect(lines.body.data.user.name).toBe('Li Nes')
  expect((await signIn({ claims: { email: 'unseen@example.com', name: '\u200b\u2800' } })).body.data.user.name).toBe('unseen')
})

test.each<[string, () => Record<string, unknown>]>([
  [
    'of several audiences, authorised for this client',
    () => ({ aud: ['other', provider.env.GOOGLE_CLIENT_ID], azp: provider.env.GOOGLE_CLIENT_ID }),
  ],
  ['expired for less than a minute', () => ({ exp: now() - 30 })],
  ['from a clock less than a minute ahead', () => ({ iat: now() + 30 })],
  ['with the verification as text', () => ({ email_verified: 'true' })],
])('OPEN-10 a token %s is accepted', async (_, claims) => {
  expect((await signIn({ claims: claims() })).status).toBe(200)
})

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const strangerEc = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

test.each<[string, () => TokenParts]>([
  ['for another audience', () => ({ claims: { aud: 'someone-else' } })],
  ['without an audience', () => ({ claims: { aud: undefined } })],
  ['of several audiences, authorised for nobody', () => ({ claims: { aud: ['other', provider.env.GOOGLE_CLIENT_ID] } })],
  ['authorised for another client', () => ({ claims: { azp: 'someone-else' } })],
  ['of another issuer', () => ({ claims: { iss: 'https://evil.example.com' } })],
  ['with another nonce', () => ({ claims: { nonce: 'another-nonce-of-some-length' } })],
  ['without a nonce', () => ({ claims: { nonce: undefined } })],
  ['that expired', () => ({ claims: { exp: now() - 61 } })],
  ['that never expires', () => ({ claims: { exp: undefined } })],
  ['that was issued long ago', () => ({ claims: { iat: now() - 661 } })],
  ['that does not say when it was issued', () => ({ claims: { iat: undefined } })],
  ['without a subject', () => ({ claims: { sub: undefined } })],
  ['from the future', () => ({ claims: { iat: now() + 120 } })],
  ['not valid yet', () => ({ claims: { nbf: now() + 120 } })],
  ['with an e-mail that is not verified', () => ({ claims: { email_verified: false } })],
  ['with an e-mail that is not verified, as text', () => ({ claims: { email_verified: 'false' } })],
  ['that does not say whether the e-mail is verified', () => ({ claims: { email_verified: undefined } })],
  ['without an e-mail', () => ({ claims: { email: undefined } })],
  ['with an e-mail that is none', () => ({ claims: { email: 'nobody' } })],
  ['signed by a stranger', () => ({ key: stranger })],
  ['signed by a stranger with ES256', () => ({ alg: 'ES256', key: strangerEc })],
  ['not signed (alg none)', () => ({ alg: 'none' })],
  ['signed with the public key as HMAC secret', () => ({ alg: 'HS256' })],
  ['signed with RS256 under the key id of the EC key', () => ({ header: { kid: 'ec-1' } })],
  ['that names RS256 and carries an ES256 signature', () => ({ alg: 'ES256', header: { alg: 'RS256', kid: 'rsa-1' } })],
  ['with an extension that must be understood', () => ({ header: { crit: ['exp'] } })],
])('OPEN-10 a token %s is refused with the one neutral answer', async (_, parts) => {
  const before = await peopleCount()
  const answer = await signIn({ ...parts(), claims: { email: 'intruder@example.com', ...parts().claims } })
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ message: 'This sign-in could not be verified. Please try again.', code: 'bad_identity_token' })
  expect(await peopleCount()).toBe(before)
})

test('OPEN-10 a token whose claims were changed after signing is refused', async () => {
  const nonce = freshNonce()
  const [header, , signature] = provider.token({ claims: { nonce } }).split('.')
  const [, other] = provider.token({ claims: { nonce, email: 'ana@example.com' } }).split('.')
  expect((await send(`${header}.${other}.${signature}`, nonce)).status).toBe(401)
})

test('OPEN-10 a token works once, at whichever host over the same database', async () => {
  const nonce = freshNonce()
  const token = provider.token({ claims: { nonce, sub: 'subject-of-zoe@example.com' } })
  expect((await send(token, nonce)).status).toBe(200)
  expect(await send(token, nonce)).toMatchObject({ status: 401, body: { code: 'bad_identity_token' } })
  const other = await buildHost({ db: world.db, settings: world.settings })
  try {
    const again = await other.inject({ method: 'POST', url: '/auth/third-party', payload: { id_token: token, nonce } })
    expect([again.statusCode, again.json().code]).toEqual([401, 'bad_identity_token'])
  } finally {
    await other.close()
  }
})

test.each(['', 'x', 'a.b', 'a.b.c', '..', 'bm8.bm8.bm8', `${'a'.repeat(8000)}.b.c`])('OPEN-10 %.10j is no token', async (text) => {
  expect((await send(text, NONCE)).status).toBe(401)
})

test('OPEN-10 bodies are strict', async () => {
  const ask = (body: object) => world.as(null).post('/auth/third-party', {}, body)
  expect(await ask({})).toMatchObject({ status: 422, body: { errors: { id_token: ['This field is required.'] } } })
  expect((await ask({ id_token: 'x'.repeat(16_001), nonce: NONCE })).status).toBe(422)
  expect((await ask({ id_token: 'x', nonce: 'short' })).status).toBe(422)
  expect((await ask({ id_token: 'x', nonce: NONCE, email: 'ana@example.com' })).status).toBe(400)
})

test('OPEN-10 keys are kept for ten minutes and asked for once more for an unknown id, at most every half a minute', async () => {
  const own = await openHostWorld({ env: provider.env })
  const start = provider.fetches()
  const fetches = () => provider.fetches() - start
  try {
    await Promise.all([signIn({}, own), signIn({}, own), signIn({ alg: 'ES256' }, own)])
    expect(fetches()).toBe(1)
    provider.serve({ as: 'rsa-next' })
    expect((await signIn({}, own)).status).toBe(401)
    expect(fetches()).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect((await signIn({}, own)).status).toBe(200)
    expect(fetches()).toBe(2)
    for (const kid of ['made-up-1', 'made-up-2', 'made-up-3']) expect((await signIn({ header: { kid } }, own)).status).toBe(401)
    expect(fetches()).toBe(2)
    vi.setSystemTime(Date.now() + 601_000)
    expect((await signIn({}, own)).status).toBe(200)
    expect(fetches()).toBe(3)
  } finally {
    vi.useRealTimers()
    await own.close()
    provider.serve({ as: 'rsa-1' })
  }
})

test('OPEN-10 a provider that is down, or answers nonsense, is a 503 that tells nothing, and works again afterwards', async () => {
  const own = await openHostWorld({ env: provider.env })
  for (const told of [{ status: 500 }, { body: 'no json' }, { body: { keys: 'none' } }]) {
    provider.rest.answer(() => told)
    const answer = await signIn({}, own)
    expect(answer.status).toBe(503)
    expect(answer.body).toEqual({ message: 'The identity provider cannot be reached. Please try again.', code: 'provider_unreachable' })
  }
  provider.serve()
  expect((await signIn({}, own)).status).toBe(200)
  await own.close()
})

test('OPEN-10 a provider that does not answer is given up on, and earlier than the gateway gives up', async () => {
  const own = await openHostWorld({ env: provider.env })
  provider.rest.answer(() => () => undefined)
  expect((await signIn({}, own)).status).toBe(503)
  expect(PATIENCE_MS).toBeLessThan(DEADLINE_MS)
  await own.close()
})

test('OPEN-10 guessing is limited by address, right tokens do not count', async () => {
  const own = await openHostWorld({ env: provider.env })
  for (let times = 0; times < 100; times += 1) expect((await send('no.token.here', NONCE, own)).status).toBe(401)
  expect(await send('no.token.here', NONCE, own)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  await own.close()
})

test('OPEN-10 without a client id there is no such address, whatever is sent, and the docs do not name it', async () => {
  const bare = await openHostWorld()
  for (const body of [{}, { id_token: provider.token(), nonce: NONCE }]) {
    const answer = await bare.as(null).post('/auth/third-party', {}, body)
    expect(answer).toMatchObject({ status: 404, body: (await bare.as(null).post('/no/such/place', {}, body)).body })
  }
  expect(JSON.stringify((await bare.as(null).get('/docs/json')).body)).not.toContain('third-party')
  expect(JSON.stringify((await world.as(null).get('/docs/json')).body)).toContain('third-party')
  await bare.close()
})
