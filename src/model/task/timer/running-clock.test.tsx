// The timer's display: the server's clock, one text per second, days only above 0.
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TabClock, withoutClock } from '#src/features/timer/tab-clock.tsx'
import { clockOffset, secondsRunning, useRunningClock } from './running-clock.ts'

let renders = 0
function Shown() {
  renders++
  const [element, setElement] = useState<HTMLElement | null>(null)
  useRunningClock('2026-11-21T06:55:55Z', 0, (text) => {
    if (element) element.textContent = text
  })
  return <output ref={setElement} />
}

const at = (text: string) => Date.parse(text)

test('TIMER-02 the time runs on from its start, by the clock of the server', () => {
  const offset = clockOffset('2026-11-21T10:00:00Z', at('2026-11-21T09:58:00Z'))
  expect(offset).toBe(120_000)
  expect(secondsRunning('2026-11-21T09:00:00Z', offset, at('2026-11-21T09:58:30Z'))).toBe(3630)
  // The same answer read again later is no news of the clock.
  expect(clockOffset('2026-11-21T10:00:00Z', at('2026-11-21T10:30:00Z'))).toBe(120_000)
})

test('a start ahead of every clock shows zero', () => {
  expect(secondsRunning('2026-11-21T10:00:05Z', 0, at('2026-11-21T10:00:00Z'))).toBe(0)
})

test('TIMER-06 it shows HH:MM:SS every second, without rendering anything', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') })
  render(<Shown />)
  const before = renders
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.getByRole('status').textContent).toBe('2d 03:04:07')
  expect(renders).toBe(before)
})

test('the tab says the time before any title, and gives the title back', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  document.title = 'Website · Palette'
  const { unmount } = render(<TabClock startedAt="2026-11-21T09:00:00Z" offset={0} name="WEB-209" />)
  expect(document.title).toBe('● 01:00:00 · WEB-209 | Website · Palette')
  document.title = 'Settings · Palette'
  act(() => void vi.advanceTimersByTime(1000))
  expect(document.title).toBe('● 01:00:01 · WEB-209 | Settings · Palette')
  expect(withoutClock('● 2d 01:00:01 · WEB-209 | A | B')).toBe('A | B')
  unmount()
  expect(document.title).toBe('Settings · Palette')
})
