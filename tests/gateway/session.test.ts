// Signing in and up, passwords, invitations, over a real host.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { NONCE, openIdentityProvider } from '#tests/kit/identity-provider.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

const VIEWER = 'viewer { id username name avatar headline email }'
const PROJECT = '{ workspaceSlug: "acme", projectSlug: "website" }'
let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

function ask(document: string, variables: Record<string, unknown> = {}, token: string | null = null) {
  return postGraphql(world.gateway, document, variables, token)
}

async function signIn(email: string, password: string) {
  const document = `mutation ($input: SignInInput!) { signIn(input: $input) { token ${VIEWER} ${REFUSALS} } }`
  return (await ask(document, { input: { email, password } })).data.signIn
}

async function whoIs(token: string | null) {
  return ask(`{ ${VIEWER} }`, {}, token)
}

/** The token in the newest mail to set a password; it goes out after the answer. */
function mailed(): Promise<string> {
  return vi.waitFor(async () => {
    const token = /\/password-reset\/([\w-]+)/.exec((await world.host.mailsNow()).at(-1)?.text ?? '')?.[1]
    if (token === undefined) throw new Error('There is no mail with a token yet.')
    return token
  })
}

test('signIn answers a token that works, signOut ends it', async () => {
  const { token, viewer, userErrors } = await signIn('ana@example.com', 'palette-demo-1')
  expect(userErrors).toEqual([])
  expect(viewer).toMatchObject({ id: 'ana', username: 'ana', name: 'Ana Souza', email: 'ana@example.com' })
  expect((await whoIs(token)).data.viewer).toEqual(viewer)
  expect((await ask('mutation { signOut { ok } }', {}, token)).data).toEqual({ signOut: { ok: true } })
  expect((await whoIs(token)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('wrong credentials are a refusal with one neutral sentence, not the end of a session', async () => {
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    const message = 'The email address or the password is wrong.'
    expect(await signIn(email, 'wrong-password')).toEqual({
      token: null,
      viewer: null,
      userErrors: [{ code: 'INVALID', field: null, message }],
    })
  }
})

test('AUTH-07 OPEN-10 signInWithIdentityToken answers a session for a token of the provider, once; refusals are one sentence', async () => {
  const provider = await openIdentityProvider()
  const own = await openWorld({ env: provider.env })
  const document = `mutation ($input: IdentityTokenInput!) { signInWithIdentityToken(input: $input) { token ${VIEWER} ${REFUSALS} } }`
  const send = (idToken: string, to: World) => postGraphql(to.gateway, document, { input: { idToken, nonce: NONCE } }, null)
  const refused = (message: string) => ({
    data: { signInWithIdentityToken: { token: null, viewer: null, userErrors: [{ code: 'INVALID', field: null, message }] } },
    errors: [],
  })
  const unverified = refused('This sign-in could not be verified. Please try again.')
  expect(await send(provider.token({ alg: 'none' }), own)).toMatchObject(unverified)
  const { token, viewer, userErrors } = (await send(provider.token(), own)).data.signInWithIdentityToken
  expect(userErrors).toEqual([])
  expect(viewer).toMatchObject({ id: 'zoe', name: 'Zoe Quist', email: 'zoe@example.com' })
  expect((await postGraphql(own.gateway, `{ ${VIEWER} }`, {}, token)).data.viewer).toEqual(viewer)
  expect(await send(provider.token(), own)).toMatchObject(unverified)
  expect(await send(provider.token(), world)).toMatchObject(refused('Signing in with another account is not available here.'))
  await own.close()
  await provider.close()
})

test('AUTH-03 without a token or with a dead one every field is UNAUTHENTICATED', async () => {
  for (const token of [null, 'dead'])
    for (const document of [
      `{ ${VIEWER} }`,
      '{ workspaces { id } }',
      `{ tasks(workspaceSlug: "acme") { page } }`,
      'mutation { signOut { ok } }',
    ]) {
      const { errors, status } = await ask(document, {}, token)
      expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([200, ['UNAUTHENTICATED']])
    }
})

test('signUp makes an account and signs in; what is wrong with it is named by field', async () => {
  const document = `mutation ($input: SignUpInput!) { signUp(input: $input) { token ${VIEWER} ${REFUSALS} } }`
  const input = { name: 'Zoe Quist', email: 'zoe@example.com', password: 'a long enough one' }
  const { data } = await ask(document, { input })
  expect(data.signUp).toMatchObject({ viewer: { name: 'Zoe Quist', email: 'zoe@example.com' }, userErrors: [] })
  expect((await whoIs(data.signUp.token)).data.viewer.name).toBe('Zoe Quist')
  const again = await ask(document, { input: { ...input, password: 'short' } })
  expect(again.data.signUp.token).toBeNull()
  expect(again.data.signUp.userErrors.length).toBeGreaterThan(0)
  for (const { code, field } of again.data.signUp.userErrors)
    expect([code, ['email', 'password']]).toEqual(['INVALID', expect.arrayContaining(field)])
})

test('OPEN-05 requestPasswordReset says the same for everybody; passwordResetOpen looks at a link; resetPassword sets a new password once', async () => {
  const forgot = 'mutation ($email: String!) { requestPasswordReset(email: $email) { ok userErrors { code } } }'
  for (const email of ['nobody@example.com', 'mia@example.com'])
    expect((await ask(forgot, { email })).data.requestPasswordReset).toEqual({ ok: true, userErrors: [] })
  const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok ${REFUSALS} } }`
  const input = { token: await mailed(), password: 'another long one' }
  const isOpen = async (token: string) => (await ask('query ($token: String!) { passwordResetOpen(token: $token) }', { token })).data
  for (let times = 0; times < 2; times += 1) expect(await isOpen(input.token)).toEqual({ passwordResetOpen: true })
  expect((await ask(reset, { input })).data.resetPassword).toEqual({ ok: true, userErrors: [] })
  expect((await signIn('mia@example.com', 'another long one')).viewer.username).toBe('mia')
  for (const token of [input.token, 'unknown']) expect(await isOpen(token)).toEqual({ passwordResetOpen: false })
  expect((await ask(reset, { input })).data.resetPassword).toMatchObject({ ok: false, userErrors: [{ code: 'INVALID', field: ['token'] }] })
})

test('INVITE-28 REST-15 inviteByEmail sends one mail each, an invitation can be read, accepted and declined', async () => {
  const invite = `mutation ($entries: [InviteEntry!]!) { inviteByEmail(project: ${PROJECT}, entries: $entries) { sent invitationIds added { id role person { username } } ${REFUSALS} } }`
  const entry = (name: string) => ({ name, email: `${name}@example.com`, role: 'member' })
  world.resetCalls()
  expect(await world.data('ana', invite, { entries: [entry('new-one'), entry('new-two')] })).toEqual({
    inviteByEmail: { sent: 2, invitationIds: [expect.any(String), expect.any(String)], added: [], userErrors: [] },
  })
  expect(world.calls()).toEqual(['POST /project-team-members/invite/?company_slug=acme&project_slug=website'])
  const { id: wim, email } = await world.host.person('wim')
  await world.host.db.execute(
    sql`insert into company_members (company_id, person_id, role) select id, ${wim}, 'guest' from companies where slug = 'acme'`,
  )
  expect(await world.data('ana', invite, { entries: [{ name: 'Wim', email, role: 'restrict' }] })).toEqual({
    inviteByEmail: {
      ...{ sent: 1, invitationIds: [], userErrors: [] },
      added: [{ id: expect.any(String), role: 'restrict', person: { username: 'wim' } }],
    },
  })
  const bad = await world.graphql('ana', invite, { entries: [{ ...entry('x'), email: 'no address' }] })
  expect(bad.data.inviteByEmail).toMatchObject({ sent: 0, userErrors: [{ code: 'INVALID', field: ['entries', '0', 'email'] }] })
  const lines = await world.graphql('ana', invite, { entries: [entry('y'), { ...entry('x'), name: 'X\nY' }] })
  expect(lines.data.inviteByEmail.userErrors).toMatchObject([{ code: 'INVALID', field: ['entries', '1', 'name'] }])
  const tokens = (await world.host.mailsNow())
    .filter(({ to }) => to.startsWith('new-'))
    // They were put into the queue at the same moment.
    .toSorted((a, b) => a.to.localeCompare(b.to))
    .map((mail) => /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1] ?? '')
  const read =
    'query ($token: String!) { invitation(token: $token) { token projectName workspaceName inviterName role kind emailHint state standing asker { name email } } }'
  expect((await ask(read, { token: tokens[0] })).data.invitation).toMatchObject({
    token: tokens[0],
    inviterName: 'Ana Souza',
    role: 'member',
    kind: 'email',
    state: 'open',
    standing: 'ANYONE',
    asker: null,
  })
  expect((await ask(read, { token: 'unknown' })).data).toEqual({ invitation: null })
  const accept = `mutation ($token: String!) { acceptInvitation(token: $token) { workspaceSlug projectSlug ${REFUSALS} } }`
  // It was sent to another address: dora asks, and ana, who sent it, agrees.
  expect((await world.graphql('dora', accept, { token: tokens[0] })).data.acceptInvitation.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  const does = (name: string) => `mutation ($token: String!) { ${name}(token: $token) { ok ${REFUSALS} } }`
  const askIn = async () => (await world.data('dora', does('askForInvitation'), { token: tokens[0] })).askForInvitation
  expect(await askIn()).toEqual({ ok: true, userErrors: [] })
  expect((await world.data('dora', read, { token: tokens[0] })).invitation.standing).toBe('ASKING')
  const { invitations } = await world.data('ana', '{ invitations(workspaceSlug: "acme") { id email } }')
  const { id } = invitations.find(({ email }: { email: string }) => email === 'new-one@example.com')
  expect((await world.data('ana', read, { token: id })).invitation).toMatchObject({
    standing: 'INVITER',
    asker: { name: expect.stringContaining('Dora'), email: 'dora@example.com' },
  })
  expect((await world.data('ana', does('refuseInvitation'), { token: id })).refuseInvitation.ok).toBe(true)
  expect((await world.data('dora', read, { token: tokens[0] })).invitation.standing).toBe('OTHER')
  await askIn()
  expect((await world.data('ana', does('agreeToInvitation'), { token: id })).agreeToInvitation.ok).toBe(true)
  const members = '{ members(workspaceSlug: "acme", projectSlug: "website") { person { username } role } }'
  expect((await world.data('dora', members)).members).toContainEqual({ person: { username: 'dora' }, role: 'member' })
  const decline = `mutation ($token: String!) { declineInvitation(token: $token) { ok ${REFUSALS} } }`
  expect(await world.data(null, decline, { token: tokens[1] })).toMatchObject({ declineInvitation: { ok: true } })
  expect((await world.graphql('fay', accept, { token: tokens[1] })).data.acceptInvitation.userErrors).toMatchObject([{ code: 'CONFLICT' }])
})
