// Every key of the product, in every set, on every keyboard: what a person presses does exactly what it shall, and nothing else does.
import { afterEach, expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { type Press, parseShortcut } from '#src/actions/keys/key-press.ts'
import { keyAction } from '#src/actions/keys/keymap-keys.ts'
import { ALT_GR, eventOf, type Layout, layouts, type Stroke, stroke, strokesOf } from '#src/actions/keys/keymap-layouts.ts'
import { keysIn } from '#src/actions/own-keys.ts'
import { keyOverlay, PRESET_TITLES, type PresetName } from '#src/model/account/keys/key-presets.ts'
import type { Platform } from '#src/ui/marks/key-caps.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { setUp } from '#tests/kit/keyboard.ts'

afterEach(() => document.body.replaceChildren())

const US = layouts.US as Layout
const PLATFORMS: readonly Platform[] = ['other', 'mac']

/** Every key that actions have in a set, once. */
function keysOfSet(preset: PresetName): string[] {
  const overlay = keyOverlay(preset, [])
  const keys = allActions.flatMap(({ id, declared }) => keysIn(overlay, id, declared))
  return [...new Map(keys.map((key) => [key.toLowerCase(), key])).values()]
}

/** A keyboard of this layout over one action for each key, on which somebody typed a letter before. */
function keyboard(layout: Layout, actions: readonly Action[], platform: Platform) {
  const { keymap, ran } = setUp(actions, { platform })
  const field = document.body.appendChild(document.createElement('input'))
  keymap.handle(eventOf(stroke('KeyJ', layout.keys.KeyJ?.[0] ?? ''), field))
  return { keymap, ran, press: (given: Stroke) => keymap.handle(eventOf(given)) }
}

/** The stroke with which somebody makes this press: a Latin letter or sign where it is printed, else what a US keyboard has in the place. */
function strokeFor(layout: Layout, press: Press, third: Partial<Stroke>): Stroke | null {
  const { key, control, meta, alt, shift } = press
  const name = String(key)
  const held = { ctrlKey: control, metaKey: meta, altKey: alt, shiftKey: shift }
  if (name.length > 1) return stroke(name, name === 'space' ? ' ' : name, held)
  const made = strokeIn(layout.isLatin ? layout : US, layout, name, held, third)
  // Where a keyboard of another script has a dead key in the place, the sign is where it is printed.
  return made?.key === 'Dead' ? strokeIn(layout, layout, name, held, third) : made
}

function strokeIn({ keys: read }: Layout, { keys }: Layout, name: string, held: Partial<Stroke>, third: Partial<Stroke>): Stroke | null {
  const printed = Object.entries(read)
  const plain = printed.find(([, [made]]) => made === name)
  if (plain) return stroke(plain[0], keys[plain[0]]?.[held.shiftKey ? 1 : 0] ?? '', held)
  const shifted = printed.find(([, [, made]]) => made === name)
  if (shifted) return stroke(shifted[0], keys[shifted[0]]?.[1] ?? '', { ...held, shiftKey: true })
  const code = printed.find(([, [, , made]]) => made === name)?.[0]
  return code !== undefined && !held.ctrlKey && !held.metaKey ? stroke(code, name, { ...held, ...third }) : null
}

for (const [name, layout] of Object.entries(layouts)) {
  test(`PROFUP-09 on a ${name} keyboard the key that is pressed for a shortcut does exactly that, in every set`, () => {
    const wrong: string[] = []
    for (const preset of Object.keys(PRESET_TITLES) as PresetName[]) {
      const keys = keysOfSet(preset)
      const actions = keys.map((key) => keyAction(key, key))
      for (const platform of PLATFORMS) {
        const third = (platform === 'mac' ? ALT_GR.mac : ALT_GR.Windows) ?? {}
        const { ran, press } = keyboard(layout, actions, platform)
        for (const key of keys) {
          ran.length = 0
          const strokes = parseShortcut(key, platform).map((one) => strokeFor(layout, one, third))
          for (const one of strokes) if (one) press(one)
          if (strokes.includes(null) || ran.join() !== key) wrong.push(`${preset} ${platform} ${key}: ${ran.join() || 'nothing'}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
}

test('no character of a Latin keyboard does what another character is for; a dead key does nothing', () => {
  const keys = keysOfSet('PALETTE').filter((key) => !key.includes(' ') && !key.includes('$mod'))
  const actions = keys.map((key) => keyAction(key, key))
  const wrong = Object.entries(layouts).flatMap(([name, layout]) => {
    if (!layout.isLatin) return []
    const { ran, press } = keyboard(layout, actions, 'other')
    return strokesOf(layout).flatMap((given) => {
      ran.length = 0
      press(given)
      const meant = given.key.toLowerCase().replace('\u0307', '')
      return ran.filter((key) => key.replace('Shift+', '').toLowerCase() !== meant).map((key) => `${name} ${given.key}: ${key}`)
    })
  })
  expect(wrong).toEqual([])
})

test('a character made with AltGr never does what its key does with Ctrl and Alt, however the system reports AltGr', () => {
  const held = ['$mod', '$mod+Alt', 'Alt', 'Control+Alt', 'Alt+Shift']
  const keys = held.flatMap((mods) => [...'abcdefghijklmnopqrstuvwxyz0123456789[]-='].map((key) => `${mods}+${key}`))
  const actions = [...new Map(keys.map((key) => [key.replace('Control', '$mod'), key])).values()].map((key) => keyAction(key, key))
  const wrong = Object.entries(layouts).flatMap(([name, layout]) =>
    Object.entries(ALT_GR).flatMap(([system, third]) => {
      const { ran, press } = keyboard(layout, actions, 'other')
      // A mac has no AltGr: there Option is Alt, and keys with Alt are chosen knowing that.
      if (system !== 'mac') for (const given of strokesOf(layout, third)) if (given.altGraph || given.altKey) press(given)
      return ran.map((key) => `${name} on ${system}: ${key}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('what a person chose with Ctrl+Alt, or with Option on a mac, is done by that letter', () => {
  const chosen = [keyAction('both', '$mod+Alt+k'), keyAction('option', 'Alt+k')]
  const other = keyboard(US, chosen, 'other')
  other.press(stroke('KeyK', 'k', { ctrlKey: true, altKey: true }))
  other.press(stroke('KeyK', 'k', { altKey: true }))
  const mac = keyboard(US, chosen, 'mac')
  mac.press(stroke('KeyK', '˚', { altKey: true }))
  mac.press(stroke('KeyJ', '∆', { altKey: true }))
  expect([other.ran, mac.ran]).toEqual([['both', 'option'], ['option']])
})

test('keys of a screen have no place: letters work by themselves, those of other scripts by their number', () => {
  const { ran, press } = keyboard(US, [keyAction('c', 'c'), keyAction('?', '?'), keyAction('Shift+d', 'Shift+d')], 'other')
  press(stroke('', 'c'))
  press(stroke('', '?'))
  press({ ...stroke('', 'В', { shiftKey: true }), keyCode: 68 })
  press({ ...stroke('', 'Unidentified'), keyCode: 229 })
  expect(ran).toEqual(['c', '?', 'Shift+d'])
})

test('sticky keys: Shift, Ctrl or AltGr pressed and let go before the key, also inside of a sequence', () => {
  const { ran, press } = keyboard(
    US,
    ['Shift+d', '$mod+k', 'g ,'].map((key) => keyAction(key, key)),
    'other',
  )
  press(stroke('ShiftLeft', 'Shift', { shiftKey: true }))
  press(stroke('KeyD', 'D', { shiftKey: true }))
  press(stroke('ControlLeft', 'Control', { ctrlKey: true }))
  press(stroke('KeyK', 'k', { ctrlKey: true }))
  press(stroke('KeyG', 'g'))
  for (const name of ['Shift', 'AltGraph', 'CapsLock']) press(stroke(name, name))
  press(stroke('Comma', ','))
  expect(ran).toEqual(['Shift+d', '$mod+k', 'g ,'])
})

test('who changes to another script and back has the keys of what is typed now; until a letter told, signs go by themselves', () => {
  const { keymap, ran } = setUp(['.', '/'].map((key) => keyAction(key, key)))
  const slash = () => keymap.handle(eventOf(stroke('Slash', '.')))
  slash()
  keymap.handle(eventOf(stroke('KeyJ', 'о')))
  slash()
  keymap.handle(eventOf(stroke('KeyJ', 'j')))
  slash()
  expect(ran).toEqual(['.', '/', '.'])
})
