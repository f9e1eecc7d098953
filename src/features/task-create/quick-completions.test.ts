// What Tab offers in the line of quick create, and that taking it means what was offered.
import { expect, test } from 'vitest'
import { formatPickerDate } from '#src/lib/dates/date-format.ts'
import { completeToken } from '#src/lib/quick-create/quick-token.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { completionsOf } from './quick-completions.ts'
import { type LineReading, newTaskOf, readLine } from './quick-line.ts'

const member = (username: string, name: string) => ({
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
  members: [member('mia', 'Mia Chen'), member('ben', 'Ben Okafor')],
} as unknown as ProjectCatalogueData
/** A Saturday. */
const reading: LineReading = { catalogue, now: new Date(2026, 10, 21, 12), rejected: [], dates: true, newLabels: [] }
const offered = (text: string, more: Partial<LineReading> = {}, mayCreate = true) =>
  completionsOf(text, text.length, { ...reading, ...more }, mayCreate)
const names = (text: string, more: Partial<LineReading> = {}, mayCreate = true) =>
  offered(text, more, mayCreate)?.found.map(({ kind, name }) => (kind === 'new-label' ? `new ${name}` : name))

test('OPEN-59 people by user name and any part of the name, labels by title', () => {
  expect([names('x @mi'), names('x @oka'), names('x #wor', {}, false), names('x #'), names('x @zz'), names('x mi')]).toEqual([
    ['mia'],
    ['ben'],
    ['two words'],
    ['seo', 'two words'],
    undefined,
    undefined,
  ])
})

test('LABEL-03 a label that is not there is offered to be made, last, and only to who may', () => {
  expect(names('x #print')).toEqual(['new print'])
  expect(names('x #se')).toEqual(['seo', 'new se'])
  expect(names('x #"big one')).toEqual(['new big one'])
  expect([names('x #SEO'), names('x #print', {}, false)]).toEqual([['seo'], undefined])
})

test.each([
  ['Call the printer tom', ['tomorrow']],
  ['Call the printer tomo', ['tomorrow']],
  ['Call the printer fri', ['fri']],
  ['Call the printer next mon', ['next mon', 'next month']],
  ['Call the printer tom 9am', ['tomorrow 09:00']],
  ['Call the printer 31.12.2026 14:30', ['31.12.2026 14:30']],
  ['Call the printer due f', ['friday']],
  ['Call the printer due ', ['today', 'tomorrow', 'end of week', 'next week']],
  ['Fix this', undefined],
  ['Go to', undefined],
  ['Buy 12', undefined],
  ['tomorrow', undefined],
  ['Say "tom', undefined],
])('DATES-01 behind %j Tab offers %j', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

test('every date that is offered is the due date once it is taken', () => {
  for (const text of [
    'Call tod',
    'Call next',
    'Call next w',
    'Call due',
    'Call due ',
    'Call by t',
    'Call sun',
    'Call in 2',
    'Call +3',
    'Call 24 dec',
    'Call end of',
  ]) {
    const found = offered(text)
    for (const completion of found?.found ?? []) {
      if (completion.kind !== 'due' || !found) throw new Error(`${text} offers a ${completion.kind}`)
      const done = completeToken(text, found.token, completion.name)
      const task = newTaskOf(readLine(done.text, reading), {})
      expect(task.title, done.text).toBe('Call')
      expect(formatPickerDate(new Date(task.dueDate ?? 0)), done.text).toBe(completion.id)
    }
  }
  expect(offered('Call tod')?.found).toHaveLength(1)
})

test('DATES-07 without due dates, and in the middle of a line, no date is offered; one that was taken back stays text', () => {
  expect(names('Call the printer tom', { dates: false })).toBeUndefined()
  expect(completionsOf('Call tom about it', 8, reading, true)).toBeNull()
  expect(names('Call tomo', { rejected: [{ kind: 'due', text: 'tomorrow' }] })).toBeUndefined()
})
