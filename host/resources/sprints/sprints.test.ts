// Sprints and user stories: lists, and what is made, changed and deleted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { GARDEN, MOBILE, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

test('REST-78 AGILE-02 AGILE-06 sprints, latest first, with search and pages', async () => {
  const all = await world.as('gus').get('/sprints/', { ...WEBSITE, search: '', page: 1 })
  expect(all.body).toMatchObject({ current_page: 1, total_pages: 1, total: 9 })
  expect(all.body.data[0]).toEqual({
    id: expect.any(Number),
    slug: 'sprint-9',
    title: 'Sprint 9',
    timebox: expect.stringMatching(/^\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d$/),
    goal: expect.any(String),
    start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    counts: { tasks: expect.any(Number), done: expect.any(Number) },
    state: 'planned',
    started_at: null,
    completed_at: null,
    effort: { total: expect.any(Number), done: expect.any(Number) },
    committed: null,
    people: expect.any(Array),
  })
  const found = await world.as('gus').get('/sprints/', { ...WEBSITE, search: 'SPRINT 3', page: 1 })
  expect(found.body.data.map((sprint: { title: string }) => sprint.title)).toEqual(['Sprint 3'])
  for (const search of ['%', '_', '\\']) expect((await world.as('gus').get('/sprints/', { ...WEBSITE, search })).body.total).toBe(0)
  expect((await world.as('gus').get('/sprints/', { ...OPS, page: 1 })).body).toMatchObject({ data: [], total_pages: 1 })
  expect((await world.as('dora').get('/sprints/', WEBSITE)).status).toBe(404)
})

