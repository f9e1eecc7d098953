// The software keyboard of a phone: what it covers is known where layers are laid out.
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardInset } from './keyboard-inset.ts'

afterEach(() => vi.unstubAllGlobals())

function Layer() {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const covered = useKeyboardInset(layer)
  return <section ref={setLayer} aria-label="Layer" data-covered={covered} />
}

function fakeView() {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  return (more: Partial<Pick<typeof view, 'height' | 'offsetTop' | 'scale'>>) =>
    act(() => {
      Object.assign(view, more)
      view.dispatchEvent(new Event('resize'))
    })
}

test('OPEN-28 what is laid out ends above the keyboard, also where the page was moved up for it; a zoomed page has none', () => {
  const become = fakeView()
  const { getByRole, unmount } = render(<Layer />)
  const layer = getByRole('region')
  const now = () => [layer.style.getPropertyValue('--keyboard'), layer.dataset.covered]
  expect(now()).toEqual(['', 'false'])
  become({ height: window.innerHeight - 336 })
  expect(now()).toEqual(['336px', 'true'])
  become({ offsetTop: 100 })
  expect(now()).toEqual(['236px', 'true'])
  become({ offsetTop: 0, scale: 2 })
  expect(now()).toEqual(['', 'false'])
  // A bar of the browser is no keyboard.
  become({ scale: 1, height: window.innerHeight - 56 })
  expect(now()).toEqual(['56px', 'false'])
  unmount()
  expect(layer.style.getPropertyValue('--keyboard')).toBe('')
})
