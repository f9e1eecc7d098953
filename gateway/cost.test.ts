// What an operation costs, and that what costs too much is refused before anything is asked of the host.
// @vitest-environment node
import { buildSchema, parse } from 'graphql/index.js'
import { expect, test } from 'vitest'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'
import { costOf } from './cost.ts'
import { createGateway } from './gateway.ts'

const schema = buildSchema(`
  type Query { things(page: Int, perPage: Int = 50): ThingPage! thing: Thing all: [Thing!]! any: Either }
  type Mutation { add: Thing }
  type ThingPage { nodes: [Thing!]! totalPages: Int! }
  type Thing { id: ID! title: String parts: [Part!]! owner: Part }
  type Part { id: ID! name: String }
  union Either = Thing | Part
`)

test.each([
  ['{ thing { id title } }', {}, 3],
  ['{ thing { id parts { id name } } }', {}, 1 + 1 + 1 + 5 * 2],
  ['{ all { id owner { id } } }', {}, 1 + 100 * 3],
  ['{ things { nodes { id title } totalPages } }', {}, 1 + (1 + 50 * 2) + 1],
  ['{ things(perPage: 3) { nodes { id } } }', {}, 2 + 3],
  ['query ($n: Int) { things(perPage: $n) { nodes { id } } }', { n: 200 }, 2 + 200],
  ['query ($n: Int) { things(perPage: $n) { nodes { id } } }', {}, 2 + 50],
  ['query ($n: Int = 7) { things(perPage: $n) { nodes { id } } }', {}, 2 + 7],
  // The host gives no more than 200; what is no number is refused elsewhere.
  ['query ($n: Int) { things(perPage: $n) { nodes { id } } }', { n: 1e9 }, 2 + 200],
  ['query ($n: Int) { things(perPage: $n) { nodes { id } } }', { n: 'x' }, 2 + 50],
  ['{ a: things(perPage: 9) { nodes { id } } b: things(perPage: 9) { nodes { id } } }', {}, 22],
  [
    '{ things(perPage: 2) { ...Page } } fragment Page on ThingPage { nodes { ... on Thing { id title } ...Own } } fragment Own on Thing { parts { id } }',
    {},
    2 + 2 * (2 + 1 + 5),
  ],
  ['{ any { __typename ... on Thing { id title } ... on Part { name } } }', {}, 1 + 4],
  ['mutation { add { id } }', {}, 2],
  ['{ __schema { types { name } } }', {}, 1],
])('%s with %o costs %i', (text, variables, cost) => {
  expect(costOf(schema, parse(text))(variables)).toBe(cost)
})

const EVERYTHING = `id code title description labels { id title color } assignees { id name username avatar headline }
  type { id title color } effort { id title } workflow { id title color } sprint { id title } userStory { id title code }
  creator { name avatar } done progress startDate dueDate createdAt updatedAt counts { comments files } viewerCan`

test('fifteen lists of 200 tasks with everything are refused in words, without a call, also when the question is known; one is answered', async () => {
  const rest = await openFakeRest()
  rest.answer(() => ({ body: { data: [], current_page: 1, total_pages: 1 } }))
  const gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true })
  const list = `tasks(workspaceSlug: "acme", projectSlug: "website", perPage: $n) { nodes { ${EVERYTHING} } }`
  const lists = Array.from({ length: 15 }, (_, at) => `t${at}: ${list}`).join(' ')
  const greedy = `query Greedy($n: Int) { ${lists} }`
  for (let time = 0; time < 3; time++) expect((await postGraphql(gateway, `query One($n: Int) { ${list} }`, { n: 200 })).errors).toEqual([])
  rest.asked.length = 0
  for (let time = 0; time < 3; time++) {
    const { errors } = await postGraphql(gateway, greedy, { n: 200 })
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^This asks for about \d{3},\d{3} values at once, and 60,000 are the most\. Ask for fewer rows, fields or aliases\.$/,
        ),
        extensions: { code: 'QUERY_TOO_COSTLY', mostCost: 60_000, retryable: false },
      },
    ])
  }
  expect(rest.asked).toEqual([])
  // For two rows each it is fine: the question may be known, and dear for other variables only.
  for (let time = 0; time < 3; time++) expect((await postGraphql(gateway, greedy, { n: 2 })).errors).toEqual([])
  expect((await postGraphql(gateway, greedy, { n: 200 })).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }])
  await gateway.close()
  await rest.close()
})
