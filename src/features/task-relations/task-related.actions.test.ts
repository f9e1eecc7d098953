// Subtasks, parents and reading boards without an address: what is asked, sent, said and taken back.
import { afterEach, expect, test, vi } from 'vitest'
import type { PickQuestion } from '#src/actions/services.ts'
import { onEvent } from '#src/data/app-events.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { questionOf } from '#src/model/task/writes/catalogue-question.ts'
import { actionWorld, answering, failing, taskSubject } from '#tests/kit/action-fakes.ts'
import { fakeTask } from '#tests/kit/fake-gateway.ts'
import { addSubtask, addSubtaskTo, setTaskParent } from './task-related.actions.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

const parents = (...tasks: unknown[]) => ({
  TasksPage: { tasks: { nodes: [fakeTask(1), fakeTask(7)] } },
  ListParentTasks: { parentTasks: tasks },
})
const parentsSent = (world: ReturnType<typeof actionWorld>) =>
  world.sent.map(({ variables }) => (variables.input as { parentId?: string }).parentId)

test('RELATED-02 EVENT-06 a subtask is made below the task; undo deletes it and says the list has changed', async () => {
  const heard: unknown[] = []
  stops.push(onEvent('SubtaskListRefresh', (detail) => void heard.push(detail)))
  const answer = { task: fakeTask(9, { title: 'Buy a ladder' }) }
  const world = actionWorld({
    script: { text: ['  Buy a ladder '] },
    answers: { CreateTask: answer, TaskById: answer },
  })
  await world.run(addSubtask, { task: [taskSubject(1)] })
  expect(world.sent[0]).toMatchObject({
    name: 'CreateTask',
    variables: { input: { title: 'Buy a ladder', parentId: 't-1', effortId: null } },
  })
  expect(world.said[0]?.text).toContain('created: Buy a ladder')
  await world.undo()
  expect(world.sent[1]).toMatchObject({ name: 'DeleteTask', variables: { task: { id: 't-9' } } })
  expect(heard).toEqual([{ parentId: 't-1' }])
})

test('RELATED-02 white space makes no subtask, Escape neither, and who may not edit is refused', async () => {
  const world = actionWorld({ script: { text: [null] } })
  await world.run(addSubtask, { task: [taskSubject(1)] })
  await world.run(addSubtaskTo('   ', { intent: 'sent', since: null }), { task: [taskSubject(1)] })
  expect(await world.run(addSubtaskTo('Words', { intent: 'sent', since: null }), { task: [taskSubject(1, { viewerCan: [] })] })).toBe(
    'refused',
  )
  expect(world.sent).toEqual([])
})

test('RELATED-02 a subtask that could not be made is told once', async () => {
  const world = actionWorld({ answers: { CreateTask: failing(new ApiError('UNREACHABLE', 'No.')) } })
  expect(await world.run(addSubtaskTo('Words', { intent: 'sent', since: null }), { task: [taskSubject(1)] })).toBe('failed')
  expect(world.said.map(({ tone }) => tone)).toEqual(['error'])
})

test('EVENT-06 a parent is chosen among the other tasks; undo puts back the one before', async () => {
  const heard: unknown[] = []
  stops.push(onEvent('SubtaskListRefresh', (detail) => void heard.push(detail?.parentId)))
  const world = actionWorld({ script: { pick: ['t-7'] }, answers: parents(fakeTask(3), fakeTask(4)) })
  await world.run(setTaskParent, { task: [taskSubject(1)] })
  expect(world.asked[0]?.options.map(({ id }) => id)).toEqual(['t-7', 'none'])
  expect(parentsSent(world)).toEqual(['t-7'])
  expect(heard).toEqual(['t-3', 't-7', 't-1'])
  await world.undo()
  expect(parentsSent(world)).toEqual(['t-7', 't-3'])
})

test('RELATED-01 every task of a large project can be the parent: the host searches beyond the ones that are listed', async () => {
  const asked: Record<string, unknown>[] = []
  const world = actionWorld({
    script: { pick: [null] },
    answers: {
      TasksPage: answering((variables: Record<string, unknown>) => {
        asked.push(variables)
        return { tasks: { nodes: variables.filter ? [fakeTask(1), fakeTask(240)] : [fakeTask(7)], totalPages: 3 } }
      }),
    },
  })
  await world.run(setTaskParent, { task: [taskSubject(1)] })
  const question = world.asked[0]?.question as unknown as PickQuestion<unknown> | undefined
  expect(await question?.search?.(' ladder ', 2)).toMatchObject({ options: [{ id: 't-240' }], totalPages: 3 })
  expect(asked.map(({ filter, page }) => ({ filter, page }))).toEqual([
    { filter: undefined, page: 1 },
    { filter: { search: 'ladder' }, page: 2 },
  ])
})

test('EVENT-06 No parent takes it away; tasks of several projects get none together', async () => {
  const world = actionWorld({ script: { pick: ['none'] }, answers: parents(fakeTask(3)) })
  await world.run(setTaskParent, { task: [taskSubject(1)] })
  expect(parentsSent(world)).toEqual([null])
  expect(world.said[0]?.text).toContain('Parent removed')
  expect(await world.run(setTaskParent, { task: [taskSubject(1), taskSubject(2, { projectSlug: 'other' })] })).toBe('refused')
})

test('BOARD-11 reading boards without an address asks nothing, shows nothing, and the console says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const world = actionWorld()
  const { api, dialogs, hold } = world.services
  const tasks = [taskSubject(1, { projectSlug: '' })] as const
  const question = questionOf({ api, dialogs, hold, tasks: [...tasks] }, [...tasks], {
    title: 'Board',
    placeholder: '',
    list: 'boards',
    current: () => [],
    empty: '',
  })
  const { options } = question
  expect(typeof options === 'function' ? await options() : options).toEqual([])
  expect(logged.mock.calls).toEqual([['Missing required route parameters: companySlug or projectSlug.']])
})
