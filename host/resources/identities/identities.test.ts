// Whose account an identity is: by issuer and subject; an address alone opens nothing that was there before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type IdentityProvider, NONCE, openIdentityProvider } from '#tests/kit/identity-provider.ts'
import { openReset } from '../password-resets/password-resets.store.ts'

let provider: IdentityProvider
let world: HostWorld
beforeAll(async () => {
  provider = await openIdentityProvider()
  world = await openHostWorld({ env: provider.env })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const password = 'a long enough one'
const anyone = () => world.as(null)
let count = 0
/** Signs in with the provider, as a subject with an address. */
function signInAs(sub: string, email: string) {
  count += 1
  const nonce = `${NONCE}-${count}`
  return anyone().post('/auth/third-party', {}, { id_token: provider.token({ claims: { sub, email, nonce } }), nonce })
}
async function signUp(email: string): Promise<{ token: string; uuid: string }> {
  const { access_token: token, user } = (await anyone().post('/auth/sign-up', {}, { name: 'Val', email, password })).body.data
  return { token, uuid: user.uuid }
}
const byPassword = (email: string) => anyone().post('/auth/sign-in', {}, { email, password })
async function works(token: string): Promise<boolean> {
  const { status } = await anyone().send({ method: 'GET', url: '/auth/me', headers: { authorization: `Bearer ${token}` } })
  return status === 200
}
const mailsTo = async (email: string) => (await world.mailsNow()).filter((mail) => mail.to === email)

test('OPEN-10 the first link of an unverified account ends its sessions, drops its password and says so by mail, once', async () => {
  const planted = await signUp('victim@example.com')
  const link = await openReset(world.db, planted.uuid)
  const first = await signInAs('v-1', 'Victim@example.com')
  expect(first).toMatchObject({ status: 200, body: { data: { user: { uuid: planted.uuid } } } })
  expect(await works(planted.token)).toBe(false)
  expect((await byPassword('victim@example.com')).status).toBe(401)
  expect((await anyone().post('/auth/reset-password', {}, { token: link, password })).status).toBe(422)
  const mail = (await mailsTo('victim@example.com'))[0]
  expect(mail).toMatchObject({ subject: 'Your password was removed', link: 'http://localhost:4000/forgot-password' })
  const second = await signInAs('v-1', 'victim@example.com')
  expect(second.status).toBe(200)
  for (const { body } of [first, second]) expect(await works(body.data.access_token)).toBe(true)
  expect(await mailsTo('victim@example.com')).toHaveLength(1)
})

test('OPEN-10 an account whose address a mailed link has verified is linked as it is', async () => {
  const { uuid } = await signUp('proved@example.com')
  await anyone().post('/auth/reset-password', {}, { token: await openReset(world.db, uuid), password })
  const { access_token: token } = (await byPassword('proved@example.com')).body.data
  expect((await signInAs('p-1', 'proved@example.com')).body.data.user).toMatchObject({ uuid, name: 'Val' })
  expect(await works(token)).toBe(true)
  expect((await byPassword('proved@example.com')).status).toBe(200)
  expect(await mailsTo('proved@example.com')).toEqual([])
})

test('OPEN-10 a linked identity is the same account when its address changes, also to that of somebody else', async () => {
  const made = (await signInAs('m-1', 'before@example.com')).body.data.user
  await signUp('somebody-else@example.com')
  for (const email of ['after@example.com', 'somebody-else@example.com'])
    expect((await signInAs('m-1', email)).body.data.user).toEqual(made)
  expect((await byPassword('somebody-else@example.com')).status).toBe(200)
})

test('OPEN-10 an address that changed hands at the provider does not take the account along', async () => {
  const { access_token: token } = (await signInAs('first-owner', 'shared@example.com')).body.data
  const refused = await signInAs('second-owner', 'shared@example.com')
  expect(refused).toMatchObject({ status: 409, body: { code: 'identity_taken' } })
  expect(refused.body).not.toHaveProperty('data')
  expect(await works(token)).toBe(true)
  expect((await signInAs('first-owner', 'shared@example.com')).status).toBe(200)
})

test('OPEN-10 first links at the same moment are one link, and every session they open works', async () => {
  const { uuid, token } = await signUp('many@example.com')
  const answers = await Promise.all([1, 2, 3, 4].map(() => signInAs('many-1', 'many@example.com')))
  expect(answers.map(({ status, body }) => [status, body.data?.user.uuid])).toEqual(Array(4).fill([200, uuid]))
  for (const { body } of answers) expect(await works(body.data.access_token)).toBe(true)
  expect(await works(token)).toBe(false)
  expect(await mailsTo('many@example.com')).toHaveLength(1)
})
