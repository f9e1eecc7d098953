// What goes over the wire, and what comes of every kind of failure.
import { expect, test, vi } from 'vitest'
import { errorText } from '#src/data/errors/error-text.ts'
import { withTimeout } from '#src/data/exchanges/fetch-timeout.ts'
import { endSession, renewSession, startSession } from '#src/data/storage/session.ts'
import { type Answer, clientWith, fails, failure, json, task } from './client.model.ts'
import { graphql } from './graphql.ts'
import { SetDone } from './mutation-queue.model-cache.ts'

const Me = graphql(`
  query Me {
    viewer { id name }
  }
`)
const Credit = graphql(`
  mutation CreditInvoice($workspaceSlug: ID!, $id: ID!) {
    creditInvoice(workspaceSlug: $workspaceSlug, id: $id) { invoice { id } userErrors { code field message } }
  }
`)
const ana = json({ data: { viewer: { __typename: 'Viewer', id: 'ana', name: 'Ana' } } })

test('API-01 AUTH-02 every call is a POST to the one address with the bearer token and the preflight header', async () => {
  const { api, sent } = clientWith([ana, json({ data: { setTaskDone: { __typename: 'TaskPayload', task: null, userErrors: [] } } })])
  await api.query(Me, {})
  await api.mutate(SetDone, { task, done: true })
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('http://gateway.test/graphql'))
  for (const { init } of sent) {
    expect(init.method).toBe('POST')
    expect(init.headers).toMatchObject({
      authorization: 'Bearer secret',
      'graphql-require-preflight': '1',
      'content-type': 'application/json',
    })
  }
})

test('AUTH-02 without a token the Authorization header is absent', async () => {
  const { api, sent } = clientWith([ana], null)
  await api.query(Me, {})
  expect(Object.keys(sent[0]?.init.headers ?? {})).not.toContain('authorization')
})

test.each([
  ['the code', fails('UNAUTHENTICATED')],
  ['status 401 with any body', () => new Response('<h1>Unauthorized</h1>', { status: 401, headers: { 'content-type': 'text/html' } })],
])('AUTH-03 %s signs out once, and every caller still gets the error', async (_, answer) => {
  const { api, onUnauthenticated, sent } = clientWith([answer])
  const errors = await Promise.all([failure(api.query(Me, {})), failure(api.mutate(SetDone, { task, done: true }))])
  expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(2)
})

test('AUTH-04 any other error reaches the caller unchanged and signs nobody out', async () => {
  const { api, onUnauthenticated } = clientWith([
    fails('RATE_LIMITED', { retryAfter: 7 }),
    fails('FORBIDDEN'),
    fails('UPSTREAM_TIMEOUT', { outcomeUnknown: true }),
  ])
  expect(await failure(api.query(Me, {}))).toMatchObject({ code: 'RATE_LIMITED', message: 'RATE_LIMITED!', retryAfter: 7 })
  expect(await failure(api.query(Me, {}))).toMatchObject({ code: 'FORBIDDEN', message: 'FORBIDDEN!', outcomeUnknown: false })
  expect(await failure(api.mutate(SetDone, { task, done: true }))).toMatchObject({ code: 'UPSTREAM_TIMEOUT', outcomeUnknown: true })
  expect(onUnauthenticated).not.toHaveBeenCalled()
})

test('a refusal in the payload rejects with code, message and field', async () => {
  const userErrors = [
    { __typename: 'UserError', code: 'INVALID', field: ['input', 'title'], message: 'Too long.' },
    { __typename: 'UserError', code: 'REQUIRED', field: null, message: 'Say more.' },
  ]
  const { api } = clientWith([json({ data: { setTaskDone: { __typename: 'TaskPayload', task: null, userErrors } } })])
  const error = await failure(api.mutate(SetDone, { task, done: true }))
  expect(error).toMatchObject({ code: 'INVALID', message: 'Too long.', field: ['input', 'title'] })
  expect(error.refusals.map(({ code }) => code)).toEqual(['INVALID', 'REQUIRED'])
  expect(errorText(error)).toBe('Too long.')
})

test("an error page's text never becomes a message", async () => {
  const { api } = clientWith([() => new Response('<html>secret stack</html>', { status: 500, headers: { 'content-type': 'text/html' } })])
  const error = await failure(api.mutate(SetDone, { task, done: true }))
  expect(error).toMatchObject({ code: 'BAD_RESPONSE', outcomeUnknown: true })
  expect(error.message + errorText(error)).not.toMatch(/html|secret/)
})

