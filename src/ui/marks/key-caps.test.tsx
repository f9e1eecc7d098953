// Proves how shortcuts are written for each platform.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Keys } from './kbd.tsx'
import { ariaKeys, keyCaps, spokenKeys } from './key-caps.ts'

test.each([
  ['$mod+k', [['⌘', 'K']], [['Ctrl', 'K']]],
  ['$mod+Shift+d', [['⌘', '⇧', 'D']], [['Ctrl', 'Shift', 'D']]],
  ['g i', [['G'], ['I']], [['G'], ['I']]],
  ['g ,', [['G'], [',']], [['G'], [',']]],
  ['?', [['?']], [['?']]],
  ['$mod+Enter', [['⌘', '↵']], [['Ctrl', '↵']]],
  ['$mod+Backspace', [['⌘', '⌫']], [['Ctrl', '⌫']]],
  ['Shift+ArrowDown', [['⇧', '↓']], [['Shift', '↓']]],
  ['Escape', [['Esc']], [['Esc']]],
  ['KeyK', [['K']], [['K']]],
  ['Digit1', [['1']], [['1']]],
  ['$mod++', [['⌘', '+']], [['Ctrl', '+']]],
  ['+', [['+']], [['+']]],
  ['(^[1-9]$)', [['1–9']], [['1–9']]],
])('%s has one cap per key', (keys, mac, other) => {
  expect(keyCaps(keys, 'mac')).toEqual(mac)
  expect(keyCaps(keys, 'other')).toEqual(other)
})

test('a shortcut is said in words and given to aria-keyshortcuts', () => {
  expect(spokenKeys('$mod+k', 'mac')).toBe('Command K')
  expect(spokenKeys('$mod+Shift+d', 'other')).toBe('Control Shift D')
  expect(spokenKeys('g i', 'mac')).toBe('G then I')
  expect(ariaKeys('$mod+k', 'mac')).toBe('Meta+K')
  expect(ariaKeys('$mod+k', 'other')).toBe('Control+K')
  expect(ariaKeys('g i')).toBeUndefined()
  expect(ariaKeys(undefined)).toBeUndefined()
})

test('keycaps are drawn one per key and said once', () => {
  render(<Keys keys="g i" />)
  expect([...document.querySelectorAll('kbd kbd')].map((cap) => cap.textContent)).toEqual(['G', 'I'])
  expect(screen.getByText('G then I')).toBeTruthy()
})
