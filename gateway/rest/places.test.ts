// Places of the process: how many calls at once, for whom, and what happens to those nobody waits for. Against a REST server on loopback.
// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeRest, happens, holdAnswers, openFakeRest } from '#tests/kit/fake-rest.ts'
import type { RestError } from '../errors.ts'
import { openUpstream, type RestClient, type Upstream } from './client.ts'
import { openStreams } from './stream.ts'

const anything = z.unknown()
let rest: FakeRest
let upstream: Upstream
beforeEach(async () => {
  rest = await openFakeRest()
  // Nobody here waits for a deadline, and a thousand calls take their time on a busy machine.
  upstream = openUpstream({ hostUrl: rest.url, deadlineMs: 60_000 })
})
afterEach(async () => {
  await upstream.close()
  await rest.close()
})

const client = (who: string): RestClient => upstream.client({ requestId: 'r1', forwardedFor: null, authorization: `Bearer ${who}` })

async function failure(work: Promise<unknown>): Promise<RestError['failure'] | null> {
  return work.then(
    () => null,
    (thrown: unknown) => (thrown as RestError).failure,
  )
}

test('at most 8 calls at once for a request and 32 for the process', async () => {
  const open = holdAnswers(rest)
  const requests = Array.from({ length: 6 }, (_, at) => client(`person${at}`))
  const first = Array.from({ length: 20 }, (_, at) => requests[0]?.get(`/one/${at}`, { answer: anything }))
  await happens(() => rest.asked.length === 8)
  const others = requests
    .slice(1)
    .flatMap((one, who) => Array.from({ length: 20 }, (_, at) => one.get(`/${who}/${at}`, { answer: anything })))
  await happens(() => rest.asked.length === 32)
  expect(rest.most()).toBe(32)
  open()
  await Promise.all([...first, ...others])
  expect(rest.asked).toHaveLength(120)
  expect(rest.most()).toBe(32)
})

test('one caller has not all the places: others are served while theirs wait, and more than a thousand do not wait at all', async () => {
  const open = holdAnswers(rest)
  const greedy = Array.from({ length: 130 }, () => client('greedy')).flatMap((one) =>
    Array.from({ length: 8 }, (_, at) =>
      one.get(`/greedy/${at}`, { answer: anything }).then(
        () => 'served',
        (error: RestError) => error.status,
      ),
    ),
  )
  await happens(() => rest.asked.length === 16)
  const ana = client('ana').get('/ana', { answer: anything })
  await happens(() => rest.asked.some(({ url }) => url === '/ana'))
  expect(rest.asked.filter(({ url }) => url.startsWith('/greedy'))).toHaveLength(16)
  open()
  await ana
  const answers = await Promise.all(greedy)
  expect(answers.filter((answer) => answer === 429)).toHaveLength(130 * 8 - 1_016)
  expect(answers.filter((answer) => answer === 'served')).toHaveLength(1_016)
})

test('what only reads is stopped when nobody waits for it: what is under way, what waits for a place, and what comes after; a write is not', async () => {
  const open = holdAnswers(rest)
  const stop = new AbortController()
  const reading = client('ana')
  reading.stopWith(stop.signal)
  const reads = Array.from({ length: 10 }, (_, at) => failure(reading.get(`/read/${at}`, { answer: anything })))
  await happens(() => rest.asked.length === 8)
  const written = client('ana').put('/write', { answer: anything })
  await happens(() => rest.asked.length === 9)
  stop.abort()
  expect(await Promise.all(reads)).toEqual(Array(10).fill({ kind: 'gone' }))
  expect(await failure(reading.get('/later', { answer: anything }))).toEqual({ kind: 'gone' })
  open()
  await written
  expect(rest.asked).toHaveLength(9)
})

test('downloads that nobody reads take no more than eight places of one caller; another one is served meanwhile, and a read one gives its place back', async () => {
  rest.answer(
    ({ url }) =>
      (response) =>
        response.writeHead(200).end(url === '/big' ? 'x'.repeat(20_000_000) : 'small'),
  )
  const streams = openStreams({ hostUrl: rest.url, keys: upstream.keys })
  const get = (who: string, at: string) =>
    streams.send({ method: 'GET', path: at, query: {}, caller: { requestId: 'r1', forwardedFor: null, authorization: `Bearer ${who}` } })
  const unread = await Promise.all(Array.from({ length: 8 }, () => get('greedy', '/big')))
  const waits = get('greedy', '/small')
  expect(await (await get('ana', '/small')).body.text()).toBe('small')
  expect(rest.asked).toHaveLength(9)
  unread[0]?.body.destroy()
  expect(await (await waits).body.text()).toBe('small')
  for (const { body } of unread) body.destroy()
  await streams.close()
})
