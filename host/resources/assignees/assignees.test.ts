// Who a task is assigned to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const assign = (task: AnyTask, username: string, who = 'ana', where = WEBSITE) =>
  world.as(who).post('/task-assignees/', { ...where, task_uuid: task.uuid }, { username })
const newsOf = async (who: string) =>
  (await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body.data.map((news: AnyTask) => news.data)

test('REST-72 ASSIGN-01 a person of the project is assigned, told once, and logged', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'For Mia alone' })
  expect((await assign(task, 'mia')).body.data.users).toMatchObject([{ username: 'mia', name: 'Mia Chen' }])
  expect((await assign(task, 'mia')).body.data.users).toHaveLength(1)
  const news = (await newsOf('mia')).filter((one: AnyTask) => one.title.includes('For Mia alone'))
  expect(news).toMatchObject([{ target: { company_slug: 'acme', project_slug: 'website', uuid: task.uuid } }])
  expect((await assign(task, 'rex')).body.data.users.map((user: AnyTask) => user.username)).toEqual(['mia', 'rex'])
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(['assigned Rex Novak', 'assigned Mia Chen'])
})

test('REST-72 taking a task oneself tells nobody', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { title: 'Mine now' })
  await assign(task, 'mia', 'mia')
  expect((await newsOf('mia')).some((one: AnyTask) => one.title.includes('Mine now'))).toBe(false)
  expect((await logOf(world, task.uuid))[0]).toBe('took the task')
})

test('REST-72 who is not on the project is 422, who may not edit 403, a foreign task 404', async () => {
  const task = await makeTask(world, 'ana', MOBILE)
  for (const username of ['gus', 'dora', 'nobody']) {
    expect(await assign(task, username, 'ana', MOBILE)).toMatchObject({ status: 422, body: { errors: { username: expect.any(Array) } } })
  }
  expect((await assign(task, 'mia', 'rex', MOBILE)).status).toBe(403)
  expect((await assign(task, 'mia', 'ana', WEBSITE)).status).toBe(404)
})

test('REST-73 a person is taken off; twice is once', async () => {
  const task = await makeTask(world, 'ana', WEBSITE, { members: 'mia,ben' })
  const remove = (username: string, who = 'ana') => world.as(who).del('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid, username })
  expect((await remove('mia')).body.data.users).toMatchObject([{ username: 'ben' }])
  expect((await remove('mia')).status).toBe(200)
  expect((await remove('ben', 'gus')).status).toBe(403)
  expect((await remove('ben', 'ben')).body.data.users).toEqual([])
  expect((await logOf(world, task.uuid)).slice(0, 2)).toEqual(['left the task', 'unassigned Mia Chen'])
})
