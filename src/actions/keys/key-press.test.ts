// Proves what is left alone: letters of AltGr, and on a mac what Option and Control are for. Every key on every keyboard: tests/house/layouts.test.ts.
import { expect, test } from 'vitest'
import { setUp } from '#tests/kit/keyboard.ts'
import { keyAction as action, codeOf, productKeys as keys } from './keymap-keys.ts'
import { eventOf, type Layout, layouts, stroke, strokesOf } from './keymap-layouts.ts'

const all = keys.map((key) => action(key, key))

test('letters typed with AltGr never run anything (Polish ć, ś, ó …)', () => {
  const { keymap, ran } = setUp(all)
  for (const given of strokesOf(layouts.Polish as Layout).filter((one) => one.altGraph)) expect(keymap.handle(eventOf(given))).toBe(false)
  expect(ran).toEqual([])
})

test('on a mac Option letters and the Control editing keys are left alone, Meta is the modifier', () => {
  const { keymap, ran } = setUp(all, { platform: 'mac' })
  for (const key of ['a', 'e', 'k', 'n', 'p', 'd', 'f', 'b', 'h', 't', 'w', 'z'])
    expect(keymap.handle(eventOf(stroke(codeOf(key), key, { ctrlKey: true })))).toBe(false)
  expect(keymap.handle(eventOf(stroke('KeyC', 'ç', { altKey: true })))).toBe(false)
  expect(keymap.handle(eventOf(stroke('KeyK', 'k', { metaKey: true })))).toBe(true)
  expect(ran).toEqual(['$mod+k'])
})
