// The list of a task's fields is whole, and what is derived from it says what lists and writes need.
import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { cachedOfSubject } from './cached-task.ts'
import { fieldEntries, fieldOfInput, orders, setViews, updateOf } from './task-fields.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
function namesOf(name: string): string[] {
  const type = schema.getType(name)
  if (isInputObjectType(type)) return Object.keys(type.getFields())
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}
const left = (names: readonly string[], known: readonly unknown[]) => names.filter((name) => !known.includes(name))

test('every input of an update, every filter and every order of the schema belongs to a field', () => {
  // The description is no list's business; the others say how something was, and in which zone days are.
  expect(left(namesOf('UpdateTaskInput'), Object.keys(fieldOfInput)).sort()).toEqual(['description', 'descriptionWas', 'titleWas', 'was'])
  const filters = fieldEntries.flatMap(([, { filter, days }]) => [filter, ...(days ?? [])])
  expect(left(namesOf('TaskFilter'), filters).sort()).toEqual(['search', 'timezone'])
  expect(
    left(
      namesOf('TaskSort'),
      fieldEntries.map(([, { sort }]) => sort),
    ),
  ).toEqual([])
})

test('a row says ids for things, and nothing of what rows do not say', () => {
  const task = taskSubject(1, {
    workflow: { id: '3', title: 'To do', color: '#000000' },
    labels: [{ id: '7', title: 'bug', color: '#ff0000' }],
    dueDate: '2026-11-24T09:00:00.000Z',
    parentId: 'p-1',
  })
  const known = cachedOfSubject(task)
  expect(known).toMatchObject({ workflow: '3', labels: ['7'], dueDate: '2026-11-24T09:00:00.000Z', board: null, isDraft: false })
  expect(Object.keys(known).filter((name) => ['parentId', 'position', 'createdAt', 'updatedAt'].includes(name))).toEqual([])
  expect('sprint' in cachedOfSubject({ ...task, sprint: null })).toBe(true)
})

test('a field is set under the name that updates have for it; null clears', () => {
  expect(updateOf('effort', '5')).toEqual({ effortId: '5' })
  expect(updateOf('dueDate', null)).toEqual({ dueDate: null })
})

test('people choose filters and orders in the order of the list', () => {
  // A new one may stand anywhere between.
  const among = (found: readonly { name: string }[], names: readonly string[]) =>
    found.flatMap(({ name }) => (names.includes(name) ? [name] : []))
  const filters = ['workflow', 'assignee', 'label', 'type', 'board']
  const sorts = ['manual', 'due', 'start', 'title', 'code', 'created', 'updated']
  expect([among(setViews, filters), among(orders, sorts)]).toEqual([filters, sorts])
})
