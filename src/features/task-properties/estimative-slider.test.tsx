// The slider without a server: when it sends, what it refuses, and what it shows.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { EstimativeSlider, RESTS_MS } from './estimative-slider.tsx'

const set = vi.fn<(args: { progress: number }) => unknown>()
beforeEach(() => {
  set.mockReset()
  set.mockImplementation(({ progress }) => ({ task: { id: 't-1', progress, done: progress === 100 }, userErrors: [] }))
})

function show(more: Parameters<typeof taskSubject>[1] = {}) {
  vi.useFakeTimers()
  const world = renderFeature(<EstimativeSlider task={taskSubject(1, more)} />, {
    roots: { setTaskProgress: (args: { progress: number }) => set(args) },
  })
  const slider = screen.getByRole('slider', { name: 'Estimative' }) as HTMLInputElement
  const number = screen.getByRole('textbox', { name: 'Estimative in percent' }) as HTMLInputElement
  const move = (value: number) => fireEvent.change(slider, { target: { value: String(value) } })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const sent = () => set.mock.calls.map(([{ progress }]) => progress)
  return { ...world, slider, number, move, wait, sent }
}

test('DONE-06 the range is 0 to 100 by 5; only the last value is sent, 500 ms after the slider rests', async () => {
  const { slider, move, wait, sent } = show({ progress: 20 })
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0', '100', '5', '20'])
  expect(RESTS_MS).toBe(500)
  move(25)
  await wait(400)
  move(30)
  await wait(499)
  expect(sent()).toEqual([])
  await wait(2)
  expect(sent()).toEqual([30])
  await wait(2_000)
  expect(sent()).toEqual([30])
})

test('DONE-06 a value that was moved back is not sent at all', async () => {
  const { move, wait, sent } = show({ progress: 20 })
  move(25)
  move(20)
  await wait(1_000)
  expect(sent()).toEqual([])
})

test.each(['101', '-1', '1e2', '12.5', 'x', '999999'])('DONE-07 %s says what is wrong and is not sent', async (text) => {
  const { number, wait, sent } = show({ progress: 20 })
  fireEvent.change(number, { target: { value: text } })
  expect(screen.getByText('Estimative must be between 0% and 100%')).toBeTruthy()
  fireEvent.keyDown(number, { key: 'Enter' })
  await wait(1_000)
  expect(sent()).toEqual([])
  fireEvent.blur(number)
  expect(number.value).toBe('20')
  expect(screen.queryByText('Estimative must be between 0% and 100%')).toBeNull()
})

test('DONE-04 DONE-05 the number takes any whole percent; Enter sends it at once, and 100 reads as done', async () => {
  const { number, slider, wait, sent } = show()
  fireEvent.change(number, { target: { value: '33' } })
  fireEvent.keyDown(number, { key: 'Enter' })
  await wait(0)
  expect(sent()).toEqual([33])
  fireEvent.change(slider, { target: { value: '100' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('100 %, done')
})

test('DONE-08 a failure says its sentence once and the slider goes back', async () => {
  set.mockImplementation(() => {
    throw new Error('down')
  })
  const { slider, move, wait, actions } = show({ progress: 20 })
  move(55)
  expect(slider.value).toBe('55')
  await wait(600)
  await vi.waitFor(() => expect(slider.value).toBe('20'))
  expect(actions.said).toEqual([{ tone: 'error', text: 'An error occurred while updating the estimative. Please try again.' }])
})

test('DONE-09 for those who only read both are off', () => {
  const { slider, number } = show({ viewerCan: ['PAID'] })
  expect([slider.disabled, number.disabled]).toEqual([true, true])
})
