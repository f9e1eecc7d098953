// Keys as text, what they clash with, sets of keys, and any run of changes.
import fc from 'fast-check'
import { KeyboardIcon } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { keyAction } from '#src/actions/keys/keymap-keys.ts'
import { isSingleKey } from '#src/actions/own-keys.ts'
import { DEFAULT_PREFERENCES, preferences } from '#src/lib/preferences.ts'
import { takenBy } from './key-clash.ts'
import { importKeys } from './key-import.ts'
import { keyOverlay, type PresetName } from './key-presets.ts'
import { pressOfEvent, REFUSED, readKeys } from './key-text.ts'
import { fileOf, type OwnShortcut, readFile, taking, withKeys } from './own-list.ts'

afterEach(() => preferences.set(DEFAULT_PREFERENCES))

const event = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key },
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
})

test('PROFUP-07 keys are read as they are written or pressed, in one spelling', () => {
  for (const [text, keys] of [
    ['g i', 'g i'],
    ['Ctrl+Shift+K', '$mod+Shift+k'],
    ['$mod+Shift+k', '$mod+Shift+k'],
    ['shift+alt+up', 'Alt+Shift+ArrowUp'],
    ['G', 'Shift+g'],
    ['#', '#'],
    ['+', '+'],
    ['ctrl++', '$mod++'],
    ['f2', 'F2'],
  ])
    expect(readKeys(text as string, 'other')).toEqual({ keys })
  expect(readKeys('cmd+k', 'mac')).toEqual({ keys: '$mod+k' })
  expect(pressOfEvent(event('K', { ctrlKey: true, shiftKey: true }), 'other')).toBe('$mod+Shift+k')
  expect(pressOfEvent(event('?', { shiftKey: true }), 'other')).toBe('?')
  expect(pressOfEvent(event('˚', { altKey: true, code: 'KeyK' }), 'mac')).toBe('Alt+k')
  expect(pressOfEvent(event(' '), 'other')).toBe('Space')
  expect(pressOfEvent(event('Shift', { shiftKey: true }), 'other')).toBeNull()
})

test('PROFUP-08 keys that browsers keep, bare modifiers, Tab, Escape and Enter are refused with a reason', () => {
  const why = (text: string) => readKeys(text, 'other')
  for (const text of ['ctrl+t', 'ctrl+w', 'ctrl+n', 'ctrl+q', 'ctrl+l', 'ctrl+r', 'F5', 'F11'])
    expect(why(text)).toEqual({ problem: REFUSED.browser })
  for (const text of ['Shift', 'ctrl+alt']) expect(why(text)).toEqual({ problem: REFUSED.bare })
  for (const text of ['Tab', 'Escape', 'Enter', 'shift+tab']) expect(why(text)).toEqual({ problem: REFUSED.needed })
  for (const text of ['', 'hello', 'hyper+k']) expect(why(text)).toEqual({ problem: REFUSED.unread })
  expect(why('a b c d')).toEqual({ problem: REFUSED.long })
})

test('PROFUP-10 a single key is one whose first press is a character without Ctrl, Alt or Meta', () => {
  expect(['c', 'Shift+c', 'g i', '#', '?', '+'].map(isSingleKey)).toEqual([true, true, true, true, true, true])
  expect(
    ['$mod+k', 'Alt+Shift+ArrowUp', 'ArrowUp', 'Enter', 'Escape', 'Space', 'Shift+ArrowLeft', 'F2', '$mod++'].map(isSingleKey),
  ).toEqual(Array.from({ length: 9 }, () => false))
})

test('PROFUP-09 an action has the keys that were chosen, everywhere they are read; none while single keys are off', () => {
  const action = keyAction('one', ['c', '$mod+e'])
  expect(action.shortcuts).toEqual(['c', '$mod+e'])
  preferences.set({ ...DEFAULT_PREFERENCES, keys: { 'test.one': ['q'] } })
  expect([action.shortcuts, action.declared]).toEqual([['q'], ['c', '$mod+e']])
  preferences.set({ ...DEFAULT_PREFERENCES, singleKeys: false })
  expect(action.shortcuts).toEqual(['$mod+e'])
})

test('PROFUP-09 own keys lie on top of a set and survive another one', () => {
  const own: OwnShortcut[] = [{ action: 'task.labels', keys: ['g n'] }]
  expect(keyOverlay('PALETTE', own)).toMatchObject({ 'task.labels': ['g n'], 'go.next-tasks': [] })
  expect(keyOverlay('GITHUB', own)).toMatchObject({ 'task.labels': ['g n'], 'go.inbox': [], 'go.overview': ['g i'] })
  expect(keyOverlay('PALETTE', [])).toEqual({})
})

