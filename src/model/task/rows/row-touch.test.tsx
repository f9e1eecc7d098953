// What fingers do to rows: swipes run actions through the one gate, a long press selects, scrolling stays scrolling.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import { onPerformed } from '#src/actions/perform.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { PRESS_MS } from './row-gesture.ts'
import { RowTouch } from './row-touch.tsx'
import { setSwiping } from './swipe-preference.ts'

function Rows() {
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <div>
        <div data-task-id="one" data-testid="row">
          <button type="button">Star</button>
        </div>
      </div>
      <RowTouch container={container} />
    </div>
  )
}

const ran = vi.fn()
const heard = vi.fn()
let deaf: () => void
beforeEach(() => {
  vi.useFakeTimers()
  deaf = onPerformed(heard)
})
afterEach(() => {
  deaf()
  vi.useRealTimers()
  setSwiping(true)
  ran.mockClear()
  heard.mockClear()
})

function show(viewerCan: readonly string[] = ['EDIT']) {
  const action = (id: 'task.done' | 'task.assign', short: string) =>
    defineAction({
      id,
      on: 'task',
      title: `${short} it`,
      short,
      icon: SquareIcon,
      group: 'task',
      needs: 'EDIT',
      run: ({ tasks }) =>
        void ran(
          id,
          tasks.map((task) => task.id),
        ),
    })
  const { actions } = renderFeature(<Rows />, { actions: [action('task.done', 'Done'), action('task.assign', 'Assign')] })
  const { scene } = actions.services
  act(() => scene.set({ rows: [{ ...taskSubject(1), id: 'one', viewerCan: viewerCan as never }] }))
  return { row: screen.getByTestId('row'), scene }
}

const finger = (x: number, y = 100) => ({ pointerType: 'touch', pointerId: 5, clientX: x, clientY: y, bubbles: true })
const down = (row: Element, x = 200) => fireEvent.pointerDown(row, finger(x))
const move = (x: number, y = 100) => act(() => void fireEvent.pointerMove(window, finger(x, y)))
const up = (x: number) => act(() => void fireEvent.pointerUp(window, finger(x)))
const ground = () => document.querySelector('[data-swipe]')

test('where you point 10: a row swiped to the right is done, to the left it is assigned; the ground says so before', () => {
  const { row } = show()
  down(row)
  move(240)
  expect([ground()?.textContent, ground()?.getAttribute('data-swipe'), row.style.transform]).toEqual(['Done', 'begun', 'translateX(40px)'])
  move(300)
  expect(ground()?.getAttribute('data-swipe')).toBe('armed')
  up(300)
  expect(ran.mock.calls).toEqual([['task.done', ['one']]])
  expect([ground(), row.style.transform]).toEqual([null, ''])
  down(row)
  move(100)
  expect(ground()?.textContent).toBe('Assign')
  up(100)
  expect(ran.mock.calls.at(-1)).toEqual(['task.assign', ['one']])
})

test('where you point 10: a swipe runs through the gate, known as one', async () => {
  const { row } = show()
  down(row)
  move(300)
  up(300)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ id: 'task.done', source: 'swipe', result: 'done' }))
})

test('where you point 10: let go too early, taken over by scrolling, by a second finger or by the system a swipe does nothing', () => {
  const { row } = show()
  down(row)
  move(270)
  up(270)
  expect(row.style.transform).toBe('')
  // Down and then across is scrolling.
  down(row)
  move(202, 130)
  move(320, 130)
  expect(row.style.transform).toBe('')
  up(320)
  down(row)
  move(300)
  act(() => void fireEvent.pointerCancel(window, finger(300)))
  expect(row.style.transform).toBe('')
  down(row)
  move(300)
  act(() => void fireEvent.pointerDown(row, { ...finger(40), pointerId: 6 }))
  up(300)
  // The edge of the screen leads back.
  down(row, 8)
  move(160)
  up(160)
  expect([ran.mock.calls, ground()]).toEqual([[], null])
})

test('where you point 10: who may not change a task swipes nothing; nor does a mouse', () => {
  const { row } = show([])
  down(row)
  move(320)
  expect([row.style.transform, ground()]).toEqual(['', null])
  up(320)
  cleanup()
  const other = show().row
  fireEvent.pointerDown(other, { ...finger(200), pointerType: 'mouse' })
  move(320)
  up(320)
  expect([other.style.transform, ran.mock.calls]).toEqual(['', []])
})

test('where you point 10: turned off nothing is swiped, for as long as the device says so; a long press still selects', () => {
  setSwiping(false)
  const { row, scene } = show()
  expect(row.parentElement?.parentElement?.style.touchAction).toBe('')
  down(row)
  move(320)
  up(320)
  expect(ran).not.toHaveBeenCalled()
  down(row)
  act(() => void vi.advanceTimersByTime(PRESS_MS))
  expect(scene.get().selected).toEqual(['one'])
})

test('where you point 10: a long press selects the row, and the click it ends in opens nothing; one that moves on does not', () => {
  const { row, scene } = show()
  const clicked = vi.fn()
  row.addEventListener('click', clicked)
  down(row)
  act(() => void vi.advanceTimersByTime(PRESS_MS))
  expect(scene.get().selected).toEqual(['one'])
  up(200)
  fireEvent.click(row, { detail: 1 })
  expect(clicked).not.toHaveBeenCalled()
  // The next tap is one again.
  down(row)
  up(200)
  fireEvent.click(row, { detail: 1 })
  expect(clicked).toHaveBeenCalledOnce()
  down(row)
  move(200, 140)
  act(() => void vi.advanceTimersByTime(PRESS_MS))
  expect(scene.get().selected).toEqual(['one'])
})
