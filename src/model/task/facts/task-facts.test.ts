// Facts are derived from the list of fields: each has its words, and an action that changes it.
import { expect, test } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { actionOf, factsIn, textOf, titleOf } from './task-facts.ts'

test('a row shows what the detail shows but the start, and every fact has its action', () => {
  const inDetail = factsIn('detail')
  expect(inDetail.filter((field) => !factsIn('row').includes(field))).toEqual(['startDate'])
  const facts = [...inDetail, 'isFavorite', 'progress', 'timer', 'open'] as const
  expect(facts.filter((fact) => registry.get(actionOf(fact)) === undefined)).toEqual([])
  expect(new Set(facts.map(actionOf)).size).toBe(facts.length)
})

test('a fact is called by its name, word by word', () => {
  expect((['workflow', 'userStory', 'dueDate'] as const).map(titleOf)).toEqual(['Status', 'User story', 'Due date'])
})

test('each kind of field says what it says in words, and nothing where it has no value', () => {
  const people = ['ana', 'mia'].map((username) => ({ id: username, username, name: username, avatar: null, headline: null }))
  const task = taskSubject(1, {
    labels: [
      { id: '1', title: 'bug', color: '#ff0000' },
      { id: '2', title: 'later', color: '#00ff00' },
    ],
    assignees: people,
    progress: 40,
    isDraft: true,
  })
  const said = (['workflow', 'labels', 'assignees', 'progress', 'isDraft', 'title'] as const).map((fact) => textOf(task, fact))
  expect(said).toEqual(['To do', 'bug, later', 'ana, mia', '40', 'yes', 'Task 1'])
  expect((['type', 'sprint', 'dueDate'] as const).map((fact) => textOf(task, fact))).toEqual(['', '', ''])
  expect(textOf({ ...task, dueDate: '2026-12-10T09:00:00.000Z' }, 'dueDate')).toMatch(/2026/)
})
