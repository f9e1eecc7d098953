// Create, move, duplicate, delete: tasks that come and go.
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/data/errors/api-error.ts'
import { createTask, createTaskFrom, createTaskSomewhere } from '#src/features/task-create/task-create.actions.ts'
import { deleteTask, duplicateTask } from '#src/features/task-move/task-copies.actions.ts'
import {
  type ActionWorld,
  actionWorld,
  answering,
  failing,
  projectSubject,
  taskSubject,
  workspaceSubject,
} from '#tests/kit/action-fakes.ts'

const catalogue = {
  workflows: [
    { id: '1', title: 'To do', color: '#8899aa' },
    { id: '2', title: 'Doing', color: '#088efb' },
  ],
  taskTypes: [{ id: '21', title: 'Bug', color: '#ff0000' }],
  efforts: [],
  labels: [],
  boards: [],
  members: [],
}
const made = { id: 't-9', code: 'WEB-9', title: 'New', workspaceSlug: 'acme', projectSlug: 'website' }

test('TCREATE-01 the key opens quick create; an empty title sends nothing', async () => {
  const world = actionWorld()
  await world.run(createTask, { project: [projectSubject()] })
  expect(world.services.dialogs.list()).toEqual([{ name: 'task.create', props: { workspaceSlug: 'acme', projectSlug: 'website' } }])
  await world.run(createTaskFrom({ title: '   ' }), { project: [projectSubject()] })
  expect([world.sent, world.said]).toEqual([[], []])
})

test('TCREATE-08 TCREATE-09 what is not said is the first of each list, the main board, position 0; undo deletes it', async () => {
  const world = actionWorld({ answers: { ProjectCatalogue: catalogue, CreateTask: { task: made }, TaskById: { task: made } } })
  await world.run(createTaskFrom({ title: ' New ' }), { project: [projectSubject()] })
  expect(world.sent[0]?.variables.input).toEqual({
    workspaceSlug: 'acme',
    projectSlug: 'website',
    title: 'New',
    workflowId: '1',
    typeId: '21',
    effortId: null,
    boardId: 'main-board',
    position: 0,
  })
  const { creates, lane } = world.sent[0]?.options ?? {}
  expect([creates?.startsWith('tmp:'), lane]).toEqual([true, `Task:${creates}`])
  expect(world.said).toEqual([{ tone: 'done', text: 'WEB-9 created: New' }])
  await world.undo()
  expect(world.sent[1]).toMatchObject({
    name: 'DeleteTask',
    variables: { task: { id: 't-9', workspaceSlug: 'acme', projectSlug: 'website' } },
  })
})

test('TCREATE-07 TCREATE-10 a description becomes a paragraph, an empty one stays empty; people and dates go as given', async () => {
  const world = actionWorld({ answers: { ProjectCatalogue: catalogue, CreateTask: { task: made } } })
  const dueDate = '2026-12-10T17:00:00.000Z'
  await world.run(createTaskFrom({ title: 'New', description: 'a < b', assignees: ['mia'], dueDate, workflowId: '2' }), {
    project: [projectSubject()],
  })
  await world.run(createTaskFrom({ title: 'New', description: '' }), { project: [projectSubject()] })
  expect(world.sent[0]?.variables.input).toMatchObject({ description: '<p>a &lt; b</p>', assignees: ['mia'], dueDate, workflowId: '2' })
  expect(world.sent[1]?.variables.input).toMatchObject({ description: '' })
})

test('without the lists the host chooses the defaults', async () => {
  const world = actionWorld({ answers: { ProjectCatalogue: failing(new ApiError('UPSTREAM_ERROR', 'x')), CreateTask: { task: made } } })
  await world.run(createTaskFrom({ title: 'New' }), { project: [projectSubject()] })
  expect(world.sent[0]?.variables.input).not.toHaveProperty('workflowId')
})

test('OPEN-43 outside of a project the key asks for one first', async () => {
  const project = { id: 'acme/ops', slug: 'ops', name: 'Ops', workspaceSlug: 'acme' }
  const world = actionWorld({ script: { project: [project] } })
  await world.run(createTaskSomewhere, { workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })
  expect(world.services.dialogs.list()).toEqual([{ name: 'task.create', props: { workspaceSlug: 'acme', projectSlug: 'ops' } }])
  world.services.scene.set({ project: projectSubject() })
  expect(await world.run(createTaskSomewhere, { workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })).toBe('refused')
  // On the page of one that could not be read nobody is asked for another.
  world.services.scene.set({ project: null, projectUnread: true })
  expect(await world.run(createTaskSomewhere, { workspace: [workspaceSubject({ viewerCan: ['EDIT'] })] })).toBe('refused')
  world.services.scene.set({ projectUnread: false })
})

