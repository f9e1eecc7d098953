// User stories: numbers that are never given again, what their tasks add up to, order, filters, and several at once.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const post = (path: string, body: object, who = 'mia', where = OPS) => world.as(who).post(path, where, body)
const make = async (body: object): Promise<AnyTask> => (await post('/user-stories/', body)).body.data
const put = (id: number, body: object) => world.as('mia').put(`/user-stories/${id}/`, OPS, body)
const list = async (query: Record<string, string | number> = {}) => (await world.as('gus').get('/user-stories/', { ...OPS, ...query })).body
const codes = async (query: Record<string, string | number> = {}) => (await list(query)).data.map(({ code }: AnyTask) => code)
const remove = (path: string, who = 'ana') => world.as(who).del(path, OPS)

test('STORY-01 the number of a deleted story is never given again, also when it was the last', async () => {
  const first = await make({ title: 'Soon gone' })
  expect((await remove(`/user-stories/${first.id}/`)).status).toBe(200)
  const next = await make({ title: 'Next' })
  const numberOf = ({ code }: AnyTask) => Number(code.slice(3))
  expect(numberOf(next)).toBe(numberOf(first) + 1)
  const both = await Promise.all([make({ title: 'At once' }), make({ title: 'At once, too' })])
  expect(both.map(numberOf).sort((a, b) => a - b)).toEqual([numberOf(next) + 1, numberOf(next) + 2])
  for (const { id } of [next, ...both]) await remove(`/user-stories/${id}/`)
})

test('STORY-02 STORY-04 its state and hours come from its tasks, and stories are found by it', async () => {
  const story = await make({ title: 'Derived' })
  const read = async () => (await world.as('gus').get(`/user-stories/${story.slug}/`, OPS)).body.data
  expect(await read()).toMatchObject({ state: 'empty', epic: null, effort: { total: 0, done: 0 }, counts: { tasks: 0, done: 0 } })
  const tasks = [await makeTask(world, 'mia', OPS), await makeTask(world, 'mia', OPS)]
  for (const { uuid } of tasks) await world.as('mia').put(`/tasks/${uuid}/`, OPS, { user_story_id: story.id })
  const hours = tasks[0]?.effort.effort
  expect(await read()).toMatchObject({ state: 'to_do', effort: { total: 2 * hours, done: 0 } })
  const finish = (at: number, estimative: number) => world.as('mia').put(`/tasks/${tasks[at]?.uuid}/estimative/`, OPS, { estimative })
  await finish(0, 30)
  expect((await read()).state).toBe('in_progress')
  await finish(0, 100)
  expect(await read()).toMatchObject({ state: 'in_progress', effort: { total: 2 * hours, done: hours }, counts: { tasks: 2, done: 1 } })
  expect(await codes({ state: 'in_progress' })).toContain(story.code)
  expect(await codes({ state: 'done' })).not.toContain(story.code)
  await finish(1, 100)
  expect(await codes({ state: 'done' })).toContain(story.code)
  await world.as('mia').put(`/tasks/${tasks[1]?.uuid}/`, OPS, { is_archived: true })
  expect(await read()).toMatchObject({ state: 'done', counts: { tasks: 1, done: 1 } })
  expect((await world.as('gus').get('/user-stories/', { ...OPS, state: 'gone' })).status).toBe(400)
  await remove(`/user-stories/${story.id}/`)
})

test('STORY-04 several are made at once, all or none, each under its own code and in one epic', async () => {
  const before = (await list()).total
  const refused = await post('/user-stories/bulk/', { titles: ['Good', 'Good, too', ' '] })
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'titles.2': ['A title is required.'] } } })
  expect((await post('/user-stories/bulk/', { titles: [] })).status).toBe(422)
  expect((await post('/user-stories/bulk/', { titles: Array(101).fill('x') })).status).toBe(422)
  expect((await post('/user-stories/bulk/', { titles: ['x'], epic_id: 999_999 })).body.errors).toHaveProperty('epic_id')
  expect((await post('/user-stories/bulk/', { titles: ['x'] }, 'gus')).status).toBe(403)
  expect((await list()).total).toBe(before)
  const epic = (await post('/user-story-epics/', { title: 'Together' })).body.data
  const made = await post('/user-stories/bulk/', { titles: ['One', 'Two', 'Three'], epic_id: epic.id })
  expect(made.status).toBe(201)
  expect(made.body.data.map(({ title, epic: of }: AnyTask) => [title, of.code])).toEqual([
    ['One', epic.code],
    ['Two', epic.code],
    ['Three', epic.code],
  ])
  expect(new Set(made.body.data.map(({ code }: AnyTask) => code)).size).toBe(3)
  expect((await list({ epic_id: epic.id })).data.map(({ title }: AnyTask) => title)).toEqual(['One', 'Two', 'Three'])
  expect((await list({ epic_id: 'none', per_page: 200 })).data.every((story: AnyTask) => story.epic === null)).toBe(true)
  for (const { id } of made.body.data) await remove(`/user-stories/${id}/`)
  await remove(`/user-story-epics/${epic.id}/`)
})

