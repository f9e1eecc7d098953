// Proves what the advanced form keeps and what becomes of it.
// @vitest-environment node
import { expect, test } from 'vitest'
import {
  type AdvancedForm,
  advancedSubject,
  emptyForm,
  isDueBeforeStart,
  NO_EFFORT,
  namesOfRest,
  newTaskOfForm,
  readForm,
  restOfForm,
  withQuick,
  writeForm,
} from './advanced-form.ts'

const filled: AdvancedForm = {
  title: 'Everything',
  description: '<p>Why</p>',
  workflowId: '2',
  typeId: '3',
  effortId: '4',
  startDate: '2027-05-03T09:00:00.000Z',
  dueDate: '2027-05-04T09:00:00.000Z',
  parent: { id: 'p', title: 'Parent', code: 'WEB-1' },
  boardId: 'b',
  members: ['mia', 'ben'],
  labelIds: ['7'],
}
const list = (id: string) => [{ id, title: id, color: '#000000', hours: 1 }]
const catalogue = { workflows: list('w1'), taskTypes: list('t1'), efforts: list('e1'), labels: [], boards: [], members: [] }

test('TCREATE-02 a draft gives back every field, an untouched form is no draft, and damage is no harm', () => {
  expect(readForm(writeForm(filled, emptyForm), emptyForm)).toEqual(filled)
  expect(writeForm(emptyForm, emptyForm)).toBe('')
  for (const text of ['', 'null', '7', '{', '[]']) expect(readForm(text, emptyForm)).toEqual(emptyForm)
  expect(readForm('{"title":7,"members":["mia",3],"parent":{"id":1},"typeId":{},"extra":1,"dueDate":null}', emptyForm)).toEqual({
    ...emptyForm,
    members: ['mia'],
  })
})

test('TCREATE-04 DEFECT-15 due before start is refused, the same moment is not', () => {
  const at = '2027-05-03T09:00:00.000Z'
  expect(isDueBeforeStart({ startDate: at, dueDate: '2027-05-03T08:59:00.000Z' })).toBe(true)
  expect(isDueBeforeStart({ startDate: at, dueDate: at })).toBe(false)
  expect(isDueBeforeStart({ startDate: null, dueDate: at })).toBe(false)
  expect(isDueBeforeStart({ startDate: at, dueDate: null })).toBe(false)
})

test('TCREATE-08 TCREATE-09 TCREATE-10 what was not chosen is the first of its list, the board the main one', () => {
  expect(newTaskOfForm({ ...emptyForm, title: 'x' }, catalogue, { effort: true })).toEqual({
    ...{ title: 'x', description: '', workflowId: 'w1', typeId: 't1', effortId: 'e1', startDate: null, dueDate: null, parentId: null },
    boardId: 'main-board',
  })
  expect(newTaskOfForm(filled, catalogue, { effort: true })).toMatchObject({
    ...{ workflowId: '2', typeId: '3', effortId: '4', parentId: 'p', boardId: 'b', assignees: ['mia', 'ben'], labelIds: ['7'] },
    description: '<p>Why</p>',
  })
  const effortOf = (effortId: string | null, effort: boolean) => newTaskOfForm({ ...emptyForm, effortId }, catalogue, { effort }).effortId
  expect([effortOf(NO_EFFORT, true), effortOf(null, false), effortOf('4', false)]).toEqual([null, null, '4'])
  expect(namesOfRest({ ...emptyForm, effortId: NO_EFFORT, startDate: filled.startDate })).toBe('start date')
})

test('TCREATE-02 the way to the short form and back loses nothing and doubles nothing', () => {
  expect(restOfForm({ ...emptyForm, title: 'x' })).toBeNull()
  const rest = restOfForm(filled)
  expect(rest).toEqual({ ...filled, title: '' })
  const back = withQuick(rest ?? emptyForm, {
    title: 'Everything',
    assignees: ['mia', 'rex'],
    labelIds: ['8'],
    dueDate: '2027-06-01T09:00:00.000Z',
  })
  expect(back).toEqual({ ...filled, members: ['mia', 'ben', 'rex'], labelIds: ['7', '8'], dueDate: '2027-06-01T09:00:00.000Z' })
  expect(withQuick(filled, { title: ' ' }).title).toBe('Everything')
  expect(namesOfRest({ ...filled, title: '' })).toBe(
    'description, type, effort, start date, due date, parent WEB-1, board, 2 people, 1 label',
  )
})

test('OPEN-59 subtasks of each parent have a draft of their own', () => {
  const at = { workspaceSlug: 'acme', projectSlug: 'website' }
  expect(advancedSubject(at)).not.toBe(advancedSubject({ ...at, parentId: 'p' }))
  expect(advancedSubject({ ...at, parentId: 'p' })).not.toBe(advancedSubject({ ...at, parentId: 'q' }))
})
