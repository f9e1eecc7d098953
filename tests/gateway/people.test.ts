// A person as others see them, and where one is signed in, over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const PROFILE = `person { id username name avatar headline } email timeZone memberSince isMember workspace { slug name } workspaces { slug name }
  projects { slug name logo roleName } days { day count } time { weekSeconds monthSeconds }`
const SESSIONS = '{ sessions { id device network createdAt lastUsedAt current } }'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('PROF-01 PROF-05 a profile is one call, and nobody for a stranger', async () => {
  world.resetCalls()
  const { person } = await world.data('ben', `{ person(username: "mia", workspaceSlug: "acme", timezone: "Europe/Berlin") { ${PROFILE} } }`)
  expect(world.calls()).toEqual(['GET /people/mia/?company_slug=acme&timezone=Europe%2FBerlin'])
  expect(person).toMatchObject({
    ...{ person: { id: 'mia', username: 'mia', name: 'Mia Chen' }, email: 'mia@example.com', timeZone: null, isMember: true, time: null },
    ...{ workspace: { slug: 'acme', name: 'Acme' }, memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
  expect(person.workspaces).toContainEqual({ slug: 'acme', name: 'Acme' })
  expect(person.projects[0]).toEqual({ slug: expect.any(String), name: expect.any(String), logo: null, roleName: expect.any(String) })
  expect(person.days[0]).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: expect.any(Number) })
  expect((await world.data('dora', `{ person(username: "mia") { ${PROFILE} } }`)).person).toBe(null)
  expect((await world.data('mia', `{ person(username: "mia") { ${PROFILE} } }`)).person.time).toEqual({
    weekSeconds: expect.any(Number),
    monthSeconds: expect.any(Number),
  })
})

test('SESS-04 sessions are listed, ended one by one, and all but this one', async () => {
  const [own] = (await world.data('gus', SESSIONS)).sessions
  expect(own).toMatchObject({ current: true, device: expect.any(String), network: expect.any(String) })
  expect(Date.parse(own.createdAt) <= Date.parse(own.lastUsedAt)).toBe(true)
  const signIn = `mutation { signIn(input: { email: "gus@example.com", password: "palette-demo-1" }) { token ${REFUSALS} } }`
  await world.data(null, signIn)
  await world.data(null, signIn)
  const other = (await world.data('gus', SESSIONS)).sessions.find(({ current }: { current: boolean }) => !current)
  const ended = await world.data('gus', `mutation { endSession(id: "${other.id}") { deletedId ${REFUSALS} } }`)
  expect(ended.endSession.deletedId).toBe(other.id)
  expect((await world.data('gus', `mutation { endOtherSessions { ended ${REFUSALS} } }`)).endOtherSessions.ended).toBe(1)
  expect((await world.data('gus', SESSIONS)).sessions).toHaveLength(1)
})

test('PROFUP-03 a wrong present password is a refusal of its field; a right one changes it', async () => {
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ended token ${REFUSALS} } }`
  const wrong = (await world.graphql('rex', change, { input: { current: 'no', password: 'walnut-kettle-orbit' } })).data.changePassword
  expect(wrong).toEqual({
    ended: null,
    token: null,
    userErrors: [{ code: 'INVALID', field: ['current'], message: 'This is not your password.' }],
  })
  const done = await world.data('rex', change, { input: { current: 'palette-demo-1', password: 'walnut-kettle-orbit' } })
  expect(done.changePassword).toMatchObject({ ended: 0, token: expect.stringMatching(/^[\w-]{43}$/) })
})

const lastLink = async (to: string) => {
  await world.host.sendMails()
  return (
    world.host.mails
      .findLast((mail) => mail.to === to)
      ?.link.split('/')
      .at(-1) ?? ''
  )
}

