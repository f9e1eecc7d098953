// Projects over HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
const website = { ...acme, project_slug: 'website' }
const payload = {
  company_slug: 'acme',
  name: 'Mobile app',
  code: '',
  description: 'Ship it.',
  budget: 1234.56,
  start_date: '2026-11-01',
  due_date: '2026-12-24',
  logo_image_url: '',
  current_status: 0,
  project_category_id: 30,
  mode: 'boxFull',
  is_private: true,
}
beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
})
afterAll(() => world.close())

test('REST-05 PROJ-07 PROJ-08 PROJ-14 a project is made with its owner on it', async () => {
  const made = await world.as('mia').post('/projects/', acme, payload)
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject({
    slug: 'mobile-app',
    name: 'Mobile app',
    code: 'MOB',
    description: 'Ship it.',
    budget: 1234.56,
    start_date: '2026-11-01',
    due_date: '2026-12-24',
    logo: null,
    current_status: 0,
    is_private: true,
    owner: { username: 'mia' },
    logged_user_role: { name: 'admin' },
    company: { slug: 'acme', name: 'acme', owner: { username: 'ana' } },
    users: [{ username: 'mia' }],
    created_at: { date_for_humans: 'just now' },
  })
  const workflows = await world.as('mia').get('/projects-workflows/', { ...acme, project_slug: 'mobile-app' })
  expect(workflows.body.data.length).toBeGreaterThan(2)
})

test('PROJ-03 PROJ-04 PROJ-05 PROJ-09 wrong fields are named, privacy is the default', async () => {
  const add = (body: object) => world.as('ana').post('/projects/', acme, body)
  expect((await add({})).body.errors.name).toHaveLength(1)
  expect((await add({ name: ' ' })).body.errors.name).toEqual(['Project Name is required.'])
  expect((await add({ name: 'X', code: 'TOOLONG' })).body.errors.code).toEqual(['At most 6 characters.'])
  expect((await add({ name: 'X', start_date: '2026-02-02', due_date: '2026-02-01' })).body.errors.due_date).toEqual([
    'The due date cannot precede the start date.',
  ])
  expect((await add({ name: 'X', start_date: '2026-02-30' })).status).toBe(422)
  expect((await add({ name: 'X', current_status: 3 })).status).toBe(422)
  expect((await add({ name: 'X', budget: -1 })).status).toBe(422)
  expect((await add({ name: 'X', owner_id: 'me' })).status).toBe(400)
  const plain = await add({ name: 'Same day', start_date: '2026-02-02', due_date: '2026-02-02' })
  expect(plain).toMatchObject({ status: 201, body: { data: { is_private: true, current_status: 0, budget: 0 } } })
})

test('codes and slugs are unique in the workspace, also at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => world.as('ana').post('/projects/', acme, { name: 'Ops room' })))
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
  expect(answers.map((answer) => answer.body.data.slug).sort()).toEqual(['ops-room', 'ops-room-2', 'ops-room-3', 'ops-room-4'])
  expect(new Set(answers.map((answer) => answer.body.data.code)).size).toBe(4)
  expect((await world.as('ana').post('/projects/', acme, { name: 'Again', code: 'web' })).body.errors.code).toHaveLength(1)
  const slug = (name: string) =>
    world
      .as('ana')
      .post('/projects/', acme, { name })
      .then((answer) => answer.body.data.slug)
  expect(await slug('Sidebar')).toBe('sidebar-2')
  expect(await slug('Compact')).toBe('compact-2')
})

test('PROJ-01 a guest of the workspace makes no project', async () => {
  expect((await world.as('gus').post('/projects/', acme, payload)).status).toBe(403)
  expect((await world.as('dora').post('/projects/', acme, payload)).status).toBe(404)
})

test('REST-04 ROLE-02 the list has what each person sees, by name, with their role', async () => {
  const see = async (name: string) => {
    const { data } = (await world.as(name).get('/projects/', acme)).body
    return data
      .filter((one: { code: string }) => ['WEB', 'OPE'].includes(one.code))
      .map((one: { slug: string; logged_user_role: unknown }) => [one.slug, one.logged_user_role])
  }
  const [admin, member, restrict, guest] = ['admin', 'member', 'restrict', 'guest'].map((name) => ({ name }))
  expect(await see('ana')).toEqual([
    ['open', admin],
    ['website', admin],
  ])
  expect(await see('ben')).toEqual([
    ['open', null],
    ['website', admin],
  ])
  expect(await see('mia')).toEqual([
    ['open', null],
    ['website', member],
  ])
  expect(await see('rex')).toEqual([['website', restrict]])
  expect(await see('gus')).toEqual([['website', guest]])
  expect(await see('nia')).toEqual([['open', member]])
})

test('REST-07 one project; private ones are 404 for who is not on them', async () => {
  const one = await world.as('rex').get('/projects/website/', acme)
  expect(one.body.data).toMatchObject({ slug: 'website', logged_user_role: { name: 'restrict' }, owner: { username: 'ana' } })
  expect(one.body.data.users.map((user: { username: string }) => user.username)).toEqual(['ana', 'ben', 'gus', 'mia', 'rex'])
  for (const name of ['nia', 'dora', 'fay']) expect((await world.as(name).get('/projects/website/', acme)).status).toBe(404)
  expect((await world.as('ana').get('/projects/none/', acme)).status).toBe(404)
})

test('REST-08 PROJ-15 owners switch privacy, which opens the project to the workspace', async () => {
  const set = (name: string, body: object) => world.as(name).put('/projects/website/privacy', acme, body)
  expect((await set('ben', { is_private: false })).status).toBe(403)
  expect((await set('mia', { is_private: false })).status).toBe(403)
  expect((await set('ana', { is_private: 'no' })).status).toBe(422)
  expect(await set('ana', { is_private: false })).toMatchObject({ status: 200, body: { data: { is_private: false } } })
  expect((await world.as('nia').get('/projects/website/', acme)).body.data.logged_user_role).toBeNull()
  expect((await set('ana', { is_private: true })).body.data.is_private).toBe(true)
  expect((await world.as('nia').get('/projects/website/', acme)).status).toBe(404)
})

test('REST-06 SHELL-17 SHELL-18 the sidebar gets twelve links, hidden ones too', async () => {
  const { data } = (await world.as('gus').get('/projects/sidebar/', website)).body
  expect(data).toHaveLength(12)
  expect(data[0]).toEqual({
    title: 'Overview',
    href: { name: 'projects.overview', params: { companySlug: 'acme', projectSlug: 'website' } },
    icon: 'list',
  })
  const titles = data.map((one: { title: string }) => one.title)
  expect(titles).toEqual(expect.arrayContaining(['Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team']))
})

test('REST-09 the compact list has what the caller may edit', async () => {
  const see = async (name: string, sort = 'ASC') => (await world.as(name).get('/projects/compact/', { ...acme, sort })).body.data
  expect(await see('nia')).toEqual([{ slug: 'open', name: 'Open' }])
  expect(await see('rex')).toEqual([])
  const up = await see('ana')
  expect(up.length).toBeGreaterThan(4)
  expect(await see('ana', 'DESC')).toEqual([...up].reverse())
})
