// Rates of an hour. They are kept in ten-thousandths of a currency's unit, which every currency can be written in, so that changing a client's currency or linking a
// project to another client changes no number that somebody typed: 95 stays 95.
import Big from 'big.js'
import { digitsOf } from './currencies.ts'

const KEPT_DIGITS = 4

/** Times 10^n, rounded half up to a whole number. */
function scaled(value: Big, by: number): number {
  return value.times(new Big(10).pow(by)).round(0, Big.roundHalfUp).toNumber()
}

/** A rate in minor units of the currency as it is kept. */
export function toKeptRate(minor: number, currency: string): number {
  return scaled(new Big(minor), KEPT_DIGITS - (digitsOf(currency) ?? 2))
}

/** A kept rate in minor units of the currency, half up where it has fewer places. */
export function rateIn(currency: string, kept: number): number {
  return scaled(new Big(kept), (digitsOf(currency) ?? 2) - KEPT_DIGITS)
}

/** What so many seconds cost at a kept rate, in minor units of the currency, half up. */
export function moneyOfTime(seconds: number, kept: number, currency: string): number {
  return scaled(new Big(seconds).times(kept).div(3600), (digitsOf(currency) ?? 2) - KEPT_DIGITS)
}
