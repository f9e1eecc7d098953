// Filters of the list on the screen: each tick narrows it at once.

import { expect, test } from 'vitest'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView, type TaskView } from '#src/model/task/rows/task-view.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { choicesOf } from './filter-choices.ts'
import { filterList } from './task-list.actions.ts'

const label = (id: string, title: string) => ({ id, title, color: '#000000' })
const labels = [label('41', 'urgent'), label('42', 'later')]
const catalogue = { workflows: [], taskTypes: [], efforts: [], labels, boards: [], members: [] }

test('OPEN-58 ticks of a filter apply as they are made, also when the list was drawn anew in between; closing keeps them', async () => {
  const changes: Partial<TaskView>[] = []
  const show = (query: string) =>
    putInView({
      ...LISTED,
      view: readView(new URLSearchParams(query)),
      change: (part) => void changes.push(part),
      catalogue,
      layout: null,
      showAs: () => undefined,
      columns: null,
    })
  const world = actionWorld({ script: { pick: ['label'] } })
  const hide = show('label=42')
  world.services.ask.many = async ({ options, apply }) => {
    const [urgent, later] = typeof options === 'function' ? await options() : options
    expect(await apply(urgent?.value as never, true)).toBe(true)
    hide()
    show('label=42&label=41')
    expect(await apply(later?.value as never, false)).toBe(false)
  }
  await world.run(filterList, {})
  expect(changes).toEqual([
    { label: ['42', '41'], page: 1 },
    { label: ['41'], page: 1 },
  ])
})

test('a filter offers its own values where it has such, be there a catalogue or none', () => {
  const views = [{ name: 'size', address: 'size', title: 'Size', values: [1, 2] }]
  expect(choicesOf('size', null, views)).toEqual([
    { id: '1', title: '1' },
    { id: '2', title: '2' },
  ])
  expect(choicesOf('workflow', null)).toEqual([])
})
