// The contract of sessions (ASSUMED calls) and of refusals that every call shares.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, firstSteps, me, profile, session, sessionRow, signUpRules } from './account-shapes.ts'
import { type ContractHost, MAY_LEAVE_TRACES, openContractHost, PASSWORD, REMOTE } from './contract-host.ts'
import { fails, holds } from './shapes.ts'

let host: ContractHost
beforeAll(async () => {
  host = await openContractHost()
})
afterAll(() => host.close())

test('OPEN-06 POST /auth/sign-in answers a token and the person, POST /auth/sign-out kills it', async () => {
  const anyone = host.as(null)
  const { access_token: token, user } = holds(
    await anyone('POST', '/auth/sign-in', {}, { email: 'mia@example.com', password: PASSWORD }),
    200,
    session,
  )
  expect(user.username).toBe('mia')
  const mia = host.holding(token)
  expect(holds(await mia('GET', '/auth/me'), 200, me).username).toBe('mia')
  expect(await mia('POST', '/auth/sign-out')).toMatchObject({ status: 200, body: { data: null } })
  fails(await mia('GET', '/auth/me'), 401)
})

test('OPEN-06 POST /auth/sign-in answers one neutral sentence for a wrong password and for an unknown address', async () => {
  const anyone = host.as(null)
  const wrong = fails(
    await anyone('POST', '/auth/sign-in', {}, { email: 'rex@example.com', password: 'not this one' }),
    401,
    'bad_credentials',
  )
  const unknown = fails(await anyone('POST', '/auth/sign-in', {}, { email: 'nobody@example.com', password: 'x' }), 401, 'bad_credentials')
  expect(unknown.message).toBe(wrong.message)
})

test('OPEN-10 POST /auth/third-party is hidden, or refuses a token that is none with one neutral sentence', async () => {
  const answer = await host.as(null)('POST', '/auth/third-party', {}, { id_token: 'no.token.here', nonce: 'a-nonce-of-some-length' })
  if (REMOTE && answer.status === 401) fails(answer, 401, 'bad_identity_token')
  else fails(answer, 404)
})

test('OPEN-06 GET /auth/me answers the signed-in person, 401 without a token', async () => {
  expect(holds(await host.as('ana')('GET', '/auth/me'), 200, me).email).toBe('ana@example.com')
  fails(await host.as(null)('GET', '/auth/me'), 401)
})

test('SESS-04 GET /auth/sessions/ lists where one is signed in, DELETE ends one or all others', async () => {
  const anyone = host.as(null)
  // Nobody whom other files call as: against one host at HOST_URL all of them run at once.
  const signIn = async () =>
    holds(await anyone('POST', '/auth/sign-in', {}, { email: 'lee@example.com', password: PASSWORD }), 200, session).access_token
  const [here, there] = [host.holding(await signIn()), host.holding(await signIn())]
  const [own] = holds(await here('GET', '/auth/sessions/'), 200, sessionRow.array()).filter(({ current }) => current)
  fails(await host.as('mia')('DELETE', `/auth/sessions/${own?.id}/`), 404)
  expect(holds(await here('DELETE', '/auth/sessions/'), 200, ended).ended).toBeGreaterThanOrEqual(1)
  fails(await there('GET', '/auth/me'), 401)
  expect(await here('DELETE', `/auth/sessions/${own?.id}/`)).toMatchObject({ status: 200, body: { data: null } })
  fails(await here('GET', '/auth/me'), 401)
})

test('PROFUP-03 PUT /auth/me/password refuses a wrong present password and a short new one', async () => {
  const change = (body: object) => host.as('gus')('PUT', '/auth/me/password', {}, body)
  expect(fails(await change({ current: 'not mine', password: 'walnut-kettle-orbit' }), 422).errors).toHaveProperty('current')
  expect(fails(await change({ current: PASSWORD, password: 'short' }), 422).errors).toHaveProperty('password')
})

test('PROFUP-02 POST /auth/me/email refuses a wrong password and an address that is none; links that are none are refused at their token', async () => {
  const change = (body: object) => host.as('gus')('POST', '/auth/me/email', {}, body)
  expect(fails(await change({ email: 'gus.l@example.com', password: 'not mine' }), 422).errors).toHaveProperty('password')
  expect(fails(await change({ email: 'gus', password: PASSWORD }), 422).errors).toHaveProperty('email')
  fails(await host.as(null)('POST', '/auth/me/email', {}, { email: 'gus.l@example.com', password: PASSWORD }), 401)
  for (const what of ['confirm', 'verify', 'revert'])
    expect(fails(await host.as(null)('POST', `/auth/email/${what}`, {}, { token: 'no-such-token' }), 422).errors).toHaveProperty('token')
})

