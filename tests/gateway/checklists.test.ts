// Checklists and the Task Log over a real host: one call each, errors by their channel.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ITEM = 'id title done parentId children { id title done parentId children { id } }'
const CP = '?company_slug=acme&project_slug=website'

let world: World
let task: string
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const create = `mutation { createTask(input: { ${WEBSITE}, title: "Listed" }) { task { id } ${REFUSALS} } }`
  task = (await world.data('ana', create)).createTask.task.id
})
afterAll(() => world.close())

const at = () => `{ ${WEBSITE}, id: "${task}" }`
const listOf = async (who: string) => (await world.data(who, `{ checklist(${WEBSITE}, taskId: "${task}") { ${ITEM} } }`)).checklist
const write = (who: string, call: string, answer = `item { ${ITEM} }`) =>
  world.graphql(who, `mutation { ${call} { ${answer} ${REFUSALS} } }`)
const add = (title: string, parentId: string | null = null, who = 'mia') =>
  write(who, `addChecklistItem(task: ${at()}, input: { title: ${JSON.stringify(title)}, parentId: ${JSON.stringify(parentId)} })`)
const toggle = (id: string, done: boolean, who = 'mia') => write(who, `setChecklistItemDone(task: ${at()}, id: "${id}", done: ${done})`)

test('REST-41..45 CHECK-02 CHECK-06 each is one call; the status travels as a string', async () => {
  world.resetCalls()
  const parent = (await add('Pack')).data.addChecklistItem.item
  const child = (await add('Socks', parent.id)).data.addChecklistItem.item
  expect(child).toEqual({ id: expect.stringMatching(/^\d+$/), title: 'Socks', done: false, parentId: parent.id, children: [] })
  expect(world.calls()).toEqual([`POST /task-checklists/${CP}`, `POST /task-checklists/${CP}`])
  world.resetCalls()
  const renamed = await write('mia', `renameChecklistItem(task: ${at()}, id: "${child.id}", title: "Wool socks")`)
  expect(renamed.data.renameChecklistItem).toMatchObject({ item: { title: 'Wool socks' }, userErrors: [] })
  expect((await toggle(parent.id, true)).data.setChecklistItemDone.item).toMatchObject({ done: true, children: [{ done: true }] })
  expect(world.calls()).toEqual([`PUT /task-checklists/${child.id}/${CP}`, `PUT /task-checklists/${parent.id}/toggle/${CP}`])
  world.resetCalls()
  expect(await listOf('gus')).toEqual([
    {
      ...{ id: parent.id, title: 'Pack', done: true, parentId: null },
      children: [{ id: child.id, title: 'Wool socks', done: true, parentId: parent.id, children: [] }],
    },
  ])
  expect(world.calls()).toEqual([`GET /task-checklists/${CP}&task_uuid=${task}`])
  world.resetCalls()
  const remove = () => write('mia', `deleteChecklistItem(task: ${at()}, id: "${parent.id}")`, 'deletedId')
  expect((await remove()).data.deleteChecklistItem).toEqual({ deletedId: parent.id, userErrors: [] })
  expect(world.calls()).toEqual([`DELETE /task-checklists/${parent.id}/${CP}`])
  expect((await remove()).data.deleteChecklistItem).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  expect(await listOf('gus')).toEqual([])
})

