// The people of a workspace and invitations over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const MEMBER = `id person { username name } email role projects { slug name memberId role isOwner } lastActiveAt openTasks loggedSeconds joinedAt`
const INVITATION = 'id email name role projectSlug projectName inviter { username } sentAt expiresAt isExpired'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('TEAM-02 the owner reads a page of people in one call; others are refused', async () => {
  const before = world.calls().length
  const { data } = await world.graphql(
    'ana',
    `{ teamMembers(workspaceSlug: "acme", search: "e", role: MEMBER, projectSlug: "website", sort: OPEN_TASKS, perPage: 5) { nodes { ${MEMBER} } page totalPages totalCount } }`,
  )
  expect(world.calls().slice(before)).toHaveLength(1)
  expect(data.teamMembers).toMatchObject({ page: 1, totalPages: 1, totalCount: expect.any(Number) })
  expect(data.teamMembers.nodes[0]).toMatchObject({
    role: 'MEMBER',
    email: expect.stringContaining('@example.com'),
    projects: expect.arrayContaining([
      { slug: 'website', name: expect.any(String), memberId: expect.any(String), role: expect.any(String), isOwner: expect.any(Boolean) },
    ]),
    joinedAt: expect.any(String),
  })
  const refused = await world.graphql('mia', '{ teamMembers(workspaceSlug: "acme") { nodes { email } } }')
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('FIRST-08 receivedInvitations, accepted by the id that stands for a token', async () => {
  const { email } = await world.host.person('wanda')
  const invite = `mutation { inviteByEmail(project: { ${WEBSITE} }, entries: [{ name: "Wanda", email: "${email}", role: member }]) { sent } }`
  await world.data('ana', invite)
  const list = '{ receivedInvitations { token projectName workspaceName inviterName role kind emailHint state standing asker { name } } }'
  const { receivedInvitations: found } = await world.data('wanda', list)
  expect(found).toEqual([
    {
      ...{ token: expect.any(String), projectName: 'Website relaunch', workspaceName: 'Acme', inviterName: 'Ana Souza' },
      ...{ role: 'member', kind: 'email', emailHint: null, state: 'open', standing: 'INVITED', asker: null },
    },
  ])
  const accept = `mutation { acceptInvitation(token: "${found[0].token}") { workspaceSlug projectSlug userErrors { code } } }`
  expect((await world.graphql('mia', accept)).data.acceptInvitation).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
  expect((await world.data('wanda', accept)).acceptInvitation).toEqual({ workspaceSlug: 'acme', projectSlug: 'website', userErrors: [] })
  expect((await world.data('wanda', list)).receivedInvitations).toEqual([])
})

test('TEAM-04 an invitation is listed and withdrawn, once', async () => {
  await world.data(
    'ana',
    `mutation { inviteByEmail(project: { ${WEBSITE} }, entries: [{ name: "Kim", email: "kim@example.com" }]) { sent ${REFUSALS} } }`,
  )
  const { invitations } = await world.data('ana', `{ invitations(workspaceSlug: "acme") { ${INVITATION} } }`)
  expect(invitations[0]).toMatchObject({
    email: 'kim@example.com',
    role: 'guest',
    projectSlug: 'website',
    inviter: { username: 'ana' },
    isExpired: false,
  })
  const resend = `mutation { resendInvitation(workspaceSlug: "acme", id: "${invitations[0].id}") { ok ${REFUSALS} } }`
  expect((await world.data('ana', resend)).resendInvitation.ok).toBe(true)
  const withdraw = (who: string) =>
    world.graphql(who, `mutation { withdrawInvitation(workspaceSlug: "acme", id: "${invitations[0].id}") { deletedId ${REFUSALS} } }`)
  expect((await withdraw('mia')).data?.withdrawInvitation?.deletedId ?? null).toBeNull()
  expect((await world.graphql('mia', '{ invitations(workspaceSlug: "acme") { email } }')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const { invitations: ofAdmin } = await world.data('ben', `{ invitations(workspaceSlug: "acme") { ${INVITATION} } }`)
  expect(ofAdmin).toContainEqual(expect.objectContaining({ email: 'kim@example.com', projectSlug: 'website' }))
  expect((await withdraw('ana')).data.withdrawInvitation.deletedId).toBe(invitations[0].id)
  expect((await withdraw('ana')).data.withdrawInvitation.userErrors[0].code).toBe('NOT_FOUND')
})
