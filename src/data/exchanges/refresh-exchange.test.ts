// Freshness: what is asked again when, and answers that a write has overtaken.
import { afterEach, expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { CreateTask, ListTasks, SetDone } from '#src/data/mutation-queue.model-cache.ts'
import { listOf, project, rowOf, world } from '#src/data/refresh-exchange.model.ts'
import { fakeUploads } from '#tests/kit/fake-xhr.ts'
import { newForMs } from './refresh-exchange.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

test('a list on the screen is asked again when its answer is old, on focus and by the clock; not while nobody looks at it', async () => {
  vi.useFakeTimers()
  const { open, keepFresh, asked, watched } = world()
  stops.push(keepFresh())
  await settle()
  open[0]?.answer(false)
  await vi.advanceTimersByTimeAsync(40_000)
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(4_999)
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(2)
  open[0]?.answer(false)
  await settle()
  watched.unsubscribe()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(2)
})

test.each([0, 1, 7_000, 14_999])(
  'CLIENT-10 what somebody else changed is asked for within a minute, wherever the clock is (%i ms)',
  async (phase) => {
    vi.useFakeTimers()
    const { open, keepFresh, asked, watched } = world()
    await settle()
    open[0]?.answer(false)
    await vi.advanceTimersByTimeAsync(phase)
    stops.push(keepFresh())
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000 - phase)
    expect(asked()).toBeGreaterThan(1)
    watched.unsubscribe()
  },
)

test('nothing is asked while a write waits, nor after keepFresh is stopped', async () => {
  vi.useFakeTimers()
  const { api, open, keepFresh, asked, watched } = world()
  const stop = keepFresh()
  await settle()
  open[0]?.answer(false)
  // A second before it is old: what is on its way by then is given up and tried again whatever waits, at moments that are drawn.
  await vi.advanceTimersByTimeAsync(44_000)
  const before = asked()
  void api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true }, { timeoutMs: 600_000, lane: 'Task:one' })
  await vi.advanceTimersByTimeAsync(200_000)
  expect(asked()).toBe(before + 1)
  open.at(-1)?.answer(true)
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked()).toBe(before + 1)
  watched.unsubscribe()
})

test('a refresh that a write has overtaken never shows the time before it', async () => {
  vi.useFakeTimers()
  const { api, open, seen, asked, watched } = world()
  await settle()
  open[0]?.answer(false)
  await settle()
  api.refresh()
  await settle()
  const writing = api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true })
  await settle()
  open.find(({ name }) => name === 'SetDone')?.answer(true)
  await settle()
  await writing
  const from = seen.length
  open.find(({ name }) => name === 'ListTasks')?.answer(false)
  await settle()
  expect(asked()).toBe(4)
  open[0]?.answer(true)
  await settle()
  expect(seen.slice(from)).not.toContain(false)
  expect(seen.at(-1)).toBe(true)
  watched.unsubscribe()
})

test('of two questions on their way the answer to the older one, arriving last, brings nothing back', async () => {
  vi.useFakeTimers()
  const { api, client, open, seen, watched } = world()
  await settle()
  open[0]?.answer(false)
  await settle()
  api.refresh()
  await settle()
  const writing = api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true })
  await settle()
  open.find(({ name }) => name === 'SetDone')?.answer(true)
  await settle()
  await writing
  const looked = client.query(ListTasks, project, { requestPolicy: 'network-only' }).toPromise()
  await settle()
  const [older, newer] = open.filter(({ name }) => name === 'ListTasks')
  newer?.answer(true)
  await settle()
  await looked
  older?.answer(false)
  await settle()
  expect(seen.at(-1)).toBe(true)
  expect(open).toEqual([])
  watched.unsubscribe()
})

test('a refresh that a new task has overtaken ends with every row the server has', async () => {
  vi.useFakeTimers()
  const { api, open, lists, watched } = world()
  const answer = async (name: string, data: unknown) => {
    open.find((one) => one.name === name)?.give(data)
    await settle()
  }
  await settle()
  await answer('ListTasks', listOf(rowOf('one')))
  api.refresh()
  await settle()
  const making = api.mutate(CreateTask, { input: { ...project, title: 'Made' } }, { creates: 'tmp:made', lane: 'Task:tmp:made' })
  await settle()
  await answer('CreateTask', { createTask: { __typename: 'TaskPayload', task: rowOf('made'), userErrors: [] } })
  await making
  await answer('ListTasks', listOf(rowOf('one')))
  expect(lists.at(-1)).toEqual(['tmp:made', 'one'])
  await answer('ListTasks', listOf(rowOf('made'), rowOf('of-somebody-else'), rowOf('one')))
  expect(lists.at(-1)).toEqual(['tmp:made', 'of-somebody-else', 'one'])
  expect(open).toEqual([])
  watched.unsubscribe()
})

