// Text that is cut at a limit stays readable to its last character.
import { expect, test } from 'vitest'
import { cutToFit } from './graphemes.ts'

test.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long'],
  ['ab👍', 3, 'ab'],
  ['ab👍', 4, 'ab👍'],
  ['a👩‍👩‍👧', 6, 'a'],
  ['ae\u0301x', 2, 'a'],
  ['🇵🇹🇵🇹', 6, '🇵🇹'],
  ['', 0, ''],
])('%j cut to %i is %j', (text, length, cut) => {
  expect(cutToFit(text, length)).toBe(cut)
})
