// What counts as answered, for the guard over the schema: only what was asked for, done, and there.
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createAnsweredFields } from '#tests/kit/answered-fields.ts'

const schema = buildSchema(`
  type Query { task(id: ID!): Task tasks: [Task!]! }
  type Mutation { setDone(id: ID!): TaskPayload! }
  type Task { id: ID! title: String parent: Task }
  type TaskPayload { task: Task userErrors: [UserError!]! }
  type UserError { message: String! }
`)

function answered(document: string, data: unknown): string[] {
  const fields = createAnsweredFields(schema)
  fields.add(document, data)
  return fields.take().toSorted()
}

test('fields are found below lists, aliases and fragments', () => {
  const document = '{ all: tasks { ...Row ... on Task { parent { title } } } } fragment Row on Task { id }'
  const data = {
    all: [
      { id: '1', parent: null },
      { id: '2', parent: { title: 'Above' } },
    ],
  }
  expect(answered(document, data)).toEqual(['Query.tasks', 'Task.id', 'Task.parent', 'Task.title'])
})

test('what was asked for and is null, or failed, does not count', () => {
  expect(answered('{ task(id: 1) { id title } }', { task: { id: '1', title: null } })).toEqual(['Query.task', 'Task.id'])
  expect(answered('{ task(id: 1) { id } tasks { id } }', { task: null, tasks: [] })).toEqual(['Query.tasks'])
  expect(answered('{ task(id: 1) { id } }', null)).toEqual([])
})

test('a mutation that was refused is not done; the refusal was answered', () => {
  const document = 'mutation { setDone(id: 1) { task { id } userErrors { message } } }'
  const done = { setDone: { task: { id: '1' }, userErrors: [] } }
  expect(answered(document, done)).toEqual(['Mutation.setDone', 'Task.id', 'TaskPayload.task', 'TaskPayload.userErrors'])
  const refused = { setDone: { task: null, userErrors: [{ message: 'No.' }] } }
  expect(answered(document, refused)).toEqual(['TaskPayload.userErrors', 'UserError.message'])
})

test('what was taken is not told again', () => {
  const fields = createAnsweredFields(schema)
  fields.add('{ tasks { id } }', { tasks: [] })
  expect(fields.take()).toEqual(['Query.tasks'])
  expect(fields.take()).toEqual([])
})
