// The documents satisfy the kernel, and every one of them is valid against the schema.
import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, validate } from 'graphql'
import { expect, expectTypeOf, test } from 'vitest'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import * as queries from './task.graphql.ts'
import * as mutations from './task-mutations.graphql.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test('rows and details are subjects of actions', () => {
  expectTypeOf<queries.TaskRowData>().toExtend<TaskSubject>()
  expectTypeOf<queries.TaskDetailData>().toExtend<TaskSubject>()
})

test.each(Object.entries({ ...queries, ...mutations }))('%s is valid', (_name, document) => {
  const errors = validate(schema, document as DocumentNode).filter(({ message }) => !/never used/.test(message))
  expect(errors).toEqual([])
})

test.each(Object.entries(mutations))('%s asks for userErrors', (_name, document) => {
  expect(JSON.stringify(document)).toContain('"userErrors"')
})
