// A question asked before is answered without the layers between, and nobody can tell by the answer.
// @vitest-environment node
import type { FastifyInstance } from 'fastify'
import { getIntrospectionQuery } from 'graphql/index.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { buildShell } from './http.ts'
import { createKnownDocuments, type KnownDocument } from './known-documents.ts'
import { readSettings } from './settings.ts'

const CLIENT = 'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed'
const ORDINARY = { 'content-type': 'application/json', 'graphql-require-preflight': '1', accept: CLIENT }

let rest: FakeRest
let gateway: Gateway
let shell: FastifyInstance
const ways: ('known' | 'usual')[] = []
beforeAll(async () => {
  rest = await openFakeRest()
  gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true, deadlineMs: 60_000 })
  const known: Gateway['known'] = async (post) => {
    const reply = await gateway.known(post)
    ways.push(reply.answered === null ? 'usual' : 'known')
    return reply
  }
  shell = await buildShell({ fetch: gateway.fetch, known, config: readSettings({}).config, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await gateway.close()
  await rest.close()
})
beforeEach(() => {
  ways.length = 0
  rest.asked.length = 0
  rest.answer(() => ({ body: { data: [] }, headers: { 'idempotency-keys': '86400' } }))
})

/** A document that no other test has asked for. */
let documents = 0
const fresh = (rest = '') => `query Number${++documents} { labels(workspaceSlug: "a", projectSlug: "b") { id } ${rest} }`

function post(payload: unknown, headers: Record<string, string> = {}, url = '/graphql') {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return shell.inject({ method: 'POST', url, headers: { ...ORDINARY, ...headers }, payload: body })
}

test.each([CLIENT, 'application/json'])(
  'asked for %s the third answer is the first, headers included, and comes the short way',
  async (accept) => {
    const query = fresh()
    const answers = []
    for (let time = 0; time < 4; time++) {
      const { statusCode, headers, body } = await post({ query, variables: {} }, { accept, authorization: 'Bearer one' })
      const { date: _date, 'x-request-id': _id, ...others } = headers
      answers.push({ statusCode, headers: others, body })
    }
    expect(ways).toEqual(['usual', 'usual', 'known', 'known'])
    expect(answers).toEqual(Array(4).fill(answers[0]))
    expect(answers[0]).toMatchObject({ statusCode: 200, body: '{"data":{"labels":[]}}', headers: { 'idempotency-keys': '86400' } })
    const asked = rest.asked.map(({ url, headers: { authorization, 'x-forwarded-for': from } }) => ({ url, authorization, from }))
    expect(asked).toEqual(Array(4).fill(asked[0]))
    expect(asked[0]).toMatchObject({ authorization: 'Bearer one', from: '127.0.0.1' })
  },
)

test('AUTH-02 the short way keeps documents, never answers: each asks the host with their own bearer', async () => {
  rest.answer(({ headers }) => ({ body: { data: [{ id: headers.authorization ?? 'nobody', title: 't', color: '#ffffff' }] } }))
  const query = fresh()
  for (const who of ['Bearer ana', 'Bearer ana', 'Bearer ana', 'Bearer mia']) {
    expect((await post({ query }, { authorization: who })).json().data.labels).toEqual([{ id: who }])
  }
  expect((await post({ query })).json().data.labels).toEqual([{ id: 'nobody' }])
  expect(ways.slice(2)).toEqual(['known', 'known', 'known'])
})

test('OPEN-13 a failure is told as ever, masked, and nothing is called twice', async () => {
  const query = fresh('boards(workspaceSlug: "a", projectSlug: "b") { id }')
  for (let time = 0; time < 3; time++) await post({ query })
  expect(ways.at(-1)).toBe('known')
  rest.asked.length = 0
  rest.answer(({ url }) => (url.startsWith('/task-labels') ? { status: 500, body: { message: 'SECRET' } } : { body: { data: [] } }))
  const answer = await post({ query })
  expect(ways.at(-1)).toBe('usual')
  expect(rest.asked).toHaveLength(2)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('SECRET')
  const { extensions, ...error } = answer.json().errors[0]
  expect(error).toMatchObject({ message: 'The host had a problem.', path: ['labels'], locations: [{ line: 1 }] })
  expect(extensions).toMatchObject({ code: 'UPSTREAM_ERROR', retryable: true, requestId: rest.asked[0]?.headers['x-request-id'] })
})

test('anything but the ordinary goes the usual way, and is refused there as ever', async () => {
  const query = fresh()
  for (let time = 0; time < 3; time++) await post({ query })
  const usual: [Parameters<typeof post>, number][] = [
    [[{ query }, { 'content-type': 'text/plain' }], 415],
    [[{ query }, { accept: 'text/event-stream' }], 200],
    [[{ query }, { accept: 'image/png' }], 406],
    [[{ query }, { 'idempotency-key': 'x' }], 200],
    [[{ query, operationName: 'Other' }], 400],
    [[{ query, variables: [] }], 400],
    [[{ query, more: 1 }], 400],
    [[[{ query }]], 400],
    [['{"query'], 400],
    [[{ query: `${query} ` }], 200],
  ]
  for (const [asked, status] of usual) {
    const before = ways.length
    const { statusCode } = await post(...asked)
    expect([asked[0], asked[1], statusCode]).toEqual([asked[0], asked[1], status])
    expect(ways.slice(before)).toEqual(['usual'])
  }
  const { 'graphql-require-preflight': _, ...bare } = ORDINARY
  expect((await shell.inject({ method: 'POST', url: '/graphql', headers: bare, payload: { query } })).statusCode).toBe(403)
  const before = ways.length
  await post({ query }, {}, `/graphql?query=${encodeURIComponent(query)}`)
  expect(ways.length).toBe(before)
})

test('what the endpoint refuses or writes never becomes known', async () => {
  const write = `mutation { signOut { ok } } # ${fresh()}`
  for (const query of [getIntrospectionQuery(), '{ nothing }', write]) for (let time = 0; time < 4; time++) await post({ query })
  expect(new Set(ways)).toEqual(new Set(['usual']))
})

test('variables are checked each time', async () => {
  const query = 'query Paged($page: Int) { workspaces(page: $page) { id } }'
  for (let time = 0; time < 3; time++) await post({ query, variables: { page: 1 } })
  expect(ways.at(-1)).toBe('known')
  rest.asked.length = 0
  expect((await post({ query, variables: { page: 'many' } })).json().errors[0].message).toContain('$page')
  expect(rest.asked).toEqual([])
})

test('the store keeps the documents asked last, and none that is very long', () => {
  const store = createKnownDocuments()
  const document: KnownDocument = { run: () => ({}), name: undefined, cost: () => 0 }
  for (let at = 0; at <= 500; at++) store.add(`query ${at}`, document)
  expect([store.find('query 0'), store.find('query 1'), store.find('query 500')]).toEqual([undefined, document, document])
  store.add('x'.repeat(20_001), document)
  expect(store.find('x'.repeat(20_001))).toBeUndefined()
})
