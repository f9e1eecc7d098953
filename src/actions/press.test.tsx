// What empty screens say of keys: to those who may, with the key that they have.
import { act, cleanup, screen } from '@testing-library/react'
import { CircleIcon } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import { setPreferences } from '#src/lib/preferences.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { defineAction } from './define-action.ts'
import { Press } from './press.tsx'

afterEach(() => setPreferences({ keys: {}, singleKeys: true }))

const plan = defineAction({
  id: 'sprint.plan-it',
  on: 'workspace',
  title: 'Plan it',
  group: 'workspace',
  icon: CircleIcon,
  needs: 'EDIT',
  shortcut: 'n',
  run: () => undefined,
})
const workspace = (...viewerCan: 'EDIT'[]) => ({ workspace: [{ id: 'acme', slug: 'acme', name: 'Acme', viewerCan } as never] })

function says(subjects: ReturnType<typeof workspace> | undefined, may?: boolean): string | null {
  cleanup()
  renderFeature(
    <p data-testid="said">
      Nothing yet.
      <Press id="sprint.plan-it" does="to plan the first one." subjects={subjects} may={may} />
    </p>,
    { actions: [plan] },
  )
  return screen.getByTestId('said').textContent
}

test('SCREEN-09 SCREEN-16 the key is said to those who may use it, and to nobody else', () => {
  expect(says(workspace('EDIT'))).toBe('Nothing yet. Press N to plan the first one.')
  expect(says(workspace())).toBe('Nothing yet.')
  // Nothing in view to act on, unless the screen knows better.
  expect(says(undefined)).toBe('Nothing yet.')
  expect(says(undefined, true)).toBe('Nothing yet. Press N to plan the first one.')
  expect(says(undefined, false)).toBe('Nothing yet.')
})

test('PROFUP-09 PROFUP-10 it is the key that they chose, and none while single keys are off', () => {
  act(() => setPreferences({ keys: { 'sprint.plan-it': ['$mod+.'] } }))
  expect(says(workspace('EDIT'))).toBe('Nothing yet. Press Ctrl+. to plan the first one.')
  act(() => setPreferences({ keys: {}, singleKeys: false }))
  expect(says(workspace('EDIT'))).toBe('Nothing yet.')
})