test('DUP-01 a copy is made by the host and opened; undo deletes the copy only', async () => {
  const copy = { task: { ...made, id: 'copy-1' } }
  const world = actionWorld({ answers: { DuplicateTask: copy, TaskById: copy } })
  await world.run(duplicateTask, { task: [taskSubject(1)] })
  expect([world.sent[0]?.options.creates?.startsWith('tmp:'), world.went]).toEqual([true, ['task copy-1']])
  await world.undo()
  expect(world.sent.map(({ name, variables }) => [name, (variables.task as { id: string }).id])).toEqual([
    ['DuplicateTask', 't-1'],
    ['DeleteTask', 'copy-1'],
  ])
})

/** The answer to DuplicateTask, which comes when `give` is called. */
function copyLater() {
  let give: () => void = () => undefined
  const answer = new Promise((resolve) => {
    give = () => resolve({ task: { ...made, id: 'copy-1' } })
  })
  return { answer, give: () => give() }
}

function openQuestion(): HTMLElement {
  const layer = document.createElement('div')
  layer.setAttribute('role', 'alertdialog')
  layer.dataset.state = 'open'
  return layer
}

test.each([
  ['has opened another task', (world: ActionWorld) => world.services.scene.set({ detail: taskSubject(5) })],
  ['has closed the task', (world: ActionWorld) => world.services.scene.set({ detail: null })],
  ['has opened a dialog', (world: ActionWorld) => world.services.dialogs.open('help', {})],
  ['is asked something', () => document.body.append(openQuestion())],
  ['types', () => document.body.appendChild(document.createElement('textarea')).focus()],
])('OPEN-60 the copy does not open when the person %s by the time it is there', async (_, meanwhile) => {
  const copying = copyLater()
  const world = actionWorld({ answers: { DuplicateTask: copying.answer } })
  world.services.scene.set({ detail: taskSubject(1) })
  const running = world.run(duplicateTask, { task: [taskSubject(1)] })
  meanwhile(world)
  copying.give()
  await running
  document.body.replaceChildren()
  expect([world.went, world.said.at(-1)?.text]).toEqual([[], 'Duplicated'])
})

test('several copies stay where they are', async () => {
  const world = actionWorld({ answers: { DuplicateTask: { task: made } } })
  await world.run(duplicateTask, { task: [taskSubject(1), taskSubject(2)] })
  expect([world.sent.length, world.went]).toEqual([2, []])
})

test('DELETE-01 asks first; No deletes nothing', async () => {
  const world = actionWorld({ script: { confirm: [false] } })
  await world.run(deleteTask, { task: [taskSubject(1)] })
  expect(world.asked[0]?.question).toMatchObject({ title: 'Are you sure you want to delete this task?', text: 'Task 1' })
  expect([world.sent, [...world.services.hold.hidden()]]).toEqual([[], []])
})

test('DELETE-02 TDETAIL-10 deleted tasks are hidden at once and the detail closes; undo brings them back without any request', async () => {
  const world = actionWorld({ script: { confirm: [true] }, holdMs: 60_000 })
  const tasks = [taskSubject(1), taskSubject(2)]
  world.services.scene.set({ detail: tasks[0] ?? null })
  await world.run(deleteTask, { task: tasks })
  expect(world.asked[0]?.question.title).toBe('Are you sure you want to delete these 2 tasks?')
  expect([[...world.services.hold.hidden()], world.went, world.said[0]?.text]).toEqual([['t-1', 't-2'], ['close task'], '2 tasks deleted'])
  await world.undo()
  expect([[...world.services.hold.hidden()], world.sent]).toEqual([[], []])
})

test('when the time has passed each task is deleted by one call; those that fail come back and can be retried', async () => {
  let broken = true
  const world = actionWorld({
    script: { confirm: [true] },
    answers: {
      DeleteTask: answering(({ task }: { task: { id: string } }) => {
        if (broken && task.id === 't-2') throw new ApiError('FORBIDDEN', 'x')
        return { deletedId: task.id }
      }),
    },
  })
  await world.run(deleteTask, { task: [taskSubject(1), taskSubject(2)] })
  await vi.waitFor(() => expect(world.said.at(-1)?.tone).toBe('error'))
  expect(world.said.at(-1)?.text).toBe('1 of 2 tasks could not be deleted. You do not have permission to do this.')
  expect([...world.services.hold.hidden()]).toEqual([])
  await expect(world.undo()).rejects.toThrow('It is too late: the deletion was sent.')
  broken = false
  world.said.find(({ retry }) => retry)?.retry?.()
  await vi.waitFor(() => expect(world.sent).toHaveLength(3))
  expect(world.sent[2]).toMatchObject({ name: 'DeleteTask', variables: { task: { id: 't-2' } } })
})
