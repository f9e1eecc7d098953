// A project to try things in: what is in it, where it does not count, and that nothing of it stays.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { AnyTask } from '#tests/kit/task-calls.ts'
import { differences, readWholeDatabase } from '#tests/kit/whole-database.ts'
import { createSeals } from '../mail-servers/sealing.ts'
import { mailAtOnce, mailSummaries } from '../notices/notices.store.ts'
import { remindOfDueDates } from '../notifications/due-reminders.store.ts'
import { planSample, planTime, sampleSprint } from './sample-project.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const AT = { company_slug: 'acme' }
const make = (who: string) => world.as(who).post('/projects/sample/', AT, {})
const remove = (who: string) => world.as(who).send({ method: 'DELETE', url: '/projects/sample/', query: AT })
// Kept for retries and limits, and when somebody was last there: nothing of the sample.
const whole = () => readWholeDatabase(world.db, ['idempotency_keys', 'rate_limits', 'sessions'], (_, row) => row)

test('FIRST-04 sixty tasks, three weeks of time, a running sprint and comments of invented people, made once', async () => {
  const made = await make('mia')
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject({ name: 'Sample: Website relaunch', is_sample: true, is_private: true, tasks_count: 60 })
  const at = { ...AT, project_slug: made.body.data.slug }
  const again = await make('mia')
  expect([again.status, again.body.data.uuid]).toEqual([200, made.body.data.uuid])

  const sprints = (await world.as('mia').get('/sprints/', at)).body.data
  expect(sprints).toMatchObject([{ title: 'Sprint 1', state: 'active' }])
  const chart = (await world.as('mia').get(`/sprints/${sprints[0].id}/chart/`, { ...at, timezone: 'UTC' })).body.data
  expect(chart.committed.tasks).toBe(28)
  expect(chart.days.some(({ done }: AnyTask) => done !== null && done.tasks > 0)).toBe(true)
  const tasks = (await world.as('mia').get('/tasks/', { ...at, per_page: '100' })).body.data
  const talked = tasks.find(({ title }: AnyTask) => title === 'Search with typing errors allowed')
  const said = await world.as('mia').get('/comments/', { ...at, commentable_type: 'issues', commentable_id: talked.uuid, sort: 'ASC' })
  expect(said.body.data.map(({ user }: AnyTask) => user)).toEqual([
    { name: 'Tomás Rey', avatar: null },
    { name: 'Ida Berg', avatar: null },
  ])
  await remove('mia')
})

test.each(['2026-11-23T00:10:00Z', '2026-11-26T08:00:00Z', '2026-11-29T23:50:00Z'])(
  'FIRST-04 nothing of it lies in the future at %s',
  (at) => {
    const now = new Date(at)
    const planned = planSample(now)
    expect(planned).toHaveLength(60)
    const { start, end } = sampleSprint(now)
    expect([start <= now, now.getTime() < end.getTime() + 86_400_000]).toEqual([true, true])
    for (const { created, updated, finished } of planned)
      expect([created <= updated, updated <= now, finished === null || finished <= now]).toEqual([true, true, true])
    const time = planTime(now, planned)
    expect(time.length).toBeGreaterThanOrEqual(24)
    for (const { started, ended } of time) expect(started < ended && ended < now).toBe(true)
  },
)

test('FIRST-04 removed, nothing of it is left: the whole database is as it was before', async () => {
  const before = await whole()
  const { slug } = (await make('ben')).body.data
  const at = { ...AT, project_slug: slug }
  // Somebody works in it, others join, talk, file and watch.
  await world.as('ben').post('/project-team-members/', at, { username: 'mia', role: 'member' })
  const task = (await world.as('mia').post('/tasks/', { ...at, is_archived: 0, members: '' }, { title: 'Mine' })).body.data
  await world
    .as('ben')
    .post('/comments/', { ...at, commentable_type: 'issues', commentable_id: task.uuid }, { comment_text: '<p>Well</p>' })
  await world.as('mia').post('/task-watchers/', { ...at, task_uuid: task.uuid }, {})
  await world.as('mia').put(`/tasks/${task.uuid}/done/`, at, { done: true })
  // The owner can be told how many of the tasks are no sample.
  expect((await world.as('ben').get(`/projects/${slug}/contents/`, AT)).body.data).toMatchObject({ own_tasks: 1 })
  await world.as('mia').post(`/favorites/${task.uuid}/`, at, {})
  const mid = differences(before, await whole())
  expect(mid.come.length).toBeGreaterThan(200)
  expect((await remove('ben')).status).toBe(200)
  expect(differences(before, await whole())).toEqual({ gone: [], come: [] })
  expect((await remove('ben')).status).toBe(404)
})

