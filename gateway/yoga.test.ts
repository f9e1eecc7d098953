// The hardened endpoint: how requests may come, how large they may be, what they may learn.
// @vitest-environment node

import type { FastifyInstance } from 'fastify'
import { getIntrospectionQuery } from 'graphql/index.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { buildShell } from './http.ts'
import { readSettings } from './settings.ts'

const NONE = readSettings({}).config
const SIGN_OUT = 'mutation { signOut { ok } }'
const JSON_HEADERS = { 'content-type': 'application/json', 'graphql-require-preflight': '1' }

let rest: FakeRest
let closed: Gateway
let open: Gateway
let shell: FastifyInstance
beforeAll(async () => {
  rest = await openFakeRest()
  rest.answer(() => ({ body: null }))
  closed = createGateway({ hostUrl: rest.url, graphiql: false, production: true })
  open = createGateway({ hostUrl: rest.url, graphiql: true, production: true })
  shell = await buildShell({ fetch: closed.fetch, config: NONE, clientDir: '/nowhere' })
})
afterAll(async () => {
  await shell.close()
  await closed.close()
  await open.close()
  await rest.close()
})

const multipart = '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"mutation { signOut { ok } }"}\r\n--x--\r\n'
const query = encodeURIComponent(SIGN_OUT)
type Refused = [
  name: string,
  method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  body: string | null,
  status: number,
]
const refused: Refused[] = [
  [
    'a form',
    'POST',
    '/graphql',
    { 'content-type': 'application/x-www-form-urlencoded', 'graphql-require-preflight': '1' },
    `query=${query}`,
    415,
  ],
  [
    'multipart',
    'POST',
    '/graphql',
    { 'content-type': 'multipart/form-data; boundary=x', 'graphql-require-preflight': '1' },
    multipart,
    415,
  ],
  [
    'text',
    'POST',
    '/graphql',
    { 'content-type': 'text/plain', 'graphql-require-preflight': '1' },
    JSON.stringify({ query: SIGN_OUT }),
    415,
  ],
  ['application/graphql', 'POST', '/graphql', { 'content-type': 'application/graphql', 'graphql-require-preflight': '1' }, SIGN_OUT, 415],
  ['no content type', 'POST', '/graphql', { 'graphql-require-preflight': '1' }, null, 415],
  ['no CSRF header', 'POST', '/graphql', { 'content-type': 'application/json' }, JSON.stringify({ query: SIGN_OUT }), 403],
  ['a mutation by GET', 'GET', `/graphql?query=${query}`, { 'graphql-require-preflight': '1' }, null, 405],
  ['a query by GET', 'GET', '/graphql?query=%7B__typename%7D', { 'graphql-require-preflight': '1' }, null, 405],
  [
    'a query by GET for a browser',
    'GET',
    '/graphql?query=%7B__typename%7D',
    { accept: 'text/html', 'graphql-require-preflight': '1' },
    null,
    405,
  ],
  ['a query in the address of a POST', 'POST', `/graphql?query=${query}`, JSON_HEADERS, '{}', 200],
  ['a batch', 'POST', '/graphql', JSON_HEADERS, JSON.stringify([{ query: SIGN_OUT }, { query: SIGN_OUT }]), 400],
  ['PUT', 'PUT', '/graphql', JSON_HEADERS, JSON.stringify({ query: SIGN_OUT }), 405],
  ['DELETE', 'DELETE', '/graphql', JSON_HEADERS, null, 405],
  ['HEAD', 'HEAD', `/graphql?query=${query}`, { 'graphql-require-preflight': '1' }, null, 405],
  ['no JSON', 'POST', '/graphql', JSON_HEADERS, '{"query', 400],
  ['nothing', 'POST', '/graphql', JSON_HEADERS, '', 400],
  ['null', 'POST', '/graphql', JSON_HEADERS, 'null', 400],
]

test.each(refused)(
  '%s is refused, in the gateway and in its shell, and nothing is called',
  async (_, method, url, headers, body, status) => {
    const before = rest.asked.length
    const direct = await closed.fetch(
      new Request(`http://gateway.test${url}`, { method, headers, ...(body !== null && body !== '' && { body }) }),
    )
    const text = await direct.text()
    expect([direct.status, text]).toEqual([status, expect.not.stringMatching(/ at .*\.[jt]s:|node_modules/)])
    const through = await shell.inject({ method, url, headers, ...(body !== null && { payload: body }) })
    expect(through.statusCode).toBe(status)
    expect(through.headers['cache-control']).toBe('private, no-store')
    expect(rest.asked.length).toBe(before)
  },
)

