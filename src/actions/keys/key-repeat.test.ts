// The key that repeats the last change is pressed as mod+Shift+. on a US keyboard.
import { expect, test } from 'vitest'
import { repeatLast } from '#src/app/actions/undo.actions.ts'
import { matchesPress, parseShortcut } from './key-press.ts'

test('mod+Shift+. is the key of repeating', () => {
  const [press] = parseShortcut(repeatLast.declared[0] ?? '', 'other')
  const pressed = { key: '>', code: 'Period', ctrlKey: true, shiftKey: true, bubbles: true }
  expect(matchesPress(new KeyboardEvent('keydown', pressed), press as NonNullable<typeof press>, 'other')).toBe(true)
})
