// Sprints and user stories over a real host: one call each, pages, search, refusals.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const SPRINT =
  'id slug title timebox goal startDate endDate taskCount doneCount state startedAt completedAt hours { total done } committed { tasks hours }'
const STORY = 'id slug title code description taskCount doneCount'
const AT = 'company_slug=acme&project_slug=website'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const write = (who: string, name: string, args: string, fields: string) =>
  world.graphql(who, `mutation { ${name}(project: { ${WEBSITE} }, ${args}) { ${fields} ${REFUSALS} } }`)

test('REST-78 AGILE-02 AGILE-06 a page of sprints is one call; search and page go to the host', async () => {
  world.resetCalls()
  const { sprints } = await world.data('gus', `{ sprints(${WEBSITE}) { nodes { ${SPRINT} } page totalPages totalCount } }`)
  expect(world.calls()).toEqual([`GET /sprints/?${AT}&search=&page=1`])
  expect(sprints).toMatchObject({ page: 1, totalPages: 1, totalCount: 9 })
  expect(sprints.nodes[0]).toMatchObject({
    slug: 'sprint-9',
    title: 'Sprint 9',
    goal: 'Ready to launch',
    taskCount: expect.any(Number),
    doneCount: expect.any(Number),
  })
  const { startDate, endDate, timebox } = sprints.nodes[0]
  expect(timebox).toBe(`${startDate} – ${endDate}`)
  world.resetCalls()
  const found = await world.data('gus', `{ sprints(${WEBSITE}, search: "sprint 3", page: 2) { nodes { title } page } }`)
  expect(world.calls()).toEqual([`GET /sprints/?${AT}&search=sprint+3&page=2`])
  expect(found.sprints).toEqual({ nodes: [], page: 2 })
  // Before the first page is the first, as in every other list.
  expect(
    (await world.data('gus', `{ sprints(${WEBSITE}, page: 0) { page } userStories(${WEBSITE}, page: -1) { page } }`)).sprints.page,
  ).toBe(1)
})

test('REST-79 AGILE-02 AGILE-06 a page of user stories is one call; codes are found, too', async () => {
  world.resetCalls()
  const { userStories } = await world.data('gus', `{ userStories(${WEBSITE}) { nodes { ${STORY} } page totalPages totalCount } }`)
  expect(world.calls()).toEqual([`GET /user-stories/?${AT}&search=&page=1`])
  expect(userStories).toMatchObject({ page: 1, totalPages: 1, totalCount: 8, nodes: expect.arrayContaining([]) })
  expect(userStories.nodes[0]).toMatchObject({
    slug: 'us-1',
    code: 'US-1',
    description: expect.stringContaining('[x] '),
    taskCount: expect.any(Number),
  })
  const found = await world.data('gus', `{ userStories(${WEBSITE}, search: "us-4") { nodes { code } } }`)
  expect(found.userStories.nodes).toEqual([{ code: 'US-4' }])
})

