// The row of column names: what it says, how it sorts, and the widths that people draw.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { COLUMN_LIMITS, COLUMN_WIDTHS } from '#src/model/task/rows/column-widths.ts'
import { nextOrder, readView } from '#src/model/task/rows/task-view.ts'
import { pageOf, show, withRowsInView } from '#tests/kit/list-screen.tsx'

withRowsInView()
beforeEach(() => window.localStorage.clear())

const header = async () => (await screen.findAllByRole('row'))[0] as HTMLElement
const address = () => document.querySelector('output')?.textContent
const edge = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` })
const widthOf = (column: string) => screen.getByRole('grid').style.getPropertyValue(`--column-${column}`)

test('lists say what their columns are: one name over each cell of a row, the project only outside of projects (TLIST-01, TLIST-02)', async () => {
  show(pageOf(2))
  const names = within(await header()).getAllByRole('columnheader')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '',
    'Favorite',
    'Code',
    'Done',
    'Title',
    'Labels',
    'Due date',
    'Status',
    'Type',
    'Effort',
    'Board',
    'Sprint',
    'User story',
    'Assignees',
  ])
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell')).toHaveLength(names.length)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3')
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
  cleanup()
  show(pageOf(1), { showProject: true })
  await screen.findByText('Task 1')
  expect(screen.getByRole('columnheader', { name: 'Project' })).toBeTruthy()
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell')).toHaveLength(names.length + 1)
})

test('a press on a name sorts up, again down, again as the list is by itself; it is the order of the sort menu and of the address', async () => {
  show(pageOf(120), { at: '/?page=2' })
  await screen.findByText('Page 2 of 3')
  const due = screen.getByRole('columnheader', { name: 'Due date' })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Due date' }))
  expect(due.getAttribute('aria-sort')).toBe('none')
  for (const [query, sorted, menu] of [
    ['sort=due', 'ascending', 'Due date'],
    ['sort=-due', 'descending', 'Due date'],
    ['', 'none', 'Manual order'],
  ] as const) {
    press()
    await waitFor(() => expect(address()).toBe(query))
    expect(due.getAttribute('aria-sort')).toBe(sorted)
    expect(screen.getByRole('button', { name: `Sort: ${menu}` })).toBeTruthy()
  }
  fireEvent.click(screen.getByRole('button', { name: 'Title' }))
  await waitFor(() => expect(address()).toBe('sort=title'))
  // What the host cannot sort by is no button.
  expect(screen.queryByRole('button', { name: 'Effort' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Effort' }).getAttribute('aria-sort')).toBeNull()
})

test('where the list itself is by due date, a press turns it round and the next gives it back', () => {
  const view = readView(new URLSearchParams())
  const down = nextOrder({ ...view, sort: 'due' }, 'due')
  expect(down).toEqual({ sort: 'due', descending: true, page: 1 })
  expect(nextOrder({ ...view, ...down }, 'due')).toEqual({ sort: 'manual', descending: false, page: 1 })
})

test('widths are kept: drawn by arrow keys at the edge, given back by Enter or a double click, and never out of bounds', async () => {
  show(pageOf(1))
  await screen.findByText('Task 1')
  const board = edge('Board')
  expect([board.getAttribute('aria-valuenow'), widthOf('board')]).toEqual([`${COLUMN_WIDTHS.board}`, ''])
  fireEvent.keyDown(board, { key: 'ArrowLeft' })
  expect([board.getAttribute('aria-valuenow'), widthOf('board')]).toEqual([`${COLUMN_WIDTHS.board + 8}`, `${COLUMN_WIDTHS.board + 8}px`])
  fireEvent.keyDown(board, { key: 'End' })
  fireEvent.keyDown(edge('Sprint'), { key: 'ArrowRight', shiftKey: true })
  expect(widthOf('board')).toBe(`${COLUMN_LIMITS.most}px`)
  cleanup()
  show(pageOf(1))
  await screen.findByText('Task 1')
  expect([widthOf('board'), widthOf('sprint')]).toEqual([`${COLUMN_LIMITS.most}px`, `${COLUMN_WIDTHS.sprint - 32}px`])
  fireEvent.keyDown(edge('Board'), { key: 'Enter' })
  fireEvent.doubleClick(edge('Sprint'))
  expect([widthOf('board'), widthOf('sprint')]).toEqual(['', ''])
  fireEvent.keyDown(edge('Effort'), { key: 'Home' })
  expect(widthOf('effort')).toBe(`${COLUMN_LIMITS.least}px`)
})

test('widths that storage does not hold as they were stored count as not drawn', async () => {
  window.localStorage.setItem('view:columns:ana:acme/website', '{"board":"wide","type":1e9,"sprint":null,"nothing":70}')
  show(pageOf(1))
  await screen.findByText('Task 1')
  expect(screen.getByRole('grid').style.cssText).toBe(`--column-type: ${COLUMN_LIMITS.most}px;`)
})

test('by keys Tab reaches one part of it, arrows go through names and edges, and leave edges to Tab', async () => {
  show(pageOf(1))
  await screen.findByText('Task 1')
  const stops = () => [...document.querySelectorAll<HTMLElement>('[data-header-stop]')].filter(({ tabIndex }) => tabIndex === 0)
  const code = screen.getByRole('button', { name: 'Code' })
  expect(stops()).toEqual([code])
  code.focus()
  fireEvent.keyDown(code, { key: 'ArrowRight' })
  const title = screen.getByRole('button', { name: 'Title' })
  expect(document.activeElement).toBe(title)
  fireEvent.keyDown(title, { key: 'ArrowRight' })
  const due = edge('Due date')
  expect(document.activeElement).toBe(due)
  expect(stops()).toEqual([code, title, due, screen.getByRole('button', { name: 'Due date' })])
  // There the arrows draw.
  fireEvent.keyDown(due, { key: 'ArrowLeft' })
  expect([document.activeElement, widthOf('dueDate')]).toEqual([due, `${COLUMN_WIDTHS.dueDate + 8}px`])
})

test('the box over the rows selects all of the page, and says when only some are', async () => {
  show(pageOf(3))
  await screen.findByText('Task 1')
  const box = screen.getByRole('checkbox', { name: 'Select all rows' })
  const selected = () => screen.queryAllByRole('row', { selected: true }).length
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select WEB-2' }))
  expect(box.getAttribute('aria-checked')).toBe('mixed')
  fireEvent.click(box)
  expect([box.getAttribute('aria-checked'), selected()]).toEqual(['true', 3])
  fireEvent.click(box)
  expect([box.getAttribute('aria-checked'), selected()]).toEqual(['false', 0])
})

test('OPEN-66 who sorts by key stays at the name, whatever row the pointer rests on', async () => {
  const { actions } = show(pageOf(120))
  await screen.findByText('Task 2')
  const { scene } = actions.services
  fireEvent.pointerMove(screen.getByText('Task 2'))
  await waitFor(() => expect(scene.get().active).toBe(scene.get().rows[1]?.id))
  const title = screen.getByRole('button', { name: 'Title' })
  title.focus()
  fireEvent.keyDown(title, { key: 'Enter' })
  fireEvent.click(title)
  await waitFor(() => expect(address()).toBe('sort=title'))
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending'))
  // Other rows, as the host answers them.
  const rows = scene.get().rows
  scene.set({ rows: rows.slice(2) })
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(title)
})
