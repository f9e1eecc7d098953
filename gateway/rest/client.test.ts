// The one fetch: deadline, limits, memo, addresses. Against a REST server on loopback.
// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeRest, happens, holdAnswers, openFakeRest } from '#tests/kit/fake-rest.ts'
import { RestError } from '../errors.ts'
import { addressOf, DEADLINE_MS, openUpstream, type RestClient, SLOW_MS, type Upstream } from './client.ts'
import { path } from './path.ts'

const anything = z.unknown()
const nobody = { requestId: 'r1', forwardedFor: null }
let rest: FakeRest
let upstream: Upstream
beforeEach(async () => {
  rest = await openFakeRest()
  rest.answer(({ url }) => ({ body: { data: url } }))
  upstream = openUpstream({ hostUrl: rest.url })
})
afterEach(async () => {
  await upstream.close()
  await rest.close()
})

function client(token: string | null = 'ana', from: Upstream = upstream): RestClient {
  return from.client({ ...nobody, authorization: token === null ? null : `Bearer ${token}` })
}

async function failure(work: Promise<unknown>): Promise<RestError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof RestError)) throw new Error(`Expected a RestError, got ${String(error)}`)
  return error
}

test('AUTH-02 the bearer goes with every call, and there is no header without one', async () => {
  await client('ana').get('/a/', { answer: anything })
  await client('ana').post('/b/', { answer: anything })
  await client(null).get('/c/', { answer: anything })
  expect(rest.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer ana', 'Bearer ana', undefined])
})

test('API-03 GET with a query, POST and PUT with a JSON body, DELETE', async () => {
  const one = client()
  await one.get('/a/', { query: { members: '', page: 2, left: undefined }, answer: anything })
  await one.post('/a/', { body: { title: 'é' }, answer: anything })
  await one.put('/a/', { body: { title: null }, answer: anything })
  await one.delete('/a/', { answer: anything })
  expect(rest.asked.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'GET /a/?members=&page=2 ',
    'POST /a/ {"title":"é"}',
    'PUT /a/ {"title":null}',
    'DELETE /a/ ',
  ])
  expect(rest.asked.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json', 'application/json', undefined])
})

test('DEFECT-12 DEFECT-20 the host and a path are joined by one slash, trailing slashes stay verbatim', () => {
  expect(addressOf('', '/comments/1/')).toBe('/comments/1/')
  expect(addressOf('', '/attachments/1')).toBe('/attachments/1')
  expect(addressOf('/api', 'activities/task/1/workflow/', { company_slug: 'a b' })).toBe(
    '/api/activities/task/1/workflow/?company_slug=a+b',
  )
})

test('API-01 a host address may have a path, with or without a slash at its end', async () => {
  for (const end of ['', '/']) {
    const below = openUpstream({ hostUrl: `${rest.url}/api/v1${end}` })
    await client('ana', below).get('/tasks/', { answer: anything })
    await below.close()
  }
  expect(rest.asked.map(({ url }) => url)).toEqual(['/api/v1/tasks/', '/api/v1/tasks/'])
})

test('an id is one segment; ids that cannot be one are 404 without a call', async () => {
  expect(path`/tasks/${'a/b?c'}/`).toBe('/tasks/a%2Fb%3Fc/')
  for (const id of ['', '.', '..', '\ud800'])
    expect((await failure(client().delete(path`/tasks/${id}/`, { answer: anything }))).status).toBe(404)
  expect(rest.asked).toHaveLength(0)
})

test('a GET is made once per request, not across requests or bearers', async () => {
  const one = client('ana')
  await Promise.all([one.get('/a/', { answer: anything }), one.get('/a/', { answer: anything })])
  await one.get('/a/', { answer: anything })
  expect(rest.asked).toHaveLength(1)
  await one.get('/a/', { query: { page: 2 }, answer: anything })
  await client('ana').get('/a/', { answer: anything })
  await client('ben').get('/a/', { answer: anything })
  expect(rest.asked).toHaveLength(4)
})

test('a write clears what was read, also when it fails', async () => {
  const one = client()
  for (const status of [200, 422, 500]) {
    await one.get('/a/', { answer: anything })
    rest.answer(() => ({ status }))
    await one.put('/a/', { answer: anything }).catch((error: unknown) => expect(error).toBeInstanceOf(RestError))
    rest.answer(() => ({ body: { data: status } }))
    expect(await one.get('/a/', { answer: anything })).toBe(status)
  }
})

test('a read that was under way while something was written is not remembered', async () => {
  const open = holdAnswers(rest)
  const one = client()
  const early = one.get('/a/', { answer: anything })
  const write = one.put('/b/', { answer: anything })
  await happens(() => rest.asked.length === 2)
  const during = one.get('/a/', { answer: anything })
  open()
  await Promise.all([early, write, during])
  await one.get('/a/', { answer: anything })
  expect(rest.asked.filter(({ method }) => method === 'GET')).toHaveLength(3)
})

test('connections are kept: calls in a row share one, 80 at once open no more than the process may have', async () => {
  const one = client()
  for (let at = 0; at < 20; at += 1) await one.get(`/row/${at}`, { answer: anything })
  // A connection may still be busy with the end of an answer when the next call comes.
  expect(rest.opened()).toBeLessThanOrEqual(2)
  await Promise.all(Array.from({ length: 80 }, (_, at) => one.get(`/${at}`, { answer: anything })))
  expect(rest.asked).toHaveLength(100)
  expect(rest.opened()).toBeLessThanOrEqual(32)
})

test('API-02 the deadline counts from entry, also for a call that waits for its turn, and frees its place', async () => {
  const hasty = openUpstream({ hostUrl: rest.url, deadlineMs: 250 })
  const open = holdAnswers(rest)
  const one = client('ana', hasty)
  const failures = await Promise.all(Array.from({ length: 12 }, (_, at) => failure(one.get(`/${at}`, { answer: anything }))))
  expect(failures.map((error) => error.failure.kind)).toEqual(Array(12).fill('timeout'))
  // Who counted from their turn would be asked once the first eight are gone.
  expect(rest.asked.length).toBe(8)
  open()
  expect(await client('ana', hasty).get('/late', { answer: anything })).toBe('/late')
  await hasty.close()
})

test('API-02 the deadline covers a body that trickles', async () => {
  const hasty = openUpstream({ hostUrl: rest.url, deadlineMs: 250 })
  rest.answer(() => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  })
  expect((await failure(client('ana', hasty).get('/slow', { answer: anything }))).failure).toEqual({ kind: 'timeout' })
  await hasty.close()
})