test('OPEN-35 OPEN-38 a sprint is made, read by its slug, changed and deleted; its tasks stay', async () => {
  const input = (more = '') => `input: { title: "Test sprint", startDate: "2027-03-01", endDate: "2027-03-14"${more} }`
  const made = (await write('mia', 'createSprint', input(', goal: "Try"'), `sprint { ${SPRINT} }`)).data.createSprint
  expect(made.userErrors).toEqual([])
  expect(made.sprint).toMatchObject({ slug: 'test-sprint', goal: 'Try', startDate: '2027-03-01', taskCount: 0, doneCount: 0 })
  const { id } = made.sprint
  world.resetCalls()
  const changed = await write('mia', 'updateSprint', `id: "${id}", ${input()}`, `sprint { ${SPRINT} }`)
  expect(changed.data.updateSprint.sprint.goal).toBe('Try')
  expect(world.calls()).toEqual([`PUT /sprints/${id}/?${AT}`])
  const cleared = await write('mia', 'updateSprint', `id: "${id}", ${input(', goal: null')}`, `sprint { goal }`)
  expect(cleared.data.updateSprint.sprint.goal).toBeNull()
  // Each by itself; what is not named is not sent.
  const part = async (one: string) => (await write('mia', 'updateSprint', `id: "${id}", input: { ${one} }`, `sprint { ${SPRINT} }`)).data
  for (const one of ['title: "Renamed"', 'startDate: "2027-03-02"', 'endDate: "2027-03-15"', 'goal: "Again"']) await part(one)
  expect((await part('')).updateSprint).toMatchObject({
    sprint: { title: 'Renamed', startDate: '2027-03-02', endDate: '2027-03-15', goal: 'Again' },
    userErrors: [],
  })
  const early = await write('mia', 'updateSprint', `id: "${id}", ${input().replace('03-14', '02-01')}`, 'sprint { id }')
  expect(early.data.updateSprint).toMatchObject({ sprint: null, userErrors: [{ code: 'INVALID', field: ['endDate'] }] })
  const create = `mutation { createTask(input: { ${WEBSITE}, title: "In it" }) { task { id } ${REFUSALS} } }`
  const task = (await world.data('mia', create)).createTask.task.id
  const ref = `{ ${WEBSITE}, id: "${task}" }`
  const put = `mutation { updateTask(task: ${ref}, input: { sprintId: "${id}" }) { task { sprint { ${SPRINT} } } ${REFUSALS} } }`
  // A task names only what it shows; the days are in its timebox.
  expect((await world.data('mia', put)).updateTask.task.sprint).toMatchObject({ id, startDate: '2027-03-02', goal: null, taskCount: null })
  const read = `{ sprint(${WEBSITE}, slug: "test-sprint") { taskCount } none: sprint(${WEBSITE}, slug: "no-such") { id } }`
  expect(await world.data('gus', read)).toEqual({ sprint: { taskCount: 1 }, none: null })
  expect((await write('mia', 'deleteSprint', `id: "${id}"`, 'deletedId')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const removed = () => write('ben', 'deleteSprint', `id: "${id}"`, 'deletedId')
  expect((await removed()).data.deleteSprint).toEqual({ deletedId: id, userErrors: [] })
  expect((await removed()).data.deleteSprint).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect((await world.data('mia', `{ task(${WEBSITE}, id: "${task}") { sprint { id } } }`)).task.sprint).toBeNull()
})

test('OPEN-35 OPEN-38 a user story is made under the next code, read by its slug, changed and deleted', async () => {
  const made = await write(
    'mia',
    'createUserStory',
    'input: { title: "As a tester I test", description: "Often" }',
    `userStory { ${STORY} }`,
  )
  const story = made.data.createUserStory.userStory
  expect(story).toMatchObject({ slug: 'us-9', code: 'US-9', description: 'Often', taskCount: 0, doneCount: 0 })
  const changed = await write('mia', 'updateUserStory', `id: "${story.id}", input: { title: "Renamed" }`, `userStory { ${STORY} }`)
  expect(changed.data.updateUserStory.userStory).toEqual({ ...story, title: 'Renamed' })
  const empty = await write('mia', 'createUserStory', 'input: { title: " " }', 'userStory { id }')
  expect(empty.data.createUserStory).toMatchObject({ userStory: null, userErrors: [{ code: 'INVALID', field: ['title'] }] })
  expect((await write('gus', 'createUserStory', 'input: { title: "x" }', 'userStory { id }')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const read = `{ userStory(${WEBSITE}, slug: "us-9") { title } none: userStory(${WEBSITE}, slug: "no-such") { id } }`
  expect(await world.data('gus', read)).toEqual({ userStory: { title: 'Renamed' }, none: null })
  expect((await write('mia', 'deleteUserStory', `id: "${story.id}"`, 'deletedId')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  const removed = await write('ben', 'deleteUserStory', `id: "${story.id}"`, 'deletedId')
  expect(removed.data.deleteUserStory).toEqual({ deletedId: story.id, userErrors: [] })
  const again = await write('ben', 'deleteUserStory', `id: "${story.id}"`, 'deletedId')
  expect(again.data.deleteUserStory).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
})

test('SPRINT-03 SPRINT-17 a sprint says its state, its hours and what was committed', async () => {
  const host = world.host.as('mia')
  // Where no sprint runs.
  const at = { company_slug: 'acme', project_slug: 'ops' }
  const made = await host.post('/sprints/', at, { title: 'Stated', start_date: '2099-03-02', end_date: '2099-03-15' })
  const read = async () =>
    (await world.data('gus', `{ sprint(workspaceSlug: "acme", projectSlug: "ops", slug: "stated") { ${SPRINT} } }`)).sprint
  expect(await read()).toMatchObject({ state: 'PLANNED', startedAt: null, hours: { total: 0, done: 0 }, committed: null })
  await host.post(`/sprints/${made.body.data.id}/start/`, at, {})
  expect(await read()).toMatchObject({ state: 'ACTIVE', startedAt: expect.stringMatching(/Z$/), committed: { tasks: 0, hours: 0 } })
  await host.post(`/sprints/${made.body.data.id}/complete/`, at, { carry_to: null })
  expect(await read()).toMatchObject({ state: 'COMPLETED', completedAt: expect.stringMatching(/Z$/) })
  await world.host.as('ana').del(`/sprints/${made.body.data.id}/`, at)
})

test('LABEL-02 REST-65 the labels that a task does not have are one call', async () => {
  const { nodes } = (await world.data('gus', `{ tasks(${WEBSITE}) { nodes { id labels { id title } } } }`)).tasks
  const task = nodes.find((node: { labels: unknown[] }) => node.labels.length > 0)
  world.resetCalls()
  const { labels } = await world.data('gus', `{ labels(${WEBSITE}, notOnTask: "${task.id}") { id title } }`)
  expect(world.calls()).toEqual([`GET /task-labels/not-added?${AT}&task_uuid=${task.id}`])
  const all = (await world.data('gus', `{ labels(${WEBSITE}) { id title } }`)).labels
  const has = task.labels.map(({ id }: { id: string }) => id)
  expect(labels).toEqual(all.filter(({ id }: { id: string }) => !has.includes(id)))
})

test('API-05 another host may leave out what is assumed; a malformed list is told as such', async () => {
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  const ask = () => postGraphql(gateway, `{ sprints(${WEBSITE}) { nodes { ${SPRINT} } page totalPages totalCount } }`, {}, 'any')
  fake.answer(() => ({ body: { data: [{ id: 3, slug: 's', title: 'S', timebox: 'two weeks' }], total_pages: 4 } }))
  const bare = {
    id: '3',
    slug: 's',
    title: 'S',
    timebox: 'two weeks',
    goal: null,
    startDate: null,
    endDate: null,
    taskCount: null,
    doneCount: null,
    state: null,
    startedAt: null,
    completedAt: null,
    hours: null,
    committed: null,
  }
  expect((await ask()).data.sprints).toEqual({ nodes: [bare], page: 1, totalPages: 4, totalCount: null })
  fake.answer(() => ({ body: { data: [{ slug: 'no id' }] } }))
  expect((await ask()).errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
  await gateway.close()
  await fake.close()
})
