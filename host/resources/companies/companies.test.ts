// Workspaces over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#host/settings.ts'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { addCompany } from './companies.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ env: { NEW_WORKSPACE_PLAN: 'free' } })
  await makeTeam(world)
})
afterAll(() => world.close())

test('REST-03 WS-06 WS-10 the list has the caller’s workspaces, searched and in pages', async () => {
  const list = await world.as('ana').get('/companies/', { search: '', limit: 52, page: 1 })
  expect(list.status).toBe(200)
  expect(list.body).toMatchObject({ current_page: 1, total_pages: 1, total: 1 })
  expect(list.body.data).toEqual([
    {
      slug: 'acme',
      name: 'acme',
      logo: null,
      owner: { uuid: expect.any(String), username: 'ana', name: 'ana', avatar: null, headline: null },
      settings: { can_create_projects: true, project_creators: 'members' },
      whitelabel: { logo: null },
      favicon: null,
      unlimited_workspaces: true,
      subscription: 'paid',
      projects_count: 2,
      role: { name: 'admin' },
    },
  ])
  expect((await world.as('ana').get('/companies/', { search: 'CM' })).body.total).toBe(1)
  expect((await world.as('ana').get('/companies/', { search: '%' })).body).toMatchObject({ data: [], total: 0, total_pages: 1 })
  expect((await world.as('ana').get('/companies/', { limit: 0 })).status).toBe(400)
})

test('REST-01 WS-07 one workspace, with what the caller is and sees there', async () => {
  const see = async (name: string) => (await world.as(name).get('/companies/acme', { company_slug: 'acme' })).body.data
  expect(await see('mia')).toMatchObject({
    slug: 'acme',
    role: { name: 'member' },
    settings: { can_create_projects: true },
    projects_count: 2,
  })
  expect(await see('gus')).toMatchObject({ role: { name: 'guest' }, settings: { can_create_projects: false }, projects_count: 1 })
  expect(await see('nia')).toMatchObject({ projects_count: 1 })
  expect(await world.as('dora').get('/companies/acme')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('REST-02 FIRST-02 a first workspace is open while nobody can pay, and what NEW_WORKSPACE_PLAN says else', async () => {
  const plan = (env: Record<string, string>) => readSettings(env).newWorkspacePlan
  expect([plan({}), plan({ BILLING_URL: 'https://pay.example.com' })]).toEqual(['paid', 'free'])
  expect(plan({ BILLING_URL: 'https://pay.example.com', NEW_WORKSPACE_PLAN: 'paid' })).toBe('paid')
  expect(() => plan({ NEW_WORKSPACE_PLAN: 'gold' })).toThrow(/NEW_WORKSPACE_PLAN.*free, paid or lifetime/)
  expect(plan({ NEW_WORKSPACE_PLAN: 'lifetime' })).toBe('lifetime')
  const limited = await world.person('limited')
  expect(await addCompany(world.db, limited.id, { name: 'For life', logo: null }, 'lifetime')).toMatchObject({
    subscription: 'lifetime',
    unlimitedWorkspaces: false,
  })
  const newcomer = await world.person('newcomer')
  expect(await addCompany(world.db, newcomer.id, { name: 'Fresh start', logo: null }, 'paid')).toMatchObject({
    subscription: 'paid',
    unlimitedWorkspaces: true,
  })
})

test('REST-02 WS-04 the first workspace is free, the second needs a paid one (402)', async () => {
  await world.person('zoe')
  const zoe = world.as('zoe')
  const first = await zoe.post('/companies', {}, { name: ' Zoë & Söhne ', logo: null })
  expect(first).toMatchObject({
    status: 201,
    body: {
      data: { slug: 'zoe-sohne', name: 'Zoë & Söhne', subscription: 'free', unlimited_workspaces: false, owner: { username: 'zoe' } },
    },
  })
  expect(await zoe.post('/companies', {}, { name: 'Second' })).toMatchObject({ status: 402, body: { code: 'plan_required' } })
  expect(await world.as('lee').post('/companies', {}, { name: 'Second' })).toMatchObject({ status: 402 })
  const next = await world.as('ana').post('/companies', {}, { name: 'Acme', logo: 'data:image/png;base64,iVBORw0KGgo=' })
  expect(next).toMatchObject({
    status: 201,
    body: { data: { slug: 'acme-2', subscription: 'paid', logo: 'data:image/png;base64,iVBORw0KGgo=' } },
  })
})

test('REST-02 two first workspaces at the same moment: one', async () => {
  await world.person('tom')
  const answers = await Promise.all([1, 2, 3].map((number) => world.as('tom').post('/companies', {}, { name: `Tom ${number}` })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 402, 402])
})

test('WS-03 OPEN-25 a name is required, a logo is a picture', async () => {
  const add = (body: object) => world.as('dora').post('/companies', {}, body)
  expect((await add({ name: '  ' })).body.errors.name).toEqual(['Please enter a name.'])
  expect((await add({ name: 'X', logo: 'javascript:alert(1)' })).body.errors.logo).toHaveLength(1)
  expect((await add({ name: 'X', logo: 'data:image/svg+xml;base64,PHN2Zz4=' })).body.errors.logo).toHaveLength(1)
  expect((await add({ name: 'X', owner: 'ana' })).status).toBe(400)
})

test('DEFECT-21 words that routes mean are never a slug', async () => {
  const words = ['workspace', 'profile', 'bp', 'login', 'Sign in', 'projects', 'GraphQL', 'Accept invitation', '日本']
  for (const name of words) {
    const { slug } = (await world.as('dora').post('/companies', {}, { name })).body.data
    expect(slug).toMatch(name === '日本' ? /^team$/ : /-2$/)
  }
})
