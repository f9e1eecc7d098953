// Who may make an account, and how often.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#host/settings.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { NONCE, openIdentityProvider } from '#tests/kit/identity-provider.ts'

const password = 'kettle-orbit-walnut'
const worlds: HostWorld[] = []
async function openWith(env: Record<string, string>, sample = false): Promise<HostWorld> {
  const world = await openHostWorld({ env, sample })
  worlds.push(world)
  return world
}
let open: HostWorld
beforeAll(async () => {
  open = await openWith({})
})
afterAll(() => Promise.all(worlds.map((world) => world.close())))

const signUp = (world: HostWorld, email: string, from = '203.0.113.1', more: object = {}) =>
  world.as(null).send({
    ...{ method: 'POST', url: '/auth/sign-up', headers: { 'x-forwarded-for': from } },
    payload: { name: 'Eve Reed', email, password, ...more },
  })

test('SESS-07 twenty accounts an hour from one address, counted by the /64 of IPv6; others go on', async () => {
  for (let number = 0; number < 20; number += 1)
    expect((await signUp(open, `many-${number}@example.com`, `2001:db8:1:1::${number + 1}`)).status).toBe(201)
  const refused = await signUp(open, 'many-20@example.com', '2001:db8:1:1:ffff::1')
  expect(refused).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please wait 60 minutes and try again.' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await signUp(open, 'many-20@example.com', '2001:db8:1:2::1')).status).toBe(201)
})

test('SESS-07 three tries an hour with one address of mail, from anywhere; a password that will not do is none', async () => {
  const attempt = (at: number, more = {}) => signUp(open, 'same@example.com', `198.51.100.${at}`, more)
  for (const at of [1, 2, 3]) expect((await attempt(at, { password: '1234567890' })).status).toBe(422)
  expect([(await attempt(4)).status, (await attempt(5)).status, (await attempt(6)).status]).toEqual([201, 422, 422])
  expect((await attempt(7)).status).toBe(429)
})

test('SESS-08 invited: only who has an open invitation, by mail or link; off: nobody; the page is told', async () => {
  const [invited, off] = [await openWith({ SIGN_UP: 'invited' }, true), await openWith({ SIGN_UP: 'off' })]
  const told = async (world: HostWorld) => (await world.as(null).get('/auth/sign-up')).body.data
  expect([await told(open), await told(invited), await told(off)].map(({ sign_up }) => sign_up)).toEqual(['open', 'invited', 'off'])
  for (const world of [invited, off])
    expect(await signUp(world, 'eve@example.com')).toMatchObject({
      status: 403,
      body: { code: 'sign_up_closed', message: 'Ask somebody in the workspace to invite you.' },
    })
  const at = { company_slug: 'acme', project_slug: 'website' }
  const link = (await invited.as('ana').post('/project-team-members/users/invite/shareable', { ...at, status: 'true' })).body.data
  const token = new URL(link.url).searchParams.get('token')
  expect((await signUp(invited, 'eve@example.com', '203.0.113.2', { by_invitation: 'made-up' })).status).toBe(403)
  expect((await signUp(invited, 'eve@example.com', '203.0.113.2', { by_invitation: token })).status).toBe(201)
})

test('SESS-08 SIGN_UP_DOMAINS limits addresses; sign-in with another account obeys both', async () => {
  const provider = await openIdentityProvider()
  const world = await openWith({ ...provider.env, SIGN_UP_DOMAINS: 'example.com, Example.org' })
  expect((await signUp(world, 'eve@example.net')).body.errors.email).toEqual([
    'Only addresses of example.com or example.org may have an account here.',
  ])
  expect((await signUp(world, 'eve@example.org')).status).toBe(201)
  const closed = await openWith({ ...provider.env, SIGN_UP: 'off' })
  const enter = (at: HostWorld, email: string, sub: string) =>
    at.as(null).post('/auth/third-party', {}, { id_token: provider.token({ claims: { email, sub } }), nonce: NONCE })
  expect((await enter(world, 'zoe@example.net', 'one')).status).toBe(422)
  expect((await enter(closed, 'zoe@example.com', 'two')).body.code).toBe('sign_up_closed')
  await closed.person('zoe')
  expect((await enter(closed, 'zoe@example.com', 'three')).status).toBe(200)
  await provider.close()
})

test('SESS-08 invited: whoever shows an open invitation by link gets an account by sign-in with another one, too', async () => {
  const provider = await openIdentityProvider()
  const world = await openWith({ ...provider.env, SIGN_UP: 'invited' }, true)
  const at = { company_slug: 'acme', project_slug: 'website' }
  const link = (await world.as('ana').post('/project-team-members/users/invite/shareable', { ...at, status: 'true' })).body.data
  const enter = (nonce: string, by_invitation: string | null) =>
    world.as(null).post('/auth/third-party', {}, { id_token: provider.token({ claims: { nonce } }), nonce, by_invitation })
  expect((await enter(`${NONCE}-1`, null)).body.code).toBe('sign_up_closed')
  expect((await enter(`${NONCE}-2`, 'made-up')).body.code).toBe('sign_up_closed')
  expect((await enter(`${NONCE}-3`, new URL(link.url).searchParams.get('token'))).body.data.user).toMatchObject({ username: 'zoe' })
  await provider.close()
})

test('SESS-05 SESS-08 the environment is judged at the start; verification follows SMTP_URL while unset', () => {
  const read = (env: Record<string, string>) => readSettings(env)
  expect(read({}).emailVerification).toBe('off')
  expect(read({ SMTP_URL: 'smtp://mail.example.com' }).emailVerification).toBe('required')
  expect(read({ SMTP_URL: 'smtp://mail.example.com', EMAIL_VERIFICATION: 'soft' }).emailVerification).toBe('soft')
  // The switch, and how: what says both has to mean one thing.
  expect(
    [read({ VERIFY_EMAIL: 'on' }), read({ SMTP_URL: 'smtp://mail.example.com', VERIFY_EMAIL: 'off' })].map((one) => one.emailVerification),
  ).toEqual(['required', 'off'])
  expect(read({ VERIFY_EMAIL: 'on', EMAIL_VERIFICATION: 'soft' }).emailVerification).toBe('soft')
  for (const [VERIFY_EMAIL, EMAIL_VERIFICATION] of [
    ['off', 'soft'],
    ['on', 'off'],
  ] as const)
    expect(() => read({ VERIFY_EMAIL, EMAIL_VERIFICATION })).toThrow(
      `VERIFY_EMAIL=${VERIFY_EMAIL} and EMAIL_VERIFICATION=${EMAIL_VERIFICATION} contradict each other. Set one of them.`,
    )
  expect(() => read({ EMAIL_VERIFICATION: 'maybe' })).toThrow('EMAIL_VERIFICATION must be off, soft or required, not "maybe"')
  expect(() => read({ SIGN_UP: 'closed' })).toThrow('SIGN_UP must be open, invited or off')
  expect(() => read({ SIGN_UP_DOMAINS: '@example.com' })).toThrow('SIGN_UP_DOMAINS must be domains such as example.com,example.org')
})
