// The error table end to end: what a failing host becomes in an answer, and that nothing of it shines through.
// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRest, openFakeRest, type Told } from '#tests/kit/fake-rest.ts'
import { type AnsweredError, postGraphql } from '#tests/kit/graphql-post.ts'
import { createGateway, type Gateway } from './gateway.ts'

const LIST = '{ labels(workspaceSlug: "acme", projectSlug: "website") { id title color } }'
const ONE = '{ task(workspaceSlug: "acme", projectSlug: "website", id: "t1") { id } }'
const REF = '{ workspaceSlug: "acme", projectSlug: "website", id: "t1" }'
const ERRORS = 'userErrors { code field message }'
const WRITE = `mutation { setTaskProgress(task: ${REF}, progress: 50) { task { id } ${ERRORS} } }`
const TASK = { uuid: 't1', title: 'One', company: { slug: 'acme' }, project: { slug: 'website' } }

let rest: FakeRest
let gateway: Gateway
let hasty: Gateway
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  rest = await openFakeRest()
  const log = { error: (details: Record<string, unknown>) => logged.push(details) }
  // Whatever answers is waited for, however busy the machine is.
  const patient = { hostUrl: rest.url, graphiql: false, production: true, deadlineMs: 60_000, log }
  gateway = createGateway(patient)
  hasty = createGateway({ ...patient, deadlineMs: 300 })
})
afterAll(async () => {
  for (const one of [gateway, hasty, rest]) await one.close()
})
beforeEach(() => {
  logged.length = 0
})

function only(errors: AnsweredError[]): AnsweredError {
  expect(errors).toHaveLength(1)
  return errors[0] as AnsweredError
}

const never: Told = (response) => response.on('close', () => undefined)
const table: [name: string, told: Told, code: string, retryable: boolean, unknown: boolean][] = [
  ['401', { status: 401 }, 'UNAUTHENTICATED', false, false],
  ['402', { status: 402 }, 'PLAN_REQUIRED', false, false],
  ['403', { status: 403 }, 'FORBIDDEN', false, false],
  ['403 of a plan', { status: 403, body: { code: 'plan_required' } }, 'PLAN_REQUIRED', false, false],
  ['400', { status: 400 }, 'BAD_USER_INPUT', false, false],
  ['429', { status: 429 }, 'RATE_LIMITED', true, false],
  ['500', { status: 500 }, 'UPSTREAM_ERROR', true, false],
  ['503 as a page', { status: 503, body: '<html>' }, 'UPSTREAM_ERROR', true, false],
  ['504', { status: 504 }, 'UPSTREAM_ERROR', true, true],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'UPSTREAM_BAD_RESPONSE', false, true],
  ['no JSON', { body: 'Fine.' }, 'UPSTREAM_BAD_RESPONSE', false, true],
  ['silence', never, 'UPSTREAM_TIMEOUT', true, true],
  ['a broken connection', (response) => response.socket?.destroy(), 'UPSTREAM_UNREACHABLE', true, true],
]

