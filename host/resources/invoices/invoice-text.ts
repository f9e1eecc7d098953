// How amounts, hours and days are written on an invoice: the same on its page, in its PDF and in sentences.
import { minorText } from '../../money/money-text.ts'
import type { Discount } from './invoice-sums.ts'
import type { Party } from './invoices.table.ts'
import { regionName } from './region-name.ts'
import { type Labels, labelText } from './sheet-labels.ts'

/** `1,234.50`: a point, and commas between thousands. */
export function figureText(minor: number, digits: number): string {
  const [whole = '', ...rest] = minorText(minor, digits).split('.')
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...rest].join('.')
}

/** `1,234.50 EUR`. */
export function amountText(minor: number, { digits, currency }: { digits: number; currency: string }): string {
  return `${figureText(minor, digits)} ${currency}`
}

/** `20 Nov 2026`. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** A quantity without zeros that say nothing; hours keep two places. */
export function quantityText(quantity: string, unit: string): string {
  const number = Number(quantity)
  return unit === 'h' ? number.toFixed(2) : String(number)
}

/** `19 %`, `7.5 %` of hundredths of a percent. */
export function shareText(bp: number): string {
  return `${Number((bp / 100).toFixed(2))} %`
}

/** `Discount 10 %`, `Discount 5.00`: what is taken off a line, so that quantity times price can be followed to its amount (INV-06). */
export function lessText(discount: NonNullable<Discount>, digits: number, labels: Labels): string {
  return `${labelText(labels, 'discount')} ${'bp' in discount ? shareText(discount.bp) : figureText(discount.amount, digits)}`
}

/** The lines of an address, without what is empty. */
export function partyLines({ name, address, country, tax_id: taxId }: Party): string[] {
  const { street, postcode, city, region } = address
  const place = [postcode, city].filter((part) => part !== '').join(' ')
  return [name, ...street, place, region, country === null ? '' : regionName(country), taxId].filter((line) => line !== '')
}
