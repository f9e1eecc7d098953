// Amounts as people write them.
import { expect, test } from 'vitest'
import { readUsd } from './money.ts'

test('PSET-03 an amount is read in dollars, with or without its sign, commas and cents; anything else is none', () => {
  const cases = { '1200': 1200, '$1,200.50': 1200.5, ' 1 200 ': 1200, '': 0, '0.5': 0.5 }
  for (const [text, amount] of Object.entries(cases)) expect(readUsd(text), text).toBe(amount)
  for (const text of ['a lot', '-5', '1.234', '12.', '1e3', '1'.repeat(13)]) expect(readUsd(text), text).toBeNull()
})
