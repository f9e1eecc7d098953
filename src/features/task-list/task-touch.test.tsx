// Fingers on the rows of a list: taps while something is selected, long presses, and the choice to have no swipes.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hereOf } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { isSwiping, setSwiping } from '#src/model/task/rows/swipe-preference.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { pageOf, show, withRowsInView } from '#tests/kit/list-screen.tsx'
import { toggleSwiping } from './row.actions.ts'

withRowsInView()

const press = (target: Element, pointerType: string) => {
  fireEvent.pointerDown(target, { pointerType, pointerId: 1 })
  return () => fireEvent.pointerUp(target, { pointerType, pointerId: 1 })
}

test('where you point 10: by finger a tap selects while anything is selected, and opens when nothing is; the mouse opens all the same', async () => {
  const { actions } = show(pageOf(2, () => ({})))
  const [first, second] = [await screen.findByRole('row', { name: /Task 1/ }), await screen.findByRole('row', { name: /Task 2/ })]
  const { scene } = actions.services
  const ids = scene.get().rows.map(({ id }) => id)
  const tap = (row: Element, pointerType: string) => {
    press(row, pointerType)()
    fireEvent.click(row)
  }
  act(() => scene.toggle(ids[0] ?? ''))
  tap(second, 'touch')
  expect([scene.get().selected, actions.went]).toEqual([ids, []])
  tap(second, 'mouse')
  expect(actions.went).toEqual([`task ${ids[1]}`])
  act(() => scene.clearSelection())
  tap(first, 'touch')
  expect(actions.went.at(-1)).toBe(`task ${ids[0]}`)
})

test('where you point 10: what a system makes of a long press opens no menu; a right click and the menu key do', async () => {
  show(pageOf(1, () => ({})))
  const row = await screen.findByRole('row', { name: /Task 1/ })
  const lift = press(row, 'touch')
  expect(fireEvent.contextMenu(row)).toBe(false)
  lift()
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.contextMenu(row)
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('where you point 10: swiping is turned off and on by one command, and undone', async () => {
  const { services } = actionWorld()
  const here = hereOf(services, {})
  expect(toggleSwiping.titleFor(here)).toBe('Turn swiping off')
  await perform(toggleSwiping, here, 'palette')
  expect([isSwiping(), toggleSwiping.titleFor(here), localStorage.getItem('view:swiping')]).toEqual([false, 'Turn swiping on', 'false'])
  await services.undo.last()
  expect(isSwiping()).toBe(true)
  setSwiping(true)
})
