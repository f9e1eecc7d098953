// Money as people read and type it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, minorText, readAmount } from './amounts.ts'

const read = (text: string, digits = 2) => {
  const found = readAmount(text, digits, 'en-US')
  return 'minor' in found ? found.minor : found.problem
}

test('CLIENT-09 money is typed as 95, 95.5 or 95,50', () => {
  expect(
    ['95', '95.5', '95,50', ' 1 234,5 ', '1,234.56', '1.234,56', '1,234,567', "1'000", '.5', '-3.10', '0.123'].map((text) => read(text)),
  ).toEqual([9_500, 9_550, 9_550, 123_450, 123_456, 123_456, 123_456_700, 100_000, 50, -310, 'At most 2 decimal places.'])
  expect([read('95', 0), read('95.5', 0), read('1.5000', 3)]).toEqual([95, 'This currency has no decimal places.', 1_500])
})

test('CLIENT-09 what could be two amounts is asked back', () => {
  expect(read('1.234')).toBe('Did you mean 1,234.00 or 1.23?')
  expect(read('12,500')).toBe('Did you mean 12,500.00 or 12.50?')
  expect(read('1.234', 3)).toBe('Did you mean 1,234.000 or 1.234?')
})

test('CLIENT-09 what is none is said', () => {
  for (const text of ['', 'abc', '1.2.3', '1,23,456', '.', '9'.repeat(30)]) expect(typeof read(text)).toBe('string')
})

test('INV-09 whatever is shown is read as the same amount, in every number of digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), fc.constantFrom(0, 2, 4), (amount, digits) => {
      const found = readAmount(minorText(amount, digits), digits)
      // Three figures behind one sign are asked back, where that could be meant otherwise.
      expect('minor' in found ? found.minor : amount).toBe(amount)
    }),
  )
  expect(formatAmount({ amount: 900_719_925_474_099, digits: 2, currency: 'EUR' }, { locale: 'en-US', code: true })).toBe(
    '9,007,199,254,740.99 EUR',
  )
})
