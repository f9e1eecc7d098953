// A client with one list on the screen, and a server that answers when a test says so.
import { pipe, subscribe } from 'wonka'
import { createDataClient } from '#src/data/client.ts'
import { ListTasks, modelCache, type Row } from '#src/data/mutation-queue.model-cache.ts'

/** The project of the list. */
export const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/** What is on its way, oldest first, and what the list has shown. */
export function world() {
  const open: { name: string; answer: (done: boolean) => void; give: (data: unknown) => void; fail: (code: string) => void }[] = []
  let asked = 0
  const { api, client, keepFresh } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch: (_, init) =>
      new Promise((resolve) => {
        const name: string = JSON.parse(String(init?.body)).operationName
        asked++
        const give = (data: unknown) => {
          open.splice(open.indexOf(entry), 1)
          resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }))
        }
        const answer = (done: boolean) => {
          const task = rowOf('one', done)
          give(name === 'ListTasks' ? listOf(task) : { setTaskDone: { __typename: 'TaskPayload', task, userErrors: [] } })
        }
        const fail = (code: string) => {
          open.splice(open.indexOf(entry), 1)
          const errors = [{ message: 'No.', extensions: { code } }]
          resolve(new Response(JSON.stringify({ data: null, errors }), { headers: { 'content-type': 'application/json' } }))
        }
        const entry = { name, answer, give, fail }
        open.push(entry)
      }),
  })
  const seen: (boolean | undefined)[] = []
  const lists: (string[] | undefined)[] = []
  const watched = pipe(
    client.query(ListTasks, project),
    subscribe(({ data }) => {
      seen.push(data?.tasks.nodes[0]?.done)
      lists.push(data?.tasks.nodes.map(({ id }) => id))
    }),
  )
  return { api, client, open, seen, lists, watched, keepFresh, asked: () => asked }
}

/** A task. */
export function rowOf(id: string, done = false): Row {
  return { __typename: 'Task', id, title: `Title of ${id}`, done }
}

/** An answer with these. */
export function listOf(...nodes: Row[]) {
  return { tasks: { __typename: 'TaskPage', nodes } }
}