test('API-02 the deadline is 5,000 ms', () => {
  expect(DEADLINE_MS).toBe(5_000)
})

test('answers over 8 MB, not JSON or of another shape are bad, and so is a shape whose reading throws', async () => {
  const throwing = z.unknown().transform(() => {
    throw new RangeError('SECRET')
  })
  rest.answer(({ url }) => ({
    body: url === '/big' ? `"${'x'.repeat(8_100_000)}"` : url === '/text' ? '<html>SECRET' : { data: 'SECRET' },
  }))
  const one = client()
  const failures = await Promise.all([
    failure(one.get('/big', { answer: anything })),
    failure(one.get('/text', { answer: anything })),
    failure(one.get('/shape', { answer: z.object({ uuid: z.string() }) })),
    failure(one.get('/throws', { answer: throwing })),
  ])
  expect(failures.map((error) => error.failure.kind)).toEqual(Array(4).fill('bad-response'))
  expect(JSON.stringify(failures.map((error) => error.failure))).not.toContain('SECRET')
})

test('a refused and a broken connection are unreachable', async () => {
  rest.answer(() => (response) => response.socket?.destroy())
  expect((await failure(client().get('/a', { answer: anything }))).failure).toMatchObject({ kind: 'unreachable' })
  const gone = await openFakeRest()
  await gone.close()
  const nowhere = openUpstream({ hostUrl: gone.url })
  expect((await failure(client('ana', nowhere).get('/a', { answer: anything }))).failure).toEqual({
    kind: 'unreachable',
    cause: 'ECONNREFUSED',
  })
  await nowhere.close()
})

test('DUP-01 where only 201 counts, 200 is a failure; where gone counts, 404 is a success', async () => {
  rest.answer(({ method }) => ({ status: method === 'DELETE' ? 404 : 200, body: 'not even JSON' }))
  expect((await failure(client().post('/a', { answer: anything, only: 201 }))).status).toBe(200)
  expect(await client().delete('/a', { answer: anything, also: [404] })).toBeNull()
})

test('a failure says whether something may have changed before it', async () => {
  rest.answer(({ url }) => ({ status: url === '/fine' ? 200 : url === '/refused' ? 422 : 500 }))
  const one = client()
  expect((await failure(one.put('/refused', { answer: anything }))).call).toMatchObject({ write: true, changed: false })
  expect((await failure(one.get('/broken', { answer: anything }))).call).toMatchObject({ write: false, changed: false })
  await one.put('/fine', { answer: anything })
  expect((await failure(one.get('/broken', { answer: anything }))).call).toMatchObject({ write: false, changed: true, requestId: 'r1' })
})

test('DEFECT-24 a slow call may take longer than 5 s; slow ones leave places for the others', async () => {
  expect(SLOW_MS).toBeGreaterThan(DEADLINE_MS)
  const hasty = openUpstream({ hostUrl: rest.url, deadlineMs: 60, slowMs: 600_000 })
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  rest.answer(async ({ url }) => {
    if (url === '/slow/') await gate
    return { body: { data: url }, headers: { 'x-suggested-by': 'rules' } }
  })
  const told: (string | null)[] = []
  const header = { name: 'x-suggested-by', told: (value: string | null) => told.push(value) }
  const slow = Array.from({ length: 12 }, (_, at) =>
    client(`person${at % 4}`, hasty).post('/slow/', { answer: anything, asks: true, slow: true, header }),
  )
  await happens(() => rest.asked.length === 8)
  // Well beyond the other deadline: it has passed for one that waits as long.
  expect((await failure(client('ana', hasty).post('/slow/', { answer: anything, asks: true }))).failure).toEqual({ kind: 'timeout' })
  rest.asked.length = 8
  await Promise.all(Array.from({ length: 4 }, () => client('ana', upstream).get('/quick/', { answer: anything })))
  expect(rest.asked.filter(({ url }) => url === '/slow/')).toHaveLength(8)
  open()
  expect(await Promise.all(slow)).toEqual(Array(12).fill('/slow/'))
  expect(told).toEqual(Array(12).fill('rules'))
  await hasty.close()
})

test('a POST that only asks is kept like a GET and clears nothing, and its failure leaves nothing in doubt', async () => {
  const one = client()
  await one.get('/a/', { answer: anything })
  for (let time = 0; time < 2; time++) await one.post('/ask/', { answer: anything, asks: true })
  await one.get('/a/', { answer: anything })
  expect(rest.asked.map(({ url }) => url)).toEqual(['/a/', '/ask/'])
  rest.answer(() => ({ status: 502 }))
  const { call } = await failure(one.post('/ask/', { body: { another: 1 }, answer: anything, asks: true }))
  expect(call).toMatchObject({ write: false, changed: false })
})
