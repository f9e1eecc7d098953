// A tooltip that a control has now and then.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { floating } from './floating.ts'
import { useTooltip } from './tooltip.tsx'

beforeAll(() => floating.load())

function Status({ active, onPress }: { active: boolean; onPress: () => void }) {
  const tooltip = useTooltip(active ? { text: 'Change status', keys: 's' } : null)
  return (
    <>
      <button {...tooltip.on({ onClick: onPress })} type="button">
        To do
      </button>
      {tooltip.layer}
    </>
  )
}

test('a control that gets its tooltip between press and release stays the element that it is, and hears the click', async () => {
  const pressed = vi.fn()
  const { rerender } = render(<Status active={false} onPress={pressed} />)
  const button = screen.getByRole('button', { name: 'To do' })
  act(() => button.focus())
  fireEvent.pointerDown(button)
  rerender(<Status active onPress={pressed} />)
  expect(screen.getByRole('button', { name: 'To do' })).toBe(button)
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('while its tooltip is shown it still hears its own presses, which take the tooltip away; without the hint there is none', async () => {
  const pressed = vi.fn()
  const { rerender } = render(<Status active onPress={pressed} />)
  const button = screen.getByRole('button', { name: 'To do' })
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
  expect((await screen.findByRole('tooltip')).textContent).toContain('Change status')
  fireEvent.click(button)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('tooltip')).toBeNull()
  rerender(<Status active={false} onPress={pressed} />)
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
  fireEvent.focus(button)
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(screen.getByRole('button', { name: 'To do' })).toBe(button)
})
