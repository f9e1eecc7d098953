// User stories and epics over a real host: order, filters, several at once, sums, rights, refusals.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const AT = 'company_slug=acme&project_slug=website'
const EPIC = `id slug code title color description dueDate position storyCount storiesDoneCount taskCount doneCount hours { total done }`
const STORY = `id slug code title description taskCount doneCount position state criteria { done total } hours { total done } epic { id slug code title color viewerCan } viewerCan`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const write = (who: string, name: string, args: string, fields: string) =>
  world.graphql(who, `mutation { it: ${name}(project: { ${WEBSITE} }, ${args}) { ${fields} ${REFUSALS} } }`)
const done = async (name: string, args: string, fields: string, who = 'mia') => (await write(who, name, args, fields)).data.it

test('STORY-02 STORY-03 STORY-09 a story says its epic, place, state, criteria, hours and what the viewer may; the list is one call', async () => {
  const { epic } = await done(
    'createEpic',
    'input: { title: "Checkout", color: "#123456", dueDate: "2027-02-01" }',
    `epic { ${EPIC} viewerCan }`,
  )
  expect(epic).toMatchObject({
    title: 'Checkout',
    color: '#123456',
    dueDate: '2027-02-01',
    storyCount: 0,
    taskCount: 0,
    hours: { total: 0, done: 0 },
    viewerCan: ['EDIT', 'PAID'],
  })
  const description = '[x] It is quick\\n[ ] It is safe\\nAnd [ ] this is none\\n[ ] It is kind'
  const input = `input: { title: "As a buyer I pay", epicId: "${epic.id}", description: "${description}" }`
  const { userStory } = await done('createUserStory', input, `userStory { ${STORY} }`)
  expect(userStory).toMatchObject({
    state: 'EMPTY',
    criteria: { done: 1, total: 3 },
    hours: { total: 0, done: 0 },
    epic: { id: epic.id, code: epic.code, title: 'Checkout', color: '#123456', viewerCan: ['EDIT', 'PAID'] },
    viewerCan: ['EDIT', 'PAID'],
  })
  world.resetCalls()
  const query = `userStories(${WEBSITE}, filter: { epic: "${epic.id}", state: EMPTY }, sort: TITLE, descending: true, perPage: 5) { nodes { code position } totalCount }`
  const { userStories } = await world.data('gus', `{ ${query} }`)
  expect(world.calls()).toEqual([`GET /user-stories/?${AT}&search=&page=1&epic_id=${epic.id}&state=empty&sort=-title&per_page=5`])
  expect(userStories).toEqual({ nodes: [{ code: userStory.code, position: userStory.position }], totalCount: 1 })
  const read = await world.data('gus', `{ userStory(${WEBSITE}, slug: "${userStory.slug}") { viewerCan } }`)
  expect(read.userStory.viewerCan).toEqual(['PAID'])
  const known = await world.data('gus', `{ userStory(${WEBSITE}, slug: "us-1") { sprints { slug title } people { username name } } }`)
  // Which ones goes by the day on which the sample is made.
  expect(known.userStory.sprints).toContainEqual({
    slug: expect.stringMatching(/^sprint-\d$/),
    title: expect.stringMatching(/^Sprint \d$/),
  })
  expect(known.userStory.people).toContainEqual({
    username: expect.stringMatching(/^[a-z]+$/),
    name: expect.stringMatching(/^[A-Z]\w+ [A-Z]/),
  })
  const moved = await done(
    'updateUserStory',
    `id: "${userStory.id}", input: { epicId: null, position: 1.5 }`,
    `userStory { title position epic { id } }`,
  )
  expect(moved.userStory).toEqual({ title: 'As a buyer I pay', position: 1.5, epic: null })
  const late = await done('updateUserStory', `id: "${userStory.id}", input: { title: "Mine", was: { title: "Older" } }`, 'userStory { id }')
  const message = 'Somebody else renamed this user story meanwhile: “As a buyer I pay”.'
  expect(late).toEqual({ userStory: null, userErrors: [{ code: 'CONFLICT', field: null, message }] })
  const unknown = await done('updateUserStory', `id: "${userStory.id}", input: { epicId: "999999" }`, 'userStory { id }')
  expect(unknown).toMatchObject({ userStory: null, userErrors: [{ code: 'INVALID', field: ['epicId'] }] })
  const create = `mutation { createTask(input: { ${WEBSITE}, title: "In it" }) { task { id } ${REFUSALS} } }`
  const { id: task } = (await world.data('mia', create)).createTask.task
  const given = `mutation { updateTask(task: { ${WEBSITE}, id: "${task}" }, input: { userStoryId: "${userStory.id}" }) { task { userStory { ${STORY} } } ${REFUSALS} } }`
  expect((await world.data('mia', given)).updateTask.task.userStory).toMatchObject({
    code: userStory.code,
    epic: null,
    criteria: null,
    state: null,
    viewerCan: null,
  })
  await done('deleteUserStory', `id: "${userStory.id}"`, 'deletedId', 'ben')
  await done('deleteEpic', `id: "${epic.id}"`, 'deletedId', 'ben')
})

