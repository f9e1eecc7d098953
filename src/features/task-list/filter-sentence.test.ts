// What a sentence about the list is read as; that saying no never says yes; and that what its chips say is read the same.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UndoRefused } from '#src/actions/undo.ts'
import { type ListInView, putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView, setFilters } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { filterSentenceAction } from './filter-sentence.actions.ts'
import { type FilterPart, filterPartTexts, readFilterSentence } from './filter-sentence.ts'

const person = (username: string, name: string) => ({ id: username, role: 'member', person: { id: username, username, name } })
const chip = (id: string, title: string) => ({ id, title, color: '#000000' })
const catalogue = {
  members: [person('mia', 'Mia Chen'), person('ben', 'Ben Okafor'), person('ana', 'Ana Souza')],
  workflows: [chip('w1', 'To do'), chip('w2', 'In review'), chip('w3', 'Done')],
  labels: [chip('l1', 'bug'), chip('l2', 'landing page'), chip('l3', 'urgent')],
  taskTypes: [chip('t1', 'Bug'), chip('t2', 'Chore')],
  boards: [chip('b1', 'Main')],
  efforts: [],
} as unknown as ProjectCatalogueData
const vocabulary = { catalogue, viewer: 'ana' }
const read = (text: string) => {
  const sentence = readFilterSentence(text, vocabulary)
  return sentence && [...filterPartTexts(sentence.part, catalogue), ...sentence.unread.map((word) => `? ${word}`)]
}

test.each([
  ['filter overdue', ['Due is Overdue']],
  ['filter mia', ['Assignee is Mia Chen']],
  ['filter label bug', ['Label is bug']],
  ['filter mia label bug overdue', ['Assignee is Mia Chen', 'Label is bug', 'Due is Overdue']],
  ['filter mia and ben, in review', ['Status is In review', 'Assignee is Mia Chen or Ben Okafor']],
  ['show only me, not done', ['Assignee is Ana Souza', 'Done is no']],
  ["mia's open tasks", ['Assignee is Mia Chen', 'Done is no']],
  ['my overdue tasks', ['Assignee is Ana Souza', 'Due is Overdue']],
  ['filter status done', ['Status is Done']],
  ['filter no label, unassigned', ['Assignee is empty', 'Label is empty']],
  ['filter by type bug and chore', ['Type is Bug or Chore']],
  ['filter text login page, archived', ['Archived is yes', 'Text contains “login page”']],
  ['filter mia zebra', ['Assignee is Mia Chen', '? zebra']],
])('“%s” filters', (text, parts) => {
  expect(read(text)).toEqual(parts)
})

test.each([
  // A label and a type are called so, one filter says two things, or nothing that is known.
  ...['filter bug', 'filter overdue due today', 'filter done not done', 'filter mia unassigned', 'filter zebra', 'filter'],
  // There is no filter of what is not.
  ...['filter not mia', 'filter without mia', 'filter label not bug', 'filter no label bug', 'filter except overdue', "filter isn't done"],
])('“%s” filters nothing', (text) => {
  expect(read(text)).toBeNull()
})

const some = (ids: readonly string[]) =>
  fc.option(fc.oneof(fc.constant(['none']), fc.subarray([...ids], { minLength: 1 })), { nil: undefined })
const partOf = fc
  .record({
    ...{ workflow: some(['w1', 'w2', 'w3']), assignee: some(['mia', 'ben', 'ana']), label: some(['l1', 'l2', 'l3']) },
    ...{ type: some(['t1', 't2']), board: some(['b1']), due: fc.constantFrom(undefined, 'overdue', 'today', 'week', 'month') },
    ...{ done: fc.constantFrom(undefined, true, false), draft: fc.constantFrom(undefined, true, false) },
    ...{ archived: fc.constantFrom(undefined, true), search: fc.constantFrom(undefined, 'sign in', 'WEB-3') },
  })
  .map((part) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as FilterPart)
  .filter((part) => Object.keys(part).length > 0)

test('what the chips of a filter say, typed again, is read the same', () => {
  fc.assert(
    fc.property(partOf, (part) => {
      const sentence = readFilterSentence(`filter ${filterPartTexts(part, catalogue).join(', ')}`, vocabulary)
      expect(sentence).toEqual({ part, unread: [], bare: false })
    }),
    { numRuns: 400 },
  )
})

test('a no before anything that filters never filters by it', () => {
  for (const no of ['not', 'no', 'never', 'without', 'except', "don't"])
    for (const text of ['mia', 'label bug', 'overdue', 'in review', 'status done', 'done', 'archived', 'drafts', 'type chore']) {
      const [does] = read(`filter ${text}`) ?? []
      expect([no, text, read(`filter ${no} ${text}`)?.includes(does ?? '') ?? false]).toEqual([no, text, false])
    }
})

test('it is one step: other filters stay, undo gives the list back, and leaves it alone once it is filtered anew', async () => {
  let list: ListInView = {
    ...LISTED,
    ...{ view: readView(new URLSearchParams('label=l3&page=3')), catalogue, layout: 'list', columns: null, showAs: () => undefined },
    change: (part) => show({ ...list.view, ...part }),
  }
  const show = (view: ListInView['view']) => {
    list = { ...list, view }
    putInView(list)
  }
  const leave = putInView(list)
  const world = actionWorld()
  const action = filterSentenceAction({ assignee: ['mia'], due: 'overdue' }, 'Filter: …')
  expect(await world.run(action, {})).toBe('done')
  expect(list.view).toMatchObject({ label: ['l3'], assignee: ['mia'], due: 'overdue', page: 1 })
  expect(await world.run(action, {})).toBe('refused')
  await world.undo()
  expect(list.view).toMatchObject({ label: ['l3'], assignee: [], due: null, page: 3 })
  await world.run(action, {})
  show({ ...list.view, done: true })
  await expect(world.undo()).rejects.toThrow(UndoRefused)
  expect(setFilters.map((name) => list.view[name].length)).toEqual([0, 1, 1, 0, 0])
  leave()
  putInView(list)()
})
