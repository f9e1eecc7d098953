// Taking people off a workspace, bringing them back, and leaving, over HTTP.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
const acme = { company_slug: 'acme' }
const MOBILE = { ...acme, project_slug: 'mobile' }
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

/** Somebody fresh in acme: a member of website and mobile. */
async function fresh(role = 'member'): Promise<string> {
  const { username, email } = await world.person(`n${crypto.randomUUID().slice(0, 6)}`)
  for (const at of [WEBSITE, MOBILE]) {
    await world.as('ana').post('/project-team-members/invite/', at, { emails: [email], names: ['New'], roles: [role] })
    const link = (await world.mailsNow()).findLast(({ to }) => to === email)?.link ?? ''
    await world.as(username).post(`/invitations/${new URL(link).searchParams.get('token')}/accept`)
  }
  return username
}
const assign = (at: typeof WEBSITE, task: { uuid: string }, username: string) =>
  world.as('ana').post('/task-assignees/', { ...at, task_uuid: task.uuid }, { username })
const remove = (username: string, body: object = {}, as = 'ana') =>
  world.as(as).send({ method: 'DELETE', url: `/team-members/${username}/`, query: acme, payload: body })
const restore = (username: string, as = 'ana') => world.as(as).post(`/team-members/${username}/restore/`, acme)
const view = (username: string, as = 'ana') => world.as(as).get(`/team-members/${username}/hand-over/`, acme)
const onTask = async (at: typeof WEBSITE, { uuid }: { uuid: string }): Promise<string[]> =>
  ((await world.as('ana').get(`/tasks/${uuid}/`, at)).body.data.users ?? []).map(({ username }: { username: string }) => username)
const done = (at: typeof WEBSITE, { uuid }: { uuid: string }, is: boolean) =>
  world.as('ana').put(`/tasks/${uuid}/estimative/`, at, { estimative: is ? 100 : 10 })
const removed = async () => (await world.as('ana').get('/team-members/removed/', acme)).body.data
const seats = async (username: string) =>
  (
    await world.db.execute<{ slug: string; role: string }>(sql`
      select j.slug, m.role from project_members m join projects j on j.id = m.project_id join people p on p.id = m.person_id
      where p.username = ${username} order by 1`)
  ).rows

test('TEAM-07 TEAM-08 what hangs on somebody is told, handed over in one step, and their access ends with it', async () => {
  const who = await fresh()
  const [one, two, ready] = [await makeTask(world, 'ana'), await makeTask(world, 'ana', MOBILE), await makeTask(world, 'ana')]
  for (const [at, task] of [
    [WEBSITE, one],
    [MOBILE, two],
    [WEBSITE, ready],
  ] as const)
    await assign(at, task, who)
  await done(WEBSITE, ready, true)
  const own = (await world.as(who).post('/projects/', acme, { name: `Own ${who}` })).body.data
  expect((await world.as(who).post('/timer/start/', WEBSITE, { task_uuid: one.uuid })).status).toBeLessThan(300)

  const told = (await view(who)).body.data
  expect(told).toMatchObject({
    owned: [{ slug: own.slug }],
    timer: { title: one.title },
    last_admin: [],
    tasks: [
      { project: { slug: 'mobile' }, open_tasks: 1 },
      { project: { slug: 'website' }, open_tasks: 1 },
    ],
  })
  const names = (people: { username: string }[]) => people.map(({ username }) => username)
  expect(names(told.tasks[1].people)).toContain('mia')
  expect(names(told.tasks[1].people)).not.toContain(who)
  expect(names(told.owners)).not.toContain('gus')

  const { body } = await remove(who, { hand_over: [{ project_slug: 'website', to: 'mia' }], projects_to: 'ben' })
  expect(body.data).toEqual({ tasks: 2, projects: 3, owned: 1, timers: 1, invitations: 0 })
  expect(await onTask(WEBSITE, one)).toEqual(['mia'])
  expect(await onTask(MOBILE, two)).toEqual([])
  expect(await onTask(WEBSITE, ready)).toEqual([who])
  expect(await seats(who)).toEqual([])
  expect((await world.as('ana').get(`/projects/${own.slug}/`, acme)).body.data.owner.username).toBe('ben')
  // Their open session feels it with the next call.
  for (const path of ['/companies/acme', '/projects/', '/team-members/leave/'])
    expect((await world.as(who).get(path, acme)).status).toBe(404)
  expect((await world.as(who).get(`/tasks/${one.uuid}/`, WEBSITE)).status).toBe(404)
  const { rows } = await world.db.execute(sql`
    select 1 from time_entries e join people p on p.id = e.person_id where p.username = ${who} and e.ended_at is null`)
  expect(rows).toEqual([])
  await world.sendMails(new Date(Date.now() + 1_000))
  expect(world.mails.findLast(({ to }) => to === `${who}@example.com`)?.subject).toBe('You are not in the workspace “Acme” any more')
  expect(await removed()).toContainEqual(
    expect.objectContaining({ user: expect.objectContaining({ username: who }), role: 'member', projects: 3 }),
  )
})

