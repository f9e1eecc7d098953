// Settings of a workspace over a real host: read in one call, changed, handed over, deleted and had back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())
beforeEach(() => world.resetCalls())

const TRANSFER = 'transfer { username name expiresAt }'
const SETTINGS = `id name logo whitelabelLogo favicon settings { timeZone weekStart currency projectCreators ${TRANSFER} }`
const read = async (who = 'ana', slug = 'acme') => (await world.data(who, `{ workspace(slug: "${slug}") { ${SETTINGS} } }`)).workspace
const password = 'palette-demo-1'

test('WSET-05 WSET-13 the settings are one call, and null for everybody but the owner', async () => {
  expect(await read()).toMatchObject({
    id: 'acme',
    name: 'Acme',
    settings: { timeZone: expect.any(String), weekStart: 1, currency: 'EUR', projectCreators: 'MEMBERS', transfer: null },
  })
  expect(world.calls()).toEqual(['GET /companies/acme/settings'])
  expect(await read('mia')).toMatchObject({ name: 'Acme', settings: null })
  expect(await read('dora')).toBeNull()
})

test('WSET-05 what is given changes; a refusal stands at its field', async () => {
  const change = (input: string) =>
    world.graphql('ana', `mutation { updateWorkspace(slug: "acme", input: { ${input} }) { workspace { ${SETTINGS} } ${REFUSALS} } }`)
  const { updateWorkspace } = (
    await change('weekStart: 0, currency: "USD", timeZone: "Europe/Lisbon", projectCreators: OWNER, favicon: "https://x.test/f.png"')
  ).data
  expect(updateWorkspace.workspace).toMatchObject({
    favicon: 'https://x.test/f.png',
    settings: { weekStart: 0, currency: 'USD', timeZone: 'Europe/Lisbon', projectCreators: 'OWNER' },
  })
  expect((await change('weekStart: 1, currency: "EUR", projectCreators: MEMBERS, favicon: null')).data.updateWorkspace.userErrors).toEqual(
    [],
  )
  expect((await change('timeZone: "Mars/One"')).data.updateWorkspace).toEqual({
    workspace: null,
    userErrors: [{ code: 'INVALID', field: ['timeZone'], message: 'There is no such time zone.' }],
  })
  expect((await change('name: "  "')).data.updateWorkspace.userErrors[0]).toMatchObject({
    field: ['name'],
    message: 'Please enter a name.',
  })
})

test('WSET-07 WSET-08 an offer is seen by both, withdrawn, declined, accepted', async () => {
  const offer = (username: string) =>
    world.graphql(
      'ana',
      `mutation { transferWorkspace(slug: "acme", username: "${username}", password: "${password}") { workspace { settings { ${TRANSFER} } } ${REFUSALS} } }`,
    )
  const seen = async (who: string) =>
    (await world.data(who, '{ workspace(slug: "acme") { transferOffer { username name expiresAt } } }')).workspace.transferOffer
  const reply = (accept: boolean) => world.data('mia', `mutation { answerTransfer(slug: "acme", accept: ${accept}) { ok ${REFUSALS} } }`)
  expect((await offer('gus')).data.transferWorkspace.userErrors).toEqual([
    { code: 'INVALID', field: ['username'], message: 'Only a member of this workspace can become its owner.' },
  ])
  expect((await offer('mia')).data.transferWorkspace.workspace.settings.transfer).toMatchObject({ username: 'mia', name: 'Mia Chen' })
  expect([await seen('mia'), await seen('ben')]).toMatchObject([{ username: 'mia' }, null])
  const { notifications } = await world.data(
    'mia',
    '{ notifications(workspaceSlug: "acme") { events { reason } targetKind target { ... on WorkspaceTarget { workspaceSlug } } } }',
  )
  expect(notifications[0]).toMatchObject({
    ...{ events: [{ reason: 'TRANSFER_OFFERED' }], targetKind: 'WORKSPACE' },
    target: { workspaceSlug: 'acme' },
  })
  const withdraw = `mutation { withdrawTransfer(slug: "acme") { workspace { settings { ${TRANSFER} } } ${REFUSALS} } }`
  expect((await world.data('ana', withdraw)).withdrawTransfer.workspace.settings.transfer).toBeNull()
  await offer('mia')
  expect((await reply(true)).answerTransfer.ok).toBe(true)
  expect((await read('mia')).settings).not.toBeNull()
  expect((await read('ana')).settings).toBeNull()
})

test('WSET-09 WSET-10 a workspace is deleted by its name and the password, is nowhere, and is had back', async () => {
  expect(
    (await world.data('dora', '{ workspaceContents(slug: "globex") { projects tasks files bytes invoices } }')).workspaceContents,
  ).toMatchObject({
    projects: expect.any(Number),
    tasks: expect.any(Number),
    files: expect.any(Number),
    bytes: expect.any(Number),
    invoices: expect.any(Number),
  })
  const remove = (name: string) =>
    world.graphql(
      'dora',
      `mutation { deleteWorkspace(slug: "globex", name: "${name}", password: "${password}") { deletionAt ${REFUSALS} } }`,
    )
  expect((await remove('globex')).data.deleteWorkspace).toEqual({
    deletionAt: null,
    userErrors: [{ code: 'INVALID', field: ['name'], message: 'That is not the name of this workspace.' }],
  })
  const { deletionAt } = (await remove('Globex')).data.deleteWorkspace
  expect(Date.parse(deletionAt) / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 14, 1)
  expect(await read('dora', 'globex')).toBeNull()
  expect((await world.data('dora', '{ deletedWorkspaces { slug name logo deletionAt } }')).deletedWorkspaces).toEqual([
    { slug: 'globex', name: 'Globex', logo: null, deletionAt },
  ])
  const back = await world.data('dora', `mutation { restoreWorkspace(slug: "globex") { workspace { ${SETTINGS} } ${REFUSALS} } }`)
  expect(back.restoreWorkspace.workspace).toMatchObject({ id: 'globex', settings: { transfer: null } })
  expect(await read('dora', 'globex')).not.toBeNull()
})
