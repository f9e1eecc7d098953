// An update of a task that says what the task was: where somebody else has changed it since, nothing is written.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, TASK, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const ref = (id: string) => `task: { ${WEBSITE}, id: "${id}" }`

async function make(input: Record<string, unknown>) {
  const document = `mutation ($input: CreateTaskInput!) { createTask(input: $input) { task { ${TASK} } ${REFUSALS} } }`
  const whole = { workspaceSlug: 'acme', projectSlug: 'website', title: 'Made by a test', ...input }
  return (await world.data('ana', document, { input: whole })).createTask.task
}

const writes = () => world.calls().filter((call) => call.startsWith('PUT'))

test('REST-21 a title that is another one by now is not written over: CONFLICT, with the task as it is', async () => {
  const { id } = await make({ title: 'First' })
  const rename = async (title: string, was: string) => {
    const input = `{ title: "${title}", was: { title: "${was}" } }`
    return (await world.graphql('ana', `mutation { updateTask(${ref(id)}, input: ${input}) { task { title } ${REFUSALS} } }`)).data
  }
  expect((await rename('Second', 'First')).updateTask).toEqual({ task: { title: 'Second' }, userErrors: [] })
  world.resetCalls()
  expect((await rename('Third', 'First')).updateTask).toEqual({
    task: { title: 'Second' },
    userErrors: [{ code: 'CONFLICT', field: ['title'], message: 'Somebody else renamed this task meanwhile: “Second”.' }],
  })
  expect(writes()).toEqual([])
  // Sent again after its answer was lost, it is there already.
  expect((await rename('Second', 'First')).updateTask.userErrors).toEqual([])
})

test('REST-21 a description that is another one by now is not written over', async () => {
  const { id } = await make({ description: '<p>First</p>' })
  const write = async (description: string, was: string) => {
    const input = `{ description: "${description}", was: { description: "${was}" } }`
    return (await world.graphql('ana', `mutation { updateTask(${ref(id)}, input: ${input}) { task { description } ${REFUSALS} } }`)).data
      .updateTask
  }
  expect(await write('<p>Second</p>', '<p>First</p>')).toEqual({ task: { description: '<p>Second</p>' }, userErrors: [] })
  expect(await write('<p>Third</p>', '<p>First</p>')).toEqual({
    task: { description: '<p>Second</p>' },
    userErrors: [{ code: 'CONFLICT', field: ['description'], message: 'Somebody else changed this description meanwhile.' }],
  })
  expect((await write('', '<p>Second</p>')).userErrors).toEqual([])
  expect((await write('<p>Fourth</p>', '')).userErrors).toEqual([])
})

test('REST-21 with `was`, a field that is otherwise by now is not written over, whichever it is', async () => {
  const plan = await world.data('ana', `{ workflows(${WEBSITE}) { id } }`)
  const [first, second, third] = plan.workflows.map(({ id }: { id: string }) => id)
  const task = await make({ title: 'As it was', workflowId: first, dueDate: '2026-12-04T17:00:30Z' })
  const update = async (input: string) =>
    (
      await world.graphql(
        'ana',
        `mutation { updateTask(${ref(task.id)}, input: ${input}) { task { workflow { id } isDraft } ${REFUSALS} } }`,
      )
    ).data.updateTask
  // By the minute, as the host keeps moments; what is none is null.
  const known = `workflowId: "${first}", dueDate: "2026-12-04T17:00:00Z", startDate: null, sprintId: null, userStoryId: null, parentId: null`
  const flags = 'isDraft: false, isArchived: false, description: "", title: "As it was"'
  expect(await update(`{ workflowId: "${second}", was: { ${known}, ${flags}, effortId: null, typeId: "${task.type.id}" } }`)).toEqual({
    task: { workflow: { id: second }, isDraft: false },
    userErrors: [],
  })
  world.resetCalls()
  const theirs = async (was: string) => (await update(`{ workflowId: "${third}", was: { ${was} } }`)).userErrors
  const conflict = (field: string, message: string) => [{ code: 'CONFLICT', field: [field], message }]
  expect(await theirs(`workflowId: "${first}"`)).toEqual(conflict('workflowId', 'Its status is another one by now.'))
  expect(await theirs('dueDate: null')).toEqual(conflict('dueDate', 'Its due date is another one by now.'))
  expect(await theirs('startDate: "2026-12-01T17:00:00Z"')).toEqual(conflict('startDate', 'Its start date is another one by now.'))
  expect(await theirs('isDraft: true')).toEqual(conflict('isDraft', 'It is no draft by now.'))
  expect(await theirs('isArchived: true')).toEqual(conflict('isArchived', 'It is not archived by now.'))
  expect(await theirs('typeId: null')).toEqual(conflict('typeId', 'Its type is another one by now.'))
  expect(writes()).toEqual([])
  // Sent again after its answer was lost, it is there already.
  expect((await update(`{ workflowId: "${second}", was: { workflowId: "${first}" } }`)).userErrors).toEqual([])
})

test('REST-21 `titleWas` and `descriptionWas` say the same, as they did before', async () => {
  const { id } = await make({ title: 'First', description: '<p>First</p>' })
  const update = async (input: string) =>
    (await world.graphql('ana', `mutation { updateTask(${ref(id)}, input: ${input}) { task { title } ${REFUSALS} } }`)).data.updateTask
      .userErrors
  expect(await update('{ title: "Second", titleWas: "Other" }')).toMatchObject([{ code: 'CONFLICT', field: ['title'] }])
  expect(await update('{ description: "<p>Second</p>", descriptionWas: "<p>Other</p>" }')).toMatchObject([{ field: ['description'] }])
  expect(await update('{ title: "Second", titleWas: "First", descriptionWas: "<p>First</p>" }')).toEqual([])
})
