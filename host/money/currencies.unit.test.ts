// The table of currencies, and rates in each of them.
import { expect, test } from 'vitest'
import { CURRENCIES, digitsOf } from './currencies.ts'
import { moneyOfTime, rateIn, toKeptRate } from './rates.ts'

test('INV-09 the digits are those of ISO 4217, not of shops', () => {
  expect(['JPY', 'EUR', 'HUF', 'KWD', 'CLF', 'XXX'].map(digitsOf)).toEqual([0, 2, 2, 3, 4, undefined])
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
  expect(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  expect(CURRENCIES.length).toBeGreaterThan(150)
})

test('CLIENT-03 a rate reads the same in every currency that can write it, and comes back as it was typed', () => {
  for (const currency of CURRENCIES)
    for (const minor of [0, 1, 9_550, 123_456_789]) expect(rateIn(currency, toKeptRate(minor, currency))).toBe(minor)
  expect(rateIn('JPY', toKeptRate(9_500, 'EUR'))).toBe(95)
  expect(rateIn('KWD', toKeptRate(9_500, 'EUR'))).toBe(95_000)
  expect(rateIn('JPY', toKeptRate(9_550, 'EUR'))).toBe(96)
})

test('CLIENT-04 time is priced to the second, half up', () => {
  expect(moneyOfTime(3600, toKeptRate(9_500, 'EUR'), 'EUR')).toBe(9_500)
  expect(moneyOfTime(5400, toKeptRate(9_500, 'EUR'), 'EUR')).toBe(14_250)
  expect(moneyOfTime(1, toKeptRate(9_500, 'EUR'), 'EUR')).toBe(3)
  expect(moneyOfTime(1800, toKeptRate(1, 'JPY'), 'JPY')).toBe(1)
})