const WORLD: Action[] = [
  ...['c', 'e', 's', 'g i', 'g p', 'r s', '$mod+k'].map((key, at) => keyAction(`app${at}`, key)),
  ...['c', 'e', 'l', 'Shift+s', 'r u'].map((key, at) =>
    defineAction({
      id: `row.act${at}`,
      on: 'task',
      title: `Row ${at}`,
      icon: KeyboardIcon,
      group: 'view',
      shortcut: key,
      run: () => undefined,
    }),
  ),
]
const KEYS = ['c', 'e', 's', 'q', 'g', 'r', 'g i', 'g q', 'g q x', 'r s', 'Shift+s', '$mod+j', '#', 'l']

function clashesOf(all: readonly Action[]): string[] {
  return all.flatMap((action) =>
    action.shortcuts.flatMap((key) => takenBy(all, action, key).map((other) => `${key}: ${action.id} and ${other.id}`)),
  )
}

test('PROFUP-08 after any 50 changes no two actions of one subject share a key, and none begins a sequence of another', () => {
  const change = fc.record({
    at: fc.nat(WORLD.length - 1),
    keys: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 1 }),
    preset: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 50 }), (changes) => {
      let own: OwnShortcut[] = []
      let preset: PresetName = 'PALETTE'
      const show = () => preferences.set({ ...DEFAULT_PREFERENCES, keys: keyOverlay(preset, own) })
      show()
      for (const { at, keys, preset: other } of changes) {
        const action = WORLD[at] as Action
        if (other) preset = preset === 'PALETTE' ? 'JIRA' : 'PALETTE'
        own = taking(own, WORLD, action, keys)
        show()
      }
      expect(clashesOf(WORLD)).toEqual([])
      expect(WORLD.every(({ listed }) => listed)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('PROFUP-08 a file keeps what was chosen, also for actions that are not known, and another file is refused', () => {
  const own = withKeys(withKeys([], 'task.status', ['q']), 'future.thing', ['g q'])
  expect(readFile(fileOf('PALETTE', own))).toEqual(own)
  expect(withKeys(own, 'task.status', null)).toEqual([{ action: 'future.thing', keys: ['g q'] }])
  for (const text of ['', '{}', '[]', '{"palette-shortcuts":1,"shortcuts":{"a.b":[1]}}']) expect(readFile(text)).toBeNull()
})

test('PROFUP-08 what was saved is read again as it was: two that changed their keys take nothing from each other', () => {
  const run = () => undefined
  const common = { on: 'app', icon: KeyboardIcon, group: 'view', run } as const
  const all: Action[] = [
    defineAction({ ...common, id: 'a.one', title: 'One', shortcut: 'x' }),
    defineAction({ ...common, id: 'b.two', title: 'Two', shortcut: 'y' }),
    defineAction({ ...common, id: 'c.enter', title: 'Enter', shortcut: 'Enter' }),
  ]
  const own = [
    { action: 'a.one', keys: ['y'] },
    { action: 'b.two', keys: ['x'] },
    { action: 'c.enter', keys: ['Enter', 'o'] },
  ]
  const at = { own: [], all, preset: 'PALETTE', platform: 'other' } as const
  expect(importKeys(readFile(fileOf('PALETTE', own)) ?? [], at)).toEqual({ own, taken: [], refused: [] })
  const clash = importKeys([{ action: 'a.one', keys: ['y z', 'Tab'] }], at)
  expect(clash.own).toEqual([
    { action: 'a.one', keys: ['y z'] },
    { action: 'b.two', keys: [] },
  ])
  expect(clash.taken.map(({ by, from }) => [by.id, from.id])).toEqual([['a.one', 'b.two']])
  expect(clash.refused.map(({ key }) => key)).toEqual(['Tab'])
})

test('PROFUP-07 on a keyboard of another script the Latin key of the place is recorded; a sign made with AltGr is that sign, a letter made so is none', () => {
  expect(pressOfEvent(event('л', { code: 'KeyK' }), 'other')).toBe('k')
  expect(pressOfEvent(event('Л', { code: 'KeyK', ctrlKey: true, shiftKey: true }), 'other')).toBe('$mod+Shift+k')
  const altGr = (key: string) => ({ ...event(key, { code: 'KeyQ', ctrlKey: true, altKey: true }), getModifierState: () => true })
  expect([pressOfEvent(altGr('@'), 'other'), pressOfEvent(altGr('ą'), 'other')]).toEqual(['@', null])
  expect(pressOfEvent(event('k', { ctrlKey: true, altKey: true }), 'other')).toBe('$mod+Alt+k')
  expect(readKeys('л', 'other')).toEqual({ problem: REFUSED.unread })
})
