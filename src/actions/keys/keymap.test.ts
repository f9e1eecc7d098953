// Proves the keyboard: sequences, guards, nearest subject, layers.

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createRegistry } from '#src/actions/define-action.ts'
import { DEFAULT_PREFERENCES, preferences } from '#src/lib/preferences.ts'
import { app, setUp } from '#tests/kit/keyboard.ts'
import { runs } from '#tests/kit/runs.ts'
import { createKeymap } from './keymap.ts'
import { keyAction as action, codeOf, productKeys as keys } from './keymap-keys.ts'

afterEach(() => {
  preferences.set(DEFAULT_PREFERENCES)
  document.body.replaceChildren()
})

const all = keys.map((key) => action(key, key))

test('PROFUP-09 a key that is chosen later works at once, the old one no more; in a text field only one with Ctrl or Meta opens the palette', () => {
  const { ran, press } = setUp([action('one', 'c'), action('palette', '$mod+k')])
  press('c')
  preferences.set({ ...DEFAULT_PREFERENCES, keys: { 'test.one': ['q'], 'test.palette': ['p', '$mod+j'] } })
  for (const key of ['c', 'q', 'p']) press(key)
  expect(ran).toEqual(['one', 'one', 'palette'])
  const target = document.body.appendChild(document.createElement('input'))
  press('p', { target })
  expect(ran).toHaveLength(3)
  press('j', { target, ctrlKey: true })
  expect(ran.at(-1)).toBe('palette')
})

test('a key of an action that came later works from then on, and a sequence that was begun goes on', () => {
  let registry = createRegistry([action('one', 'g o')])
  const ran: string[] = []
  const keymap = createKeymap({
    registry: () => registry,
    here: () => app,
    perform: (done) => ran.push(done.name),
    now: () => 0,
    platform: 'other',
  })
  const press = (key: string) => keymap.handle(new KeyboardEvent('keydown', { key, code: codeOf(key), cancelable: true }))
  expect(press('n')).toBe(false)
  press('g')
  registry = createRegistry([action('one', 'g o'), action('new', 'n')])
  press('o')
  press('n')
  expect(ran).toEqual(['one', 'new'])
})

test('nothing runs while an input method composes', () => {
  const { ran, press } = setUp(all)
  press('a', { isComposing: true })
  press('Process', { code: 'KeyA', keyCode: 229 } as KeyboardEventInit)
  press('Enter', { isComposing: true })
  expect(ran).toEqual([])
})

const surfaces: Readonly<Record<string, () => Element>> = {
  'text field': () => document.createElement('input'),
  'search field': () => Object.assign(document.createElement('input'), { type: 'search' }),
  'date field': () => Object.assign(document.createElement('input'), { type: 'date' }),
  'number field': () => Object.assign(document.createElement('input'), { type: 'number' }),
  'text area': () => document.createElement('textarea'),
  select: () => document.createElement('select'),
  'rich editor': () => inside('<div contenteditable="true"><p><b>x</b></p></div>', 'b'),
  'bare contenteditable': () => inside('<div contenteditable><p>x</p></div>', 'p'),
  'ARIA text box': () => inside('<div role="textbox" tabindex="0">x</div>', 'div'),
  'ARIA search box': () => inside('<div role="searchbox" tabindex="0">x</div>', 'div'),
  'combo box': () => inside('<button role="combobox">x</button>', 'button'),
  'number spinner': () => inside('<div role="spinbutton" tabindex="0">x</div>', 'div'),
}

function inside(html: string, selector: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(holder)
  return holder.querySelector(selector) ?? holder
}

