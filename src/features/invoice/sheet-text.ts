// How amounts, days and shares are written on the sheet: as in its PDF, whoever reads it.
import { minorText } from '#src/lib/amounts.ts'
import type { InvoiceSheetData } from '#src/model/invoice/invoice.graphql.ts'
import { labelText, type SheetLabels } from '#src/model/invoice/sheet-labels.ts'

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
export function lessText({ bp, amount }: { bp: number | null; amount: number | null }, digits: number, labels: SheetLabels): string {
  return `${labelText(labels, 'DISCOUNT')} ${bp === null ? figureText(amount ?? 0, digits) : shareText(bp)}`
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
  labels,
}: Pick<InvoiceSheetData, 'sums' | 'digits' | 'currency' | 'labels'>): [name: string, value: string][] {
  return [
    [labelText(labels, 'NET'), figureText(sums.net, digits)],
    ...(sums.discount === 0 ? [] : [[labelText(labels, 'DISCOUNT'), figureText(-sums.discount, digits)] as [string, string]]),
    ...sums.taxes.map(({ taxBp, net, tax }): [string, string] => [
      labelText(labels, 'TAX', { rate: shareText(taxBp), net: figureText(net, digits) }),
      figureText(tax, digits),
    ]),
    [labelText(labels, 'TOTAL', { currency }), figureText(sums.gross, digits)],
  ]
}

/** `Invoice 2026-0012`: the heading of the sheet. */
export function sheetTitle({ kind, number, labels }: Pick<InvoiceSheetData, 'kind' | 'number' | 'labels'>): string {
  return `${labelText(labels, kind)}${number === null ? '' : ` ${number}`}`
}

/** What stands beside the client: days, the order, the invoice that a credit note takes back. */
export function factRows({
  issuedOn,
  dueOn,
  order,
  credits,
  kind,
  labels,
}: Pick<InvoiceSheetData, 'issuedOn' | 'dueOn' | 'order' | 'credits' | 'kind' | 'labels'>): [name: string, value: string][] {
  const of = credits && { number: credits.number ?? '', day: credits.issuedOn ? longDay(credits.issuedOn) : '' }
  const rows: [string, string | null][] = [
    [labelText(labels, 'ISSUED'), issuedOn && longDay(issuedOn)],
    [labelText(labels, 'DUE'), kind === 'INVOICE' && dueOn ? longDay(dueOn) : null],
    [labelText(labels, 'ORDER'), order],
    [labelText(labels, 'CREDITS'), of && labelText(labels, 'CREDITED', of)],
  ]
  return rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}