test('TEAM-08 brought back: role, seats, projects, and the tasks that nobody touched since', async () => {
  const who = await fresh()
  const [same, touched, opened] = [await makeTask(world, 'ana'), await makeTask(world, 'ana'), await makeTask(world, 'ana')]
  for (const task of [same, touched, opened]) await assign(WEBSITE, task, who)
  await done(WEBSITE, opened, true)
  const own = (await world.as(who).post('/projects/', acme, { name: `Own ${who}` })).body.data
  const before = await seats(who)
  await remove(who, { hand_over: [{ project_slug: 'website', to: 'mia' }] })
  await world.as('ana').put(`/tasks/${touched.uuid}/`, WEBSITE, { title: 'Somebody wrote this' })
  // A done task that is opened again waits for nobody who is gone.
  await done(WEBSITE, opened, false)
  expect(await onTask(WEBSITE, opened)).toEqual([])
  expect((await restore(who)).body.data).toEqual({ projects: 3, tasks: 1, owned: 1 })
  expect(await seats(who)).toEqual(before)
  expect(await onTask(WEBSITE, same)).toEqual([who])
  expect(await onTask(WEBSITE, touched)).toEqual(['mia'])
  expect((await world.as('ana').get(`/projects/${own.slug}/`, acme)).body.data.owner.username).toBe(who)
  expect((await world.as(who).get('/companies/acme')).status).toBe(200)
  expect((await restore(who)).status).toBe(404)
  expect((await removed()).map(({ user }: { user: { username: string } }) => user.username)).not.toContain(who)
})

test('TEAM-08 after 30 days nobody comes back that way, nor who is here again, nor by a link', async () => {
  const who = await fresh()
  await remove(who)
  const { url } = (await world.as('ana').post('/project-team-members/users/invite/shareable', { ...WEBSITE, status: 'true' })).body.data
  const join = () => world.as(who).post(`/invitations/${new URL(url).searchParams.get('token')}/accept`)
  expect(await join()).toMatchObject({ status: 409, body: { code: 'invitation_removed' } })
  expect((await world.as(who).get('/companies/acme')).status).toBe(404)
  const email = `${who}@example.com`
  await world.as('ana').post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['New'], roles: ['guest'] })
  const link = (await world.mailsNow()).findLast(({ to }) => to === email)?.link ?? ''
  expect((await world.as(who).post(`/invitations/${new URL(link).searchParams.get('token')}/accept`)).status).toBe(200)
  expect(await restore(who)).toMatchObject({ status: 409, body: { message: 'They are in the workspace again already.' } })
  await remove(who)
  await world.db.execute(
    sql`update hand_overs set at = at - interval '31 days' where person_id = (select id from people where username = ${who})`,
  )
  expect((await restore(who)).status).toBe(404)
})

test('TEAM-08 invitations that they sent, or that wait for them, are withdrawn', async () => {
  const { body } = await world.as('ana').get('/team-members/', { ...acme, search: 'ben' })
  expect(body.data).toHaveLength(1)
  await world.as('ben').post('/project-team-members/invite/', WEBSITE, { emails: ['by-ben@example.com'], names: ['X'], roles: ['guest'] })
  const token = new URL((await world.mailsNow()).findLast(({ to }) => to === 'by-ben@example.com')?.link ?? '').searchParams.get('token')
  const told = (await view('ben')).body.data
  expect(told.invitations).toBe(1)
  const { data } = (await remove('ben')).body
  expect(data.invitations).toBe(1)
  expect((await world.as(null).get(`/invitations/${token}`)).body.data.state).toBe('withdrawn')
  expect((await restore('ben')).status).toBe(200)
})

test('TEAM-08 the owner stays; nobody else removes or brings back; whoever shall get something can', async () => {
  expect(await remove('ana')).toMatchObject({
    status: 409,
    body: { message: 'The owner cannot leave. Make somebody else the owner first.' },
  })
  for (const as of ['ben', 'mia', 'gus']) {
    expect((await remove('rex', {}, as)).status).toBe(403)
    expect((await restore('rex', as)).status).toBe(403)
    expect((await view('rex', as)).status).toBe(403)
    expect((await world.as(as).get('/team-members/removed/', acme)).status).toBe(403)
    expect((await view(as, as)).status).toBe(200)
  }
  expect((await remove('mia', {}, 'dora')).status).toBe(404)
  expect((await remove('dora')).status).toBe(404)
  expect((await restore('dora')).status).toBe(404)
  expect((await remove('mia', { projects_to: 'gus' })).body.errors).toHaveProperty('projects_to')
  expect((await remove('mia', { projects_to: 'mia' })).body.errors).toHaveProperty('projects_to')
  for (const to of ['mia', 'dora', 'nobody']) {
    const wrong = await remove('mia', { hand_over: [{ project_slug: 'website', to }] })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { 'hand_over.0.to': [`${to} is not on the project.`] } } })
  }
  // Nothing of it was done.
  expect((await world.as('mia').get('/companies/acme')).status).toBe(200)
})

test('TEAM-09 leaving hands over the same way, projects to the owner, who is told; the owner cannot', async () => {
  const who = await fresh()
  const task = await makeTask(world, 'ana')
  await assign(WEBSITE, task, who)
  const own = (await world.as(who).post('/projects/', acme, { name: `Own ${who}` })).body.data
  const leave = (as: string, body: object = {}) => world.as(as).post('/team-members/leave/', acme, body)
  expect(await leave('ana')).toMatchObject({
    status: 409,
    body: { message: 'The owner cannot leave. Make somebody else the owner first.' },
  })
  expect((await leave(who, { projects_to: 'ben' })).status).toBe(400)
  expect((await leave(who, { hand_over: [{ project_slug: 'website', to: 'mia' }] })).body.data).toMatchObject({ tasks: 1, owned: 1 })
  expect(await onTask(WEBSITE, task)).toEqual(['mia'])
  expect((await world.as('ana').get(`/projects/${own.slug}/`, acme)).body.data.owner.username).toBe('ana')
  expect((await world.as(who).get('/companies/acme')).status).toBe(404)
  const news = await world.as('ana').get('/feeds/notifications/', acme)
  expect(JSON.stringify(news.body.data)).toContain('left the workspace “Acme”')
  expect((await removed()).find(({ user }: { user: { username: string } }) => user.username === who)).toMatchObject({ removed_by: null })
})
