// Making, copying and deleting tasks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { GARDEN, logOf, MOBILE, makeTask, REACTOR, STUDIO, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const query = { ...WEBSITE, is_archived: 0, members: '' }

test('REST-20 TCREATE-08 TCREATE-09 a title alone takes the first of each list, no board, and the top of the list', async () => {
  const answer = await world.as('mia').post('/tasks/', query, { position: 0, title: '  Say hello  ' })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    title: 'Say hello',
    workflow: { title: 'To do' },
    type: { title: 'Task' },
    effort: { title: 'XS', effort: 1 },
    board: null,
    board_uuid: null,
    done: false,
    estimative: 0,
    user: { username: 'mia' },
    users: [],
    settings: { is_draft: false, is_archived: false },
    logged_user_role: { name: 'member' },
  })
  const second = await makeTask(world)
  const list = await world.as('mia').get('/tasks/', WEBSITE)
  expect(list.body.data.slice(0, 2).map((task: { uuid: string }) => task.uuid)).toEqual([second.uuid, answer.body.data.uuid])
})

test('REST-20 TCREATE-10 everything can be given: dates in ISO, people as a comma list, parent, board', async () => {
  const parent = await makeTask(world)
  const boards = await world.as('ana').get('/project-boards/', WEBSITE)
  const board = boards.body.data[1]
  const workflows = await world.as('ana').get('/projects-workflows/', WEBSITE)
  const answer = await world.as('ana').post('/tasks/', query, {
    position: 0,
    title: 'Everything',
    description: '<p>Rich <strong>text</strong></p>',
    workflow_id: workflows.body.data[1].id,
    type_id: null,
    effort_id: null,
    start_date: '2026-12-01T09:00:00+01:00',
    due_date: '2026-12-01T08:00:00.000Z',
    parent_id: parent.uuid,
    board_uuid: board.uuid,
    members: 'ben, mia',
  })
  expect(answer.body.data).toMatchObject({
    description: '<p>Rich <strong>text</strong></p>',
    workflow: { title: 'In progress' },
    type: null,
    effort: null,
    start_date: { timestamp: Date.parse('2026-12-01T08:00:00Z') / 1000 },
    due_date: { timestamp: Date.parse('2026-12-01T08:00:00Z') / 1000 },
    parent_id: parent.uuid,
    board: { uuid: board.uuid, label: board.label },
  })
  expect(answer.body.data.users.map((user: { username: string }) => user.username)).toEqual(['ben', 'mia'])
  const news = await world.as('ben').get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  expect(news.body.data[0]).toMatchObject({ resource: 'issues', user: { username: 'ana' } })
  expect(news.body.data[0].data.title).toContain('Everything')
})

test('DEFECT-15 creating with due before start is refused with the creation text; equal is allowed (see above)', async () => {
  const answer = await world
    .as('ana')
    .post('/tasks/', query, { title: 'x', start_date: '2026-12-02T09:00:00Z', due_date: '2026-12-01T09:00:00Z' })
  expect(answer).toMatchObject({ status: 422, body: { errors: { due_date: ['Due Date cannot be before Start Date.'] } } })
})

test.each([
  ['no title', { description: 'x' }, 422, 'title'],
  ['a blank title', { title: '   ' }, 422, 'title'],
  ['a workflow of nobody', { title: 'x', workflow_id: 999_999 }, 422, 'workflow_id'],
  ['a stranger', { title: 'x', members: 'dora' }, 422, 'members'],
  ['an unknown parent', { title: 'x', parent_id: '00000000-0000-4000-8000-000000000000' }, 422, 'parent_id'],
  ['a date that is none', { title: 'x', due_date: 'tomorrow' }, 422, 'due_date'],
])('REST-20 refuses %s', async (_name, body, status, field) => {
  const answer = await world.as('ana').post('/tasks/', query, body)
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})

test('REST-20 an unknown field is 400', async () => {
  expect((await world.as('ana').post('/tasks/', query, { title: 'x', priority: 1 })).status).toBe(400)
})

test('REST-20 twenty at once get twenty codes without a gap', async () => {
  const before = (await makeTask(world, 'ana', MOBILE)).code
  const tasks = await Promise.all(
    Array.from({ length: 20 }, (_, at) => makeTask(world, at % 2 ? 'ana' : 'mia', MOBILE, { title: `At once ${at}` })),
  )
  const numbers = tasks.map((task) => Number(task.code.replace('MOB-', ''))).sort((a, b) => a - b)
  const first = Number(before.replace('MOB-', '')) + 1
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => first + at))
  expect(new Set(tasks.map((task) => task.position)).size).toBe(20)
})

