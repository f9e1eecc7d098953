// Proves the key coach on the page: what it says after a mouse, and when it is silent.
import { act, fireEvent, screen } from '@testing-library/react'
import { SquareIcon } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { ActionButton } from '#src/actions/action-button.tsx'
import { followGestures } from '#src/actions/asked-from.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { DEFAULT_PREFERENCES, preferences } from '#src/lib/preferences.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { KeyCoach } from './key-coach.tsx'

const mark = defineAction({
  id: 'thing.mark',
  on: 'app',
  title: 'Mark it',
  icon: SquareIcon,
  group: 'view',
  shortcut: 's',
  run: () => undefined,
})

beforeEach(() => {
  localStorage.clear()
  preferences.set(DEFAULT_PREFERENCES)
})

function show() {
  const stop = followGestures(window)
  const world = renderFeature(
    <>
      <ActionButton action={mark} />
      <KeyCoach />
    </>,
    { actions: [mark] },
  )
  return { ...world, stop }
}

async function press(pointerType: string) {
  const button = screen.getByRole('button', { name: /Mark it/ })
  const pointer = Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 20 }), { pointerType })
  await act(async () => {
    button.dispatchEvent(pointer)
    fireEvent.click(button)
  })
}

test('FIRST-07 a mouse is told the key once a minute; a finger never, nor who has used the key or turned it off', async () => {
  const { press: byKey, stop } = show()
  await press('touch')
  expect(screen.queryByText(/Next time/)).toBeNull()
  await press('mouse')
  expect(screen.getByText(/Next time/).textContent).toContain('S')
  expect(screen.getByText(/Next time/).getAttribute('aria-hidden')).toBe('true')
  await act(() => byKey('thing.mark'))
  expect(screen.queryByText(/Next time/)).toBeNull()
  expect(JSON.parse(localStorage.getItem('view:coach:ana') ?? '{}').said).toEqual({ 'thing.mark': -1 })
  stop()
})

test('FIRST-07 turned off in the preferences it says nothing', async () => {
  preferences.set({ ...DEFAULT_PREFERENCES, keyCoach: false })
  const { stop } = show()
  await press('mouse')
  expect(screen.queryByText(/Next time/)).toBeNull()
  stop()
})
