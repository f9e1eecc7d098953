// What a noun begins with in the gateway: its part of the schema, its REST calls, its resolvers, and a test that fails.
import { capital, type Noun } from './noun.ts'

/** The files of `gateway/resources/<noun>/` and its test over a real host, by path. */
export function gatewayFiles(noun: Noun): Record<string, string> {
  const { one, many, name, names, Type, Types, words, allWords } = noun
  const folder = `gateway/resources/${one}/${one}`
  return {
    [`${folder}.graphql`]: `extend type Query {
  "One page of a project's ${allWords}, the oldest first. \`GET /${many}/\` (ASSUMED), one call."
  ${names}(workspaceSlug: ID!, projectSlug: ID!, page: Int = 1): ${Type}Page!
}

"A ${words} of a project."
type ${Type} {
  "The host's id."
  id: ID!
  "What the ${words} is called."
  title: String!
}

"One page of ${allWords}; the host decides how many."
type ${Type}Page {
  "The ${allWords} of this page."
  nodes: [${Type}!]!
  "Which page this is, from 1; beyond the last it is empty."
  page: Int!
  "How many pages there are, at least 1."
  totalPages: Int!
}
`,
    [`${folder}.calls.ts`]: `// REST calls and wire types of ${allWords}. ASSUMED: the specification does not show them.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'

const ${name} = z.object({ uuid: z.string(), title: z.string() }).transform(({ uuid, title }) => ({ id: uuid, title }))

/** ASSUMED. */
export function list${Types}(rest: RestClient, at: ProjectAddress, page: number) {
  return rest.get('/${many}/', { query: { ...at, page }, answer: pageOf(${name}, page), whole: true })
}
`,
    [`${folder}.resolvers.ts`]: `// ${capital(allWords)} of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import * as calls from './${one}.calls.ts'

/** Fields of Query about ${allWords}. */
export const ${name}Resolvers = {
  Query: {
    ${names}: (_, { page, ...ref }, { rest }) => calls.list${Types}(rest, addressOf(ref), Math.max(1, page ?? 1)),
  },
} satisfies Resolvers
`,
    [`tests/gateway/${many}.test.ts`]: `// ${capital(allWords)} over a real host: one call each.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

test('a page of ${allWords} is one call', async () => {
  world.resetCalls()
  const { ${names} } = await world.data('gus', \`{ ${names}(\${WEBSITE}) { nodes { id title } page totalPages } }\`)
  expect(world.calls()).toEqual(['GET /${many}/?company_slug=acme&project_slug=website&page=1'])
  expect(${names}).toMatchObject({ nodes: [], page: 1 })
})

test('a member makes a ${words}', async () => {
  const made = await world.graphql(
    'mia',
    \`mutation { create${Type}(project: { \${WEBSITE} }, input: { title: "First" }) { ${name} { title } \${REFUSALS} } }\`,
  )
  expect(made.data?.create${Type}).toMatchObject({ ${name}: { title: 'First' }, userErrors: [] })
})
`,
  }
}
