// Every document of the client is valid for schema.graphql and carries what cache and api rely on.
import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, isEnumType, Kind, parse } from 'graphql'
import { buildSchema as buildServed } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { costOf, MOST_COST } from '#gateway/cost.ts'
import { cacheNames, environmentText } from '#src/data/graphql-env.script.ts'
import { documentProblems } from './document-rules.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
// As the gateway has it: the two builds of graphql do not know each other's classes.
const served = buildServed(readFileSync('schema.graphql', 'utf8'))
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.graphql.ts', { eager: true })

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
}

const documents = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, document]) => (isDocument(document) ? [{ path, name, document }] : [])),
)

test('every type, field and value of the schema says what it is, every query and mutation which REST call it makes', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name, astNode }) => astNode != null && !name.startsWith('__'))
  expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  const parts = types.flatMap((type) => {
    const own = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : []
    return own.map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))
  })
  expect(parts.length).toBeGreaterThan(500)
  expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
  expect(roots.length).toBeGreaterThan(0)
  expect(roots.filter(({ description }) => !/`(GET|POST|PUT|DELETE) \/?\w/.test(description ?? '')).map(({ name }) => name)).toEqual([])
})

test('each document module exports documents only', () => {
  for (const [path, exported] of Object.entries(modules)) {
    const others = Object.entries(exported).filter(([, value]) => !isDocument(value))
    expect(others.map(([name]) => `${path}: ${name}`)).toEqual([])
  }
})

test('each document is valid, selects the keys of what it reads and the userErrors of what it changes', () => {
  const problems = documents.flatMap(({ path, name, document }) =>
    documentProblems(document, schema).map((problem) => `${path} ${name}: ${problem}`),
  )
  expect(documents.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('no question of the client, for as many rows as a page may have, comes near the most that the gateway answers at once', () => {
  const costs = documents.flatMap(({ document }) =>
    document.definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return []
      const name = node.name?.value ?? ''
      return [{ name, cost: costOf(served, document, name)({ perPage: 200 }) }]
    }),
  )
  expect(costs.length).toBeGreaterThan(0)
  expect(costs.filter(({ cost }) => cost > (MOST_COST * 2) / 3)).toEqual([])
})

test('operation names are unique', () => {
  const names = documents.flatMap(({ document }) =>
    document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value ?? 'without a name'] : [])),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('graphql-env.d.ts, mutation-names.ts and keyless-types.ts are what `npm run graphql-env` writes', async () => {
  expect(readFileSync('src/data/graphql-env.d.ts', 'utf8')).toBe(await environmentText())
  for (const [name, text] of Object.entries(cacheNames())) expect(readFileSync(`src/data/cache/${name}`, 'utf8')).toBe(text)
})

describe('the rules themselves', () => {
  const ref = 'workspaceSlug: "a", projectSlug: "b"'
  test.each([
    [`{ tasks(${ref}) { nodes { title } } }`, 'A selection on Task lacks `id`'],
    [`{ runningTimer { running { startedAt } } }`, 'A selection on RunningTimer lacks `taskId`'],
    [`{ viewer { id qqqqqq } }`, 'Cannot query field "qqqqqq" on type "Viewer".'],
    [`mutation { deleteTask(task: { ${ref}, id: "c" }) { deletedId } }`, 'A selection on DeletedPayload lacks `userErrors`'],
    [`mutation { signOut { userErrors { code message } } }`, 'A selection on UserError lacks `field`'],
    [`{ tasks(${ref}) { nodes { ...Row } } } fragment Row on Task { title }`, 'A selection on Task lacks `id`'],
  ])('%s', (text, problem) => {
    expect(documentProblems(parse(text), schema)).toContain(problem)
  })

  test.each([
    `{ tasks(${ref}) { nodes { ...Row } page } } fragment Row on Task { id title workflow { id title } creator { name } }`,
    `mutation { signOut { ok userErrors { code field message } } }`,
    `fragment Alone on Task { title labels { id } }`,
  ])('%s is in order', (text) => {
    expect(documentProblems(parse(text), schema)).toEqual([])
  })
})
