// What people are told of sprints, what task logs say, and the ways by which a task could slip into a completed one.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { assign, feedOf, readAll } from '#tests/kit/news-calls.ts'
import { whileHeld } from '#tests/kit/row-locks.ts'
import { logOf, MOBILE, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

// Each test has the project's sprints to itself.
beforeEach(async () => {
  await world.db.execute(sql`update tasks set sprint_id = null where sprint_id is not null`)
  await world.db.execute(sql`delete from sprints`)
  for (const who of ['ana', 'ben', 'mia', 'gus']) await readAll(world, who)
})

const post = async (path: string, body: object = {}, who = 'mia') => {
  const answer = await world.as(who).post(path, WEBSITE, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data
}
const makeSprint = (title: string): Promise<{ id: number; slug: string }> =>
  post('/sprints/', { title, start_date: '2099-01-05', end_date: '2099-01-18' })
const putIn = async (sprint: number | null, uuid: string) =>
  expect((await world.as('mia').put(`/tasks/${uuid}/`, WEBSITE, { sprint_id: sprint })).status).toBe(200)
const sprintOf = async (uuid: string) => (await world.as('mia').get(`/tasks/${uuid}/`, WEBSITE)).body.data.sprint
const told = async (who: string) =>
  (await feedOf(world, who))
    .filter(({ resource, read_at }) => resource === 'sprints' && read_at === null)
    .map(({ data, user }) => ({ ...data, user }))

test('SPRINT-18 SCREEN-13 the people on its tasks hear that a sprint has started and is completed, whoever did it does not', async () => {
  const { id, slug } = await makeSprint('Told')
  const task = await makeTask(world)
  for (const who of ['ben', 'mia', 'gus']) await assign(world, 'ana', task, who)
  await putIn(id, task.uuid)
  await post(`/sprints/${id}/start/`)
  const started = {
    title: 'Sprint “Told” has started',
    subject: 'Told',
    user: null,
    events: [expect.objectContaining({ reason: 'sprint_started', user: null })],
    target: { kind: 'sprint', company_slug: 'acme', project_slug: 'website', id, slug },
  }
  expect(await told('ben')).toEqual([started])
  expect(await told('gus')).toEqual([started])
  expect(await told('mia')).toEqual([])
  expect(await told('ana')).toEqual([])
  // Taken back before anybody read it: it is not told.
  await post(`/sprints/${id}/reopen/`)
  expect(await told('ben')).toEqual([])
  await post(`/sprints/${id}/start/`)
  await post(`/sprints/${id}/complete/`, { carry_to: null }, 'ben')
  expect((await told('gus')).map(({ title, events }) => [title, events.length])).toEqual([['Sprint “Told” is completed', 2]])
  expect((await told('mia')).map(({ title }) => title)).toEqual(['Sprint “Told” is completed'])
  expect((await told('ben')).map(({ title }) => title)).toEqual(['Sprint “Told” has started'])
  await post(`/sprints/${id}/reopen/`)
  expect((await told('gus')).map(({ title }) => title)).toEqual(['Sprint “Told” has started'])
  await readAll(world, 'ben')
  expect((await world.as('ana').del(`/sprints/${id}/`, WEBSITE)).status).toBe(200)
  expect(await told('gus')).toEqual([])
  const read = (await feedOf(world, 'ben')).find(({ data }) => data.subject === 'Told')
  expect(read?.data).not.toHaveProperty('target')
})

test('SPRINT-18 STORY-10 the log says into which sprint or story a task came, which it left, and that it was carried over', async () => {
  const [one, two] = [await makeSprint('One'), await makeSprint('Two')]
  const task = await makeTask(world)
  const stories = (await world.as('mia').get('/user-stories/', WEBSITE)).body.data
  await putIn(one.id, task.uuid)
  await putIn(two.id, task.uuid)
  await putIn(null, task.uuid)
  await putIn(one.id, task.uuid)
  await post(`/sprints/${one.id}/start/`)
  await post(`/sprints/${one.id}/complete/`, { carry_to: two.id })
  expect((await world.as('ana').del(`/sprints/${two.id}/`, WEBSITE)).status).toBe(200)
  for (const story of [stories[0].id, stories[1].id, null])
    await world.as('mia').put(`/tasks/${task.uuid}/`, WEBSITE, { user_story_id: story })
  expect((await logOf(world, task.uuid)).slice(0, 9).toReversed()).toEqual([
    'added this to sprint “One”',
    'moved this from sprint “One” to “Two”',
    'took this out of sprint “Two”',
    'added this to sprint “One”',
    'carried this over from sprint “One” to “Two”',
    'took this out of sprint “Two” by deleting it',
    `added this to story ${stories[0].code}`,
    `moved this from story ${stories[0].code} to ${stories[1].code}`,
    `took this out of story ${stories[1].code}`,
  ])
})

test('SPRINT-05 taking a move back does not put a task into a sprint that was completed meanwhile, and says so', async () => {
  const { id } = await makeSprint('Closed meanwhile')
  const task = await makeTask(world)
  await putIn(id, task.uuid)
  await post(`/sprints/${id}/start/`)
  const steps = (await world.as('ana').get('/projects-workflows/', MOBILE)).body.data
  const move = crypto.randomUUID()
  const body = {
    ...WEBSITE,
    new_company_slug: 'acme',
    new_project_slug: 'mobile',
    new_workflow_id: steps[0].id,
    subtasks: false,
    move_uuid: move,
  }
  expect((await world.as('ana').post(`/tasks/${task.uuid}/move`, { company_slug: 'acme' }, body)).status).toBe(200)
  await post(`/sprints/${id}/complete/`, { carry_to: null })
  const undone = await world.as('ana').post(`/task-moves/${move}/undo/`, { company_slug: 'acme' }, { task_uuid: task.uuid })
  expect(undone).toMatchObject({ status: 200, body: { data: { sprint: null }, left: [{ what: 'sprint', title: 'Closed meanwhile' }] } })
})

test('SPRINT-05 a copy made while its sprint is being completed waits, and is in none', async () => {
  const { id } = await makeSprint('Being completed')
  const task = await makeTask(world)
  await putIn(id, task.uuid)
  await post(`/sprints/${id}/start/`)
  const copy = await whileHeld(
    world.db,
    (tx) => tx.execute(sql`select 1 from sprints where id = ${id} for update`),
    () => world.as('mia').post(`/tasks/${task.uuid}/duplicate/`, WEBSITE, {}),
    (tx) => tx.execute(sql`update sprints set state = 'completed', completed_at = now() where id = ${id}`),
  )
  expect(copy).toMatchObject({ status: 201, body: { data: { sprint: null } } })
  expect((await sprintOf(task.uuid)).id).toBe(id)
})