test('a proper request passes the shell, with headers that keep it private', async () => {
  const answer = await shell.inject({ method: 'POST', url: '/graphql', headers: JSON_HEADERS, payload: { query: SIGN_OUT } })
  expect(answer.json()).toEqual({ data: { signOut: { ok: true } } })
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

const limits: [string, string, boolean][] = [
  ['depth 8', `{ ${'a: task(workspaceSlug: "a", projectSlug: "b", id: "c") { '}${'parents { '.repeat(5)}id${' }'.repeat(7)}`, true],
  ['depth 10', `{ task(workspaceSlug: "a", projectSlug: "b", id: "c") { ${'parents { '.repeat(8)}id${' }'.repeat(10)}`, false],
  ['15 aliases', `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: viewer { id }`).join(' ')} }`, true],
  ['16 aliases', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: viewer { id }`).join(' ')} }`, false],
  ['1,400 tokens', `{ tasks(workspaceSlug: "a", filter: { assignees: [${'"b" '.repeat(1_380)}] }) { page } }`, true],
  ['1,600 tokens', `{ tasks(workspaceSlug: "a", filter: { assignees: [${'"b" '.repeat(1_500)}] }) { page } }`, false],
]

test.each(limits)('%s', async (_, document, fine) => {
  const before = rest.asked.length
  const { errors, text } = await postGraphql(closed, document)
  if (fine) return expect(errors.filter(({ path }) => path === undefined)).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
  expect(rest.asked.length).toBe(before)
  expect(text).not.toMatch(/15|1,?500|limit of/)
})

test('depth is also counted through fragments', async () => {
  const deep = `query { task(workspaceSlug: "a", projectSlug: "b", id: "c") { ...A } } ${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
    .map((name, at, all) => `fragment ${name} on Task { parents { ${all[at + 1] ? `...${all[at + 1]}` : 'id'} } }`)
    .join(' ')}`
  expect((await postGraphql(closed, deep)).errors.length).toBeGreaterThan(0)
})

test('production hides the schema: no introspection and no suggestions', async () => {
  const guesses = [
    '{ viewe { id } }',
    '{ viewer { usernam } }',
    '{ workspace(slu: "a") { id } }',
    'mutation { addMember(project: { workspaceSlu: "a", projectSlug: "b" }, username: "c") { member { id } } }',
    'query ($role: InviteRol) { viewer { id } }',
    'mutation { setShareLinkRole(project: { workspaceSlug: "a", projectSlug: "b" }, role: gues) { userErrors { code } } }',
    '{ ... on Quer { viewer { id } } }',
  ]
  for (const document of guesses) {
    const { errors, text } = await postGraphql(closed, document)
    expect(errors.length).toBeGreaterThan(0)
    expect(text).not.toContain('Did you mean')
    expect((await postGraphql(open, document)).text).toContain('Did you mean')
  }
  const role =
    'mutation ($role: InviteRole!) { setShareLinkRole(project: { workspaceSlug: "a", projectSlug: "b" }, role: $role) { userErrors { code } } }'
  expect((await postGraphql(closed, role, { role: 'gues' })).text).not.toContain('Did you mean')
  expect((await postGraphql(closed, getIntrospectionQuery())).errors[0]?.message).toMatch(/introspection/i)
  expect((await postGraphql(closed, '{ __type(name: "Task") { name } }')).errors).toHaveLength(1)
})

test('with GraphiQL the schema is open, and a browser gets the page', async () => {
  expect((await postGraphql(open, getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query')
  const page = await open.fetch(new Request('http://gateway.test/graphql', { headers: { accept: 'text/html' } }))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  const none = await closed.fetch(new Request('http://gateway.test/graphql', { headers: { accept: 'text/html' } }))
  expect(none.status).toBeGreaterThanOrEqual(400)
})

test('wrong values of scalars are the caller’s, before anything is called', async () => {
  const before = rest.asked.length
  const document = 'query ($from: Date!) { tasks(workspaceSlug: "a", filter: { dueFrom: $from }) { page } }'
  for (const from of ['soon', '2026-02-30', 7, null]) expect((await postGraphql(closed, document, { from })).errors).toHaveLength(1)
  const instant =
    'mutation ($at: DateTime!) { endTimer(task: { workspaceSlug: "a", projectSlug: "b", id: "c" }, endedAt: $at) { task { id } } }'
  for (const at of ['2026-11-21', '2026-11-21T10:00', '2026-02-30T10:00:00Z', '2026-11-21T25:00:00Z', 5])
    expect((await postGraphql(closed, instant, { at })).errors).toHaveLength(1)
  const colour =
    'mutation ($color: HexColor!) { createLabel(project: { workspaceSlug: "a", projectSlug: "b" }, input: { title: "x", color: $color }) { label { id } } }'
  for (const color of ['red', '#12345', '#1234567', 'url(x)']) expect((await postGraphql(closed, colour, { color })).errors).toHaveLength(1)
  expect(rest.asked.length).toBe(before)
})

test('an unforeseen failure is one sentence with an id outside, and one line in the log', async () => {
  const lines: Record<string, unknown>[] = []
  const { createHardenedYoga } = await import('./yoga.ts')
  const { buildGatewaySchema } = await import('./schema.ts')
  const broken = createHardenedYoga({
    schema: buildGatewaySchema(),
    context: () => ({ rest: null }),
    graphiql: false,
    production: true,
    log: { error: (details) => lines.push(details) },
  })
  const { errors, text } = await postGraphql(broken, '{ viewer { id } }')
  expect(errors[0]).toMatchObject({
    message: 'Unexpected error.',
    path: ['viewer'],
    extensions: { code: 'INTERNAL_SERVER_ERROR', retryable: false },
  })
  expect(text).not.toMatch(/TypeError|of null|\.ts/)
  expect(lines).toMatchObject([
    { requestId: errors[0]?.extensions.requestId, path: ['viewer'], cause: expect.stringContaining('TypeError') },
  ])
})