test.each(table)(
  'OPEN-13 AUTH-04 %s becomes its code, and tells after a write whether the outcome is known',
  async (_, told, code, retryable, unknown) => {
    rest.answer(() => told)
    const asked = told === never ? hasty : gateway
    const read = await postGraphql(asked, LIST)
    expect(read.status).toBe(200)
    const { extensions, path, locations } = only(read.errors)
    expect({ ...extensions, requestId: '' }).toEqual({ code, retryable, requestId: '' })
    expect(extensions.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect({ path, locations }).toEqual({ path: ['labels'], locations: [{ line: 1, column: 3 }] })
    const write = only((await postGraphql(asked, WRITE)).errors)
    expect({ ...write.extensions, requestId: '' }).toEqual({
      code,
      retryable: false,
      requestId: '',
      ...(unknown && { outcomeUnknown: true }),
    })
  },
)

test('a host that is not there: unreachable, and the outcome of a write is known', async () => {
  const gone = await openFakeRest()
  await gone.close()
  const alone = createGateway({ hostUrl: gone.url, graphiql: false, production: true })
  for (const document of [LIST, WRITE]) {
    const { extensions } = only((await postGraphql(alone, document)).errors)
    expect(extensions.code).toBe('UPSTREAM_UNREACHABLE')
    expect(extensions).not.toHaveProperty('outcomeUnknown')
  }
  await alone.close()
})

test('DEFECT-24 REST-32 a suggestion may take longer than other calls may', async () => {
  let answer: () => void = () => undefined
  const thinking = new Promise<void>((resolve) => {
    answer = resolve
  })
  rest.answer(async ({ url }) => {
    if (!url.startsWith('/ai/')) return never
    await thinking
    return { body: JSON.stringify('Slow but sure') }
  })
  const suggested = postGraphql(hasty, `mutation { suggestTitle(task: ${REF}) { text ${ERRORS} } }`)
  // Begun later, and out of its time before the suggestion is there.
  expect(only((await postGraphql(hasty, LIST)).errors).extensions.code).toBe('UPSTREAM_TIMEOUT')
  answer()
  expect((await suggested).data).toEqual({ suggestTitle: { text: 'Slow but sure', userErrors: [] } })
})

test('a huge answer is not understood', async () => {
  rest.answer(() => ({ body: `["${'x'.repeat(8_100_000)}"]` }))
  expect(only((await postGraphql(gateway, LIST)).errors).extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
})

test('OPEN-13 429 tells how long to wait, in seconds', async () => {
  rest.answer(() => ({ status: 429, headers: { 'retry-after': '17' } }))
  expect(only((await postGraphql(gateway, LIST)).errors).extensions.retryAfter).toBe(17)
  rest.answer(() => ({ status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' } }))
  expect(only((await postGraphql(gateway, LIST)).errors).extensions).not.toHaveProperty('retryAfter')
})

test.each([404, 410])('OPEN-13 %i is null for one thing, an error for a list, a refusal for a write and for a removal', async (status) => {
  rest.answer(() => ({ status, body: { message: 'SECRET' } }))
  expect(await postGraphql(gateway, ONE)).toMatchObject({ data: { task: null }, errors: [] })
  expect(only((await postGraphql(gateway, LIST)).errors).extensions.code).toBe('NOT_FOUND')
  const refused = [{ code: 'NOT_FOUND', field: null, message: 'This does not exist.' }]
  expect((await postGraphql(gateway, WRITE)).data).toEqual({ setTaskProgress: { task: null, userErrors: refused } })
  const removed = await postGraphql(gateway, `mutation { deleteTask(task: ${REF}) { deletedId ${ERRORS} } }`)
  const message = 'This is not there, or not any more. Nothing was deleted.'
  expect(removed.data).toEqual({ deleteTask: { deletedId: null, userErrors: [{ code: 'NOT_FOUND', field: null, message }] } })
})

test('409 is a refusal with the sentence of the host, or ours', async () => {
  for (const [body, message] of [
    [{ message: 'A task has it.' }, 'A task has it.'],
    [null, 'This cannot be done as things stand.'],
  ]) {
    rest.answer(() => ({ status: 409, body }))
    expect((await postGraphql(gateway, WRITE)).data.setTaskProgress.userErrors).toEqual([{ code: 'CONFLICT', field: null, message }])
  }
})

test('OPEN-11 the three shapes of a 422, and bodies that are none', async () => {
  const fixed = 'This value will not do.'
  const shapes: [unknown, [string[] | null, string][]][] = [
    [
      { message: 'No.', errors: { estimative: ['Too much.', 'Not whole.'] } },
      [
        [['progress'], 'Too much.'],
        [['progress'], 'Not whole.'],
      ],
    ],
    [{ errors: [{ field: 'start_date', message: '<b>Too late.</b>' }] }, [[['startDate'], 'Too late.']]],
    [{ message: 'Not today.' }, [[null, 'Not today.']]],
    [{ error: 'Not today.' }, [[null, 'Not today.']]],
    [{ errors: { 'emails.0': 'Taken.' } }, [[['emails', '0'], 'Taken.']]],
    [{ errors: { constructor: ['No.'], __proto__: 'x' } }, [[['constructor'], 'No.']]],
    [{ errors: { estimative: [{ deep: 'x' }, 7, null], '{"SECRET":1}': ['No.'] } }, [[null, 'No.']]],
    [{ message: '<html><body>\n<h1>Unprocessable</h1></body></html>\n at x' }, [[null, fixed]]],
    [{ message: '{"sql":"select"}' }, [[null, fixed]]],
    [{ message: 'x'.repeat(301) }, [[null, fixed]]],
    ['<html>', [[null, fixed]]],
    [[], [[null, fixed]]],
  ]
  for (const [body, expected] of shapes) {
    rest.answer(() => ({ status: 422, body }))
    const { userErrors } = (await postGraphql(gateway, WRITE)).data.setTaskProgress
    expect(userErrors).toEqual(expected.map(([field, message]) => ({ code: 'INVALID', field, message })))
    expect(only((await postGraphql(gateway, LIST)).errors).extensions.code).toBe('BAD_USER_INPUT')
  }
})

test('an answer of another shape is not understood, wherever it is wrong', async () => {
  const bodies = [{}, [{}], [{ id: 1 }], [{ id: 1, title: 7 }], { data: { data: { data: [] } } }, 'text', [[]], [null], 7]
  for (const body of bodies) {
    rest.answer(() => ({ body: { data: body } }))
    expect(only((await postGraphql(gateway, LIST)).errors).extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
  }
})

test('what cannot be put into the schema is not quoted', async () => {
  rest.answer(() => ({
    body: { data: { task: { uuid: 'a', title: 'b', company_slug: 'c', project_slug: 'd' }, started_at: 1e300, SECRET: 1 } },
  }))
  const answer = await postGraphql(gateway, '{ runningTimer { now running { startedAt } } }')
  expect(only(answer.errors).extensions.code).toBe('UPSTREAM_BAD_RESPONSE')
})

test('several failing fields each say so in their place, and the others answer', async () => {
  rest.answer(({ url }) =>
    url.startsWith('/tasks/1') ? { status: 403 } : url.startsWith('/tasks/2') ? { status: 500 } : { body: { data: [] } },
  )
  const at = 'workspaceSlug: "a", projectSlug: "b"'
  const document = `{ one: task(${at}, id: "1") { id } two: task(${at}, id: "2") { id } members(${at}) { id } }`
  const { data, errors } = await postGraphql(gateway, document)
  expect(data).toEqual({ one: null, two: null, members: [] })
  expect(errors.map(({ path, locations, extensions }) => [path, locations?.[0]?.column, extensions.code])).toEqual([
    [['one'], document.indexOf('one') + 1, 'FORBIDDEN'],
    [['two'], document.indexOf('two') + 1, 'UPSTREAM_ERROR'],
  ])
})

test('a failure after something was written says that the outcome is unknown, whatever its code', async () => {
  rest.answer(({ method }) => (method === 'PUT' ? { body: null } : { status: 403 }))
  expect(only((await postGraphql(gateway, WRITE)).errors).extensions).toMatchObject({
    code: 'FORBIDDEN',
    retryable: false,
    outcomeUnknown: true,
  })
  const done = `mutation { setTaskDone(task: ${REF}, done: true) { task { id } ${ERRORS} } }`
  expect(only((await postGraphql(gateway, done)).errors).extensions).not.toHaveProperty('outcomeUnknown')
})

test('what was written before a refusal is answered with it', async () => {
  rest.answer(({ method, url, body }) => {
    if (url.includes('/attach')) return { status: 409 }
    if (body.includes('due_date":"2026')) return { status: 422, body: { errors: { due_date: ['Too early.'] } } }
    return { status: method === 'POST' ? 201 : 200, body: { data: { ...TASK, title: 'Written' } } }
  })
  const changed = await postGraphql(
    gateway,
    `mutation { updateTask(task: ${REF}, input: { title: "Written", dueDate: "2026-11-21T10:00:00Z" }) { task { title } ${ERRORS} } }`,
  )
  expect(changed.data.updateTask).toEqual({
    task: { title: 'Written' },
    userErrors: [{ code: 'INVALID', field: ['dueDate'], message: 'Too early.' }],
  })
  const made = await postGraphql(
    gateway,
    `mutation { createTask(input: { workspaceSlug: "a", projectSlug: "b", title: "x", labelIds: ["1"] }) { task { title } ${ERRORS} } }`,
  )
  expect(made.data.createTask).toMatchObject({ task: { title: 'Written' }, userErrors: [{ code: 'CONFLICT' }] })
})

test('only failures of the host are logged, with the id that the host and the client were given', async () => {
  rest.answer(() => ({ status: 403, body: { message: 'SECRET' } }))
  await postGraphql(gateway, LIST, {}, 'TOKEN')
  await postGraphql(gateway, '{ nothing }')
  expect(logged).toEqual([])
  rest.answer(() => ({ status: 500, body: { message: 'SECRET' } }))
  const { extensions } = only((await postGraphql(gateway, LIST, {}, 'TOKEN')).errors)
  expect(logged).toEqual([{ requestId: extensions.requestId, status: 500, path: ['labels'] }])
  expect(rest.asked.at(-1)?.headers['x-request-id']).toBe(extensions.requestId)
})
