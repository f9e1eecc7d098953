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
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ended ${REFUSALS} } }`
  const wrong = (await world.graphql('rex', change, { input: { current: 'no', password: 'walnut-kettle-orbit' } })).data.changePassword
  expect(wrong).toEqual({ ended: null, userErrors: [{ code: 'INVALID', field: ['current'], message: 'This is not your password.' }] })
  const done = await world.data('rex', change, { input: { current: 'palette-demo-1', password: 'walnut-kettle-orbit' } })
  expect(done.changePassword.ended).toBe(0)
})
