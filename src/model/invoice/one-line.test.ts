// What one text says of a line: the price is never half of what was typed.
import { expect, test } from 'vitest'
import { readOneLine } from './one-line.ts'

test.each([
  ['License for the font, 240', 'License for the font', 24_000],
  ['Font, 95,50', 'Font', 9_550],
  ['Font,95.5', 'Font', 9_550],
  ['Paper A4, 80 g, 12', 'Paper A4, 80 g', 1_200],
  ['Font, 1,234.50', 'Font', 123_450],
  ['Font, blue', 'Font, blue', 0],
  ['Font', 'Font', 0],
])('INV-07 CLIENT-09 %s', (typed, text, price) => {
  expect(readOneLine(typed, 2)).toEqual({ text, price, problem: null })
})

test('CLIENT-09 INV-07 a price that could be two is asked back, and one of too many places is not dropped', () => {
  expect(readOneLine('Extra work, 1.234', 2)).toMatchObject({ text: 'Extra work', problem: 'Did you mean 1,234.00 or 1.23?' })
  expect(readOneLine('Extra work, 1.2345', 2).problem).toBe('At most 2 decimal places.')
  expect(readOneLine('Extra work, -5', 2).problem).toBe('A price is not below 0; use a quantity of -1.')
  expect(readOneLine(', 5', 2).problem).toBe('Please enter a text.')
})
