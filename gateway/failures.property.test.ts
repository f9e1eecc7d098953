// Whatever a failing host says, nothing of it shines through.
// @vitest-environment node
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeRest, openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { runs } from '#tests/kit/runs.ts'
import { createGateway, type Gateway } from './gateway.ts'

const LIST = '{ labels(workspaceSlug: "acme", projectSlug: "website") { id title color } }'
const ONE = '{ task(workspaceSlug: "acme", projectSlug: "website", id: "t1") { id } }'
const REF = '{ workspaceSlug: "acme", projectSlug: "website", id: "t1" }'
const ERRORS = 'userErrors { code field message }'
const WRITE = `mutation { setTaskProgress(task: ${REF}, progress: 50) { task { id } ${ERRORS} } }`

let rest: FakeRest
let gateway: Gateway
beforeAll(async () => {
  rest = await openFakeRest()
  gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true, deadlineMs: 60_000 })
})
afterAll(async () => {
  await gateway.close()
  await rest.close()
})

const MARK = 'SECRET'
/** Words a host may let slip: its text, an address, a stack, SQL. */
const slip = fc.constantFrom(
  `${MARK} text`,
  `http://10.0.0.1/${MARK}`,
  `Error: ${MARK}\n    at ${MARK} (/srv/${MARK}.js:1:2)`,
  `<p>${MARK}</p>`,
  `{"${MARK}":1}`,
)
const bodies = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    slip,
    fc.integer(),
    fc.double(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('thing'),
  ),
  thing: fc.dictionary(
    fc.constantFrom(
      'data',
      'message',
      'error',
      'errors',
      'code',
      'field',
      'id',
      'uuid',
      'title',
      'color',
      'company',
      'project',
      'slug',
      'timestamp',
      'role',
      'user',
      'counts',
      'constructor',
      MARK,
    ),
    tie('value'),
    { maxKeys: 6 },
  ),
}))
const statuses = fc.constantFrom(200, 201, 204, 301, 400, 401, 402, 403, 404, 409, 410, 413, 418, 422, 429, 500, 502, 503)

test('OPEN-13 nothing a host says in a failing answer is passed on, whatever it says', { timeout: 60_000 }, async () => {
  const documents = [LIST, ONE, '{ viewer { id } }', '{ runningTimer { now } }', '{ workspace(slug: "acme") { owner { id } } }']
  await fc.assert(
    fc.asyncProperty(statuses, fc.oneof(bodies.value, bodies.thing), fc.constantFrom(...documents), async (status, body, document) => {
      rest.answer(() => ({ status, body: JSON.stringify(body) ?? MARK, headers: { 'x-secret': MARK } }))
      const { text, errors } = await postGraphql(gateway, document)
      for (const { extensions } of errors)
        expect(extensions.code).toMatch(/^(UPSTREAM_|UNAUTH|FORBIDDEN|PLAN|NOT_FOUND|CONFLICT|TOO_LARGE|BAD_USER|RATE)/)
      if (errors.length > 0) {
        expect(text).not.toContain(MARK)
        expect(text).not.toContain('127.0.0.1')
        expect(text).not.toMatch(/"(stack|http|originalError|unexpected)"/)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('OPEN-11 a refusal passes on plain sentences only: no address, markup, JSON or stack', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(400, 409, 422), bodies.thing, async (status, body) => {
      rest.answer(() => ({ status, body: JSON.stringify(body) }))
      const { data, errors, text } = await postGraphql(gateway, WRITE)
      expect(text).not.toMatch(/10\.0\.0\.1|\.js:|<p>|\\"SECRET/)
      for (const { extensions } of errors) expect(extensions.code).toMatch(/^(BAD_USER_INPUT|CONFLICT)$/)
      for (const { message } of data?.setTaskProgress.userErrors ?? []) expect(message.length).toBeLessThanOrEqual(300)
    }),
    { numRuns: runs(200) },
  )
})
