// What people are in a workspace and on its projects, set over a real host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const set = (who: string, username: string, role: string, projects = '') =>
  world.graphql(
    who,
    `mutation { setWorkspaceRole(workspaceSlug: "acme", username: "${username}", role: ${role}${projects && `, projects: ${projects}`}) {
      teamMember { id role projects { slug role isOwner } } ${REFUSALS} } }`,
  )

test('TEAM-06 a member becomes a guest, read-only where that is said and nowhere else', async () => {
  const before = world.calls().length
  const { data } = await set('ana', 'mia', 'GUEST', '[{ projectSlug: "website", role: restrict }]')
  expect(world.calls().slice(before)).toHaveLength(1)
  const { teamMember, userErrors } = data.setWorkspaceRole
  expect(userErrors).toEqual([])
  expect(teamMember).toMatchObject({ id: 'acme/mia', role: 'GUEST' })
  const roles = Object.fromEntries(teamMember.projects.map((one: { slug: string; role: string }) => [one.slug, one.role]))
  expect(roles).toMatchObject({ website: 'restrict' })
  expect(Object.entries(roles).filter(([slug, role]) => slug !== 'website' && role === 'restrict')).toEqual([])
  const back = await set('ana', 'mia', 'MEMBER', '[{ projectSlug: "website", role: member }]')
  expect(back.data.setWorkspaceRole.teamMember).toMatchObject({ role: 'MEMBER' })
})

test('TEAM-05 TEAM-06 the owner stays, nobody but the owner sets it, and strangers are not found', async () => {
  expect((await set('ana', 'ana', 'GUEST')).data.setWorkspaceRole.userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'The owner of the workspace stays its owner.' },
  ])
  expect((await set('ana', 'mia', 'OWNER')).data.setWorkspaceRole.userErrors).toMatchObject([{ field: ['role'] }])
  for (const who of ['ben', 'mia', 'gus']) {
    const refused = await set(who, 'mia', 'GUEST')
    expect(refused.errors?.[0]?.extensions.code ?? refused.data.setWorkspaceRole.userErrors[0].code).toBe('FORBIDDEN')
  }
  expect((await set('ana', 'dora', 'GUEST')).data.setWorkspaceRole.userErrors[0].code).toBe('NOT_FOUND')
})