test('REST-20 a refused task leaves no gap in the codes', async () => {
  const before = Number((await makeTask(world, 'ana', MOBILE)).code.replace('MOB-', ''))
  await world.as('ana').post('/tasks/', { ...MOBILE }, { title: 'x', members: 'dora' })
  expect((await makeTask(world, 'ana', MOBILE)).code).toBe(`MOB-${before + 1}`)
})

test('OPEN-14 scripts, handlers, svg and foreign links do not survive writing', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, {
    description:
      '<p onclick="x()">a<script>alert(1)</script><svg onload=x()></svg><a href="javascript:x()">b</a><img src="data:image/svg+xml;base64,AAAA"></p>',
  })
  expect(task.description).toMatch(/^<p>a<a [^>]*>b<\/a><\/p>$/)
  expect(task.description).not.toMatch(/javascript|script|svg|onclick|onload|img/)
})

test.each([
  ['fay', GARDEN],
  ['lee', STUDIO],
])('PLAN-03 %s has no dates and boards, but can make and describe a task', async (who, where) => {
  expect(await makeTask(world, who, where, { description: '<p>x</p>', board_uuid: 'main-board', start_date: null })).toMatchObject({
    title: 'A task of the test',
  })
  for (const field of ['start_date', 'due_date']) {
    const answer = await world.as(who).post('/tasks/', where, { title: 'x', [field]: '2026-12-01T09:00:00Z' })
    expect(answer).toMatchObject({ status: 402, body: { code: 'plan_required' } })
  }
  const boarded = await world.as(who).post('/tasks/', where, { title: 'x', board_uuid: '00000000-0000-4000-8000-000000000000' })
  expect(boarded.status).toBe(402)
})

