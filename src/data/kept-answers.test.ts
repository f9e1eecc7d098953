// What becomes of answers that may be kept.
import { afterEach, expect, test } from 'vitest'
import { fields, filled, listOf, text } from '#src/data/storage/shape.ts'
import { accessToken, currentUser, keptAnswer } from '#src/data/storage/storage.ts'
import { fillStorage, refuseStorage } from '#tests/kit/refused-storage.ts'
import { createDataClient } from './client.ts'
import { graphql } from './graphql.ts'
import { keepAnswers, readKept } from './kept-answers.ts'

const Names = graphql(`
  query Names($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id name } }
`)
const names = keepAnswers(Names, {
  keyOf: ({ workspaceSlug }) => `cache:projects:${workspaceSlug}`,
  read: fields({ projects: filled(listOf(fields({ id: text, name: text }))) }),
  droppedBy: () => [],
})
const acme = keptAnswer('cache:projects:acme')
const globex = keptAnswer('cache:projects:globex')

/** A client of a session with this token; its answers wait for `answer`. */
function session(token: string) {
  accessToken.write(token)
  currentUser.write({ username: 'ana', name: 'Ana', avatar: null, headline: null })
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { client } = createDataClient({
    ...{ url: 'http://gateway.test/graphql', token, onUnauthenticated: () => undefined, cacheParts: [], kept: [names] },
    fetch: async (_address, init) => {
      const { workspaceSlug } = JSON.parse(String(init?.body)).variables
      await answered
      const projects = [{ __typename: 'Project', id: `${workspaceSlug}/one`, name: `One of ${workspaceSlug}` }]
      return new Response(JSON.stringify({ data: { projects } }), { headers: { 'content-type': 'application/json' } })
    },
  })
  return {
    ask: (workspaceSlug: string) => client.query(Names, { workspaceSlug }).toPromise(),
    answer,
  }
}

afterEach(() => window.localStorage.clear())

test('WS-08 STORE-06 an answer is kept under the name it was asked by, whatever is on the screen when it comes', async () => {
  const { ask, answer } = session('one')
  const asked = [ask('acme'), ask('globex')]
  answer()
  await Promise.all(asked)
  expect(readKept([names], Names, { workspaceSlug: 'acme' })).toEqual({ projects: [{ id: 'acme/one', name: 'One of acme' }] })
  expect(readKept([names], Names, { workspaceSlug: 'globex' })).toEqual({ projects: [{ id: 'globex/one', name: 'One of globex' }] })
  expect(readKept([names], Names, { workspaceSlug: 'initech' })).toBeUndefined()
})

test('AUTH-05 an answer that comes after its session keeps nothing', async () => {
  const { ask, answer } = session('one')
  const asked = ask('acme')
  accessToken.write('another')
  answer()
  expect((await asked).data?.projects).toHaveLength(1)
  expect([acme.read(), globex.read()]).toEqual([null, null])
})

test('where there is no room for a new answer the old one goes', async () => {
  const { ask, answer } = session('one')
  acme.write({ for: 'ana', data: { projects: [] } })
  const asked = ask('acme')
  const storage = fillStorage()
  answer()
  await asked
  expect(storage.refused()).toBeGreaterThan(0)
  storage.allow()
  expect(acme.read()).toBeNull()
  const allow = refuseStorage()
  expect(readKept([names], Names, { workspaceSlug: 'acme' })).toBeUndefined()
  allow()
})