test('a query is sent again after a network failure, a mutation never', async () => {
  const broken: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const read = clientWith([broken, ana])
  expect(await read.api.query(Me, {})).toMatchObject({ viewer: { id: 'ana' } })
  const write = clientWith([broken, ana])
  expect(await failure(write.api.mutate(SetDone, { task, done: true }))).toMatchObject({ code: 'UNREACHABLE', outcomeUnknown: true })
  expect([read.sent.length, write.sent.length]).toEqual([2, 1])
})

test('API-02 a request that takes 5000 ms is given up, and not sent again', async () => {
  vi.useFakeTimers()
  const { api, sent } = clientWith([() => new Promise(() => undefined)])
  const both = Promise.all([failure(api.query(Me, {})), failure(api.mutate(SetDone, { task, done: true }))])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  const [read, write] = await both
  expect(read).toMatchObject({ code: 'TIMEOUT', outcomeUnknown: false })
  expect(write).toMatchObject({ code: 'TIMEOUT', outcomeUnknown: true })
  expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, true])
})

test('API-02 a write is sent at once, however many reads are not answered', async () => {
  const asked = graphql(`
    query Asked($workspaceSlug: ID!) {
      projects(workspaceSlug: $workspaceSlug) { id }
    }
  `)
  let answer = (_: Response): void => undefined
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { api, sent } = clientWith([async () => (await held).clone()])
  const calls = Array.from({ length: 10 }, (_, at) => api.query(asked, { workspaceSlug: `w${at}` }))
  const written = api.mutate(SetDone, { task, done: true })
  await vi.waitFor(() => expect(sent).toHaveLength(6))
  expect(sent.map(({ init }) => String(init.body).includes('mutation'))).toEqual([false, false, false, false, false, true])
  answer(await fails('FORBIDDEN')())
  for (const call of [...calls, written]) expect((await failure(call)).code).toBe('FORBIDDEN')
  expect(sent).toHaveLength(11)
})

test('API-02 the clock runs until the last byte, and stops with it', async () => {
  vi.useFakeTimers()
  const slow = withTimeout(async () => Object.assign(new Response('x'), { text: () => new Promise<string>(() => undefined) }), 100)
  const late = slow('http://x.test').catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toBe('TimeoutError')
  await withTimeout(async () => new Response('done'), 100)('http://x.test')
  expect(vi.getTimerCount()).toBe(0)
})

test('API-02 a page that was held up while the time ran out takes the answer that waits behind it; where none comes it gives up all the same', async () => {
  vi.useFakeTimers()
  const now = performance.now.bind(performance)
  let heldUp = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + heldUp)
  const answers: ((response: Response) => void)[] = []
  const slow = withTimeout(() => new Promise((resolve) => answers.push(resolve)), 100)
  const taken = slow('http://x.test')
  const lost = slow('http://x.test').catch((error: Error) => error.name)
  heldUp = 20_000
  await vi.advanceTimersByTimeAsync(100)
  answers[0]?.(new Response('late'))
  expect(await (await taken).text()).toBe('late')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await lost).toBe('TimeoutError')
  clock.mockRestore()
})

test('a mutation may be given more time', async () => {
  vi.useFakeTimers()
  const { api } = clientWith([() => new Promise(() => undefined)])
  const settled = vi.fn()
  const waiting = failure(api.mutate(SetDone, { task, done: true }, { timeoutMs: 20_000 })).then(settled)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(settled).toHaveBeenCalledOnce()
})

test('read answers from the cache at once and asks nobody', async () => {
  const { api, sent } = clientWith([ana])
  expect(api.read(Me, {})).toBeNull()
  await api.query(Me, {})
  expect(api.read(Me, {})).toMatchObject({ viewer: { name: 'Ana' } })
  expect(sent).toHaveLength(1)
})

test('two equal mutations at once are two requests with two answers', async () => {
  const done = json({
    data: { setTaskDone: { __typename: 'TaskPayload', task: { __typename: 'Task', id: 'one', done: true }, userErrors: [] } },
  })
  const { api, sent } = clientWith([done])
  await Promise.all([api.mutate(SetDone, { task, done: true }), api.mutate(SetDone, { task, done: true })])
  expect(sent).toHaveLength(2)
})

