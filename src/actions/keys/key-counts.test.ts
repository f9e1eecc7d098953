// Numbers before keys that walk, in sets of keys that count (issue "the keys are yours": `5j`).
import { HashIcon } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { DEFAULT_PREFERENCES, preferences } from '#src/lib/preferences.ts'
import { keyOverlay } from '#src/model/account/keys/key-presets.ts'
import { createKeymap } from './keymap.ts'
import { codeOf, keyAction, present } from './keymap-keys.ts'

const app: Here = { services: {} as Here['services'], subjects: { app: [{ viewerCan: [] }] } }
const counting = defineAction({
  ...{ id: 'row.count', on: 'app', title: 'Number of steps', icon: HashIcon, group: 'view', shortcut: [] },
  run: () => undefined,
} as const)
const actions = [counting, keyAction('down', 'j'), keyAction('due', 'c d'), keyAction('done', 'Shift+s'), keyAction('tab', 'g 1')]

function setUp(layer: () => boolean = () => false) {
  const ran: string[] = []
  const perform = ({ name }: { name: string }) => void ran.push(name)
  const keymap = createKeymap({ registry: present(actions), here: () => app, perform, now: () => 0, platform: 'other', layer })
  const press = (keys: string) => {
    for (const key of keys.split(' ')) {
      const shiftKey = /^[A-Z]$/.test(key)
      keymap.handle(new KeyboardEvent('keydown', { key, code: codeOf(key), shiftKey, cancelable: true }))
    }
  }
  return { keymap, ran, press }
}

afterEach(() => preferences.set(DEFAULT_PREFERENCES))
const likeVim = () => preferences.set({ ...DEFAULT_PREFERENCES, keys: keyOverlay('VIM', []) })

test('in the Vim-like set a number says how often the next key walks, shown while it is typed; in the others digits count nothing', () => {
  const { keymap, ran, press } = setUp()
  press('5 j')
  expect(ran).toEqual(['down'])
  likeVim()
  press('1 2')
  expect(keymap.pendingKeys.get()).toEqual({ pressed: ['12'], next: [] })
  press('j')
  expect(ran).toHaveLength(13)
  expect(keymap.pendingKeys.get()).toBeNull()
  press('j')
  expect(ran).toHaveLength(14)
})

test('what does not walk is done once, however many were counted, and the number is over then', () => {
  likeVim()
  const { ran, press } = setUp()
  press('3 S j')
  expect(ran).toEqual(['done', 'down'])
  press('3 c d j')
  expect(ran.slice(2)).toEqual(['due', 'down'])
})

test('a digit behind a begun sequence belongs to it; Escape, a key without meaning and a layer end the number', () => {
  likeVim()
  let layer = false
  const { keymap, ran, press } = setUp(() => layer)
  press('g 1 j')
  expect(ran).toEqual(['tab', 'down'])
  for (const end of ['Escape', 'Q']) {
    press('4')
    press(end)
    expect(keymap.pendingKeys.get()).toBeNull()
    press('j')
  }
  press('4')
  layer = true
  press('j')
  layer = false
  press('j')
  expect(ran).toEqual(['tab', 'down', 'down', 'down', 'down'])
})

test('no number walks more than 999 steps', () => {
  likeVim()
  const { ran, press } = setUp()
  press('9 9 9 9 9 j')
  expect(ran).toHaveLength(999)
})

test('PROFUP-09 a set may move a key wherever it is declared: shown, done and held down like it; what was chosen for one action stays', () => {
  preferences.set({ ...DEFAULT_PREFERENCES, keys: keyOverlay('LEFT_HAND', [{ action: 'test.other', keys: ['q z'] }]) })
  const ran: string[] = []
  const actions = [keyAction('down', ['j', 'ArrowDown']), keyAction('other', 'j'), keyAction('new', 'n')]
  const keymap = createKeymap({ registry: present(actions), here: () => app, perform: ({ name }) => ran.push(name), platform: 'other' })
  expect(actions.map(({ shortcuts }) => shortcuts)).toEqual([['v', 'j', 'ArrowDown'], ['q z'], ['q c']])
  const press = (key: string, repeat = false) =>
    keymap.handle(new KeyboardEvent('keydown', { key, code: codeOf(key), repeat, cancelable: true }))
  press('v')
  press('v', true)
  for (const key of ['q', 'c', 'q', 'z', 'n']) press(key)
  expect(ran).toEqual(['down', 'down', 'new', 'other'])
})
