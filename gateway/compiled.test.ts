// What runs compiled answers as what does not: the same data, the same errors, and no call twice.
// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRest, openFakeRest, type Told } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { createGateway, type Gateway } from './gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'
const TASK = { uuid: 't1', title: 'One', company: { slug: 'acme', subscription: 'paid' }, project: { slug: 'website' } }

let rest: FakeRest
let gateway: Gateway
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  rest = await openFakeRest()
  const log = { error: (details: Record<string, unknown>) => logged.push(details) }
  gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true, deadlineMs: 60_000, log })
})
afterAll(async () => {
  await gateway.close()
  await rest.close()
})
beforeEach(() => {
  logged.length = 0
})

/** The same question four times: the first is not compiled, the others are. What is random is left out. */
async function fourTimes(document: string, told: Told, variables: Record<string, unknown> = {}) {
  rest.answer(() => told)
  const answers: { status: number; data: unknown; errors: unknown; calls: number; logged: number; text: string }[] = []
  for (let time = 0; time < 4; time++) {
    const before = rest.asked.length
    const lines = logged.length
    const { status, data, errors, text } = await postGraphql(gateway, document, variables)
    const told = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: '' } }))
    answers.push({ status, data, errors: told, calls: rest.asked.length - before, logged: logged.length - lines, text })
  }
  const [first, ...others] = answers.map(({ text: _, ...answer }) => answer)
  for (const other of others) expect(other).toEqual(first)
  return answers[3] as (typeof answers)[number]
}

test('data, aliases, fragments, defaults and variables are the same', async () => {
  const document = `query Page($page: Int = 2, $filter: TaskFilter) { a: tasks(${AT}, page: $page, filter: $filter) { nodes { ...Row ...Row } page }
    b: task(${AT}, id: "t1") { __typename id } } fragment Row on Task { id title viewerCan project { slug ...P } } fragment P on Project { name }`
  const body = { data: [{ ...TASK, logged_user_role: { name: 'member' } }], current_page: 2, total_pages: 3 }
  const { data } = await fourTimes(document, { body }, { filter: { done: true } })
  expect(data).toMatchObject({ a: { nodes: [{ id: 't1', viewerCan: ['EDIT', 'PAID'], project: { name: 'website' } }], page: 2 } })
})

test('a list without descriptions is asked for without them, compiled too', async () => {
  await fourTimes(`{ tasks(${AT}) { nodes { ...Row } } } fragment Row on Task { id }`, { body: { data: [] } })
  expect(rest.asked.at(-1)?.url).toContain('description=0')
  await fourTimes(`{ tasks(${AT}) { nodes { ...Row } } } fragment Row on Task { id description }`, { body: { data: [] } })
  expect(rest.asked.at(-1)?.url).not.toContain('description=0')
})

const failures: [name: string, document: string, told: Told, code: string, variables?: Record<string, unknown>][] = [
  ['a refusal', `{ labels(${AT}) { id } }`, { status: 403, body: { message: 'SECRET' } }, 'FORBIDDEN'],
  ['a failure', `{ labels(${AT}) { id } }`, { status: 500, body: { message: 'SECRET' } }, 'UPSTREAM_ERROR'],
  ['another shape', `{ labels(${AT}) { id } }`, { body: { data: [{ id: 'SECRET', title: 7 }] } }, 'UPSTREAM_BAD_RESPONSE'],
  ['a failure of a question by POST', '{ passwordResetOpen(token: "x") }', { status: 500 }, 'UPSTREAM_ERROR'],
  ['a variable of another type', 'query ($page: Int) { workspaces(page: $page) { id } }', { body: [] }, '', { page: 'many' }],
]

test.each(failures)(
  'OPEN-13 %s is told in the same words, place and code, and nothing is called twice',
  async (_, document, told, code, variables) => {
    const { errors, calls, text } = await fourTimes(document, told, variables)
    expect(errors).toMatchObject(
      code === '' ? [{ message: expect.stringContaining('$page') }] : [{ extensions: { code }, locations: [{}] }],
    )
    expect(calls).toBe(code === '' ? 0 : 1)
    expect(text).not.toContain('SECRET')
  },
)

test('OPEN-13 what of an answer does not fit the schema is not quoted, compiled or not', async () => {
  const { createHardenedYoga } = await import('./yoga.ts')
  const { buildGatewaySchema } = await import('./schema.ts')
  // No shape lets such values through; resolvers are made to answer them.
  const schema = buildGatewaySchema()
  const fields = schema.getQueryType()?.getFields() ?? {}
  const known = { status: 'SECRET', people: [], budget: 'SECRET', isPrivate: 'SECRET', taskCount: 'SECRET' }
  if (fields.project) fields.project.resolve = () => ({ workspaceSlug: 'a', slug: 'b', name: { SECRET: 1 }, known })
  const log = { error: () => undefined }
  const endpoint = createHardenedYoga({ schema, context: () => ({ rest: null }), graphiql: false, production: true, log })
  for (const field of ['status', 'budget', 'isPrivate', 'taskCount', 'name']) {
    const answers: unknown[] = []
    for (let time = 0; time < 3; time++) {
      const { errors, text } = await postGraphql(endpoint, `{ project(workspaceSlug: "a", slug: "b") { ${field} } }`)
      expect(text).not.toContain('SECRET')
      answers.push(errors.map(({ extensions, ...error }) => ({ ...error, code: extensions.code })))
    }
    expect(answers[0]).toMatchObject([
      { path: ['project', field], code: expect.stringMatching(/^(UPSTREAM_BAD_RESPONSE|INTERNAL_SERVER_ERROR)$/) },
    ])
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  }
})

test('a mutation is never run compiled: what fails after a write is sent once', async () => {
  const document = `mutation { setTaskProgress(task: { ${AT}, id: "t1" }, progress: 5) { task { id } userErrors { code } } }`
  const { calls } = await fourTimes(document, { status: 500 })
  expect(calls).toBe(1)
})

test('an operation of another name, conditions, and several operations are the executor’s', async () => {
  const told = { body: { data: [] } }
  const { data } = await fourTimes(
    `query ($no: Boolean = false) { labels(${AT}) { id title @include(if: $no) } boards(${AT}) @skip(if: true) { id } }`,
    told,
  )
  expect(data).toEqual({ labels: [] })
  for (let time = 0; time < 3; time++) {
    const ask = async (operationName: string) => {
      const headers = { 'content-type': 'application/json', 'graphql-require-preflight': '1' }
      const body = JSON.stringify({ query: `query Here { labels(${AT}) { id } }`, operationName })
      return (await gateway.fetch(new Request('http://gateway.test/graphql', { method: 'POST', headers, body }))).json()
    }
    expect(await ask('Here')).toEqual({ data: { labels: [] } })
    expect((await ask('There')).errors).toHaveLength(1)
  }
})
