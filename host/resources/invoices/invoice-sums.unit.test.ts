// The sums of ten thousand random invoices in every number of digits.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { CURRENCIES, digitsOf } from '../../money/currencies.ts'
import { hoursText, lineAmount, type PricedLine, partOfDiscount, spread, sumsOf } from './invoice-sums.ts'

const discount = fc.oneof(
  fc.constant(null),
  fc.record({ bp: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 500_000 }) }),
)
const line = fc.record({
  kind: fc.constantFrom('item' as const, 'item' as const, 'item' as const, 'heading' as const, 'text' as const),
  quantity: fc.integer({ min: -50_000, max: 5_000_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  price: fc.integer({ min: 0, max: 10_000_000 }),
  discount,
  taxBp: fc.constantFrom(0, 700, 1_900, 2_000, 2_550),
})

test('INV-08 INV-09 10,000 random invoices: printed lines, less the discount, with the tax, are the printed total', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), discount, fc.constantFrom(...CURRENCIES), (lines, off, currency) => {
      const sums = sumsOf(lines, off)
      const printed = lines.reduce((sum, one) => sum + lineAmount(one), 0)
      expect(sums.net).toBe(printed)
      expect(sums.gross).toBe(printed - sums.discount + sums.taxes.reduce((sum, { tax }) => sum + tax, 0))
      expect(sums.taxes.reduce((sum, { net }) => sum + net, 0)).toBe(sums.net - sums.discount)
      for (const value of [sums.net, sums.discount, sums.tax, sums.gross]) expect(Number.isSafeInteger(value)).toBe(true)
      // In any currency the printed total is a number of exactly its digits.
      const digits = digitsOf(currency) ?? 2
      expect((sums.gross / 10 ** digits).toFixed(digits)).toMatch(digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`))
    }),
    { numRuns: runs(10_000) },
  )
}, 60_000)

test('INV-08 a discount on the whole is spread over the rates without losing a unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 }),
      (amount, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        expect(spread(amount, parts).reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : amount)
      },
    ),
  )
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
})

const item = (quantity: string, price: number, more: Partial<PricedLine> = {}): PricedLine => ({
  kind: 'item',
  quantity,
  price,
  discount: null,
  taxBp: 2_000,
  ...more,
})

test('INV-06 the amount is printed quantity times printed price, half up', () => {
  expect(lineAmount(item('0.33', 9_550))).toBe(3_152)
  expect(lineAmount(item('0.5', 1))).toBe(1)
  expect(lineAmount(item('-0.5', 3))).toBe(-2)
  expect(lineAmount(item('2', 5_000, { discount: { bp: 1_250 } }))).toBe(8_750)
  expect(lineAmount(item('1', 5_000, { kind: 'heading' }))).toBe(0)
})

test('INV-06 hours are rounded as agreed, up or nearest, and printed with two places', () => {
  expect(hoursText(3_600, 'exact', 0)).toBe('1.00')
  expect(hoursText(1_000, 'exact', 0)).toBe('0.28')
  expect(hoursText(60, 'up', 15)).toBe('0.25')
  expect(hoursText(900, 'up', 15)).toBe('0.25')
  expect(hoursText(450, 'nearest', 15)).toBe('0.25')
  expect(hoursText(449, 'nearest', 15)).toBe('0.00')
  expect(hoursText(3_601, 'up', 60)).toBe('2.00')
  expect(hoursText(361, 'up', 6)).toBe('0.20')
})

test('INV-08 the picture of the specification: four lines of time and a fixed one', () => {
  const lines = [item('23.25', 9_500), item('11.5', 9_500), item('6', 9_500), item('4.75', 8_000), item('1', 24_000)]
  expect(sumsOf(lines, null)).toMatchObject({ net: 449_125, tax: 89_825, gross: 538_950 })
})

test('INV-14 parts of an amount off never sum up to less than it: parts give back at most what the whole was', () => {
  const cut = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000_000 }),
    parts: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1 }),
  })
  fc.assert(
    fc.property(cut, ({ amount, parts }) => {
      const text = (thousandths: number) => (thousandths / 1000).toFixed(3)
      const all = text(parts.reduce((sum, part) => sum + part, 0))
      const shares = parts.map((part) => partOfDiscount({ amount }, text(part), all) as { amount: number })
      const sum = shares.reduce((total, share) => total + share.amount, 0)
      expect(sum).toBeGreaterThanOrEqual(amount)
      expect(sum).toBeLessThanOrEqual(amount + parts.length)
    }),
  )
  expect(partOfDiscount({ bp: 1000 }, '1', '3')).toEqual({ bp: 1000 })
  expect(partOfDiscount(null, '1', '3')).toBeNull()
  expect(partOfDiscount({ amount: 500 }, '0', '0')).toEqual({ amount: 500 })
})
