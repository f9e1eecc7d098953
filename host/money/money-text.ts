// Amounts as plain numbers: a point, the digits of the currency, no separators.
import { digitsOf } from './currencies.ts'

/** Minor units as a number with so many places: 123456 of two is `1234.56`. */
export function minorText(minor: number, digits: number): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0')
  const text = digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`
  return minor < 0 ? `-${text}` : text
}

/** Minor units as a number with all places of the currency: 123456 of EUR is `1234.56`. */
export function moneyText(minor: number, currency: string): string {
  return minorText(minor, digitsOf(currency) ?? 2)
}
