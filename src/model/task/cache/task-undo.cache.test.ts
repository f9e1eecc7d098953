// Undo as lists see it: a task that left a list by a change is back in it when the change is taken back.
import { expect, test, vi } from 'vitest'
import { createDataClient } from '#src/data/client.ts'
import { sendMove, takeMoveBack } from '#src/features/task-move/task-move.ts'
import { TasksPage } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { restoreDone, sendAssign, sendDone, sendUnassign, sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { newGateway, screen, website } from '#tests/kit/task-screen.ts'
import { taskCachePart } from './task.cache.ts'

async function open() {
  const one = await screen(newGateway())
  return { one, task: one.row('t-2') as unknown as TaskSubject }
}

test('archived and taken back: at its place in the list, and no longer among the archived', async () => {
  const { one, task } = await open()
  await sendUpdate(one.api, task, { isArchived: true })
  expect([one.list('all').includes('t-2'), one.list('archived'), one.total('all')]).toEqual([false, ['t-2'], 4])
  const back = sendUpdate(one.api, task, { isArchived: task.isArchived })
  await vi.waitFor(() => expect(one.list('all')).toEqual(['t-1', 't-2', 't-3', 't-4', 't-5']))
  await back
  expect([one.list('all'), one.list('archived'), one.total('all'), one.total('archived')]).toEqual([
    ['t-1', 't-2', 't-3', 't-4', 't-5'],
    [],
    5,
    0,
  ])
})

test('a status taken back puts the card into its former column', async () => {
  const { one, task } = await open()
  await sendUpdate(one.api, task, { workflowId: '2' })
  expect([one.list('to do').length, one.list('doing')]).toEqual([4, ['t-2']])
  await sendUpdate(one.api, task, { workflowId: task.workflow?.id ?? null })
  expect([one.list('to do'), one.list('doing'), one.total('to do')]).toEqual([['t-1', 't-2', 't-3', 't-4', 't-5'], [], 5])
})

test.each([
  ['a refused archive', 'refused'],
  ['an archive that failed', 'failed'],
] as const)('TDETAIL-12 %s is seen at once and goes back to its place in the list', async (_, fate) => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.fate = fate
  gateway.held = true
  const sent = sendUpdate(one.api, one.row('t-2') as unknown as TaskSubject, { isArchived: true })
  const failed = expect(sent).rejects.toThrow()
  await vi.waitFor(() => expect(one.list('all')).toEqual(['t-1', 't-3', 't-4', 't-5']))
  gateway.release()
  await failed
  await vi.waitFor(() => expect(one.list('all')).toEqual(['t-1', 't-2', 't-3', 't-4', 't-5']))
  expect([one.list('archived'), one.total('all')]).toEqual([[], 5])
})

test.each([
  ['a refused done', 'refused'],
  ['a done that failed', 'failed'],
] as const)('DONE-03 %s is seen at once and goes back, with the progress it had', async (_, fate) => {
  const gateway = newGateway()
  const one = await screen(gateway)
  gateway.fate = fate
  gateway.held = true
  const sent = sendDone(one.api, one.row('t-2') as unknown as TaskSubject, true)
  const failed = expect(sent).rejects.toThrow()
  await vi.waitFor(() => expect(one.row('t-2')).toMatchObject({ done: true, progress: 100 }))
  gateway.release()
  await failed
  await vi.waitFor(() => expect(one.row('t-2')).toMatchObject({ done: false, progress: 0 }))
  expect(one.list('open')).toEqual(['t-1', 't-2', 't-3', 't-4', 't-5'])
})

test('done and assignees taken back leave the lists they had entered and enter those they had left', async () => {
  const { one, task } = await open()
  const mia = { id: 'mia', username: 'mia', name: 'Mia', avatar: null, headline: null }
  await sendDone(one.api, task, true)
  await sendAssign(one.api, task, mia)
  expect([one.list('done'), one.list('open').length, one.list('mine')]).toEqual([['t-2'], 4, ['t-2']])
  await restoreDone(one.api, task)
  await sendUnassign(one.api, task, mia)
  expect([one.list('done'), one.list('open').length, one.list('mine')]).toEqual([[], 5, []])
})

test('several tasks archived together come back together', async () => {
  const { one } = await open()
  const tasks = ['t-1', 't-2', 't-3'].map((id) => one.row(id) as unknown as TaskSubject)
  await Promise.all(tasks.map((task) => sendUpdate(one.api, task, { isArchived: true })))
  expect([one.list('all'), one.total('all')]).toEqual([['t-4', 't-5'], 2])
  await Promise.all(tasks.map((task) => sendUpdate(one.api, task, { isArchived: task.isArchived })))
  expect([one.list('all'), one.list('first of pages'), one.total('all')]).toEqual([
    ['t-1', 't-2', 't-3', 't-4', 't-5'],
    ['t-1', 't-2', 't-3'],
    5,
  ])
})

test('a task that no list showed meanwhile comes back whole and at once', async () => {
  const gateway = newGateway()
  const { client, api } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [taskCachePart],
    fetch: gateway.fetch,
  })
  let rows: readonly TaskSubject[] = []
  client.query(TasksPage, { ...website, page: 1, perPage: 50 }).subscribe(({ data }) => {
    rows = data?.tasks.nodes ?? []
  })
  const ids = () => rows.map(({ id }) => id)
  await vi.waitFor(() => expect(rows).toHaveLength(5))
  const [task] = rows
  if (!task) throw new Error('There are no rows.')
  await sendUpdate(api, task, { isArchived: true })
  expect(ids()).toEqual(['t-2', 't-3', 't-4', 't-5'])
  gateway.held = true
  const back = sendUpdate(api, task, { isArchived: false })
  await vi.waitFor(() => expect(ids()).toEqual(['t-1', 't-2', 't-3', 't-4', 't-5']))
  gateway.release()
  await back
  expect(rows[0]).toMatchObject({ ...task, isArchived: false })
  expect(gateway.queries).toHaveLength(1)
})

test('MOVE-03 a move leaves the list and, taken back, is in it again at its place with its code', async () => {
  const { one, task } = await open()
  const target = {
    workspaceSlug: 'acme',
    projectSlug: 'ops',
    workflowOf: () => ({ id: '11', title: 'To do', color: '#8899aa' }),
    withSubtasks: false,
    moveId: crypto.randomUUID(),
  }
  const { undoable } = await sendMove(one.api, task, target)
  expect([one.list('all').includes('t-2'), one.total('all'), undoable]).toEqual([false, 4, true])
  const back = takeMoveBack(one.api, task, target, undoable)
  await vi.waitFor(() => expect(one.list('all')).toContain('t-2'))
  expect(await back).toEqual([])
  expect([one.list('all'), one.total('all'), Object(one.row('t-2')).code]).toEqual([['t-1', 't-2', 't-3', 't-4', 't-5'], 5, 'WEB-2'])
})