test('REST-28 DUP-01 the copy has the properties, labels and people, not the time, and lies right below', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { description: '<p>d</p>', members: 'mia', due_date: '2026-12-01T09:00:00Z' })
  const labels = await world.as('ana').get('/task-labels/not-added', { ...WEBSITE, task_uuid: task.uuid })
  await world.as('ana').post(`/task-labels/${labels.body.data[0].id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const answer = await world.as('mia').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    title: 'A task of the test (copy)',
    description: '<p>d</p>',
    due_date: task.due_date,
    users: [{ username: 'mia' }],
    labels: [{ title: labels.body.data[0].title }],
    user: { username: 'mia' },
    counts: { time_seconds: 0, comments: 0 },
  })
  expect(answer.body.data.uuid).not.toBe(task.uuid)
  const list = await world.as('ana').get('/tasks/', WEBSITE)
  expect(list.body.data.slice(0, 2).map((row: { uuid: string }) => row.uuid)).toEqual([task.uuid, answer.body.data.uuid])
})

test('REST-28 the title of a copy is cut between characters, so that it fits', async () => {
  const [family, letters] = ['👩‍👩‍👧', 'x'.repeat(490)]
  const task = await makeTask(world, 'ana', WEBSITE, { title: letters + family })
  const answer = await world.as('mia').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE)
  expect(answer.body.data.title).toBe(`${letters} (copy)`)
})

test('REST-27 a deleted task is gone, its subtasks lose their parent, its timer stops', async () => {
  const task = await makeTask(world)
  const child = await makeTask(world, 'ana', WEBSITE, { parent_id: task.uuid })
  await world.as('mia').post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' })
  expect(await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)).toMatchObject({ status: 200, body: { data: null } })
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(404)
  expect((await world.as('ana').get(`/tasks/${child.uuid}/`, WEBSITE)).body.data.parent_id).toBeNull()
  expect((await world.as('mia').get('/timer/')).body.data).toBeNull()
  expect((await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)).status).toBe(404)
})

test('REST-25 REST-26 subtasks of a task and the line of its parents, nearest first', async () => {
  const top = await makeTask(world)
  const middle = await makeTask(world, 'ana', WEBSITE, { parent_id: top.uuid })
  const low = await makeTask(world, 'ana', WEBSITE, { parent_id: middle.uuid })
  const uuids = async (path: string) => (await world.as('gus').get(path, WEBSITE)).body.data.map((task: { uuid: string }) => task.uuid)
  expect(await uuids(`/tasks/${top.uuid}/sub-tasks/`)).toEqual([middle.uuid])
  expect(await uuids(`/tasks/${low.uuid}/related-tasks/`)).toEqual([middle.uuid, top.uuid])
  expect(await uuids(`/tasks/${top.uuid}/related-tasks/`)).toEqual([])
  const read = await world.as('gus').get(`/tasks/${top.uuid}/`, WEBSITE)
  expect(read.body.data.counts.subtasks).toBe(1)
})

test('REST-31 FAV-01 FAV-03 a star is turned round by every role and is one person’s own', async () => {
  const task = await makeTask(world)
  const toggle = async (who: string) => (await world.as(who).post(`/favorites/${task.uuid}/`, WEBSITE, { uuid: task.uuid })).body.data
  expect(await toggle('gus')).toEqual({ uuid: task.uuid, is_favorite: true })
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.is_favorite).toBe(false)
  const stars = await world.as('gus').get('/tasks/', { ...WEBSITE, is_favorite: 1, per_page: 200 })
  expect(stars.body.data.map((row: { uuid: string }) => row.uuid)).toContain(task.uuid)
  expect(await toggle('gus')).toEqual({ uuid: task.uuid, is_favorite: false })
  const turned = await Promise.all([toggle('gus'), toggle('gus')])
  expect(turned.map((star) => star.is_favorite).sort()).toEqual([false, true])
})

test('REST-30 LOG-01 LOG-03 DEFECT-12 the log tells who did what and when, to every role', async () => {
  const task = await makeTask(world)
  const workflows = await world.as('ana').get('/projects-workflows/', WEBSITE)
  await world.as('mia').put(`/tasks/${task.uuid}/`, WEBSITE, { config_workflow_id: workflows.body.data[1].id })
  const answer = await world.as('gus').get(`/activities/task/${task.uuid}/workflow/`, WEBSITE)
  expect(answer.body.data).toHaveLength(2)
  expect(answer.body.data[0]).toMatchObject({
    message: 'changed the status from To do to In progress',
    user: { name: 'Mia Chen', avatar: null },
    created_at: { timestamp: expect.any(Number), date_for_humans: 'just now' },
  })
  expect(await logOf(world, task.uuid)).toEqual(['changed the status from To do to In progress', 'created the task'])
})

test('DEFECT-17 ROLE-09 ROLE-10 guest and restrict may not change anything, a stranger finds nothing', async () => {
  const task = await makeTask(world)
  const calls = (who: string) => {
    const as = world.as(who)
    return Promise.all([
      as.post('/tasks/', WEBSITE, { title: 'x' }),
      as.put(`/tasks/${task.uuid}/`, WEBSITE, { title: 'x' }),
      as.put(`/tasks/${task.uuid}/done/`, WEBSITE, { username: who }),
      as.put(`/tasks/${task.uuid}/estimative/`, WEBSITE, { estimative: 5 }),
      as.put(`/tasks/${task.uuid}/project_board/`, WEBSITE, { board_uuid: null }),
      as.del(`/tasks/${task.uuid}/`, WEBSITE),
      as.post(`/tasks/${task.uuid}/duplicate/`, WEBSITE),
      as.post('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid }, { username: 'mia' }),
      as.post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' }),
    ])
  }
  for (const who of ['gus', 'rex']) expect((await calls(who)).map((answer) => answer.status)).toEqual(Array(9).fill(403))
  expect((await calls('dora')).map((answer) => answer.status)).toEqual(Array(9).fill(404))
  for (const path of [`/tasks/${task.uuid}/`, '/tasks/', `/activities/task/${task.uuid}/workflow/`]) {
    expect((await world.as('gus').get(path, WEBSITE)).status).toBe(200)
    expect((await world.as('dora').get(path, WEBSITE)).status).toBe(404)
  }
})

test('a task of another project or workspace is 404 even to somebody who sees both', async () => {
  const task = await makeTask(world)
  expect((await world.as('ana').get(`/tasks/${task.uuid}/`, MOBILE)).status).toBe(404)
  expect((await world.as('dora').get(`/tasks/${task.uuid}/`, REACTOR)).status).toBe(404)
  expect((await world.as('ana').get('/tasks/not-a-uuid/', WEBSITE)).status).toBe(404)
})
