// The list of tasks on a screen: columns, pages, selection, failures.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, show, withRowsInView, workflows } from '#tests/kit/list-screen.tsx'
import { foldGroups } from './task-list.actions.ts'
import { bounded } from './task-list.tsx'

withRowsInView()

const full = {
  isFavorite: true,
  labels: [{ id: '41', title: 'bug', color: '#e5484d' }],
  dueDate: '2026-11-22T12:00:00.000Z',
  assignees: [{ id: 'mia', username: 'mia', name: 'Mia Chen', avatar: null, headline: null }],
  type: { id: '21', title: 'Story', color: '#112233' },
  effort: { id: '31', title: 'Small', hours: 2 },
  board: { id: 'b-1', title: 'Release' },
  sprint: { id: 's-1', slug: 's-1', title: 'Sprint 12', timebox: null },
  userStory: { id: 'u-1', slug: 'u-1', title: 'As a buyer', code: null },
}

test('TLIST-01 a row says everything about its task, each fact a button of its action', async () => {
  const { actions } = show(pageOf(1, () => full))
  const row = await screen.findByRole('row', { name: /Task 1/ })
  expect(within(row).getByText('WEB-1')).toBeTruthy()
  const facts = ['Favorite: yes', 'Status: To do', 'Labels: bug', 'Due date: Tomorrow', 'Type: Story', 'Effort: 2 hours', 'Board: Release']
  for (const name of facts) expect(within(row).getByRole('button', { name })).toBeTruthy()
  expect([within(row).getByText('Sprint 12'), within(row).getByText('As a buyer')]).toHaveLength(2)
  expect(within(row).getByRole('link', { name: 'Mia Chen' }).getAttribute('href')).toBe('/profile/mia')
  expect(actions.went).toEqual([])
})

test('DONE-01 the ring is the done checkbox: one press marks and un-marks; the status is changed beside it', async () => {
  const { actions, sent } = show(pageOf(2, (at) => (at === 1 ? {} : { done: true, progress: 100 })))
  const [open, closed] = await screen.findAllByRole('checkbox', { name: 'Done' })
  expect([open, closed].map((ring) => ring?.getAttribute('aria-checked'))).toEqual(['false', 'true'])
  fireEvent.click(open as HTMLElement)
  const written = () => sent.flatMap(({ name, variables }) => (name === 'SetTaskDone' ? [variables.done] : []))
  await expect.poll(written).toEqual([true])
  expect(actions.went).toEqual([])
  fireEvent.click(closed as HTMLElement)
  await expect.poll(written).toEqual([true, false])
  expect(screen.getAllByRole('button', { name: 'Status: To do' })).toHaveLength(2)
})

test('DONE-09 who may not edit sees the ring alone', async () => {
  show(pageOf(1, () => ({ viewerCan: [], done: true, progress: 100 })))
  expect(await screen.findByRole('img', { name: 'Done, To do' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Done' })).toBeNull()
})

test('TLIST-02 the project is named outside a project only', async () => {
  const { container } = { container: document.body }
  show(pageOf(1))
  await screen.findByText('Task 1')
  expect(within(container).queryByText('Website')).toBeNull()
  show(pageOf(1), { showProject: true })
  expect(await within(container).findByText('Website')).toBeTruthy()
})

test('TLIST-03 the title opens the detail; with Ctrl, Shift or the box the row is selected instead', async () => {
  const { actions } = show(pageOf(4))
  fireEvent.click(await screen.findByText('Task 2'))
  expect(actions.went).toEqual(['task t-2'])
  const { scene } = actions.services
  fireEvent.click(screen.getByText('Task 1'), { ctrlKey: true })
  fireEvent.click(screen.getByText('Task 3'), { shiftKey: true })
  expect(scene.get().selected).toEqual(['t-1', 't-2', 't-3'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select WEB-2' }))
  expect(scene.get().selected).toEqual(['t-1', 't-3'])
  expect(screen.getByRole('toolbar', { name: '2 selected tasks' }).textContent).toContain('2 selected')
  expect(actions.went).toHaveLength(1)
})

test('ASSIGN-02 at most four faces stand in a row, the others are counted', async () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, username: id, name: id, avatar: null, headline: null }))
  show(pageOf(1, () => ({ assignees: people })))
  const faces = within(await screen.findByRole('group', { name: 'Assignees' }))
  expect([faces.getAllByRole('link').length, faces.getByText('+2').textContent]).toEqual([4, '+2'])
})

test('BOARD-02 no board is the main board', async () => {
  show(pageOf(1))
  expect(await screen.findByText('Main Board')).toBeTruthy()
})

test('TLIST-05 TLIST-06 pages turn with Previous and Next, each off at its end', async () => {
  show(pageOf(120))
  // Rows are many: looking for roles among them takes its time.
  const button = (name: string) =>
    within(screen.getByText(/^Page/).closest('nav') ?? document.body).getByRole<HTMLButtonElement>('button', { name })
  await screen.findByText('Page 1 of 3')
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false])
  fireEvent.click(button('Next'))
  await screen.findByText('Task 51')
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  fireEvent.click(button('Next'))
  await screen.findByText('Task 101')
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true])
}, 20_000)