test('PROFUP-11 DELETE /auth/me refuses a wrong username and password, and whoever owns a workspace; there is nothing to restore', async () => {
  const remove = (who: string, body: object) => host.as(who)('DELETE', '/auth/me', {}, body)
  expect(fails(await remove('mia', { username: 'ana', password: PASSWORD }), 422).errors).toHaveProperty('username')
  expect(fails(await remove('mia', { username: 'mia', password: 'no' }), 422).errors).toHaveProperty('password')
  fails(await remove('ana', { username: 'ana', password: PASSWORD }), 409, 'owns_workspaces')
  const body = { email: 'mia@example.com', password: PASSWORD }
  fails(await host.as(null)('POST', '/auth/me/restore', {}, body), 401, 'bad_credentials')
})

test('SESS-04 POST /auth/email/resend answers the same for every address, GET /auth/sign-up who may make an account', async () => {
  const anyone = host.as(null)
  // Mails to one address are limited, and a host at HOST_URL may have been asked before.
  const email = `nobody-${randomUUID()}@example.com`
  expect(await anyone('POST', '/auth/email/resend', {}, { email })).toMatchObject({
    status: 200,
    body: { data: null },
  })
  fails(await anyone('POST', '/auth/email/resend', {}, {}), 401)
  holds(await anyone('GET', '/auth/sign-up'), 200, signUpRules)
})

test('PROF-05 GET /people/{username}/ answers people of a shared workspace, 404 for strangers', async () => {
  const at = { company_slug: 'acme', timezone: 'Europe/Berlin' }
  expect(holds(await host.as('ben')('GET', '/people/mia/', at), 200, profile).company.slug).toBe('acme')
  fails(await host.as('dora')('GET', '/people/mia/', at), 404)
})

test('FIRST-05 GET and PUT /auth/me/first-steps answer what was done, and refuse what is no step', async () => {
  const ana = host.as('ana')
  expect(holds(await ana('GET', '/auth/me/first-steps'), 200, firstSteps).project).toBe(true)
  expect(holds(await ana('PUT', '/auth/me/first-steps', {}, { shows: false }), 200, firstSteps).shows).toBe(false)
  fails(await ana('PUT', '/auth/me/first-steps', {}, { project: true }), 400)
  fails(await host.as(null)('GET', '/auth/me/first-steps'), 401)
})

test('PROFUP-06 PUT /auth/me changes what it is given and names wrong fields', async () => {
  const before = holds(await host.as('mia')('GET', '/auth/me'), 200, me)
  const changed = holds(await host.as('mia')('PUT', '/auth/me', {}, { week_start: 0 }), 200, me)
  expect(changed).toEqual({ ...before, week_start: 0 })
  expect(holds(await host.as('mia')('PUT', '/auth/me', {}, { week_start: before.week_start }), 200, me)).toEqual(before)
  expect(fails(await host.as('mia')('PUT', '/auth/me', {}, { name: ' ' }), 422).errors).toHaveProperty('name')
  fails(await host.as('mia')('PUT', '/auth/me', {}, { username: 'other' }), 400)
})

test.skipIf(!MAY_LEAVE_TRACES)('OPEN-06 POST /auth/sign-up makes an account once, and names wrong fields', async () => {
  const anyone = host.as(null)
  const body = { name: 'Con Tract', email: `con-${Date.now()}@example.com`, password: 'long-enough-1' }
  expect(holds(await anyone('POST', '/auth/sign-up', {}, body), 201, session).user.name).toBe('Con Tract')
  expect(fails(await anyone('POST', '/auth/sign-up', {}, body), 422).errors).toHaveProperty('email')
  expect(
    fails(await anyone('POST', '/auth/sign-up', {}, { ...body, email: 'o@example.com', password: 'short' }), 422).errors,
  ).toHaveProperty('password')
})

test.skipIf(!MAY_LEAVE_TRACES)('OPEN-04 POST /auth/forgot-password answers the same for known and unknown addresses', async () => {
  const known = await host.as(null)('POST', '/auth/forgot-password', {}, { email: 'gus@example.com' })
  const unknown = await host.as(null)('POST', '/auth/forgot-password', {}, { email: 'nobody@example.com' })
  expect([known.status, known.body]).toEqual([200, { data: null }])
  expect([unknown.status, unknown.body]).toEqual([200, { data: null }])
})

test('OPEN-05 POST /auth/reset-password refuses an unknown token at its field', async () => {
  const body = { token: 'no-such-token', password: 'long-enough-1' }
  expect(fails(await host.as(null)('POST', '/auth/reset-password', {}, body), 422).errors).toHaveProperty('token')
})

test('OPEN-05 POST /auth/reset-password/check answers whether a link still works', async () => {
  const answer = await host.as(null)('POST', '/auth/reset-password/check', {}, { token: 'no-such-token' })
  expect(answer).toMatchObject({ status: 200, body: { data: { open: false } } })
})

test('API-05 a foreign and an unknown place are the same 404', async () => {
  const foreign = await host.as('dora')('GET', '/projects/website/', { company_slug: 'acme' })
  const unknown = await host.as('dora')('GET', '/projects/website/', { company_slug: 'no-such-company' })
  expect(fails(foreign, 404)).toEqual(fails(unknown, 404))
})
