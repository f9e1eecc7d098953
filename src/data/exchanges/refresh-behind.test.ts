// What is asked while a write waits for its answer: the write is not covered by what the server said before it.

import { afterEach, expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { ListTasks, SetDone } from '#src/data/mutation-queue.model-cache.ts'
import { listOf, project, rowOf, world } from '#src/data/refresh-exchange.model.ts'
import { until } from '#tests/kit/until.ts'

const task = { ...project, id: 'one' }
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => vi.restoreAllMocks())

/** A list that is shown, and a write to its task that waits. */
async function writing() {
  const list = world()
  await until(() => expect(list.open).toHaveLength(1))
  list.open[0]?.answer(false)
  await until(() => expect(list.seen.at(-1)).toBe(false))
  const written = list.api.mutate(SetDone, { task, done: true }, { lane: 'Task:one', field: 'done' })
  await until(() => expect(list.open.map(({ name }) => name)).toEqual(['SetDone']))
  expect(list.seen.at(-1)).toBe(true)
  const answerOf = (name: string) => list.open.find((one) => one.name === name)
  return { ...list, written, answerOf }
}

test('what is shown stays where it is asked again while a write waits, and is asked once more behind it', async () => {
  const { client, open, seen, written, answerOf, watched } = await writing()
  const again = pipe(
    client.query(ListTasks, project, { requestPolicy: 'network-only' }),
    subscribe(() => undefined),
  )
  await until(() => expect(answerOf('ListTasks')).toBeDefined())
  const before = seen.length
  answerOf('ListTasks')?.answer(false)
  await settled()
  expect(seen.slice(before)).not.toContain(false)
  answerOf('SetDone')?.answer(true)
  await written
  await until(() => expect(answerOf('ListTasks')).toBeDefined())
  answerOf('ListTasks')?.answer(true)
  await until(() => expect(open).toHaveLength(0))
  await settled()
  expect(seen.slice(before)).not.toContain(false)
  for (const { unsubscribe } of [watched, again]) unsubscribe()
})

test('a screen that opens while a write waits, and was answered from before it, shows what was written once that is answered', async () => {
  const { client, open, seen, written, answerOf, watched } = await writing()
  const other: (boolean | undefined)[] = []
  const opened = pipe(
    client.query(ListTasks, { ...project, projectSlug: 'other' }),
    subscribe(({ data }) => void other.push(data?.tasks.nodes[0]?.done)),
  )
  await until(() => expect(answerOf('ListTasks')).toBeDefined())
  answerOf('ListTasks')?.give(listOf(rowOf('one', false)))
  await until(() => expect(other).toEqual([false]))
  answerOf('SetDone')?.answer(true)
  await written
  await until(() => expect(answerOf('ListTasks')).toBeDefined())
  for (const one of [...open]) one.answer(true)
  await until(() => expect([seen.at(-1), other.at(-1)]).toEqual([true, true]))
  for (const { unsubscribe } of [watched, opened]) unsubscribe()
})

test('what is asked once while a write waits is answered at once', async () => {
  const { api, answerOf, written, watched } = await writing()
  const asked = api.query(ListTasks, { ...project, projectSlug: 'other' }, { requestPolicy: 'network-only' })
  await until(() => expect(answerOf('ListTasks')).toBeDefined())
  answerOf('ListTasks')?.give(listOf(rowOf('two', false)))
  expect((await asked).tasks.nodes).toMatchObject([{ id: 'two' }])
  answerOf('SetDone')?.answer(true)
  await written
  watched.unsubscribe()
})