test('REST-79 AGILE-02 AGILE-06 user stories, as they were ordered, searched by title and code', async () => {
  const all = await world.as('gus').get('/user-stories/', { ...WEBSITE, search: '', page: 1 })
  expect(all.body).toMatchObject({ current_page: 1, total_pages: 1, total: 8 })
  expect(all.body.data[0]).toEqual({
    id: expect.any(Number),
    slug: 'us-1',
    code: 'US-1',
    title: expect.stringContaining('visitor'),
    description: expect.stringContaining('[x] '),
    counts: { tasks: expect.any(Number), done: expect.any(Number) },
    epic: { id: expect.any(Number), slug: 'ep-1', code: 'EP-1', title: expect.any(String), color: expect.stringMatching(/^#/) },
    position: expect.any(Number),
    // Which of its tasks are done, and in which sprint they are, goes by the day on which the sample is made.
    state: expect.stringMatching(/^(?:in_progress|done)$/),
    effort: { total: expect.any(Number), done: expect.any(Number) },
    sprints: expect.arrayContaining([
      { id: expect.any(Number), slug: expect.stringMatching(/^sprint-\d$/), title: expect.stringMatching(/^Sprint \d$/) },
    ]),
    people: expect.arrayContaining([expect.objectContaining({ username: expect.stringMatching(/^[a-z]+$/) })]),
  })
  for (const search of ['us-4', 'keyboard']) {
    const found = await world.as('gus').get('/user-stories/', { ...WEBSITE, search, page: 1 })
    expect(found.body.data.map((story: { code: string }) => story.code)).toEqual(['US-4'])
  }
  expect((await world.as('gus').get('/user-stories/', { ...WEBSITE, page: 2 })).body.data).toEqual([])
  expect((await world.as('dora').get('/user-stories/', WEBSITE)).status).toBe(404)
})

const SPRINT = { title: 'Sprint of the sun', start_date: '2027-01-04', end_date: '2027-01-17', goal: 'Light everywhere' }

test('OPEN-35 OPEN-38 a sprint is made, read by its slug, changed in part, and deleted by admins; its tasks stay', async () => {
  const mia = world.as('mia')
  const made = await mia.post('/sprints/', WEBSITE, SPRINT)
  expect(made).toMatchObject({
    status: 201,
    body: { data: { ...SPRINT, slug: 'sprint-of-the-sun', timebox: '2027-01-04 – 2027-01-17', counts: { tasks: 0, done: 0 } } },
  })
  const { id } = made.body.data
  expect((await mia.post('/sprints/', WEBSITE, SPRINT)).body.data.slug).toBe('sprint-of-the-sun-2')
  expect((await mia.put(`/sprints/${id}/`, WEBSITE, { title: 'Renamed' })).body.data).toEqual({ ...made.body.data, title: 'Renamed' })
  expect((await mia.put(`/sprints/${id}/`, WEBSITE, { goal: null })).body.data.goal).toBeNull()
  const task = await makeTask(world)
  const other = await makeTask(world)
  for (const { uuid } of [task, other]) expect((await mia.put(`/tasks/${uuid}/`, WEBSITE, { sprint_id: id })).status).toBe(200)
  await mia.put(`/tasks/${other.uuid}/estimative/`, WEBSITE, { estimative: 100 })
  expect((await world.as('gus').get('/sprints/sprint-of-the-sun/', WEBSITE)).body.data.counts).toEqual({ tasks: 2, done: 1 })
  expect((await mia.del(`/sprints/${id}/`, WEBSITE)).status).toBe(403)
  expect(await world.as('ben').del(`/sprints/${id}/`, WEBSITE)).toMatchObject({ status: 200, body: { data: null } })
  expect((await mia.get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.sprint).toBeNull()
  expect((await world.as('ben').del(`/sprints/${id}/`, WEBSITE)).status).toBe(404)
})

test('a sprint needs a title and days in order; who reads or is elsewhere makes none', async () => {
  const post = (body: object, who = 'mia') => world.as(who).post('/sprints/', WEBSITE, { ...SPRINT, ...body })
  expect((await post({ title: ' ' })).body.errors).toHaveProperty('title')
  expect((await post({ end_date: '2027-01-03' })).body.errors).toEqual({ end_date: ['A sprint cannot end before it starts.'] })
  expect((await post({ end_date: '2027-02-31' })).status).toBe(422)
  expect((await post({ colour: 'red' })).status).toBe(400)
  expect((await post({}, 'gus')).status).toBe(403)
  expect((await post({}, 'dora')).status).toBe(404)
  const { id } = (await post({ title: 'One day', end_date: SPRINT.start_date })).body.data
  expect((await world.as('mia').put(`/sprints/${id}/`, WEBSITE, { start_date: '2027-02-01' })).body.errors).toHaveProperty('end_date')
  expect((await world.as('ana').put(`/sprints/${id}/`, MOBILE, { title: 'x' })).status).toBe(404)
  expect((await world.as('gus').get('/sprints/no-such-sprint/', WEBSITE)).status).toBe(404)
})

test('SPRINT-01 a title has 1 to 120 characters, a goal 2,000 of plain text; days belong to the sprint, its slug stays; on every plan', async () => {
  const mia = world.as('mia')
  const post = (body: object) => mia.post('/sprints/', WEBSITE, { ...SPRINT, ...body })
  expect((await post({ title: 'x'.repeat(121) })).body.errors).toHaveProperty('title')
  expect((await post({ goal: 'x'.repeat(2001) })).body.errors).toEqual({ goal: ['A goal has at most 2,000 characters.'] })
  const made = await post({ title: 'y'.repeat(120), goal: `<b>${'x'.repeat(1990)}</b>` })
  expect(made.body.data).toMatchObject({ title: 'y'.repeat(120), goal: `<b>${'x'.repeat(1990)}</b>` })
  const { id, slug } = made.body.data
  const one = await post({ title: 'z', end_date: SPRINT.start_date })
  expect(one.body.data).toMatchObject({ start_date: SPRINT.start_date, end_date: SPRINT.start_date, state: 'planned' })
  const renamed = await mia.put(`/sprints/${id}/`, WEBSITE, { title: 'Another name' })
  expect(renamed.body.data).toMatchObject({ title: 'Another name', slug })
  expect((await mia.get(`/sprints/${slug}/`, WEBSITE)).body.data.id).toBe(id)
  expect((await mia.put(`/sprints/${id}/`, WEBSITE, { end_date: '2027-01-03' })).body.errors).toEqual({
    end_date: ['A sprint cannot end before it starts.'],
  })
  expect((await mia.del(`/sprints/${id}/`, WEBSITE)).status).toBe(403)
  // A workspace that pays nothing has them, too.
  const fay = await world.as('fay').post('/sprints/', GARDEN, SPRINT)
  expect(fay.status).toBe(201)
  expect((await world.as('fay').del(`/sprints/${fay.body.data.id}/`, GARDEN)).status).toBe(200)
})

test('sprints of the same name made at once get slugs of their own', async () => {
  const made = await Promise.all([1, 2, 3].map(() => world.as('mia').post('/sprints/', WEBSITE, { ...SPRINT, title: 'At once' })))
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(made.map(({ body }) => body.data.slug)).size).toBe(3)
})

test('OPEN-35 OPEN-38 a user story gets the next code, is read by its slug, changed, and deleted by admins; its tasks stay', async () => {
  const mia = world.as('mia')
  const made = await mia.post('/user-stories/', WEBSITE, { title: ' As a cat I sleep ', description: 'Long' })
  const story = { code: 'US-9', slug: 'us-9', title: 'As a cat I sleep', description: 'Long', counts: { tasks: 0, done: 0 } }
  expect(made).toMatchObject({ status: 201, body: { data: story } })
  const { id } = made.body.data
  const task = await makeTask(world)
  await mia.put(`/tasks/${task.uuid}/`, WEBSITE, { user_story_id: id })
  expect((await mia.put(`/user-stories/${id}/`, WEBSITE, { description: null })).body.data).toMatchObject({
    title: 'As a cat I sleep',
    description: null,
    counts: { tasks: 1, done: 0 },
  })
  expect((await world.as('gus').get('/user-stories/us-9/', WEBSITE)).body.data.id).toBe(id)
  expect((await mia.post('/user-stories/', WEBSITE, { title: '' })).body.errors).toHaveProperty('title')
  expect((await world.as('gus').post('/user-stories/', WEBSITE, { title: 'x' })).status).toBe(403)
  expect((await world.as('ana').put(`/user-stories/${id}/`, MOBILE, { title: 'x' })).status).toBe(404)
  expect((await mia.del(`/user-stories/${id}/`, WEBSITE)).status).toBe(403)
  expect((await world.as('ana').del(`/user-stories/${id}/`, WEBSITE)).status).toBe(200)
  expect((await mia.get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.user_story).toBeNull()
})
