// A write that says which queries it touches: what else is on its way is not asked a second time.
import { expect, test, vi } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { createDataClient } from '#src/data/client.ts'
import { ListTasks, modelCache, SetDone } from '#src/data/mutation-queue.model-cache.ts'

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const task = { __typename: 'Task', id: 'one', title: 'One', done: true }
const answers: Readonly<Record<string, unknown>> = {
  ListTasks: { tasks: { __typename: 'TaskPage', nodes: [task] } },
  SetDone: { setTaskDone: { __typename: 'TaskPayload', task, userErrors: [] } },
}

test.each([
  [['ListNotifications'], 1],
  [['ListTasks'], 2],
] as const)('TDETAIL-06 a write that touches %j leaves a list that was on its way asked %i times', async (touches, times) => {
  const asked: string[] = []
  const open = new Map<string, () => void>()
  const { api, client } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch: (_, init) =>
      new Promise((resolve) => {
        const name: string = JSON.parse(String(init?.body)).operationName
        asked.push(name)
        const body = JSON.stringify({ data: answers[name] })
        open.set(name, () => resolve(new Response(body, { headers: { 'content-type': 'application/json' } })))
      }),
  })
  const seen: unknown[] = []
  const watched = pipe(
    client.query(ListTasks, project),
    subscribe(({ data }) => seen.push(data)),
  )
  const answer = async (name: string) => {
    await vi.waitFor(() => expect(open.has(name)).toBe(true))
    open.get(name)?.()
    open.delete(name)
  }
  await vi.waitFor(() => expect(asked).toEqual(['ListTasks']))
  const writing = api.mutate(SetDone, { task: { ...project, id: 'one' }, done: true }, { touches })
  await answer('SetDone')
  await writing
  await answer('ListTasks')
  if (times === 2) await answer('ListTasks')
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0))
  expect(asked.filter((name) => name === 'ListTasks')).toHaveLength(times)
  watched.unsubscribe()
})
