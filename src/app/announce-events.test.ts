// Events follow mutations under their exact names, and heard events do what they say.

import { afterEach, expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { isDisabled } from '#src/actions/busy.ts'
import { createRegistry } from '#src/actions/define-action.ts'
import { createScene } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { type AppEventName, emitEvent, onEvent, whileDisabled } from '#src/data/app-events.ts'
import { tellMutation } from '#src/data/mutation-events.ts'
import { deleteTask } from '#src/features/task-move/task-copies.actions.ts'
import { type ListInView, putInView } from '#src/model/task/rows/list-in-view.ts'
import { CreateTask, DuplicateTask } from '#src/model/task/task-mutations.graphql.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { newGateway, screen } from '#tests/kit/task-screen.ts'
import { startEvents } from './announce-events.ts'

const names: AppEventName[] = [
  'TaskCreated',
  'TaskUpdated',
  'TaskArchivedUpdated',
  'TypeUpdated',
  'SubtaskListRefresh',
  'taskMovedOtherProject',
  'taskDuplicated',
  'taskDeleted',
  'workflowUpdated',
  'replyDeleted',
  'doneUpdated',
]
const place = { workspaceSlug: 'acme', projectSlug: 'website' }
const task = { id: 't1', ...place }
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function listen() {
  const heard: [string, unknown][] = []
  for (const name of names) stops.push(onEvent(name, (detail) => heard.push([name, detail])))
  return heard
}

function start(here: () => Here = () => ({}) as Here) {
  const scene = createScene(subjectKinds)
  stops.push(startEvents({ registry: createRegistry([deleteTask]), scene, here }))
  return scene
}

test('TCREATE-11 EVENT-06 a created task is announced, and its parent hears of a new subtask', () => {
  start()
  const heard = listen()
  const input = { workspaceSlug: 'acme', projectSlug: 'website', title: 'New', parentId: 'p1' }
  tellMutation({ field: 'createTask', payload: { task: { id: 't9' } }, variables: { input } })
  expect(heard).toEqual([
    ['TaskCreated', { id: 't9', workspaceSlug: 'acme', projectSlug: 'website', parentId: 'p1' }],
    ['SubtaskListRefresh', { parentId: 'p1' }],
  ])
})

test('EVENT-03 EVENT-04 a change is announced, archiving by its own name too', () => {
  start()
  const heard = listen()
  tellMutation({ field: 'setTaskDone', payload: { task }, variables: { task, done: true } })
  tellMutation({ field: 'updateTask', payload: { task }, variables: { task, input: { isArchived: true } } })
  expect(heard.map(([name]) => name)).toEqual(['TaskUpdated', 'doneUpdated', 'TaskUpdated', 'TaskArchivedUpdated'])
  expect(heard[3]?.[1]).toEqual({ ...task, isArchived: true })
})

test('EVENT-12 OPEN-45 a shared comment announces the status, on a task only; a removed one that it is gone', () => {
  start()
  const heard = listen()
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  const input = { subject: 'TASK', subjectId: 't1', html: 'x', workflowId: '2' }
  tellMutation({ field: 'addComment', payload: {}, variables: { project, input } })
  tellMutation({ field: 'addComment', payload: {}, variables: { project, input: { ...input, subject: 'FILE', workflowId: null } } })
  tellMutation({
    field: 'deleteComment',
    payload: {},
    variables: { project, id: '7', about: { ...project, subject: 'TASK', subjectId: 't1' } },
  })
  expect(heard).toEqual([
    ['workflowUpdated', { ...task, workflowId: '2' }],
    ['TaskUpdated', task],
    ['replyDeleted', { id: '7', ...project, subject: 'TASK', subjectId: 't1' }],
  ])
})

test('DISC-12 EVENT-12 a removed comment of a discussion says so, and a task that is made of one is a new task', () => {
  start()
  const heard = listen()
  const project = { workspaceSlug: 'acme', projectSlug: 'website' }
  tellMutation({
    field: 'deleteComment',
    payload: {},
    variables: { project, id: '7', about: { ...project, subject: 'THREAD', subjectId: '14' } },
  })
  tellMutation({ field: 'threadToTask', payload: { task: { id: 't1' } }, variables: { project, number: 14, input: {} } })
  expect(heard).toEqual([
    ['replyDeleted', { id: '7', ...project, subject: 'THREAD', subjectId: '14' }],
    ['TaskCreated', { ...task, parentId: null }],
  ])
})

test('MOVE-03 EVENT-07 moving to another project is announced with both places, a change of status only is an update', () => {
  start()
  const heard = listen()
  const to = (newProjectSlug: string) => ({ task, input: { newWorkspaceSlug: 'acme', newProjectSlug, newWorkflowId: '1' } })
  tellMutation({ field: 'moveTask', payload: { task }, variables: to('mobile') })
  tellMutation({ field: 'moveTask', payload: { task }, variables: to('website') })
  expect(heard).toEqual([
    [
      'taskMovedOtherProject',
      { id: 't1', workspaceSlug: 'acme', projectSlug: 'mobile', from: { workspaceSlug: 'acme', projectSlug: 'website' } },
    ],
    ['TaskUpdated', task],
  ])
})

test.each([
  ['EVENT-02', CreateTask, { input: { ...place, title: 'New' } }, ['TaskCreated', { id: 'made-1', ...place, parentId: null }]],
  ['DUP-02 EVENT-07', DuplicateTask, { task: { ...place, id: 't-2' } }, ['taskDuplicated', { id: 'copy-1', ...place, original: 't-2' }]],
] as const)(
  '%s what the gateway made is announced by the client that asked for it; what it refused is not',
  async (_, mutation, variables, event) => {
    const gateway = newGateway()
    const { api } = await screen(gateway)
    start()
    const heard = listen()
    gateway.fate = 'refused'
    await expect(api.mutate(mutation as never, variables as never)).rejects.toThrow()
    expect(heard).toEqual([])
    gateway.fate = 'answered'
    await api.mutate(mutation as never, variables as never)
    expect(heard).toEqual([event])
  },
)

test('DELETE-02 DUP-02 EVENT-07 a copy and a deletion are announced', () => {
  start()
  const heard = listen()
  tellMutation({ field: 'duplicateTask', payload: { task: { id: 't2' } }, variables: { task } })
  tellMutation({ field: 'deleteTask', payload: { deletedId: 't1' }, variables: { task } })
  expect(heard).toEqual([
    ['taskDuplicated', { ...task, id: 't2', original: 't1' }],
    ['taskDeleted', task],
  ])
})

test('EVENT-05 a changed task type is announced', () => {
  start()
  const heard = listen()
  tellMutation({ field: 'updateTaskType', payload: {}, variables: { project: { workspaceSlug: 'acme', projectSlug: 'website' } } })
  expect(heard).toEqual([['TypeUpdated', { workspaceSlug: 'acme', projectSlug: 'website' }]])
})

test('TDETAIL-10 EVENT-09 the detail closes on taskClosed', () => {
  let closed = 0
  start(() => ({ services: { go: { closeTask: () => closed++ } } }) as unknown as Here)
  window.dispatchEvent(new CustomEvent('taskClosed'))
  expect(closed).toBe(1)
})

test('DELETE-01 EVENT-08 openTaskDelete asks whether the open task shall be deleted', async () => {
  const world = actionWorld({ script: { confirm: [false] } })
  const open = taskSubject(1)
  const scene = start(() => ({ services: world.services, subjects: { task: [open] } }))
  scene.set({ detail: open })
  window.dispatchEvent(new CustomEvent('openTaskDelete'))
  await Promise.resolve()
  expect(world.asked.map((question) => JSON.stringify(question))).toEqual([
    expect.stringContaining('Are you sure you want to delete this task?'),
  ])
})

test('EVENT-12 a progress of or from 100 broadcasts the done state, any other does not', () => {
  start()
  const heard = listen()
  const set = (progress: number, done?: boolean) =>
    tellMutation({
      field: 'setTaskProgress',
      payload: { task },
      variables: { task, progress, ...(done !== undefined && { before: { done } }) },
    })
  set(40, false)
  set(100, false)
  set(40, true)
  expect(heard.filter(([name]) => name === 'doneUpdated').map(([, detail]) => detail)).toEqual([
    { ...task, done: true },
    { ...task, done: false },
  ])
})

test('EVENT-10 changePage turns the page of the list in view, once, and only to a page there can be', () => {
  start()
  const turned: number[] = []
  const list = { view: { page: 2 }, change: ({ page }: { page: number }) => turned.push(page) } as unknown as ListInView
  stops.push(putInView(list))
  for (const page of [3, 2, 0, -1, 1.5, Number.NaN, '4']) emitEvent('changePage', { page } as { page: number })
  emitEvent('changePage', null as never)
  expect(turned).toEqual([3, 4])
})

test('EVENT-10 OPEN-45 DisableApp blocks the named tasks, or everything, until it is taken back as often', async () => {
  start()
  let inside = false
  await whileDisabled(['t1'], async () => {
    emitEvent('DisableApp', { disabled: true, ids: ['t1'] })
    inside = isDisabled('t1') && !isDisabled('t2') && !isDisabled()
  })
  expect(inside).toBe(true)
  expect(isDisabled('t1')).toBe(true)
  emitEvent('DisableApp', { disabled: false, ids: ['t1'] })
  expect(isDisabled('t1')).toBe(false)
  emitEvent('DisableApp', { disabled: true })
  expect([isDisabled(), isDisabled('t2')]).toEqual([true, true])
  emitEvent('DisableApp', 'nonsense' as never)
  expect(isDisabled()).toBe(true)
  emitEvent('DisableApp', { disabled: false })
  expect(isDisabled()).toBe(false)
  await expect(whileDisabled(['t1'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(isDisabled('t1')).toBe(false)
})