test('a refresh that is wanted while a write waits is asked after it: its answer would hide the optimistic change', async () => {
  vi.useFakeTimers()
  const { api, open, seen, watched } = world()
  await settle()
  open[0]?.answer(false)
  await settle()
  const writing = api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true }, { lane: 'Task:one' })
  await settle()
  api.refresh()
  await settle()
  expect(open.map(({ name }) => name)).toEqual(['SetDone'])
  open[0]?.answer(true)
  await writing
  await settle()
  expect(open.map(({ name }) => name)).toEqual(['ListTasks'])
  open[0]?.answer(true)
  await settle()
  expect([seen[0], ...new Set(seen.slice(1))]).toEqual([false, true])
  watched.unsubscribe()
})

test('a refresh that fails hides nothing that is shown; one that is refused does', async () => {
  vi.useFakeTimers()
  const { api, open, seen, watched } = world()
  await settle()
  open[0]?.fail('UPSTREAM_ERROR')
  await settle()
  expect(seen).toEqual([undefined])
  api.refresh()
  await settle()
  open[0]?.answer(true)
  await settle()
  api.refresh()
  await settle()
  open[0]?.fail('UPSTREAM_UNAVAILABLE')
  await settle()
  expect(seen.at(-1)).toBe(true)
  api.refresh()
  await settle()
  open[0]?.fail('FORBIDDEN')
  await settle()
  expect(seen.at(-1)).toBeUndefined()
  watched.unsubscribe()
})

test('a query is never on its way twice: a second refresh follows the answer', async () => {
  vi.useFakeTimers()
  const { api, open, asked, watched } = world()
  await settle()
  open[0]?.answer(false)
  await settle()
  api.refresh()
  await settle()
  api.refresh()
  await settle()
  expect([asked(), open.length]).toEqual([2, 1])
  open[0]?.answer(false)
  await settle()
  expect([asked(), open.length]).toEqual([3, 1])
  watched.unsubscribe()
})

test('what is on its way is not asked again by who shows it too; both get the answer', async () => {
  vi.useFakeTimers()
  const { client, open, asked, seen } = world()
  await settle()
  const also: (boolean | undefined)[] = []
  pipe(
    client.query(ListTasks, project, { requestPolicy: 'cache-and-network' }),
    subscribe(({ data }) => also.push(data?.tasks.nodes[0]?.done)),
  )
  await settle()
  expect(asked()).toBe(1)
  open[0]?.answer(true)
  await settle()
  expect([seen.at(-1), also.at(-1)]).toEqual([true, true])
})

test('FILES-14 what was asked before an upload was answered is asked again after it', async () => {
  vi.useFakeTimers()
  const uploads = fakeUploads()
  const { api, client, open, lists, watched } = world()
  await settle()
  const uploaded = api.transfers.upload('/api/attachments', new File(['x'], 'a.txt'))
  uploads[0]?.answer(201, { data: { uploadAttachment: { attachment: { id: '7' }, userErrors: [] } } })
  await uploaded
  const looked = client.query(ListTasks, project, { requestPolicy: 'network-only' }).toPromise()
  await settle()
  open[0]?.give(listOf())
  await settle()
  await looked
  expect(open).toHaveLength(1)
  open[0]?.give(listOf(rowOf('one')))
  await settle()
  expect(lists.at(-1)).toEqual(['one'])
  watched.unsubscribe()
})

test('quiet is when nothing is on its way, a failure included', async () => {
  vi.useFakeTimers()
  const { api, open } = world()
  await settle()
  const heard: string[] = []
  void api.quiet().then(() => heard.push('answered'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([])
  open[0]?.fail('FORBIDDEN')
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['answered'])
  void api.quiet().then(() => heard.push('at once'))
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['answered', 'at once'])
})

test('a render that starts anew does not ask for what was answered a moment ago, unless a write came between', async () => {
  vi.useFakeTimers()
  const { api, client, open, asked } = world()
  await settle()
  open[0]?.answer(false)
  await settle()
  const start = async () => {
    pipe(
      client.query(ListTasks, project, { requestPolicy: 'cache-and-network' }),
      subscribe(() => undefined),
    ).unsubscribe()
    await settle()
    return asked()
  }
  expect(await start()).toBe(1)
  await vi.advanceTimersByTimeAsync(newForMs)
  expect(await start()).toBe(2)
  open[0]?.answer(false)
  await settle()
  expect(await start()).toBe(2)
  const written = api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true })
  await settle()
  open[0]?.answer(true)
  await written
  expect(await start()).toBe(4)
})