test('FIRST-04 what is tried counts nowhere: team, profile, log, first steps, reminders, mails, clients', async () => {
  const read = async () => {
    const ana = world.as('ana')
    const team = (await ana.get('/team-members/', { ...AT, search: 'mia' })).body.data
    const { days, time } = (await ana.get('/people/mia/', AT)).body.data
    const log = (await ana.get('/team-members/log/', { ...AT, person: 'mia' })).body.data
    const projects = (await ana.get('/projects/', AT)).body.data.map(({ slug }: AnyTask) => slug)
    const tasks = (await ana.get('/tasks/', { ...AT, members: 'mia' })).body.total
    const hours = (await ana.get('/time-trackings/people/', AT)).status
    return { team: team.map(({ last_active_at: _, ...row }: AnyTask) => row), days, time, log, projects, tasks, hours }
  }
  const before = await read()
  const { slug } = (await make('mia')).body.data
  const at = { ...AT, project_slug: slug }
  expect((await world.as('mia').post('/tasks/', { ...at, is_archived: 0, members: 'mia' }, { title: 'Tried' })).status).toBe(201)
  expect(await read()).toEqual(before)

  // Told inside of it, never by mail, and reminded of nothing.
  await world.as('mia').post('/project-team-members/', at, { username: 'ben', role: 'member' })
  const tried = (await world.as('mia').get('/tasks/', { ...at, search: 'Tried' })).body.data[0]
  await world.as('mia').post('/task-assignees/', { ...at, task_uuid: tried.uuid }, { username: 'ben' })
  const told = await world.db.execute(sql`select 1 from notifications n join projects p on p.id = n.project_id where p.slug = ${slug}`)
  expect(told.rows.length).toBeGreaterThan(0)
  const parts = {
    db: world.db,
    settings: { appUrl: 'https://palette.test', emailVerification: 'off' as const },
    seals: createSeals(world.settings),
  }
  const soon = new Date(Date.now() + 600_000)
  await mailAtOnce(parts, soon)
  await mailSummaries(parts, soon)
  const mails = await world.db.execute(sql`select 1 from mails where body::text like ${`%${slug}%`}`)
  expect(mails.rows).toEqual([])
  await remindOfDueDates(world.db, new Date(), 0)
  const reminded = await world.db.execute(sql`select 1 from due_reminders r join projects p on p.id = r.project_id where p.slug = ${slug}`)
  expect(reminded.rows).toEqual([])

  const client = (await world.as('ana').get('/clients/', AT)).body.data[0]
  const linked = await world.as('ana').put(`/clients/${client.uuid}/projects/`, AT, { project_slugs: [slug] })
  expect([linked.status, linked.body.errors.project_slugs[0]]).toEqual([422, 'Sample data is never invoiced.'])
  await remove('mia')
})

test('FIRST-04 sample tasks do none of the first steps', async () => {
  await world.person('nova')
  const nova = world.as('nova')
  const { slug } = (await nova.post('/companies', {}, { name: 'Nova’s team', logo: null })).body.data
  expect((await nova.post('/projects/sample/', { company_slug: slug }, {})).status).toBe(201)
  const steps = (await nova.get('/auth/me/first-steps')).body.data
  expect(steps).toMatchObject({ project: false, tasks: false, done: false, invited: false, shows: true })
})

test('FIRST-04 guests, strangers and whoever may make no projects get none; each removes only their own', async () => {
  expect((await make('gus')).status).toBe(403)
  expect((await make('dora')).status).toBe(404)
  const { slug } = (await make('mia')).body.data
  const named = (who: string) => world.as(who).send({ method: 'DELETE', url: '/projects/sample/', query: { ...AT, project_slug: slug } })
  expect((await remove('ana')).status).toBe(404)
  expect((await named('ben')).status).toBe(404)
  expect(
    (await world.as('ana').send({ method: 'DELETE', url: '/projects/sample/', query: { ...AT, project_slug: 'website' } })).status,
  ).toBe(404)
  // As any project, the owner of the workspace may take it away.
  expect((await named('ana')).status).toBe(200)
  expect((await remove('mia')).status).toBe(404)
})
