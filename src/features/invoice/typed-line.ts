// A line of an invoice as it is typed, and what it says: quantity, price, tax and discount (INV-07, INV-08).
import { minorText, readAmount } from '#src/lib/amounts.ts'
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'
import { lineInputs } from './invoice-draft.actions.ts'

type Input = ReturnType<typeof lineInputs>[number]
type Discount = { bp?: number | null; amount?: number | null }

/** A line as it is typed: `price` is an amount, `tax` a share such as `19`, `off` a share such as `10 %` or an amount; empty for none. */
export type TypedLine = Omit<Input, 'price' | 'taxBp' | 'discount'> & { price: string; tax: string; off: string }

/** A share of hundredths of a percent as it is typed: 1900 is `19`. */
const shareOf = (bp: number) => String(bp / 100)

/** A discount as it is typed. */
export function discountText(discount: Discount | null | undefined, digits: number): string {
  if (!discount) return ''
  return discount.bp != null ? `${shareOf(discount.bp)} %` : minorText(discount.amount ?? 0, digits)
}

/** Hundredths of a percent of a text; null for what is no share from 0 to 100 with at most two decimal places. */
function readShare(text: string): number | null {
  const plain = text.trim().replace('%', '').trim().replace(',', '.')
  if (plain === '') return 0
  const [, whole = '', part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  const bp = whole === '' ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bp <= 10_000 ? bp : null
}

/** What a discount says: a share with a percent sign, or an amount; null for none. */
export function readDiscount(text: string, digits: number): { value: { bp: number } | { amount: number } | null } | { problem: string } {
  if (text.trim() === '') return { value: null }
  if (text.includes('%')) {
    const bp = readShare(text)
    return bp === null ? { problem: 'A discount is from 0 to 100 %.' } : { value: bp === 0 ? null : { bp } }
  }
  const found = readAmount(text, digits)
  if ('problem' in found) return { problem: 'Type a discount such as 10 % or 5.00.' }
  return found.minor < 0 ? { problem: 'A discount is not below 0.' } : { value: found.minor === 0 ? null : { amount: found.minor } }
}

/** The lines of a draft as they are typed. */
export function typedLines(invoice: InvoiceWholeData): TypedLine[] {
  return lineInputs(invoice).map(({ price, quantity, taxBp, discount, ...line }) => ({
    ...line,
    quantity: String(Number(quantity)),
    price: minorText(price ?? 0, invoice.digits),
    tax: shareOf(taxBp ?? 0),
    off: discountText(discount, invoice.digits),
  }))
}

/** A line as the call takes it, or why it will not do. */
export function readTypedLine({ price, tax, off, ...line }: TypedLine, digits: number): { value: Input } | { problem: string } {
  if (line.text.trim() === '') return { problem: 'Please enter a text.' }
  if (line.kind !== 'ITEM') return { value: { ...line, price: 0, taxBp: 0 } }
  // As money and tax are typed; behind a comma three digits could be thousands.
  const quantity = (line.quantity ?? '').trim().replace(/^(-?\d{1,8}),(\d{1,2})$/, '$1.$2')
  if (!/^-?\d{1,8}(\.\d{1,3})?$/.test(quantity)) return { problem: 'A quantity is a number with at most 3 decimal places.' }
  const found = readAmount(price, digits)
  if ('problem' in found) return found
  if (found.minor < 0) return { problem: 'A price is not below 0; use a quantity of -1.' }
  const taxBp = readShare(tax)
  if (taxBp === null) return { problem: 'Tax is from 0 to 100 %, with at most 2 decimal places.' }
  const discount = readDiscount(off, digits)
  if ('problem' in discount) return discount
  return { value: { ...line, quantity, price: found.minor, taxBp, ...(discount.value && { discount: discount.value }) } }
}

/** What was kept while it was typed; null where it is nothing of that kind. Lines kept before tax was typed have that of `now`. */
export function keptLines(text: string, now: readonly TypedLine[]): TypedLine[] | null {
  try {
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return null
    return (found as TypedLine[]).map((line) => ({
      ...{ tax: now.find(({ id }) => id === line.id)?.tax ?? now[0]?.tax ?? '0', off: '' },
      ...line,
    }))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
