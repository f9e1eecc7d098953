// How amounts, days and shares are written on the sheet: as in its PDF, whoever reads it.
import { minorText } from '#src/lib/amounts.ts'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'

/** `1,234.50`. */
export function figureText(minor: number, digits: number): string {
  const [whole = '', ...rest] = minorText(minor, digits).split('.')
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), ...rest].join('.')
}

/** `20 Nov 2026`. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** `23.25 h`, `1`. */
export function quantityText(quantity: string, unit: string): string {
  const number = unit === 'h' ? Number(quantity).toFixed(2) : String(Number(quantity))
  return unit === '' ? number : `${number} ${unit}`
}

/** `19 %`. */
export function shareText(bp: number): string {
  return `${Number((bp / 100).toFixed(2))} %`
}

/** `Discount 10 %`, `Discount 5.00`: what is taken off a line (INV-06). */
export function lessText({ bp, amount }: { bp: number | null; amount: number | null }, digits: number): string {
  return `Discount ${bp === null ? figureText(amount ?? 0, digits) : shareText(bp)}`
}

/** The lines of an address, without what is empty. */
export function partyLines(party: NonNullable<InvoiceSheetData['sender']>): string[] {
  const { address, country, taxId, name } = party
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  const place = [address.postcode, address.city].filter((part) => part !== '').join(' ')
  return [name, ...address.street, place, address.region, country === null ? '' : (names.of(country) ?? country), taxId].filter(
    (line) => line !== '',
  )
}

/** The rows below the lines: net, discount, tax by rate, total. */
export function totalRows({
  sums,
  digits,
  currency,
}: Pick<InvoiceSheetData, 'sums' | 'digits' | 'currency'>): [name: string, value: string][] {
  return [
    ['Net', figureText(sums.net, digits)],
    ...(sums.discount === 0 ? [] : [['Discount', figureText(-sums.discount, digits)] as [string, string]]),
    ...sums.taxes.map(({ taxBp, net, tax }): [string, string] => [
      `Tax ${shareText(taxBp)} of ${figureText(net, digits)}`,
      figureText(tax, digits),
    ]),
    [`Total ${currency}`, figureText(sums.gross, digits)],
  ]
}
