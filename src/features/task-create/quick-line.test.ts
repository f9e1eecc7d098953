// What the line of quick create means while it is typed.
import { expect, test } from 'vitest'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { type LineReading, newTaskOf, readLine, tokenBefore } from './quick-line.ts'

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
const reading: LineReading = { catalogue, now, rejected: [], dates: true, newLabels: [] }
const read = (text: string, rejected: LineReading['rejected'] = []) => readLine(text, { ...reading, rejected })

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

test('DATES-07 without due dates a date is text of the title', () => {
  expect(newTaskOf(readLine('Call the doctor @mia fri', { ...reading, dates: false }), {})).toEqual({
    title: 'Call the doctor fri',
    assignees: ['mia'],
  })
})

test('LABEL-03 a label that is to be made goes by its title, once; taken back it is text', () => {
  const fresh = { ...reading, newLabels: ['print', 'big one'] }
  expect(newTaskOf(readLine('Call #print #seo #"big one" #print', fresh), {})).toEqual({
    title: 'Call',
    labelIds: ['1'],
    newLabels: ['print', 'big one'],
  })
  const rejected = [{ kind: 'label' as const, text: '#print' }]
  expect(newTaskOf(readLine('Call #print', { ...fresh, rejected }), {})).toEqual({ title: 'Call #print' })
})
