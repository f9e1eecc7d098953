// Proves that every key of the product works on every keyboard, and that nothing else does.

import { expect, test } from 'vitest'
import type { Action, Here } from '#src/actions/action.ts'
import { subjectKinds } from '#src/app/features.ts'
import { createKeymap } from './keymap.ts'
import { keyAction as action, codeOf, productKeys as keys, present } from './keymap-keys.ts'
import { layouts, type Stroke, stroke, strokesOf } from './keymap-layouts.ts'

const app: Here = { services: {} as Here['services'], subjects: { app: [{ viewerCan: [] }] } }

function setUp(actions: readonly Action[], platform: 'mac' | 'other' = 'other') {
  const ran: string[] = []
  const keymap = createKeymap({
    registry: present(actions),
    kinds: subjectKinds,
    here: () => app,
    perform: (done) => ran.push(done.name),
    now: () => 0,
    platform,
  })
  return { keymap, ran }
}

function eventOf(given: Stroke): KeyboardEvent {
  const { altGraph, getModifierState, ...fields } = given
  const event = new KeyboardEvent('keydown', { ...fields, bubbles: true, cancelable: true })
  event.getModifierState = (name) => name === 'AltGraph' && altGraph
  return event
}

const all = keys.map((key) => action(key, key))
const printable = keys.filter((key) => !/Arrow|Escape|Enter|Space|Backspace|Home|End/.test(key))

for (const [name, layout] of Object.entries(layouts)) {
  test(`every key of the product can be typed on a ${name} keyboard`, () => {
    const strokes = strokesOf(layout)
    const reached = printable.filter((shortcut) => {
      const presses = shortcut.split(' ')
      const { keymap, ran } = setUp([action(shortcut, shortcut)])
      const begun = setUp([action(shortcut, shortcut)])
      const first = presses.length > 1 ? strokes.find((one) => begun.keymap.handle(eventOf(one))) : undefined
      for (const press of presses) {
        const control = press.startsWith('$mod+')
        const used = strokes
          .filter((given) => !(control && given.altGraph))
          .some((given) => {
            if (presses.length > 1 && keymap.pendingKeys.get() === null && press !== presses[0]) return false
            if (press !== presses[0]) return matchesNext(given)
            return keymap.handle(eventOf(control ? { ...given, ctrlKey: true } : given))
          })
        if (!used) return false
        function matchesNext(given: Stroke): boolean {
          // A wrong second key would end the sequence, so each is tried on a fresh one.
          const fresh = setUp([action(shortcut, shortcut)])
          if (first) fresh.keymap.handle(eventOf(first))
          fresh.keymap.handle(eventOf(given))
          if (first && fresh.ran.length > 0) ran.push(...fresh.ran)
          return fresh.ran.length > 0
        }
      }
      return ran.length > 0
    })
    expect(reached).toEqual(printable)
  })

  test(`no character of a ${name} keyboard runs the key of another character`, () => {
    const single = printable.filter((key) => !key.includes(' ') && !key.includes('$mod'))
    const wrong = strokesOf(layout).flatMap((given) => {
      const { keymap, ran } = setUp(single.map((key) => action(key, key)))
      keymap.handle(eventOf(given))
      const latin = given.key >= ' ' && given.key <= '~'
      return ran.filter(
        (shortcut) => latin && shortcut.replace('Shift+', '').toLowerCase() !== given.key.toLowerCase() && !isHebrewSign(given),
      )
    })
    expect(wrong).toEqual([])
  })
}

function isHebrewSign({ code, key }: Stroke): boolean {
  return code === 'KeyW' && key === "'"
}

test('letters typed with AltGr never run anything (Polish ć, ś, ó …)', () => {
  const { keymap, ran } = setUp(all)
  for (const given of strokesOf(layouts.Polish ?? {}).filter((one) => one.altGraph)) expect(keymap.handle(eventOf(given))).toBe(false)
  expect(ran).toEqual([])
})

test('on a mac Option letters and the Control editing keys are left alone, Meta is the modifier', () => {
  const { keymap, ran } = setUp(all, 'mac')
  for (const key of ['a', 'e', 'k', 'n', 'p', 'd', 'f', 'b', 'h', 't', 'w', 'z'])
    expect(keymap.handle(eventOf(stroke(codeOf(key), key, { ctrlKey: true })))).toBe(false)
  expect(keymap.handle(eventOf(stroke('KeyC', 'ç', { altKey: true })))).toBe(false)
  expect(keymap.handle(eventOf(stroke('KeyK', 'k', { metaKey: true })))).toBe(true)
  expect(ran).toEqual(['$mod+k'])
})