test('STORY-04 STORY-09 several stories are made by one call, all or none; a title that will not do is named', async () => {
  world.resetCalls()
  const made = await done('createUserStories', 'input: { titles: ["One of many", "Two of many"] }', 'userStories { id code title }')
  expect(world.calls()).toEqual([`POST /user-stories/bulk/?${AT}`])
  expect(made.userStories.map(({ title }: { title: string }) => title)).toEqual(['One of many', 'Two of many'])
  const refused = await done('createUserStories', 'input: { titles: ["Good", " "] }', 'userStories { id }')
  expect(refused).toMatchObject({
    userStories: null,
    userErrors: [{ code: 'INVALID', field: ['titles', '1'], message: 'A title is required.' }],
  })
  for (const { id } of made.userStories) await done('deleteUserStory', `id: "${id}"`, 'deletedId', 'ben')
})

test('EPIC-02 EPIC-07 epics are listed by one call, read by slug, changed, and deleted by admins; readers may nothing', async () => {
  const { epic } = await done('createEpic', 'input: { title: "Élan" }', `epic { ${EPIC} }`)
  world.resetCalls()
  const { epics } = await world.data(
    'gus',
    `{ epics(${WEBSITE}, search: "elan", sort: DUE_DATE, descending: true, perPage: 3) { nodes { ${EPIC} } page totalPages totalCount } }`,
  )
  expect(world.calls()).toEqual([`GET /user-story-epics/?${AT}&search=elan&sort=-due_date&page=1&per_page=3`])
  expect(epics).toEqual({ nodes: [epic], page: 1, totalPages: 1, totalCount: 1 })
  const read = `{ epic(${WEBSITE}, slug: "${epic.slug}") { title viewerCan } none: epic(${WEBSITE}, slug: "ep-99999") { id } }`
  expect(await world.data('gus', read)).toEqual({ epic: { title: 'Élan', viewerCan: ['PAID'] }, none: null })
  world.resetCalls()
  const burnup = `epicBurnup(${WEBSITE}, id: "${epic.id}", timezone: "Europe/Berlin") { days { day scope { tasks hours } done { tasks hours } } }`
  const { epicBurnup } = await world.data('gus', `{ ${burnup} }`)
  expect(world.calls()).toEqual([`GET /user-story-epics/${epic.id}/burnup/?${AT}&timezone=Europe%2FBerlin`])
  expect(epicBurnup.days).toHaveLength(90)
  expect(epicBurnup.days[0]).toMatchObject({ scope: { tasks: 0, hours: 0 }, done: { tasks: 0, hours: 0 } })
  expect(await world.data('gus', `{ epicBurnup(${WEBSITE}, id: "999999") { days { day } } }`)).toEqual({ epicBurnup: null })
  const changed = await done(
    'updateEpic',
    `id: "${epic.id}", input: { dueDate: "2027-01-31", description: "Why" }`,
    `epic { title dueDate description }`,
  )
  expect(changed.epic).toEqual({ title: 'Élan', dueDate: '2027-01-31', description: 'Why' })
  const wrong = await done('updateEpic', `id: "${epic.id}", input: { title: " " }`, 'epic { id }')
  expect(wrong).toMatchObject({ epic: null, userErrors: [{ code: 'INVALID', field: ['title'] }] })
  for (const who of ['gus', 'rex'])
    expect((await write(who, 'createEpic', 'input: { title: "x" }', 'epic { id }')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await write('mia', 'deleteEpic', `id: "${epic.id}"`, 'deletedId')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await done('deleteEpic', `id: "${epic.id}"`, 'deletedId', 'ben')).toEqual({ deletedId: epic.id, userErrors: [] })
  expect(await done('deleteEpic', `id: "${epic.id}"`, 'deletedId', 'ben')).toMatchObject({
    deletedId: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  })
})
