// The bar of a list's filters: each condition in parts, and what each part asks.

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView, type TaskView, writeView } from '#src/model/task/rows/task-view.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { pageOf, show, withRowsInView } from '#tests/kit/list-screen.tsx'
import { LISTED } from '#tests/kit/listed.ts'
import { askField, askOperator } from './filter-parts.ts'
import { filterChips } from './task-filter-chips.ts'

withRowsInView()

const bar = () => screen.queryByRole('list', { name: 'Filters' })
const address = () => document.querySelector('output')?.textContent

test('a filter bar shows what is filtered, one chip a condition in four parts, and clears it', async () => {
  show(pageOf(3), { at: '/?due=week&done=no&sprint=none&type=none&q=login&sort=title&page=1' })
  await screen.findByText('Task 1')
  const chips = within(bar() as HTMLElement).getAllByRole('group')
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
    'Type is empty',
    'Due is Next 7 days',
    'Done is no',
    'Text contains “login”',
  ])
  expect(chips.map((chip) => within(chip).getAllByRole('button').length)).toEqual([3, 4, 4, 4])
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Due' }))
  await waitFor(() => expect(address()).not.toContain('due'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Text' }))
  await waitFor(() => expect(address()).not.toContain('q=login'))
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Type' }))
  await waitFor(() => expect(within(bar() as HTMLElement).getAllByRole('group')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Done' }))
  await waitFor(() => expect(bar()).toBeNull())
  expect(address()).toContain('sort=title')
  cleanup()
  show(pageOf(3))
  await screen.findByText('Task 1')
  expect(bar()).toBeNull()
})

const label = (id: string, title: string) => ({ id, title, color: '#000000' })
const labels = [label('41', 'urgent'), label('42', 'later')]
const catalogue = { workflows: [], taskTypes: [], efforts: [], labels, boards: [], members: [] }

test('a value that the project does not have is called unknown; while its values are on their way it is counted', () => {
  const view = readView(new URLSearchParams('label=41,999'))
  expect(filterChips(view, catalogue).map(({ value }) => value)).toEqual(['urgent, unknown'])
  expect(filterChips(view, null).map(({ value }) => value)).toEqual(['2 chosen'])
})

/** A list on the screen with this address, and what it is after each change. */
function listAt(query: string) {
  let view: TaskView = readView(new URLSearchParams(query))
  let hide = (): void => undefined
  const put = () => {
    hide()
    const change = (part: Partial<TaskView>) => {
      view = { ...view, ...part }
      put()
    }
    hide = putInView({ ...LISTED, view, change, catalogue, layout: null, showAs: () => undefined, columns: null })
  }
  put()
  return () => decodeURIComponent(writeView(view, new URLSearchParams()).toString())
}

test('the field of a condition is changed by itself; what was filtered stays until the other has a value', async () => {
  const query = listAt('due=week')
  const { services } = actionWorld({ script: { pick: ['done', 'yes'] } })
  await askField(services.ask, 'due')
  expect(query()).toBe('done=yes')
  const leaving = listAt('due=week')
  await askField(actionWorld({ script: { pick: ['done', null] } }).services.ask, 'due')
  expect(leaving()).toBe('due=week')
})

test('the operator of a condition is changed by itself: among values, or empty', async () => {
  const query = listAt('label=41&page=3')
  await askOperator(actionWorld({ script: { pick: ['empty'] } }).services.ask, 'label')
  expect(query()).toBe('label=none')
  const world = actionWorld({ script: { pick: ['any'] } })
  world.services.ask.many = async ({ options, apply }) => {
    const [urgent] = typeof options === 'function' ? await options() : options
    await apply(urgent?.value as never, true)
  }
  await askOperator(world.services.ask, 'label')
  expect(query()).toBe('label=41')
})

test('where a condition has one operator, its value is asked', async () => {
  const query = listAt('due=week')
  await askOperator(actionWorld({ script: { pick: ['overdue'] } }).services.ask, 'due')
  expect(query()).toBe('due=overdue')
})

test('OPEN-66 a filter that is taken away leaves the focus to the next one, the last one to Filter', async () => {
  show(pageOf(3), { at: '/?due=week&done=no&type=none' })
  await screen.findByText('Task 1')
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name: `Remove filter ${name}` })
    button.focus()
    fireEvent.click(button)
  }
  remove('Type')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter by Due, change the field' })))
  remove('Done')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Clear'))
  remove('Due')
  await waitFor(() => expect(bar()).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Filter'))
})
