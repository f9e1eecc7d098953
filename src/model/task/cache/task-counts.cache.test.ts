// The counts of groups on the real client: moved before the answer, the server's at the end, and back when it refuses.
import { expect, test, vi } from 'vitest'
import type { Api } from '#src/data/api.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import * as mutations from '#src/model/task/task-mutations.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { sendAssign, sendAttach, sendDelete, sendDetach, sendDone, sendUpdate } from '#src/model/task/writes/task-writes.ts'
import { newGateway, screen, website } from '#tests/kit/task-screen.ts'
import { TaskCounts } from '../task.graphql.ts'

const COUNTED = { status: 'WORKFLOW', people: 'ASSIGNEE', labels: 'LABEL' } as const
const mia = { id: 'mia', username: 'mia', name: 'MIA', avatar: null, headline: null }
const urgent = { id: '41', title: 'urgent', color: '#000000' }

type Counts = Record<string, number>

async function counted(gateway = newGateway()) {
  const one = await screen(gateway)
  for (const [name, by] of Object.entries(COUNTED)) one.show(name, TaskCounts, { ...website, by, filter: {} })
  one.show('unfinished', TaskCounts, { ...website, by: 'WORKFLOW', filter: { done: false } })
  const counts = (name: string): Counts => {
    const { taskCounts } = one.view()[name] as { taskCounts: { group: string | null; count: number }[] }
    return Object.fromEntries(taskCounts.flatMap(({ group, count }) => (count > 0 ? [[group ?? 'none', count]] : [])))
  }
  const all = () => Object.fromEntries([...Object.keys(COUNTED), 'unfinished'].map((name) => [name, counts(name)]))
  await vi.waitFor(() => expect(Object.values(all()).every((groups) => Object.keys(groups).length > 0)).toBe(true))
  const row = one.row('t-2') as unknown as TaskSubject
  return { ...one, gateway, counts: all, task: row, asked: () => gateway.queries.filter((name) => name === 'TaskCounts').length }
}

interface Case {
  name: string
  send: (api: Api, task: TaskSubject) => Promise<unknown>
  painted: Partial<Record<keyof typeof COUNTED | 'unfinished', Counts>>
}

const CASES: Case[] = [
  {
    name: 'another status',
    send: (api, task) => sendUpdate(api, task, { workflowId: '2' }),
    painted: { status: { 1: 4, 2: 1 }, people: { none: 5 }, unfinished: { 1: 4, 2: 1 } },
  },
  {
    name: 'done, where done ones are left out',
    send: (api, task) => sendDone(api, task, true),
    painted: { status: { 1: 5 }, unfinished: { 1: 4 } },
  },
  {
    name: 'the archive',
    send: (api, task) => sendUpdate(api, task, { isArchived: true }),
    painted: { status: { 1: 4 }, people: { none: 4 }, labels: { none: 4 }, unfinished: { 1: 4 } },
  },
  { name: 'somebody more', send: (api, task) => sendAssign(api, task, mia), painted: { people: { none: 4, mia: 1 }, status: { 1: 5 } } },
  { name: 'a label', send: (api, task) => sendAttach(api, task, urgent), painted: { labels: { none: 4, 41: 1 } } },
  {
    name: 'a new task',
    send: (api) =>
      api.mutate(
        mutations.CreateTask,
        { input: { ...website, title: 'New', workflowId: '2' } },
        { creates: newTemporaryId(), lane: 'create' },
      ),
    painted: { status: { 1: 5, 2: 1 }, people: { none: 6 }, labels: { none: 6 } },
  },
  {
    name: 'a copy',
    send: (api, task) =>
      api.mutate(mutations.DuplicateTask, { task: { ...website, id: task.id } }, { creates: newTemporaryId(), lane: 'copy' }),
    painted: { status: { 1: 6 }, unfinished: { 1: 6 } },
  },
]

test.each(CASES)(
  'groups show their true counts: $name counts before the answer, and as the server counts after it',
  async ({ send, painted }) => {
    const one = await counted()
    const asked = one.asked()
    one.gateway.held = true
    const sent = send(one.api, one.task)
    await vi.waitFor(() => expect(one.counts()).toMatchObject(painted))
    one.gateway.release()
    await sent
    expect(one.asked()).toBe(asked)
    expect(one.counts()).toEqual((await counted(one.gateway)).counts())
  },
)

test.each(CASES.flatMap((one) => (['failed', 'refused'] as const).map((fate) => ({ ...one, fate }))))(
  'groups show their true counts: $name is taken back when it is $fate',
  async ({ send, painted, fate }) => {
    const gateway = newGateway()
    const one = await counted(gateway)
    const before = one.counts()
    gateway.fate = fate
    gateway.held = true
    const sent = send(one.api, one.task)
    await vi.waitFor(() => expect(one.counts()).toMatchObject(painted))
    gateway.release()
    await expect(sent).rejects.toMatchObject({ name: 'ApiError' })
    await vi.waitFor(() => expect(one.counts()).toEqual(before))
  },
)

test('a task with two labels leaves one group only when one is taken off; a deleted one leaves all', async () => {
  const gateway = newGateway()
  const later = { id: '42', title: 'later', color: '#123456' }
  Object.assign(gateway.tasks[1] ?? {}, { labels: [urgent, later] })
  const one = await counted(gateway)
  expect(one.counts().labels).toEqual({ none: 4, 41: 1, 42: 1 })
  await sendDetach(one.api, one.task, urgent)
  expect(one.counts().labels).toEqual({ none: 4, 42: 1 })
  await sendDelete(one.api, one.task)
  expect(one.counts()).toMatchObject({ labels: { none: 4 }, status: { 1: 4 } })
})

test('what undo gives back is counted by the server: nobody here knows how the task is meanwhile', async () => {
  const one = await counted()
  await sendUpdate(one.api, one.task, { workflowId: '2' })
  const asked = one.asked()
  await sendUpdate(one.api, one.task, { workflowId: '1' })
  await vi.waitFor(() => expect(one.counts().status).toEqual({ 1: 5 }))
  expect(one.asked()).toBeGreaterThan(asked)
})
