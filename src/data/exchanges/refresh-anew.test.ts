// What is asked anew is answered by what is so now: not by a question that was asked before a write and answered behind it.
import { expect, test, vi } from 'vitest'
import { ListTasks, SetDone } from '#src/data/mutation-queue.model-cache.ts'
import { project, world } from '#src/data/refresh-exchange.model.ts'

const anew = { requestPolicy: 'network-only' } as const
const one = { task: { ...project, id: 'one' }, done: true }

test.each([true, false])(
  'what is asked behind a write is not answered by a question of before it, where that is the first (shown at once: %s)',
  async (optimistic) => {
    const { api, open, seen, watched } = world()
    const writing = api.mutate(SetDone, one, { optimistic })
    await vi.waitFor(() => expect(open.map(({ name }) => name)).toEqual(['ListTasks', 'SetDone']))
    const [list, write] = open
    write?.answer(true)
    await writing
    const known = api.query(ListTasks, project)
    const read = api.query(ListTasks, project, anew)
    list?.answer(false)
    // Who does not ask anew has something to show meanwhile.
    await known
    expect(seen).toHaveLength(1)
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.answer(true)
    expect((await read).tasks.nodes[0]?.done).toBe(true)
    expect(seen.at(-1)).toBe(true)
    watched.unsubscribe()
  },
)

test.each([true, false])(
  'what is asked behind a write is not answered by a refresh of before it (shown at once: %s)',
  async (optimistic) => {
    const { api, open, watched } = world()
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.answer(false)
    await vi.waitFor(() => expect(open).toHaveLength(0))
    api.refresh()
    await vi.waitFor(() => expect(open).toHaveLength(1))
    const [list] = open
    const writing = api.mutate(SetDone, one, { optimistic })
    await vi.waitFor(() => expect(open).toHaveLength(2))
    open[1]?.answer(true)
    await writing
    const read = api.query(ListTasks, project, anew)
    list?.answer(false)
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.answer(true)
    expect((await read).tasks.nodes[0]?.done).toBe(true)
    watched.unsubscribe()
  },
)

test('what is asked anew alone, and overtaken by a write, is asked once more', async () => {
  const { api, open, watched } = world()
  watched.unsubscribe()
  await vi.waitFor(() => expect(open.length).toBeLessThan(2))
  open.splice(0)
  const read = api.query(ListTasks, project, anew)
  await vi.waitFor(() => expect(open.map(({ name }) => name)).toEqual(['ListTasks']))
  const writing = api.mutate(SetDone, one, { optimistic: false })
  await vi.waitFor(() => expect(open).toHaveLength(2))
  open[1]?.answer(true)
  await writing
  open[0]?.answer(false)
  await vi.waitFor(() => expect(open).toHaveLength(1))
  open[0]?.answer(true)
  expect((await read).tasks.nodes[0]?.done).toBe(true)
})