const SET = json({ data: { setTaskDone: { __typename: 'TaskPayload', task: null, userErrors: [] } } })
const LOST = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (code: string) =>
  json({
    data: {
      setTaskDone: { __typename: 'TaskPayload', task: null, userErrors: [{ __typename: 'UserError', code, message: 'No.', field: null }] },
    },
  })

/** The keys of as many equal writes as there are answers. */
async function keysOf(answers: Answer[], options: { intent?: string } = {}, token: string | null = 'secret'): Promise<(string | null)[]> {
  const { api, sent } = clientWith(answers, token)
  for (const _ of answers) await api.mutate(SetDone, { task, done: true }, options).catch(() => undefined)
  return sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
}

test('writes carry a key of their own; one whose answer was lost is sent again under the same', async () => {
  const [first, second] = await keysOf([SET, SET])
  expect(first).toMatch(/^[\x21-\x7e]{8,128}$/)
  expect(second).not.toBe(first)
  const [lost, again, other] = await keysOf([LOST, SET, SET])
  expect(again).toBe(lost)
  expect(other).not.toBe(lost)
  const [unknown, retried] = await keysOf([fails('UPSTREAM_TIMEOUT', { outcomeUnknown: true }), SET])
  expect(retried).toBe(unknown)
})

test('what was sent from a draft keeps its key across clients until it is refused; other content has another', async () => {
  const options = { intent: 'a-draft' }
  const [lost] = await keysOf([LOST], options)
  const [reloaded] = await keysOf([SET], options)
  expect(reloaded).toBe(lost)
  const [before, after] = await keysOf([refused('INVALID'), SET], options)
  expect(after).not.toBe(before)
  const { api, sent } = clientWith([LOST, SET])
  await api.mutate(SetDone, { task, done: true }, options).catch(() => undefined)
  await api.mutate(SetDone, { task, done: false }, options)
  expect(new Set(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).size).toBe(2)
})

test('OPEN-09 what makes something and has no draft keeps its key across clients until it is answered; what is set again has a new one', async () => {
  sessionStorage.clear()
  const made = json({ data: { creditInvoice: { __typename: 'InvoicePayload', invoice: null, userErrors: [] } } })
  const credit = async (answer: Answer) => {
    const { api, sent } = clientWith([answer])
    await api.mutate(Credit, { workspaceSlug: 'acme', id: 'i-1' }).catch(() => undefined)
    return new Headers(sent[0]?.init.headers).get('idempotency-key')
  }
  const lost = await credit(LOST)
  expect(lost).toBeTruthy()
  expect(await credit(made)).toBe(lost)
  expect(await credit(made)).not.toBe(lost)
  const [set] = await keysOf([LOST])
  expect(await keysOf([SET])).not.toEqual([set])
})

test('without a session there are no keys, and reading never has one', async () => {
  expect(await keysOf([SET], {}, null)).toEqual([null])
  const { api, sent } = clientWith([ana])
  await api.query(Me, {})
  expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBeNull()
})

test('a retry is called safe only where the host said that it keeps keys', async () => {
  const keeping = json({ data: { viewer: null } }, { headers: { 'content-type': 'application/json', 'idempotency-keys': '86400' } })
  const { api } = clientWith([ana, keeping])
  expect(api.keepsKeys()).toBe(false)
  await api.query(Me, {}, { requestPolicy: 'network-only' })
  expect(api.keepsKeys()).toBe(false)
  await api.query(Me, {}, { requestPolicy: 'network-only' })
  expect(api.keepsKeys()).toBe(true)
})

test('SESS-03 a renewed token is sent from the next call on, and a late 401 to the one before ends nothing', async () => {
  startSession({ token: 'first', viewer: { username: 'ana', name: 'Ana', avatar: null, headline: null } })
  let late: (response: Response) => void = () => undefined
  const { api, sent, onUnauthenticated } = clientWith(
    [() => new Promise<Response>((resolve) => (late = resolve)), ana, fails('UNAUTHENTICATED')],
    'first',
  )
  const under = failure(api.query(Me, {}))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  renewSession('second')
  late(await fails('UNAUTHENTICATED')())
  expect((await under).code).toBe('UNAUTHENTICATED')
  expect(onUnauthenticated).not.toHaveBeenCalled()
  await api.query(Me, {})
  expect(sent.map(({ init }) => (init.headers as Record<string, string>).authorization)).toEqual(['Bearer first', 'Bearer second'])
  await failure(api.query(Me, {}, { requestPolicy: 'network-only' } as never))
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  endSession('signed-out')
})
