// What the line of quick create means while it is typed.
import { expect, test } from 'vitest'
import { completionsOf, newTaskOf, readLine, tokenBefore } from './quick-line.ts'
import type { ProjectCatalogueData } from './task.graphql.ts'

const person = (username: string, name: string) => ({
  id: username,
  role: 'member',
  person: { id: username, username, name, avatar: null, headline: null },
})
const catalogue = {
  workflows: [],
  taskTypes: [],
  efforts: [],
  boards: [],
  labels: [
    { id: '1', title: 'seo', color: '#111111' },
    { id: '2', title: 'two words', color: '#222222' },
  ],
  members: [person('mia', 'Mia Chen'), person('ben', 'Ben Okafor')],
} as unknown as ProjectCatalogueData
const now = new Date(2026, 10, 21, 12)
const read = (text: string, rejected: Parameters<typeof readLine>[3] = []) => readLine(text, catalogue, now, rejected)

test('people, labels and the due date leave the title and are sent as ids and an instant', () => {
  expect(newTaskOf(read('Fix the footer @mia #seo @mia due fri'), { workflowId: '7' })).toEqual({
    title: 'Fix the footer',
    workflowId: '7',
    assignees: ['mia'],
    labelIds: ['1'],
    dueDate: new Date(2026, 10, 27, 17).toISOString(),
  })
})

test('a chip that was taken back is text of the title', () => {
  const task = newTaskOf(read('Ask @mia', [{ kind: 'person', text: '@mia' }]), {})
  expect(task).toEqual({ title: 'Ask @mia' })
})

test('Backspace right behind a chip takes the chip, anywhere else it takes a letter', () => {
  const line = read('Ask @mia now')
  expect(tokenBefore(line, 8)).toEqual({ kind: 'person', text: '@mia' })
  expect([tokenBefore(line, 7), tokenBefore(line, 12)]).toEqual([null, null])
})

test('Tab offers people by user name and any part of the name, labels by title', () => {
  const names = (text: string) => completionsOf(text, text.length, catalogue)?.found.map(({ name }) => name)
  expect([names('x @mi'), names('x @oka'), names('x #wor'), names('x #'), names('x @zz'), names('x mi')]).toEqual([
    ['mia'],
    ['ben'],
    ['two words'],
    ['seo', 'two words'],
    undefined,
    undefined,
  ])
})

test('DATES-07 without due dates a date is text of the title', () => {
  expect(newTaskOf(readLine('Call the doctor @mia fri', catalogue, now, [], false), {})).toEqual({
    title: 'Call the doctor fri',
    assignees: ['mia'],
  })
})