test('STORY-04 STORY-05 stories stand in the order that people give them, also where a place is taken, and are sorted otherwise', async () => {
  const made: AnyTask[] = []
  for (const title of ['Zebra', 'Ant', 'Mole']) made.push(await make({ title }))
  const [zebra, ant, mole] = made as [AnyTask, AnyTask, AnyTask]
  const own = async (query = {}) =>
    (await list({ per_page: 200, ...query })).data
      .map(({ title }: AnyTask) => title)
      .filter((title: string) => ['Zebra', 'Ant', 'Mole'].includes(title))
  expect(await own()).toEqual(['Zebra', 'Ant', 'Mole'])
  expect((await put(mole.id, { position: (zebra.position + ant.position) / 2 })).body.data.code).toBe(mole.code)
  expect(await own()).toEqual(['Zebra', 'Mole', 'Ant'])
  await put(ant.id, { position: zebra.position })
  expect(await own()).toEqual(['Ant', 'Zebra', 'Mole'])
  expect(await own({ sort: 'title' })).toEqual(['Ant', 'Mole', 'Zebra'])
  expect(await own({ sort: '-code' })).toEqual(['Mole', 'Ant', 'Zebra'])
  expect(await own({ sort: 'progress' })).toHaveLength(3)
  expect((await put(ant.id, { position: 'first' })).status).toBe(422)
  expect((await put(ant.id, { state: 'done' })).status).toBe(400)
  expect((await world.as('ana').put(`/user-stories/${ant.id}/`, MOBILE, { position: 1 })).status).toBe(404)
  for (const { id } of made) await remove(`/user-stories/${id}/`)
})

test('STORY-05 STORY-07 a story says which sprints its tasks are in and who is on them, is found by a sprint, and stands by its epic', async () => {
  const sprintOf = async (title: string, start_date: string, end_date: string) =>
    (await post('/sprints/', { title, start_date, end_date })).body.data
  const later = await sprintOf('Later', '2099-02-01', '2099-02-14')
  const sooner = await sprintOf('Sooner', '2099-01-01', '2099-01-14')
  const [planned, plain] = [await make({ title: 'Planned' }), await make({ title: 'Plain' })]
  for (const sprint of [later, sooner, later]) {
    const { uuid } = await makeTask(world, 'mia', OPS)
    await world.as('mia').put(`/tasks/${uuid}/`, OPS, { user_story_id: planned.id })
    await world.as('mia').put(`/tasks/${uuid}/`, OPS, { sprint_id: sprint.id })
    await world.as('mia').post('/task-assignees/', { ...OPS, task_uuid: uuid }, { username: 'ben' })
  }
  const read = async (slug: string) => (await world.as('gus').get(`/user-stories/${slug}/`, OPS)).body.data
  const { sprints, people } = await read(planned.slug)
  expect(sprints).toEqual([sooner, later].map(({ id, slug, title }) => ({ id, slug, title })))
  expect(people.map(({ username }: AnyTask) => username)).toEqual(['ben'])
  expect(await read(plain.slug)).toMatchObject({ sprints: [], people: [] })
  expect(await codes({ sprint_id: sooner.id })).toEqual([planned.code])
  expect((await world.as('gus').get('/user-stories/', { ...OPS, sprint_id: 'none' })).status).toBe(400)
  const second = (await post('/user-story-epics/', { title: 'Second', position: 2 })).body.data
  const first = (await post('/user-story-epics/', { title: 'First', position: 1 })).body.data
  await put(planned.id, { epic_id: second.id })
  await put(plain.id, { epic_id: first.id })
  expect((await codes({ sort: 'epic', per_page: 200 })).slice(0, 2)).toEqual([plain.code, planned.code])
  for (const story of [planned, plain]) await remove(`/user-stories/${story.id}/`)
  for (const epic of [second, first]) await remove(`/user-story-epics/${epic.id}/`)
  for (const sprint of [later, sooner]) await remove(`/sprints/${sprint.id}/`)
})

test('STORY-08 a text that somebody else changed since it was seen is not written over; what nobody saw otherwise is', async () => {
  const { id, slug } = await make({ title: 'Seen', description: 'First' })
  const read = async () => (await world.as('gus').get(`/user-stories/${slug}/`, OPS)).body.data
  expect((await put(id, { title: 'Theirs' })).status).toBe(200)
  const late = await put(id, { title: 'Mine', description: 'Second', was: { title: 'Seen' } })
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'conflict', message: 'Somebody else renamed this user story meanwhile: “Theirs”.' },
  ])
  expect(await read()).toMatchObject({ title: 'Theirs', description: 'First' })
  expect((await put(id, { description: 'Second', was: { description: 'First' } })).status).toBe(200)
  expect((await put(id, { description: null, was: { description: 'First' } })).body).toMatchObject({
    message: 'Somebody else changed this description meanwhile.',
  })
  expect((await put(id, { title: 'Theirs', was: { title: 'Seen' } })).status).toBe(200)
  expect((await put(id, { description: null, was: { description: 'Second' } })).body.data.description).toBeNull()
  expect((await put(id, { description: 'Third', was: { description: null } })).status).toBe(200)
  const both = await Promise.all(['One', 'Two'].map((title) => put(id, { title, was: { title: 'Theirs' } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await remove(`/user-stories/${id}/`)
})

test('STORY-12 a page of ten thousand stories comes with its sums from one grouped query', async () => {
  await world.db.execute(sql`
    insert into user_stories (company_id, project_id, slug, code, title, position)
    select company_id, id, 'many-' || n, 'MANY-' || n, 'Story ' || n, 1000000 + n from projects p, generate_series(1, 10000) n where p.slug = 'ops' and p.company_id = (select id from companies where slug = 'acme')`)
  const page = await list({ per_page: 50, page: 100 })
  expect(page).toMatchObject({ current_page: 100 })
  expect(page.data).toHaveLength(50)
  expect(page.total).toBeGreaterThanOrEqual(10_000)
  await world.db.execute(sql`delete from user_stories where code like 'MANY-%'`)
})