test('TLIST-07 DEFECT-16 one page has no Previous and no Next', async () => {
  show(pageOf(3))
  await screen.findByText('Page 1 of 1')
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('PROF-07 an empty list says so, and speaks of no pages', async () => {
  show(pageOf(0))
  await screen.findByText(/makes one/)
  expect(screen.queryByText(/^Page/)).toBeNull()
})

test('TLIST-08 a page beyond the last leads to the last', async () => {
  show(pageOf(60), { at: '/?page=9' })
  await screen.findByText('Task 51')
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  expect([bounded(0, 5), bounded(9, 5), bounded(3, 5), bounded(4, 0)]).toEqual([1, 5, 3, 1])
})

test('rows stand under their workflow in the order of the project, and the scene reads them in that order', async () => {
  const { actions } = show(
    pageOf(3, (n) => ({ workflow: workflows[n === 1 ? 1 : 0] })),
    { grouped: true },
  )
  await screen.findByText('Task 1')
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['To do', 'Doing'])
  expect(actions.services.scene.get().rows.map(({ id }) => id)).toEqual(['t-2', 't-3', 't-1'])
})

test('a group is folded by its head, all of them by the action, and it stays so; its rows are out of view for keys', async () => {
  localStorage.clear()
  const roots = pageOf(3, (n) => ({ workflow: workflows[n === 1 ? 1 : 0] }))
  const { actions } = show(roots, { grouped: true })
  const rowsInView = () => actions.services.scene.get().rows.map(({ id }) => id)
  await screen.findByText('Task 1')
  fireEvent.click(screen.getByRole('button', { name: 'To do', expanded: true }))
  expect(screen.queryByText('Task 2')).toBeNull()
  expect(rowsInView()).toEqual(['t-1'])
  // What it holds is counted all the same.
  expect(screen.getByRole('row', { name: 'To do 2' })).toBeTruthy()
  await act(() => actions.run(foldGroups, {}))
  expect(rowsInView()).toEqual([])
  cleanup()
  show(roots, { grouped: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Doing', expanded: false }))
  expect(await screen.findByText('Task 1')).toBeTruthy()
  expect(screen.queryByText('Task 2')).toBeNull()
  localStorage.clear()
})

test('a pointer that rests where a layer closed chooses no row, and takes no focus from the one that has it', async () => {
  const { actions } = show(pageOf(3))
  const [first, second] = [await screen.findByRole('row', { name: /Task 1/ }), screen.getByRole('row', { name: /Task 2/ })]
  const moveTo = (element: Element, screenX: number) =>
    fireEvent(element, new MouseEvent('pointermove', { bubbles: true, screenX, screenY: 200 }))
  // Over the layer, then a key closes it, and the row below is under the pointer.
  moveTo(document.body, 400)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  act(() => first.focus())
  moveTo(second, 400)
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  expect([document.activeElement === first, actions.services.scene.get().active]).toEqual([true, 't-1'])
  // A hand that moves it does choose, and the focus stays where it is.
  moveTo(second, 401)
  expect([document.activeElement === first, actions.services.scene.get().active]).toEqual([true, 't-2'])
})

test('a held task is hidden and not counted', async () => {
  const { actions } = show(pageOf(3))
  await screen.findByText('Task 2')
  let sent: (value?: unknown) => void = () => undefined
  actions.services.hold.start(
    ['t-2'],
    () =>
      new Promise((resolve) => {
        sent = resolve
      }),
    () => undefined,
  )
  await waitFor(() => expect(screen.queryByText('Task 2')).toBeNull())
  expect(screen.getByText(/2 tasks/)).toBeTruthy()
  sent()
  expect(await screen.findByText('Task 2')).toBeTruthy()
})

test('a failed read says so and is tried again', async () => {
  let fails = true
  const good = pageOf(1)
  show({
    tasks: (args: never) => {
      if (fails) throw new Error('down')
      return good.tasks?.(args)
    },
  })
  await screen.findByText(/^Couldn't load the/)
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Task 1')).toBeTruthy()
})

test('an empty project says what belongs there and which key makes one', async () => {
  show(pageOf(0))
  expect(await screen.findByText('The tasks of this project will be listed here.')).toBeTruthy()
  expect(screen.getByText('makes one')).toBeTruthy()
})

test('TLIST-08 typing a search on page 5 shows the first page of what is found', async () => {
  const found = {
    tasks: ({ page, perPage, filter }: { page: number; perPage: number; filter?: { search?: string } }) =>
      pageOf(filter?.search ? 60 : 240).tasks?.({ page, perPage } as never),
  }
  show(found, { at: '/?page=5' })
  await screen.findByText('Task 201')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in this list' }), { target: { value: 'mail' } })
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('q=mail'), { timeout: 5_000 })
  await screen.findByText('Task 1', {}, { timeout: 5_000 })
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
})

test('the controls of a row stay what they are when it becomes the active one, so that a press then is not lost', async () => {
  show(pageOf(2, () => full))
  const row = await screen.findByRole('row', { name: /Task 2/ })
  const controls = () => [...row.querySelectorAll<HTMLElement>('button')]
  const before = controls()
  act(() => row.focus())
  await waitFor(() => expect(row.dataset.focused).toBe('true'))
  expect(before.every((control) => control.isConnected)).toBe(true)
  expect(controls().length).toBeGreaterThanOrEqual(before.length)
})
