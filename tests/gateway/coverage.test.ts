// Every field of the schema was answered, and every mutation done, in the tests of this folder. Runs after them; where only a part of them ran, nothing is said.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '#gateway/schema.ts'
import { nameOfAnswered } from '#tests/kit/answered-fields.ts'

const folder = process.env.ANSWERED_FIELDS
const here = import.meta.dirname
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
const left = files.map((name) => join(folder ?? '', nameOfAnswered(join(here, name)))).filter((path) => folder && existsSync(path))
const answered = new Set(left.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as string[]))

const fields = Object.values(buildSchema(typeDefs).getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []))

test('there is a schema to look at, and tests that ask', () => {
  expect(fields.length).toBeGreaterThan(150)
  expect(files.length).toBeGreaterThan(15)
})

test.skipIf(left.length < files.length).each(fields)('%s is answered', (field) => {
  expect(answered).toContain(field)
})
