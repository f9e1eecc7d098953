// What somebody is in a workspace, over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
const website = { ...acme, project_slug: 'website' }
beforeAll(async () => {
  world = await openHostWorld()
  await makeTeam(world)
})
afterAll(() => world.close())

const set = (who: string, username: string, body: object) => world.as(who).put(`/team-members/${username}/`, acme, body)
const news = async (who: string) =>
  (await world.as(who).get('/feeds/notifications/', { ...acme, page: 1 })).body.data.map(
    ({ data }: { data: { title: string } }) => data.title,
  )

test('TEAM-06 TEAM-12 a guest of the workspace keeps the role on projects unless it is lowered there too; the person is told', async () => {
  const guest = await set('ana', 'mia', { role: 'guest' })
  expect(guest).toMatchObject({
    status: 200,
    body: { data: { role: 'guest', projects: [{ slug: 'website', role_name: 'member', is_owner: false }] } },
  })
  expect(await news('mia')).toContain('made you guest of acme')
  // Their next call knows.
  expect((await world.as('mia').post('/projects/', acme, { name: 'Mine' })).status).toBe(403)
  expect((await world.as('mia').post('/tasks/', website, { title: 'Still works' })).status).toBe(201)
  const lowered = await set('ana', 'mia', { role: 'guest', projects: [{ project_slug: 'website', role: 'restrict' }] })
  expect(lowered.body.data.projects).toMatchObject([{ role_name: 'restrict' }])
  expect((await world.as('mia').post('/tasks/', website, { title: 'Not any more' })).status).toBe(403)
  const back = await set('ana', 'mia', { role: 'member', projects: [{ project_slug: 'website', role: 'member' }] })
  expect(back.body.data).toMatchObject({ role: 'member', projects: [{ role_name: 'member' }] })
  const { rows } = await world.db.execute<{ sentence: string }>(
    sql`select sentence from audit_events where action in ('person.role', 'member.role') order by id`,
  )
  expect(rows.map(({ sentence }) => sentence)).toEqual([
    'changed the role in the workspace from member to guest',
    'changed the role from member to restrict',
    'changed the role in the workspace from guest to member',
    'changed the role from restrict to member',
  ])
})

test('TEAM-05 TEAM-06 the owner stays; owners of projects are not lowered; others may not, and see nobody who is not theirs', async () => {
  expect(await set('ana', 'ana', { role: 'guest' })).toMatchObject({
    status: 409,
    body: { message: 'The owner of the workspace stays its owner.' },
  })
  const { body } = await world.as('ben').post('/projects/', acme, { name: 'Of Ben' })
  const own = { ...acme, project_slug: body.data.slug }
  const lower = { role: 'guest', projects: [{ project_slug: body.data.slug, role: 'restrict' }] }
  expect(await set('ana', 'ben', lower)).toMatchObject({ status: 409, body: { message: 'Give the project to somebody else first.' } })
  const ben = (await world.as('ana').get('/project-team-members/', own)).body.data.find(
    ({ user }: { user: { username: string } }) => user.username === 'ben',
  )
  const put = await world.as('ana').put(`/project-team-members/${ben.id}/`, own, { role: 'guest' })
  expect(put).toMatchObject({ status: 409, body: { message: 'Give the project to somebody else first.' } })
  // All or nothing.
  expect((await world.as('ana').get('/team-members/', { ...acme, search: 'ben' })).body.data[0].role).toBe('member')
  for (const who of ['ben', 'mia', 'rex', 'gus']) expect((await set(who, 'gus', { role: 'member' })).status).toBe(403)
  expect((await set('dora', 'mia', { role: 'guest' })).status).toBe(404)
  expect((await set('ana', 'dora', { role: 'guest' })).status).toBe(404)
  expect((await set('ana', 'mia', { role: 'owner' })).status).toBe(422)
  expect((await set('ana', 'mia', { role: 'guest', projects: [{ project_slug: 'nowhere', role: 'guest' }] })).status).toBe(404)
  expect((await set('ana', 'mia', { role: 'guest', more: 1 })).status).toBe(400)
})
