// A task by its public link over a real host: asked without the bearer, whoever asks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const SHARE = 'id code title isOn key by { username name } since'
async function share(id: string, isOn = true) {
  const task = { workspaceSlug: 'acme', projectSlug: 'website', id }
  const document = `mutation ($task: TaskRef!, $isOn: Boolean!) { setTaskShare(task: $task, isOn: $isOn) { share { ${SHARE} } userErrors { code field message } } }`
  return (await world.data('gus', document, { task, isOn })).setTaskShare.share
}

const SHARED = `query ($project: ID = "website", $id: ID!, $key: String) {
  sharedTask(workspaceSlug: "acme", projectSlug: $project, id: $id, key: $key) {
    id code title description workspaceName projectName done progress
    workflow { title color } type { title color } labels { title color }
    assignees startDate dueDate checklistDone checklistTotal updatedAt
  }
}`

test('SHARE-03 OPEN-34 it is one call without a token, the same for members, strangers and everybody', async () => {
  const task = await makeTask(world.host, 'ana', WEBSITE, {
    title: 'Public words',
    description: '<p>Read me</p>',
    members: 'mia',
    start_date: '2027-01-04T09:00:00Z',
    due_date: '2027-01-08T17:00:00Z',
  })
  const { key } = await share(task.uuid)
  world.resetCalls()
  const answers = await Promise.all([null, 'ana', 'dora'].map((person) => world.data(person, SHARED, { id: task.uuid, key })))
  expect(world.calls()).toEqual(Array(3).fill(`GET /public/tasks/${task.uuid}/?company_slug=acme&project_slug=website&key=${key}`))
  expect(answers[0].sharedTask).toEqual({
    id: task.uuid,
    code: task.code,
    title: 'Public words',
    description: '<p>Read me</p>',
    workspaceName: 'Acme',
    projectName: 'Website relaunch',
    done: false,
    progress: 0,
    workflow: { title: 'To do', color: task.workflow.color },
    type: { title: task.type.title, color: task.type.color },
    labels: [],
    assignees: ['Mia Chen'],
    startDate: '2027-01-04T09:00:00.000Z',
    dueDate: '2027-01-08T17:00:00.000Z',
    checklistDone: 0,
    checklistTotal: 0,
    updatedAt: expect.any(String),
  })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('OPEN-34 a withdrawn link is null, not an error', async () => {
  const task = await makeTask(world.host)
  const { key } = await share(task.uuid)
  const shared = async (variables: object) => (await world.data(null, SHARED, { id: task.uuid, key, ...variables })).sharedTask
  expect(await shared({})).not.toBeNull()
  expect(await shared({ key: null })).toBeNull()
  expect(await shared({ project: 'mobile' })).toBeNull()
  expect(await shared({ id: 'nonsense' })).toBeNull()
  await world.host.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { is_draft: true })
  expect(await shared({})).toBeNull()
})

test('SHARE-03 SHARE-05 a guest shares a task and ends that; meanwhile it is listed', async () => {
  const task = await makeTask(world.host)
  const AT = 'workspaceSlug: "acme", projectSlug: "website"'
  const read = async () =>
    (await world.data('mia', `query ($id: ID!) { taskShare(${AT}, id: $id) { ${SHARE} } }`, { id: task.uuid })).taskShare
  const listed = async () =>
    (await world.data('mia', `{ taskShares(${AT}) { ${SHARE} } }`)).taskShares.filter(({ id }: { id: string }) => id === task.uuid)
  expect(await read()).toEqual({ id: task.uuid, code: task.code, title: task.title, isOn: false, key: null, by: null, since: null })
  const made = await share(task.uuid)
  expect(made).toMatchObject({ isOn: true, key: expect.stringMatching(/^[\w-]{43}$/), by: { username: 'gus' }, since: expect.any(String) })
  expect([await read(), await listed()]).toEqual([made, [made]])
  expect((await share(task.uuid, false)).isOn).toBe(false)
  expect(await listed()).toEqual([])
})
