// Amounts as plain numbers for files: a point, the digits of the currency, no separators.
import Big from 'big.js'
import { digitsOf } from './currencies.ts'

/** Minor units as a number with all places of the currency: 123456 of EUR is `1234.56`. */
export function moneyText(minor: number, currency: string): string {
  const digits = digitsOf(currency) ?? 2
  return new Big(minor).div(new Big(10).pow(digits)).toFixed(digits)
}
