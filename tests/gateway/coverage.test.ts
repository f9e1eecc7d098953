// Every field of the schema is asked for by a test of this folder.
import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '#gateway/schema.ts'

const folder = new URL('.', import.meta.url)
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  // The templates' tests build the names of their mutations.
  .flatMap((source) => [
    source,
    ...[...source.matchAll(/name: '(\w+)'/g)].flatMap(([, kind]) => ['create', 'update', 'delete'].map((verb) => `${verb}${kind}`)),
  ])
  .join('\n')

const fields = Object.values(buildSchema(typeDefs).getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => [type.name, field] as const) : []))

test('there is a schema to look at', () => {
  expect(fields.length).toBeGreaterThan(150)
})

test.each(fields)('%s.%s is asked for', (_, field) => {
  expect(new RegExp(`\\b${field}\\b`).test(text)).toBe(true)
})
