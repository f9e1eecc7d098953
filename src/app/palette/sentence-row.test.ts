// Where a sentence is offered: to tasks of one project that may be edited, and before what else the text may mean only when it is understood whole.

import { expect, test } from 'vitest'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { actionWorld, taskSubject } from '#tests/kit/action-fakes.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { filterRow, sentenceRow } from './sentence-row.ts'

const mia = { id: 'mia', username: 'mia', name: 'Mia Chen', avatar: null, headline: null }
const ProjectCatalogue = {
  ...{ workflows: [{ id: '3', title: 'In review', color: '#0000ff' }], taskTypes: [], efforts: [], labels: [], boards: [] },
  members: [{ id: '1', role: 'member', person: mia }],
}
const OpenSprintChoices = {
  active: { nodes: [] },
  planned: {
    nodes: ['Sprint 12', 'Sprint 11'].map((title, at) => ({
      id: title,
      slug: title,
      title,
      timebox: null,
      state: 'PLANNED',
      startDate: `2026-12-0${2 - at}`,
    })),
  },
}
const rowOf = (text: string, ...task: ReturnType<typeof taskSubject>[]) => {
  const { here } = actionWorld({ answers: { ProjectCatalogue, OpenSprintChoices } })
  return sentenceRow(text, here({ task }))
}

test('OPEN-66 what is understood whole leads; with words that are not, they are shown and it does not', () => {
  expect(rowOf('assign mia in review', taskSubject(1))).toMatchObject({ leads: true, row: { title: 'Assign Mia Chen · Status In review' } })
  const partly = rowOf('assign mia move to in review zebra', taskSubject(1))
  expect([partly?.leads, partly?.takesAll, partly?.row.parts?.at(-1)]).toEqual([false, true, { text: 'zebra', read: false }])
  expect(rowOf('assign mia sprint 12', taskSubject(1))).toMatchObject({ leads: true, row: { title: 'Assign Mia Chen · Put in Sprint 12' } })
  expect(rowOf('assign mia next sprint', taskSubject(1))?.row.title).toBe('Assign Mia Chen · Put in Sprint 11')
  // A value alone, one change among unknown words, and done alone, which is a command.
  expect(rowOf('in review', taskSubject(1))).toMatchObject({ leads: false })
  for (const text of ['assign mia zebra', 'mark as done', 'assign']) expect([text, rowOf(text, taskSubject(1))]).toEqual([text, null])
})

test('OPEN-66 ROLE-09 tasks of two projects, also of one address in two workspaces, and tasks that may not be edited get none', () => {
  expect(rowOf('assign mia', taskSubject(1), taskSubject(2))).not.toBeNull()
  expect(rowOf('assign mia', taskSubject(1), taskSubject(2, { projectSlug: 'other' }))).toBeNull()
  expect(rowOf('assign mia', taskSubject(1), taskSubject(2, { workspaceSlug: 'other' }))).toBeNull()
  expect(rowOf('assign mia', taskSubject(1, { viewerCan: [] }))).toBeNull()
  expect(rowOf('assign mia')).toBeNull()
})

test('the list on the screen is filtered by a line; a value alone has to be understood whole and does not lead', () => {
  const { here } = actionWorld()
  const row = (text: string) => filterRow(text, here({ app: [{ viewerCan: [] }] }))
  expect(row('filter overdue')).toBeNull()
  const change = () => undefined
  const view = readView(new URLSearchParams('due=today'))
  const leave = putInView({ ...LISTED, view, change, catalogue: null, layout: 'list', showAs: change, columns: null })
  expect(row('filter overdue')).toMatchObject({
    leads: true,
    row: { title: 'Filter: Due is Overdue', reach: 'in this list', state: { kind: 'ready' } },
  })
  expect(row('my open tasks')).toMatchObject({ leads: false, row: { title: 'Filter: Assignee is ana · Done is no' } })
  expect(row('filter overdue zebra')).toMatchObject({ leads: false, row: { parts: [{ read: true }, { text: 'zebra', read: false }] } })
  expect(row('overdue zebra')).toBeNull()
  expect(row('filter today')?.row.state).toEqual({ kind: 'disabled', reason: 'The list is filtered so already.' })
  leave()
})
