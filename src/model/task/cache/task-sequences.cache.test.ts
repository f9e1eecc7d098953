// The cache of tasks through sequences: double toggles, tasks that are being made, copies, deletes, the timer, pages nobody loaded.
import { expect, test, vi } from 'vitest'
import { newTemporaryId, publicId } from '#src/data/ids/session-ids.ts'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import { TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import * as mutations from '#src/model/task/task-mutations.graphql.ts'
import { newGateway, screen, website } from '#tests/kit/task-screen.ts'

const task = { ...website, id: 't-2' }

test('a quick double toggle ends as it was meant, with one row in each list', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  const toggle = (done: boolean) => one.api.mutate(mutations.SetTaskDone, { task, done }, { lane: 'Task:t-2', field: 'done' })
  const sent = [toggle(true), toggle(false), toggle(true)]
  await vi.waitFor(() => expect(one.list('done')).toEqual(['t-2']))
  await Promise.all(sent)
  expect([one.list('done'), one.total('done'), one.total('open')]).toEqual([['t-2'], 1, 4])
  expect(gateway.tasks.find(({ id }) => id === 't-2')?.done).toBe(true)
})

test('what is done to a task that is still being created reaches the real one, without a duplicate row', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.held = true
  const id = newTemporaryId()
  const sent = [
    one.api.mutate(mutations.CreateTask, { input: { ...website, title: 'New' } }, { creates: id, lane: `Task:${id}` }),
    one.api.mutate(mutations.SetTaskDone, { task: { ...website, id }, done: true }, { lane: `Task:${id}`, field: 'done' }),
    one.api.mutate(mutations.UpdateTask, { task: { ...website, id }, input: { workflowId: '2' } }, { lane: `Task:${id}` }),
  ]
  await vi.waitFor(() => expect([one.list('done'), one.list('doing')]).toEqual([[id], [id]]))
  await vi.waitFor(() => expect(gateway.mutations).toHaveLength(1))
  gateway.release()
  await Promise.all(sent)
  expect([one.list('done'), one.list('doing'), one.list('all')[0]]).toEqual([[id], [id], id])
  expect([publicId(id), one.total('all'), one.total('done'), one.list('all').length]).toEqual(['made-1', 6, 1, 6])
})

test('DUP-01 a copy appears right below its original at once, with what rows show of it, and is the real one when the server made it', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.held = true
  const id = newTemporaryId()
  const sent = one.api.mutate(mutations.DuplicateTask, { task }, { lane: 'Task:t-2', creates: id })
  await vi.waitFor(() => expect(one.list('all')).toEqual(['t-1', 't-2', id, 't-3', 't-4', 't-5']))
  expect(one.row(id)).toMatchObject({ title: 'Task 2 (copy)', code: null, done: false, isFavorite: false })
  await vi.waitFor(() => expect(gateway.mutations).toHaveLength(1))
  gateway.release()
  await sent
  expect(one.list('all')).toEqual(['t-1', 't-2', id, 't-3', 't-4', 't-5'])
  expect([one.total('all'), one.total('to do'), one.list('doing')]).toEqual([6, 6, []])
})

test('a deleted task leaves every list and its detail once the server says so (DELETE-02)', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  await one.api.mutate(mutations.DeleteTask, { task }, { lane: 'Task:t-2' })
  expect([one.list('all').includes('t-2'), one.total('all'), one.total('second of pages')]).toEqual([false, 4, 4])
  expect(one.view().detail).toMatchObject({ task: null })
  expect(one.asked()).toBe(0)
})

test('TIMER-01 a started timer shows at once, ends and cancels with the answer (TIMER-04, TIMER-05)', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.held = true
  const started = one.api.mutate(mutations.StartTimer, { task }, { lane: 'Task:t-2' })
  await vi.waitFor(() => expect([one.timer(), one.view().detail]).toMatchObject(['t-2', { task: { timerStartedAt: expect.any(String) } }]))
  gateway.release()
  await started
  await one.api.mutate(mutations.EndTimer, { task, comment: 'Wrote it' }, { lane: 'Task:t-2' })
  expect([one.timer(), one.view().detail]).toMatchObject([null, { task: { timerStartedAt: null } }])
  await one.api.mutate(mutations.StartTimer, { task }, { lane: 'Task:t-2' })
  await one.api.mutate(mutations.CancelTimer, { task }, { lane: 'Task:t-2' })
  expect([one.timer(), one.view().detail]).toMatchObject([null, { task: { timerStartedAt: null } }])
})

test('a task that stands on a page nobody loaded does not enter the first page', async () => {
  const gateway = newGateway()
  const one = await screen(gateway)
  const short: TasksPageVariables = { ...website, filter: { workflows: ['1', '2'] }, page: 1, perPage: 2 }
  const before = (await one.api.query(TasksPage, short)).tasks
  const seen = one.row('t-5')
  await one.api.mutate(
    mutations.UpdateTask,
    { task: { ...website, id: 't-5' }, input: { workflowId: '2' } },
    { lane: 'Task:t-5', extra: { before: cachedOfSubject(seen as never) } },
  )
  const after = one.api.read(TasksPage, short)?.tasks
  expect([after?.nodes.map(({ id }) => id), after?.totalCount]).toEqual([before.nodes.map(({ id }) => id), 5])
})

test('many tasks at once are all painted, while six at a time are on their way', async () => {
  const gateway = newGateway(30)
  const one = await screen(gateway)
  gateway.held = true
  const sent = one
    .list('all')
    .map((id) => one.api.mutate(mutations.SetTaskDone, { task: { ...website, id }, done: true }, { lane: `Task:${id}`, field: 'done' }))
  await vi.waitFor(() => expect([one.list('open').length, one.list('done').length, one.total('done')]).toEqual([0, 30, 30]))
  expect(gateway.mutations).toHaveLength(6)
  gateway.release()
  await Promise.all(sent)
  expect([gateway.mutations.length, one.list('done')]).toEqual([30, one.list('all')])
})
