// The queue's rules one by one; their interplay is in the model test.
import { beforeEach, expect, test } from 'vitest'
import { pipe, subscribe } from 'wonka'
import { createDataClient } from '#src/data/client.ts'
import { graphql } from '#src/data/graphql.ts'
import { newTemporaryId, publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { CreateTask, modelCache, RenameTask, SetDone } from '#src/data/mutation-queue.model-cache.ts'
import { endStores } from '#src/lib/store.ts'

const OneTask = graphql(`
  query OneTask($id: ID!) { task(workspaceSlug: "acme", projectSlug: "website", id: $id) { id title } }
`)
const Rewrite = graphql(`
  mutation Rewrite($task: TaskRef!, $input: UpdateTaskInput!) {
    updateTask(task: $task, input: $input) { task { id } userErrors { code field message } }
  }
`)
const Copy = graphql(`
  mutation Copy($task: TaskRef!) { duplicateTask(task: $task) { task { id title } userErrors { code field message } } }
`)

beforeEach(endStores)

const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const ref = (id: string) => ({ ...project, id })

interface Request {
  name: string
  variables: { task?: { id: string }; done?: boolean; id?: string; input?: Record<string, unknown> }
  answer: (data: unknown) => void
  fail: () => void
}

function world() {
  const requests: Request[] = []
  const { api, client } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: null,
    onUnauthenticated: () => undefined,
    cacheParts: [modelCache],
    fetch: (_, init) =>
      new Promise((resolve, reject) => {
        const { operationName: name, variables } = JSON.parse(String(init?.body))
        const answer = (data: unknown) =>
          resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }))
        requests.push({ name, variables, answer, fail: () => reject(new TypeError('Failed to fetch')) })
      }),
  })
  const done = (id: string, value: boolean) => api.mutate(SetDone, { task: ref(id), done: value }, { lane: `Task:${id}`, field: 'done' })
  return { api, client, requests, done }
}

const doneAnswer = (id: string, done: boolean) => ({
  setTaskDone: { __typename: 'TaskPayload', task: { __typename: 'Task', id, done }, userErrors: [] },
})
const created = (id: string) => ({
  createTask: { __typename: 'TaskPayload', task: { __typename: 'Task', id, title: 'New', done: false }, userErrors: [] },
})

// Long enough for whatever would be sent to be sent.
async function rest(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve))
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  )

test('one mutation of a lane is on its way, other lanes do not wait', async () => {
  const { requests, done } = world()
  const codes = [done('one', true), done('one', false), done('two', true)].map(codeOf)
  await rest()
  expect(requests.map(({ variables }) => variables.task?.id)).toEqual(['one', 'two'])
  requests[0]?.answer(doneAnswer('one', true))
  await expect.poll(() => requests.length).toBe(3)
  expect(requests[2]?.variables).toMatchObject({ task: { id: 'one' }, done: false })
  requests[1]?.answer(doneAnswer('two', true))
  requests[2]?.answer(doneAnswer('one', false))
  expect(await Promise.all(codes)).toEqual(['ok', 'ok', 'ok'])
})

test('a toggle pair that still waits is dropped, and everyone gets the answer', async () => {
  const { requests, done } = world()
  const all = [done('one', true), done('one', false), done('one', true)]
  await rest()
  requests[0]?.answer(doneAnswer('one', true))
  expect((await Promise.all(all)).map(({ task }) => task?.done)).toEqual([true, true, true])
  await rest()
  expect(requests).toHaveLength(1)
})

test('of several waiting writes only the last is sent', async () => {
  const { api, requests } = world()
  const name = (title: string) => api.mutate(RenameTask, { task: ref('one'), input: { title } }, { lane: 'Task:one', field: 'title' })
  const all = ['A', 'B', 'C', 'D'].map(name)
  await rest()
  const titled = (title: string) => ({
    updateTask: { __typename: 'TaskPayload', task: { __typename: 'Task', id: 'one', title }, userErrors: [] },
  })
  requests[0]?.answer(titled('A'))
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer(titled('D'))
  await Promise.all(all)
  expect(requests.map(({ variables }) => variables.input)).toEqual([{ title: 'A' }, { title: 'D' }])
})

test('a write that carries more is not overtaken, nor one before something that depends on it', async () => {
  const { api, requests, done } = world()
  const write = (input: Record<string, string>) => api.mutate(Rewrite, { task: ref('one'), input }, { lane: 'Task:one', field: 'text' })
  const codes = [
    done('one', true),
    write({ title: 'A', description: 'B' }),
    write({ title: 'C' }),
    api.mutate(Copy, { task: ref('one') }, { lane: 'Task:one' }),
    write({ title: 'D' }),
  ].map(codeOf)
  const seen: unknown[] = []
  for (let sent = 1; sent <= 5; sent++) {
    await expect.poll(() => requests.length).toBe(sent)
    seen.push(requests[sent - 1]?.variables.input ?? requests[sent - 1]?.name)
    requests[sent - 1]?.fail()
  }
  expect(seen).toEqual(['SetDone', { title: 'A', description: 'B' }, { title: 'C' }, 'Copy', { title: 'D' }])
  expect(await Promise.all(codes)).toEqual(Array(5).fill('UNREACHABLE'))
})

