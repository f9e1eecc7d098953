// Writing tasks over a real host: every mutation, its effect read again, and the calls it makes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, TASK, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const ref = (id: string) => `task: { ${WEBSITE}, id: "${id}" }`
const PLAN = `{ workflows(${WEBSITE}) { id title } taskTypes(${WEBSITE}) { id title } efforts(${WEBSITE}) { id title hours } labels(${WEBSITE}) { id title } boards(${WEBSITE}) { id title } }`

async function read(id: string, person = 'ana') {
  return (await world.data(person, `{ task(${WEBSITE}, id: "${id}") { ${TASK} } }`)).task
}

async function make(input: Record<string, unknown> = {}) {
  const document = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { ${TASK} } ${REFUSALS} } }`
  const whole = { workspaceSlug: 'acme', projectSlug: 'website', title: 'Made by a test', ...input }
  return (await world.data('ana', document, { input: whole })).createTask.task
}

/** Runs one mutation on a task and answers the task, which has to be what a read answers. */
async function change(call: string, person = 'ana') {
  const answer = Object.values(await world.data(person, `mutation { ${call} { task { ${TASK} } ${REFUSALS} } }`))[0] as {
    task: Record<string, unknown>
  }
  const { task } = answer
  const again = (
    await world.data(
      person,
      `{ task(workspaceSlug: "${task.workspaceSlug}", projectSlug: "${task.projectSlug}", id: "${task.id}") { ${TASK} } }`,
    )
  ).task
  expect({ ...task, createdAtForHumans: null }).toEqual({ ...again, createdAtForHumans: null })
  return task
}

function pathsOf(method: string): string[] {
  return world
    .calls()
    .filter((call) => call.startsWith(method))
    .map((call) => call.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'UUID').split('?')[0] ?? '')
}

test('TCREATE-08 createTask with a title alone has the first status, no type asked for takes the first, and no effort that nobody chose', async () => {
  const plan = await world.data('ana', PLAN)
  const task = await make({ title: 'Only a title' })
  expect(task).toMatchObject({ workflow: { id: plan.workflows[0].id }, type: { id: plan.taskTypes[0].id }, effort: null })
})

test('TCREATE-10 REST-20 createTask with everything, in one call and one per label', async () => {
  const plan = await world.data('ana', PLAN)
  world.resetCalls()
  const task = await make({
    title: 'Everything',
    description: '<p>With <strong>words</strong></p>',
    workflowId: plan.workflows[1].id,
    typeId: plan.taskTypes[0].id,
    effortId: plan.efforts[0].id,
    startDate: '2026-11-21T09:00:00+01:00',
    dueDate: '2026-11-28T17:00:00Z',
    boardId: plan.boards[1]?.id ?? 'main-board',
    assignees: ['ana', 'mia'],
    labelIds: [plan.labels[0].id, plan.labels[1].id],
    position: 3.5,
  })
  expect(world.calls()[0]).toBe('POST /tasks/?company_slug=acme&project_slug=website&is_archived=0&members=')
  expect(pathsOf('POST')).toEqual([
    'POST /tasks/',
    `POST /task-labels/${plan.labels[0].id}/attach`,
    `POST /task-labels/${plan.labels[1].id}/attach`,
  ])
  expect(world.calls()).toHaveLength(3)
  expect(task).toMatchObject({
    title: 'Everything',
    description: '<p>With <strong>words</strong></p>',
    workflow: { id: plan.workflows[1].id },
    type: { id: plan.taskTypes[0].id },
    effort: { id: plan.efforts[0].id, hours: plan.efforts[0].hours },
    startDate: '2026-11-21T08:00:00.000Z',
    dueDate: '2026-11-28T17:00:00.000Z',
    position: 3.5,
    done: false,
    progress: 0,
    creator: { username: 'ana' },
  })
  expect(task.assignees.map(({ id }: { id: string }) => id).sort()).toEqual(['ana', 'mia'])
  expect(task.labels.map(({ id }: { id: string }) => id).sort()).toEqual([plan.labels[0].id, plan.labels[1].id].sort())
  expect({ ...(await read(task.id)), createdAtForHumans: null }).toEqual({ ...task, createdAtForHumans: null })
})

test('createTask with a title alone takes the defaults; a refusal names the input field', async () => {
  const plan = await world.data('ana', PLAN)
  expect(await make()).toMatchObject({ workflow: { id: plan.workflows[0].id }, board: null, assignees: [], labels: [], startDate: null })
  const document = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { id } ${REFUSALS} } }`
  const at = { workspaceSlug: 'acme', projectSlug: 'website' }
  const empty = await world.graphql('ana', document, { input: { ...at, title: '' } })
  expect(empty.data.createTask).toMatchObject({ task: null, userErrors: [{ code: 'INVALID', field: ['title'] }] })
  const foreign = await world.graphql('ana', document, { input: { ...at, title: 'x', workflowId: '999999' } })
  expect(foreign.data.createTask).toMatchObject({ task: null, userErrors: [{ field: ['workflowId'] }] })
  expect((await world.graphql('rex', document, { input: { ...at, title: 'x' } })).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('REST-21 updateTask: one call per present field, in order; null clears', async () => {
  const plan = await world.data('ana', PLAN)
  const parent = await make()
  const { id } = await make()
  const input = `{ title: "Changed", description: "<p>New</p>", isDraft: true, typeId: "${plan.taskTypes[1].id}", effortId: "${plan.efforts[1].id}", workflowId: "${plan.workflows[1].id}",
    startDate: "2026-11-21T09:30:45Z", dueDate: "2026-11-22T09:30:00Z", parentId: "${parent.id}", position: 7 }`
  world.resetCalls()
  const task = await change(`updateTask(${ref(id)}, input: ${input})`)
  expect(pathsOf('PUT')).toEqual(Array(10).fill('PUT /tasks/UUID/'))
  expect(task).toMatchObject({
    title: 'Changed',
    description: '<p>New</p>',
    isDraft: true,
    startDate: '2026-11-21T09:30:00.000Z',
    dueDate: '2026-11-22T09:30:00.000Z',
    parentId: parent.id,
    position: 7,
  })
  expect(task).toMatchObject({
    type: { id: plan.taskTypes[1].id },
    effort: { id: plan.efforts[1].id },
    workflow: { id: plan.workflows[1].id },
  })
  const cleared = await change(
    `updateTask(${ref(id)}, input: { startDate: null, dueDate: null, parentId: null, isDraft: false, isArchived: true })`,
  )
  expect(cleared).toMatchObject({ startDate: null, dueDate: null, parentId: null, isDraft: false, isArchived: true, title: 'Changed' })
})

test('REST-21 updateTask: sprint and user story, set and cleared', async () => {
  const { nodes } = (await world.data('ana', `{ tasks(${WEBSITE}, perPage: 200) { nodes { sprint { id } userStory { id } } } }`)).tasks
  const some = (name: string) => nodes.find((node: Record<string, { id: string } | null>) => node[name])?.[name]?.id
  const { id } = await make()
  const set = await change(`updateTask(${ref(id)}, input: { sprintId: "${some('sprint')}", userStoryId: "${some('userStory')}" })`)
  expect(set).toMatchObject({ sprint: { id: some('sprint') }, userStory: { id: some('userStory') } })
  expect(await change(`updateTask(${ref(id)}, input: { sprintId: null, userStoryId: null })`)).toMatchObject({
    sprint: null,
    userStory: null,
  })
})

test('updateTask: what was written before a refusal stays and is answered', async () => {
  const { id } = await make({ startDate: '2026-11-21T09:00:00Z' })
  const document = `mutation { updateTask(${ref(id)}, input: { title: "Kept", dueDate: "2026-11-01T09:00:00Z" }) { task { title dueDate } ${REFUSALS} } }`
  const { updateTask } = (await world.graphql('ana', document)).data
  expect(updateTask).toMatchObject({ task: { title: 'Kept', dueDate: null }, userErrors: [{ code: 'INVALID', field: ['dueDate'] }] })
  expect((await read(id)).title).toBe('Kept')
})

test('REST-22 DEFECT-23 setTaskDone twice with the same value toggles once', async () => {
  const { id } = await make()
  world.resetCalls()
  for (const done of [true, true, false, false]) {
    expect(await change(`setTaskDone(${ref(id)}, done: ${done})`)).toMatchObject({ done, progress: done ? 100 : 0 })
  }
  expect(pathsOf('PUT')).toEqual(Array(2).fill('PUT /tasks/UUID/done/'))
})

test('REST-23 DEFECT-23 setTaskProgress sends progress alone; 100 is done', async () => {
  const { id } = await make()
  world.resetCalls()
  expect(await change(`setTaskProgress(${ref(id)}, progress: 40)`)).toMatchObject({ progress: 40, done: false })
  expect(await change(`setTaskProgress(${ref(id)}, progress: 100)`)).toMatchObject({ progress: 100, done: true })
  expect(pathsOf('PUT')).toEqual(Array(2).fill('PUT /tasks/UUID/estimative/'))
  const beyond = await world.graphql('ana', `mutation { setTaskProgress(${ref(id)}, progress: 101) { task { id } ${REFUSALS} } }`)
  expect(beyond.data.setTaskProgress).toMatchObject({ task: null, userErrors: [{ code: 'INVALID', field: ['progress'] }] })
})

test('REST-24 setTaskBoard, and back to the main board', async () => {
  const { boards } = await world.data('ana', PLAN)
  const { id } = await make()
  const { id: board } =
    boards[1] ??
    (
      await world.data(
        'ana',
        `mutation { createBoard(project: { ${WEBSITE} }, id: "7f9c24e8-3b0a-4a57-9a5e-1f2d3c4b5a69", title: "Side") { board { id } ${REFUSALS} } }`,
      )
    ).createBoard.board
  expect(await change(`setTaskBoard(${ref(id)}, boardId: "${board}")`)).toMatchObject({ board: { id: board } })
  expect((await change(`setTaskBoard(${ref(id)}, boardId: "main-board")`)).board).toBeNull()
})

test('REST-31 setTaskFavorite twice with the same value toggles once, for the caller alone', async () => {
  const { id } = await make()
  world.resetCalls()
  for (const favorite of [true, true, false])
    expect(await change(`setTaskFavorite(${ref(id)}, favorite: ${favorite})`)).toMatchObject({ isFavorite: favorite })
  expect(pathsOf('POST')).toEqual(Array(2).fill('POST /favorites/UUID/'))
  await change(`setTaskFavorite(${ref(id)}, favorite: true)`, 'rex')
  expect([(await read(id)).isFavorite, (await read(id, 'rex')).isFavorite]).toEqual([false, true])
})

test('REST-72 REST-73 assignTask and unassignTask; removing twice is fine', async () => {
  const { id } = await make()
  expect(await change(`assignTask(${ref(id)}, username: "mia")`)).toMatchObject({ assignees: [{ id: 'mia' }] })
  for (let times = 0; times < 2; times += 1) expect((await change(`unassignTask(${ref(id)}, username: "mia")`)).assignees).toEqual([])
  const stranger = await world.graphql('ana', `mutation { assignTask(${ref(id)}, username: "dora") { task { id } ${REFUSALS} } }`)
  expect(stranger.data.assignTask.userErrors).toMatchObject([{ field: ['username'] }])
})

test('REST-68 REST-69 attachLabel and detachLabel; removing twice is fine', async () => {
  const { labels } = await world.data('ana', PLAN)
  const { id } = await make()
  expect(await change(`attachLabel(${ref(id)}, labelId: "${labels[0].id}")`)).toMatchObject({ labels: [{ id: labels[0].id }] })
  for (let times = 0; times < 2; times += 1)
    expect((await change(`detachLabel(${ref(id)}, labelId: "${labels[0].id}")`)).labels).toEqual([])
})

test('REST-28 DUP-01 duplicateTask answers the new task', async () => {
  const original = await make({ title: 'Twice' })
  const copy = await change(`duplicateTask(${ref(original.id)})`)
  expect(copy).toMatchObject({ title: 'Twice (copy)', workflow: original.workflow })
  expect(copy.id).not.toBe(original.id)
})

test('REST-27 deleteTask; what is gone already, unknown or of another project was not deleted, and that is said', async () => {
  const { id } = await make()
  const remove = async (of: string) =>
    (await world.graphql('ana', `mutation { deleteTask(${of}) { deletedId ${REFUSALS} } }`)).data.deleteTask
  expect(await remove(ref(id))).toEqual({ deletedId: id, userErrors: [] })
  const refused = [{ code: 'NOT_FOUND', field: null, message: 'This is not there, or not any more. Nothing was deleted.' }]
  const elsewhere = await make()
  for (const of of [ref(id), ref(crypto.randomUUID()), `task: { workspaceSlug: "acme", projectSlug: "mobile", id: "${elsewhere.id}" }`])
    expect(await remove(of)).toEqual({ deletedId: null, userErrors: refused })
  expect(await read(elsewhere.id)).not.toBeNull()
  expect(await read(id)).toBeNull()
  const { id: kept } = await make()
  expect((await world.graphql('rex', `mutation { deleteTask(${ref(kept)}) { deletedId } }`)).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await read(kept)).not.toBeNull()
})

test('a write to a task that is gone is a refusal, not a failure', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  for (const call of [
    'setTaskDone(TASK, done: true)',
    'setTaskProgress(TASK, progress: 1)',
    'updateTask(TASK, input: { title: "x" })',
    'duplicateTask(TASK)',
    'setTaskFavorite(TASK, favorite: true)',
    'unassignTask(TASK, username: "mia")',
  ]) {
    const { data, errors } = await world.graphql('ana', `mutation { it: ${call.replace('TASK', ref(gone))} { task { id } ${REFUSALS} } }`)
    expect([errors, data.it]).toEqual([
      [],
      { task: null, userErrors: [{ code: 'NOT_FOUND', field: null, message: 'This does not exist.' }] },
    ])
  }
})