test('PROFUP-02 an address is asked for, taken by its link, and taken back by the mail to the former one', async () => {
  const ask = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { ok ${REFUSALS} } }`
  const wrong = (await world.graphql('mia', ask, { input: { email: 'mia.c@example.com', password: 'no' } })).data.changeEmail
  expect(wrong).toEqual({ ok: false, userErrors: [{ code: 'INVALID', field: ['password'], message: 'This is not your password.' }] })
  expect((await world.data('mia', ask, { input: { email: 'mia.c@example.com', password: 'palette-demo-1' } })).changeEmail.ok).toBe(true)
  const token = await lastLink('mia.c@example.com')
  const confirm = `mutation ($token: String!) { confirmEmail(token: $token) { email ${REFUSALS} } }`
  expect((await world.data(null, confirm, { token })).confirmEmail.email).toBe('mia.c@example.com')
  const again = (await world.graphql(null, confirm, { token })).data.confirmEmail
  expect(again).toMatchObject({ email: null, userErrors: [{ code: 'INVALID', field: ['token'] }] })
  const own = '{ viewer { email hasPassword mustConfirmEmail } }'
  expect((await world.data('mia', own)).viewer).toEqual({ email: 'mia.c@example.com', hasPassword: true, mustConfirmEmail: false })
  const revert = `mutation ($token: String!) { revertEmail(token: $token) { email resetToken ${REFUSALS} } }`
  const back = (await world.data(null, revert, { token: await lastLink('mia@example.com') })).revertEmail
  expect(back).toMatchObject({ email: 'mia@example.com', resetToken: expect.stringMatching(/^[\w-]{43}$/) })
})

test('SESS-05 SESS-08 who may make an account is told; where addresses are confirmed first there is no session before the link', async () => {
  const rules = '{ signUpRules { signUp domains } }'
  expect((await world.data(null, rules)).signUpRules).toEqual({ signUp: 'OPEN', domains: [] })
  const own = await openWorld({ env: { EMAIL_VERIFICATION: 'required', SIGN_UP_DOMAINS: 'example.com' } })
  try {
    expect((await own.data(null, rules)).signUpRules).toEqual({ signUp: 'OPEN', domains: ['example.com'] })
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { token mustConfirmEmail viewer { id } ${REFUSALS} } }`
    const input = { name: 'Nova', email: 'nova@example.com', password: 'kettle orbit walnut', invitationToken: null }
    const waits = { token: null, mustConfirmEmail: true, viewer: null, userErrors: [] }
    expect((await own.data(null, signUp, { input })).signUp).toEqual(waits)
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { token mustConfirmEmail viewer { id } ${REFUSALS} } }`
    const { name: _, invitationToken: __, ...credentials } = input
    expect((await own.data(null, signIn, { input: credentials })).signIn).toEqual(waits)
    // One after the other: mails that wait together go in any order.
    await own.host.sendMails()
    const resend = `mutation ($email: String) { resendVerification(email: $email) { ok ${REFUSALS} } }`
    expect((await own.data(null, resend, { email: input.email })).resendVerification).toEqual({ ok: true, userErrors: [] })
    await own.host.sendMails()
    const token = own.host.mails
      .findLast(({ to }) => to === input.email)
      ?.link.split('/')
      .at(-1)
    const verify = `mutation ($token: String!) { verifyEmail(token: $token) { email ${REFUSALS} } }`
    expect((await own.data(null, verify, { token })).verifyEmail.email).toBe(input.email)
    expect((await own.data(null, signIn, { input: credentials })).signIn).toMatchObject({ mustConfirmEmail: false, viewer: { id: 'nova' } })
  } finally {
    await own.close()
  }
})

test('SESS-08 where nobody may make an account, the refusal says how one gets in', async () => {
  const own = await openWorld({ env: { SIGN_UP: 'off' } })
  try {
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { token ${REFUSALS} } }`
    const input = { name: 'Nova', email: 'nova@example.com', password: 'kettle orbit walnut' }
    expect((await own.graphql(null, signUp, { input })).data.signUp.userErrors).toEqual([
      { code: 'INVALID', field: null, message: 'Ask somebody in the workspace to invite you.' },
    ])
  } finally {
    await own.close()
  }
})

test('PROFUP-11 an account is deleted, says so at the next sign-in, and is had back', async () => {
  const remove = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletionAt ${REFUSALS} } }`
  const wrong = (await world.graphql('gus', remove, { input: { username: 'gus', password: 'no' } })).data.deleteAccount
  expect(wrong).toMatchObject({ deletionAt: null, userErrors: [{ field: ['password'] }] })
  const done = (await world.data('gus', remove, { input: { username: 'gus', password: 'palette-demo-1' } })).deleteAccount
  expect(Date.parse(done.deletionAt)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  const input = { email: 'gus@example.com', password: 'palette-demo-1' }
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { token leaving ${REFUSALS} } }`
  expect((await world.data(null, signIn, { input })).signIn).toMatchObject({
    ...{ token: null, userErrors: [] },
    leaving: expect.stringMatching(/^This account will be deleted on /),
  })
  const restore = `mutation ($input: SignInInput!) { restoreAccount(input: $input) { token leaving viewer { id } ${REFUSALS} } }`
  expect((await world.data(null, restore, { input })).restoreAccount).toMatchObject({ leaving: null, viewer: { id: 'gus' } })
})