test('what is done to something just created waits for it, and answers name it by the id it had first', async () => {
  const { api, client, requests, done } = world()
  const tmp = newTemporaryId()
  const creating = api.mutate(CreateTask, { input: { ...project, title: 'New' } }, { creates: tmp })
  const marking = done(tmp, true)
  const child = api.mutate(CreateTask, { input: { ...project, title: 'Child', parentId: tmp } }, { creates: newTemporaryId() })
  const looked: unknown[] = []
  const looking = pipe(
    client.query(OneTask, { id: tmp }),
    subscribe(({ data }) => looked.push(data?.task?.id)),
  )
  await rest()
  expect(requests.map(({ name }) => name)).toEqual(['CreateTask'])
  requests[0]?.answer(created('real'))
  await expect.poll(() => requests.length).toBe(4)
  const by = (name: string, index = 0) => requests.slice(1).filter((request) => request.name === name)[index]
  expect(by('SetDone')?.variables).toEqual({ task: ref('real'), done: true })
  expect(by('CreateTask')?.variables.input).toMatchObject({ parentId: 'real' })
  expect(by('OneTask')?.variables).toEqual({ id: 'real' })
  by('SetDone')?.answer(doneAnswer('real', true))
  by('CreateTask')?.answer(created('child'))
  by('OneTask')?.answer({ task: { __typename: 'Task', id: 'real', title: 'New' } })
  await Promise.all([creating, marking, child])
  await expect.poll(() => looked).toContain(tmp)
  expect([publicId(tmp), sessionId('real')]).toEqual(['real', tmp])
  looking.unsubscribe()
  const late = done(tmp, false)
  await expect.poll(() => requests.length).toBeGreaterThan(4)
  const last = requests.at(-1)
  expect(last?.variables.task?.id).toBe('real')
  last?.answer(doneAnswer('real', false))
  await late
})

test('when a create fails, whatever hangs on it fails with one clear error and no request', async () => {
  const { api, requests, done } = world()
  const tmp = newTemporaryId()
  const childTmp = newTemporaryId()
  const codes = [
    api.mutate(CreateTask, { input: { ...project, title: 'New' } }, { creates: tmp }),
    done(tmp, true),
    api.mutate(CreateTask, { input: { ...project, title: 'Child', parentId: tmp } }, { creates: childTmp }),
    done(childTmp, true),
    api.query(OneTask, { id: tmp }),
  ].map(codeOf)
  await rest()
  requests[0]?.fail()
  expect(await Promise.all(codes)).toEqual(['UNREACHABLE', ...Array(4).fill('NOT_CREATED')])
  expect(await codeOf(done(tmp, false))).toBe('NOT_CREATED')
  expect(requests).toHaveLength(1)
})

test('a refused create counts as failed', async () => {
  const { api, requests, done } = world()
  const tmp = newTemporaryId()
  const codes = [api.mutate(CreateTask, { input: { ...project, title: '' } }, { creates: tmp }), done(tmp, true)].map(codeOf)
  await rest()
  const userErrors = [{ __typename: 'UserError', code: 'REQUIRED', field: ['input', 'title'], message: 'Give it a title.' }]
  requests[0]?.answer({ createTask: { __typename: 'TaskPayload', task: null, userErrors } })
  expect(await Promise.all(codes)).toEqual(['REQUIRED', 'NOT_CREATED'])
})

test('a failed write lets the next of its lane go', async () => {
  const { requests, done } = world()
  const codes = [codeOf(done('one', true)), codeOf(done('one', false))]
  await rest()
  requests[0]?.fail()
  await expect.poll(() => requests.filter(({ name }) => name === 'SetDone').length).toBe(2)
  requests.at(-1)?.answer(doneAnswer('one', false))
  expect(await Promise.all(codes)).toEqual(['UNREACHABLE', 'ok'])
})

test('a torn-down mutation frees its lane, and those who waited for its answer get their own request', async () => {
  const { client, requests, done } = world()
  const keys: number[] = []
  const listening = pipe(
    client.operations$,
    subscribe(({ kind, key }) => kind === 'mutation' && keys.push(key)),
  )
  const givenUp = codeOf(done('one', true))
  const again = done('one', true)
  await rest()
  expect(requests).toHaveLength(1)
  const operation = client.createRequestOperation('teardown', {
    key: keys[0] ?? 0,
    query: SetDone,
    variables: { task: ref('one'), done: true },
  })
  client.reexecuteOperation(operation)
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer(doneAnswer('one', true))
  expect((await again).task?.done).toBe(true)
  expect(await givenUp).toBe('UNREACHABLE')
  listening.unsubscribe()
})