test('no key ever runs in any text surface, whatever the binding; only the palette opens', () => {
  const shortcuts = fc.constantFrom(...keys)
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(surfaces)), shortcuts, fc.boolean(), (name, shortcut, repeat) => {
      const surface = surfaces[name]?.() ?? document.body
      if (!surface.isConnected) document.body.append(surface)
      const { ran, press } = setUp(all)
      for (const one of shortcut.split(' ')) {
        const key = one.replace(/^.*\+(?=.)/, '')
        press(key === 'Space' ? ' ' : key, {
          target: surface,
          shiftKey: one.includes('Shift+'),
          ctrlKey: one.includes('$mod'),
          repeat,
        })
      }
      expect(ran).toEqual(shortcut === '$mod+k' && !repeat ? ['$mod+k'] : [])
    }),
    { numRuns: runs(600) },
  )
})

test('a handled or repeated key runs nothing, except the keys that walk through rows', () => {
  const { ran, press } = setUp(all)
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  press('c')
  press('c', { repeat: true })
  press('Backspace', { ctrlKey: true, repeat: true })
  expect(ran).toEqual([])
  press('j')
  press('j', { repeat: true })
  press('ArrowUp', { repeat: true })
  expect(ran).toEqual(['j', 'j', 'ArrowUp'])
})

test('holding the key that opened a field does not type into it', () => {
  const { press } = setUp(all)
  press('c')
  const field = document.createElement('input')
  document.body.append(field)
  expect(press('c', { target: field, repeat: true }).defaultPrevented).toBe(true)
  expect(press('c', { target: field }).defaultPrevented).toBe(false)
})

test('a sequence shows what can follow, runs on its last key and is over after 1,200 ms', () => {
  const { keymap, ran, press, wait } = setUp(all)
  press('g')
  expect(keymap.pendingKeys.get()).toMatchObject({ pressed: ['g'], next: [{ key: 'w' }, { key: ',' }, { key: 'n' }] })
  wait(1_200)
  press('n')
  expect(ran).toEqual(['g n'])
  expect(keymap.pendingKeys.get()).toBeNull()
  press('g')
  wait(1_201)
  press('w')
  expect(ran).toEqual(['g n', 'w'])
})

test('the hint of a forgotten sequence goes away by itself', () => {
  vi.useFakeTimers()
  const { keymap, press } = setUp(all)
  const heard = vi.fn()
  keymap.pendingKeys.subscribe(heard)
  press('r')
  expect(keymap.pendingKeys.get()?.pressed).toEqual(['r'])
  vi.advanceTimersByTime(1_200)
  expect(keymap.pendingKeys.get()).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a second key belongs to the first by when it was pressed, however late a busy page gets to it', () => {
  vi.useFakeTimers()
  const ran: string[] = []
  const keymap = createKeymap({
    registry: () => createRegistry([action('go', 'g o'), action('one', 'o')]),
    ...{ here: () => app, perform: (done) => ran.push(done.name), platform: 'other' },
  })
  const pressedAt = (at: number, key: string) => {
    const event = new KeyboardEvent('keydown', { key, code: codeOf(key), cancelable: true })
    keymap.handle(Object.defineProperty(event, 'timeStamp', { value: at }))
  }
  pressedAt(1_000, 'g')
  vi.advanceTimersByTime(5_000)
  pressedAt(1_050, 'o')
  pressedAt(2_000, 'g')
  pressedAt(3_201, 'o')
  expect(ran).toEqual(['go', 'one'])
})

test('the key after a begun sequence belongs to it alone', () => {
  const { ran, press } = setUp(all)
  press('g')
  expect(press('c').defaultPrevented).toBe(true)
  expect(ran).toEqual([])
  press('c')
  expect(ran).toEqual(['c'])
  press('r')
  press('Escape')
  press('Shift', { shiftKey: true })
  expect(ran).toEqual(['c'])
  press('g')
  press('k', { ctrlKey: true })
  expect(ran).toEqual(['c', '$mod+k'])
})

test('a sequence is not begun when all it could lead to is hidden', () => {
  const { keymap, press } = setUp([action('gone', 'g x', { hidden: true })])
  expect(press('g').defaultPrevented).toBe(false)
  expect(keymap.pendingKeys.get()).toBeNull()
})

