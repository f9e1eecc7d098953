// The domain of a workspace over a real host, with name servers that know what the test wants.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS } from './documents.ts'

let world: World
let texts: string[] = []
beforeAll(async () => {
  const lookup = { txt: async () => texts, cname: async () => null, addresses: async () => [] }
  world = await openWorld({ sample: true, env: { APP_URL: 'https://palette.test' }, lookup })
})
afterAll(() => world.close())
beforeEach(() => world.resetCalls())

const DOMAIN = 'domain state token target isApex txtRecord { name value } verifiedAt brokenAt checks { kind ok found expected message at }'
const read = async () => (await world.data('ana', `{ workspaceDomain(workspaceSlug: "acme") { ${DOMAIN} } }`)).workspaceDomain
const write = async (name: string, more = '', who = 'ana') => {
  const asked = `mutation { it: ${name}(workspaceSlug: "acme"${more}) { domain { ${DOMAIN} } ${REFUSALS} } }`
  return (await world.graphql(who, asked)).data?.it
}

test('DOMAIN-09 a domain is claimed, looked for and taken away; each is one call', async () => {
  expect(await read()).toBeNull()
  expect(world.calls()).toEqual(['GET /companies/acme/domain'])
  expect(await write('setWorkspaceDomain', ', domain: "nothing"')).toMatchObject({
    domain: null,
    userErrors: [{ field: ['domain'], message: 'Enter a host name such as work.example.com.' }],
  })
  const { domain: made } = await write('setWorkspaceDomain', ', domain: "https://Work.example.com/x"')
  expect(made).toMatchObject({
    domain: 'work.example.com',
    state: 'WAITING',
    target: 'palette.test',
    isApex: false,
    verifiedAt: null,
    checks: [],
  })
  expect(made.txtRecord).toEqual({ name: '_palette.work.example.com', value: `palette-verify=${made.token}` })
  expect((await write('checkWorkspaceDomain')).domain).toMatchObject({
    state: 'WAITING',
    checks: [
      { kind: 'OWNERSHIP', ok: false, found: null, expected: made.txtRecord.value, message: expect.stringMatching(/^Found: nothing yet/) },
      { kind: 'ROUTING', at: expect.any(String) },
    ],
  })
  texts = [made.txtRecord.value]
  expect((await write('checkWorkspaceDomain')).domain).toMatchObject({ state: 'VERIFIED', verifiedAt: expect.any(String), brokenAt: null })
  expect(await read()).toMatchObject({ state: 'VERIFIED' })
  const remove = `mutation { removeWorkspaceDomain(workspaceSlug: "acme") { ok ${REFUSALS} } }`
  expect((await world.data('ana', remove)).removeWorkspaceDomain.ok).toBe(true)
  expect(await read()).toBeNull()
})

test('DOMAIN-02 DOMAIN-09 what another workspace has verified is a conflict; nobody but the owner reads it', async () => {
  const host = world.host.as('dora')
  const { token } = (await host.put('/companies/globex/domain', {}, { domain: 'work.example.com' })).body.data
  texts = [`palette-verify=${token}`]
  await host.post('/companies/globex/domain/check')
  expect((await write('setWorkspaceDomain', ', domain: "work.example.com"')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'This domain belongs to another workspace.' },
  ])
  const { errors } = await world.graphql('mia', `{ workspaceDomain(workspaceSlug: "acme") { domain } }`)
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
