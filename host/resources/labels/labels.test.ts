// Labels of a project and on tasks.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const make = (body: object, who = 'mia') => world.as(who).post('/task-labels/', WEBSITE, body)
const titles = (answer: { body: AnyTask }) => answer.body.data.map((label: AnyTask) => label.title)

test('REST-65 LABEL-02 the list is what the task does not carry; without a task it is all', async () => {
  const task = await makeTask(world)
  const all = await world.as('gus').get('/task-labels/not-added', WEBSITE)
  expect(all.body.data[0]).toEqual({ id: expect.any(Number), title: expect.any(String), color: expect.stringMatching(/^#[0-9a-f]{6}$/i) })
  const [first] = all.body.data
  await world.as('mia').post(`/task-labels/${first.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const rest = await world.as('gus').get('/task-labels/not-added', { ...WEBSITE, task_uuid: task.uuid })
  expect(titles(rest)).toEqual(titles(all).filter((title: string) => title !== first.title))
  expect((await world.as('ana').get('/task-labels/not-added', { ...MOBILE, task_uuid: task.uuid })).status).toBe(404)
})

test('REST-66 LABEL-03 LABEL-04 members make labels; black by default; a title is there once', async () => {
  expect(await make({ title: ' Fresh ', color: '#ff8800' })).toMatchObject({
    status: 201,
    body: { data: { title: 'Fresh', color: '#ff8800' } },
  })
  expect((await make({ title: 'Plain' })).body.data.color).toBe('#000000')
  expect(await make({ title: 'fresh' })).toMatchObject({ status: 422, body: { errors: { title: expect.any(Array) } } })
  expect((await make({ title: 'x', color: 'red' })).status).toBe(422)
  expect((await make({ title: ' ' })).status).toBe(422)
  expect((await make({ title: 'x' }, 'gus')).status).toBe(403)
  expect((await make({ title: 'x' }, 'dora')).status).toBe(404)
})

test('REST-67 a label is renamed and coloured, not into another one', async () => {
  const { id } = (await make({ title: 'Before' })).body.data
  await make({ title: 'Taken' })
  const put = (body: object, where = WEBSITE) => world.as('mia').put(`/task-labels/${id}`, where, body)
  expect((await put({ title: 'After', color: '#00aa55' })).body.data).toEqual({ id, title: 'After', color: '#00aa55' })
  expect((await put({ title: 'AFTER' })).status).toBe(200)
  expect((await put({ title: 'taken' })).status).toBe(422)
  expect((await world.as('ana').put(`/task-labels/${id}`, MOBILE, { title: 'x' })).status).toBe(404)
})

test('REST-67 a colour that is changed while somebody renames the label leaves the new name', async () => {
  const { id } = (await make({ title: 'Old name', color: '#111111' })).body.data
  const rename = (tx: HostWorld['db']) => tx.execute(sql`update labels set title = 'New name' where id = ${id}`)
  const answer = await whileHeld(world.db, rename, () => world.as('mia').put(`/task-labels/${id}`, WEBSITE, { color: '#222222' }))
  expect(answer).toMatchObject({ status: 200, body: { data: { title: 'New name', color: '#222222' } } })
  expect((await world.as('mia').get('/task-labels/not-added', WEBSITE)).body.data).toContainEqual({
    id,
    title: 'New name',
    color: '#222222',
  })
})

test('REST-68 REST-69 LABEL-01 attach and detach answer the task, twice is once, and are logged', async () => {
  const task = await makeTask(world)
  const { id } = (await make({ title: 'On and off', color: '#123456' })).body.data
  const attach = () => world.as('mia').post(`/task-labels/${id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const detach = () => world.as('mia').del(`/task-labels/${id}/detach`, { ...WEBSITE, task_uuid: task.uuid })
  expect((await attach()).body.data.labels).toEqual([{ id, title: 'On and off', color: '#123456' }])
  expect((await attach()).body.data.labels).toHaveLength(1)
  expect((await detach()).body.data.labels).toEqual([])
  expect((await detach()).status).toBe(200)
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(['removed the label On and off', 'added the label On and off'])
  const foreign = (await world.as('ana').get('/task-labels/not-added', MOBILE)).body.data[0]
  expect((await world.as('ana').post(`/task-labels/${foreign.id}/attach`, WEBSITE, { task_uuid: task.uuid })).status).toBe(404)
  expect((await world.as('rex').post(`/task-labels/${id}/attach`, WEBSITE, { task_uuid: task.uuid })).status).toBe(403)
})

test('REST-70 LABEL-05 a label in use is not deleted', async () => {
  const task = await makeTask(world)
  const { id } = (await make({ title: 'Held' })).body.data
  await world.as('mia').post(`/task-labels/${id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const remove = () => world.as('mia').del(`/task-labels/${id}`, WEBSITE)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await world.as('mia').del(`/task-labels/${id}/detach`, { ...WEBSITE, task_uuid: task.uuid })
  expect(await remove()).toMatchObject({ status: 200, body: { data: null } })
  expect((await remove()).status).toBe(404)
})

test('REST-70 attaching and deleting at once leaves either the label on the task or neither', async () => {
  const task = await makeTask(world)
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await make({ title: `Race ${round}` })).body.data
    const [attached, deleted] = await Promise.all([
      world.as('mia').post(`/task-labels/${id}/attach`, WEBSITE, { task_uuid: task.uuid }),
      world.as('mia').del(`/task-labels/${id}`, WEBSITE),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([attached.status, deleted.status])
  }
})

test('REST-71 bulk puts labels on by title and makes the missing ones', async () => {
  const task = await makeTask(world)
  await make({ title: 'Known', color: '#111111' })
  const bulk = (labels: object[], who = 'mia') => world.as(who).post(`/task-labels/${task.uuid}/bulk`, WEBSITE, { labels })
  const answer = await bulk([
    { title: 'known', color: '#999999', selected: true },
    { title: 'Brand new', color: '#222222' },
  ])
  expect(answer.body.data.labels).toMatchObject([
    { title: 'Brand new', color: '#222222' },
    { title: 'Known', color: '#111111' },
  ])
  expect((await bulk([])).status).toBe(200)
  expect((await bulk([{ title: '' }])).body.errors).toHaveProperty('labels.0.title')
  expect((await bulk([{ title: 'x' }], 'gus')).status).toBe(403)
})