test('of actions with one key the nearest subject in view wins, hidden ones stand back', () => {
  const task = { viewerCan: [] } as never
  const subjects = { task: [task], project: [{ viewerCan: [] } as never], app: [{ viewerCan: [] as const }] }
  const three = [action('app', 'd'), action('project', 'd', { on: 'project' }), action('task', 'd', { on: 'task' })]
  const near = setUp(three, { here: { services: app.services, subjects } })
  near.press('d')
  expect(near.ran).toEqual(['task'])
  const far = setUp(three, { here: { services: app.services, subjects: { ...subjects, task: [] } } })
  far.press('d')
  expect(far.ran).toEqual(['project'])
  const hidden = setUp([action('hidden', 'd', { on: 'task', hidden: true }), three[0] ?? action('app', 'd')], {
    here: { services: app.services, subjects },
  })
  hidden.press('d')
  expect(hidden.ran).toEqual(['app'])
})

test('PROFUP-04 without single keys characters do nothing, sequences too; arrows, Enter, Escape and combinations do', () => {
  const { ran, press } = setUp(
    ['x', 'g i', 'Shift+t', '?', 'Enter', 'ArrowDown', 'Escape', '$mod+k'].map((key) => action(key, key)),
    {
      singleKeys: () => false,
    },
  )
  for (const key of ['x', 'g', 'i', '?']) expect(press(key).defaultPrevented).toBe(false)
  press('T', { shiftKey: true })
  expect(ran).toEqual([])
  for (const key of ['Enter', 'ArrowDown', 'Escape']) press(key)
  press('k', { ctrlKey: true })
  expect(ran).toEqual(['Enter', 'ArrowDown', 'Escape', '$mod+k'])
})

test('what would look for text on the page is kept from the browser, also where it is no key of ours; not from a text field, nor from who has no single keys', () => {
  const quickFind = ['/', "'"]
  document.body.innerHTML = '<input><button>x</button>'
  const stopped = (on: Element, options = {}, held = {}) => {
    const { keymap } = setUp([action('d', 'd')], options)
    const stop = keymap.install(window)
    const events = quickFind.map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
    for (const event of events) on.dispatchEvent(event)
    stop()
    return events.map(({ defaultPrevented }) => defaultPrevented)
  }
  const [input, button] = ['input', 'button'].map((name) => document.querySelector(name) as Element) as [Element, Element]
  for (const on of [document.body, button]) expect(stopped(on)).toEqual([true, true])
  expect(stopped(input)).toEqual([false, false])
  expect(stopped(document.body, { singleKeys: () => false })).toEqual([false, false])
  expect(stopped(document.body, {}, { ctrlKey: true })).toEqual([false, false])
})

test('nothing runs behind an open dialog or menu; a panel beside the work is no such layer', () => {
  for (const html of ['<div role="dialog" data-state="open">x</div>', '<div role="menu" data-state="open"></div>']) {
    document.body.innerHTML = html
    const { ran, press } = setUp(all)
    press('d')
    press('k', { ctrlKey: true })
    expect(ran).toEqual([])
  }
  for (const html of [
    '<div role="dialog" data-state="open" data-panel="">x</div>',
    '<div role="dialog" data-state="open"><div data-panel=""></div></div>',
    '<div role="dialog" data-state="closed">x</div>',
  ]) {
    document.body.innerHTML = html
    const { ran, press } = setUp(all)
    press('d')
    expect(ran).toEqual(['d'])
  }
})

test('Enter and Space press a focused control, not the row behind it', () => {
  const { ran, press } = setUp(all)
  const button = document.createElement('button')
  document.body.append(button)
  press('Enter', { target: button })
  press(' ', { target: button, code: 'Space' })
  expect(ran).toEqual([])
  press('Enter')
  press(' ', { code: 'Space' })
  press('d', { target: button })
  expect(ran).toEqual(['Enter', 'Space', 'd'])
})

test('installed on a window it listens, and stops when told', () => {
  const { keymap, ran } = setUp(all)
  const stop = keymap.install(window)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }))
  stop()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }))
  expect(ran).toEqual(['d'])
})
