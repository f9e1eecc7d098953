// What surely fits is drawn without a box that cuts it off.
import { expect, test } from 'vitest'
import { surelyFits } from './text-width.ts'

test('a text fits where its widest letters would, also with accents', () => {
  expect(surelyFits('To do', 44, 12)).toBe(true)
  expect(surelyFits('18 Dec', 76, 12)).toBe(true)
  expect(surelyFits('Revisão', 66, 12)).toBe(true)
  expect(surelyFits('WWWWWW', 66, 12)).toBe(false)
  expect(surelyFits('Waiting for the customer', 70, 12)).toBe(false)
  expect(surelyFits('', 0, 12)).toBe(true)
})

test('a text of letters whose width is not known does not', () => {
  for (const text of ['任务', 'Ň', '👍', 'ﬀ', 'a\u200bb']) expect(surelyFits(text, 100, 12), text).toBe(false)
})

test('a long text is turned down without reading it', () => {
  expect(surelyFits('i'.repeat(1_000_000), 76, 12)).toBe(false)
})
