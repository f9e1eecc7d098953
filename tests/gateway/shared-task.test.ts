// A task by its public link over a real host: asked without the bearer, whoever asks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const SHARED = `query ($project: ID = "website", $id: ID!) {
  sharedTask(workspaceSlug: "acme", projectSlug: $project, id: $id) {
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
  world.resetCalls()
  const answers = await Promise.all([null, 'ana', 'dora'].map((person) => world.data(person, SHARED, { id: task.uuid })))
  expect(world.calls()).toEqual(Array(3).fill(`GET /public/tasks/${task.uuid}/?company_slug=acme&project_slug=website`))
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
  const shared = async (variables: object) => (await world.data(null, SHARED, { id: task.uuid, ...variables })).sharedTask
  expect(await shared({ project: 'mobile' })).toBeNull()
  expect(await shared({ id: 'nonsense' })).toBeNull()
  await world.host.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { is_draft: true })
  expect(await shared({})).toBeNull()
})