test('CHECK-03 CHECK-07 refusals name the input; readers are FORBIDDEN, strangers find nothing', async () => {
  const { id } = (await add('Top')).data.addChecklistItem.item
  const below = (await add('Below', id)).data.addChecklistItem.item
  expect((await add(' \n ')).data.addChecklistItem).toMatchObject({ item: null, userErrors: [{ code: 'INVALID', field: ['title'] }] })
  expect((await add('Third', below.id)).data.addChecklistItem.userErrors).toMatchObject([{ field: ['parentId'] }])
  expect((await add('x', null, 'gus')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await toggle(id, true, 'gus')).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await toggle(id, true, 'dora')).data.setChecklistItemDone.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('REST-25 REST-26 RELATED-01 subtasks and parent tasks are one call each', async () => {
  const create = `mutation { createTask(input: { ${WEBSITE}, title: "Below", parentId: "${task}" }) { task { id } ${REFUSALS} } }`
  const below = (await world.data('mia', create)).createTask.task.id
  world.resetCalls()
  expect((await world.data('gus', `{ subtasks(${WEBSITE}, taskId: "${task}") { id title viewerCan } }`)).subtasks).toMatchObject([
    { id: below },
  ])
  expect((await world.data('gus', `{ parentTasks(${WEBSITE}, taskId: "${below}") { id viewerCan } }`)).parentTasks).toMatchObject([
    { id: task },
  ])
  expect(world.calls()).toEqual([`GET /tasks/${task}/sub-tasks/${CP}`, `GET /tasks/${below}/related-tasks/${CP}`])
})

test('LOG-01 LOG-03 REST-30 DEFECT-12 the log is one call, newest first, for everybody on the project', async () => {
  await world.data('mia', `mutation { setTaskProgress(task: ${at()}, progress: 30) { ${REFUSALS} } }`)
  for (const who of ['ana', 'ben', 'mia', 'rex', 'gus']) {
    world.resetCalls()
    const { taskLog } = await world.data(
      who,
      `{ taskLog(${WEBSITE}, taskId: "${task}") { message author { name avatar username } createdAt createdAtForHumans } }`,
    )
    expect(world.calls()).toEqual([`GET /activities/task/${task}/workflow/${CP}`])
    expect(taskLog[0]).toEqual({
      message: 'changed the progress from 0% to 30%',
      author: { name: 'Mia Chen', avatar: null, username: 'mia' },
      createdAt: expect.stringMatching(/Z$/),
      createdAtForHumans: 'just now',
    })
    expect(taskLog.at(-1).message).toBe('created the task')
  }
})

test('API-05 DEFECT-13 CHECK-04 another host may answer flat lists, 0 and 1, stale parents, and nothing on writes', async () => {
  const fake = await openFakeRest()
  const gateway = createGateway({ hostUrl: fake.url, graphiql: false, production: false, onCall: () => undefined })
  const ask = (query: string) => postGraphql(gateway, query, {}, 'any')
  const list = `{ checklist(${WEBSITE}, taskId: "t") { id title done parentId children { id title done } } }`
  const flat = [
    { id: 1, title: 'Parent', done: 1, children: [{ id: 2, title: 'One', status: 'true', parent_id: 1 }] },
    { id: 3, title: 'Two', done: 0, parent_id: 1 },
    { id: 4, title: null },
  ]
  fake.answer(({ method }: { method: string }) => ({ body: method === 'GET' ? { data: flat } : { data: null } }))
  expect((await ask(list)).data.checklist).toEqual([
    {
      ...{ id: '1', title: 'Parent', done: false, parentId: null },
      children: [
        { id: '2', title: 'One', done: true },
        { id: '3', title: 'Two', done: false },
      ],
    },
    { id: '4', title: '', done: false, parentId: null, children: [] },
  ])
  const written = await ask(
    `mutation { setChecklistItemDone(task: { ${WEBSITE}, id: "t" }, id: "3", done: true) { item { id parentId } ${REFUSALS} } }`,
  )
  expect(written.data.setChecklistItemDone).toEqual({ item: { id: '3', parentId: '1' }, userErrors: [] })
  fake.answer(() => ({ body: { data: [{ title: 'no id' }] } }))
  expect((await ask(list)).errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
  fake.answer(() => ({
    body: {
      data: [
        { message: 'old', created_at: { timestamp: 1 } },
        { message: 'new', created_at: { timestamp: 2 }, parts: [{ text: 'new from ' }, { at: { timestamp: 0 } }] },
      ],
    },
  }))
  const log = await ask(`{ taskLog(${WEBSITE}, taskId: "t") { message parts { text at } author { name } } }`)
  expect(log.data.taskLog).toEqual([
    {
      message: 'new',
      parts: [
        { text: 'new from ', at: null },
        { text: null, at: '1970-01-01T00:00:00.000Z' },
      ],
      author: null,
    },
    { message: 'old', parts: [{ text: 'old', at: null }], author: null },
  ])
  await gateway.close()
  await fake.close()
})
