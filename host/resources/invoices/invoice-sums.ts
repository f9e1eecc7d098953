// The arithmetic of an invoice: whole minor units in, whole minor units out; big.js in between, never a float (INV-06, INV-08, INV-09).
import Big from 'big.js'

/** A discount in hundredths of a percent, or an amount in minor units; null for none. */
export type Discount = { bp: number } | { amount: number } | null

/** What of a line counts; headings and texts do not. `quantity` is a decimal text of at most three places, `price` minor units. */
export type PricedLine = { kind: 'item' | 'heading' | 'text'; quantity: string; price: number; discount: Discount; taxBp: number }

/** What is taxed at one rate. */
export type TaxLine = { taxBp: number; net: number; tax: number }

/** The sums of an invoice; `net` is of all lines, before `discount` on the whole. gross = net - discount + tax. */
export type Sums = { net: number; discount: number; taxes: TaxLine[]; tax: number; gross: number }

const SHARE = 10_000

function whole(value: Big): number {
  return value.round(0, Big.roundHalfUp).toNumber()
}

function discountOf(amount: number, discount: Discount): number {
  if (discount === null) return 0
  return 'bp' in discount ? whole(new Big(amount).times(discount.bp).div(SHARE)) : discount.amount
}

/**
 * What of a discount goes with a part of what it is on: a share stays as it is, an amount is taken in proportion, up to the next minor unit, so that
 * parts never give back more than the whole was. `part` and `all` are decimal texts.
 */
export function partOfDiscount(discount: Discount, part: string, all: string): Discount {
  if (discount === null || 'bp' in discount || part === all || new Big(all).eq(0)) return discount
  return { amount: new Big(discount.amount).times(part).div(all).round(0, Big.roundUp).toNumber() }
}

/** Printed quantity × printed price, half up, less the line's own discount (INV-06): whoever recalculates gets this figure. */
export function lineAmount({ kind, quantity, price, discount }: PricedLine): number {
  if (kind !== 'item') return 0
  const full = whole(new Big(quantity).times(price))
  return full - discountOf(full, discount)
}

/** Hours of a line as printed, two places; `step` in minutes, 0 for none (INV-06). */
export function hoursText(seconds: number, way: 'exact' | 'up' | 'nearest', step: number): string {
  const rounded =
    way === 'exact' || step === 0
      ? new Big(seconds)
      : new Big(seconds)
          .div(step * 60)
          .round(0, way === 'up' ? Big.roundUp : Big.roundHalfUp)
          .times(step * 60)
  return rounded.div(3600).round(2, Big.roundHalfUp).toFixed(2)
}

/** Shares of `amount` in proportion to `parts`, by largest remainder, so that they sum up to it (INV-08). */
export function spread(amount: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map(() => 0)
  const exact = parts.map((part) => new Big(amount).times(part).div(total))
  const shares = exact.map((share) => floor(share))
  let left = amount - shares.reduce((sum, share) => sum + share, 0)
  const order = exact
    .map((share, at) => ({ at, rest: share.minus(shares[at] ?? 0) }))
    .toSorted((one, other) => other.rest.cmp(one.rest) || one.at - other.at)
  for (const { at } of order) {
    if (left <= 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left--
  }
  return shares
}

function floor(value: Big): number {
  const cut = value.round(0, Big.roundDown)
  return (value.lt(cut) ? cut.minus(1) : cut).toNumber()
}

/** The sums of lines under a discount on the whole; tax is computed per rate on the sum of nets, half up. */
export function sumsOf(lines: readonly PricedLine[], discount: Discount): Sums {
  const nets = new Map<number, number>()
  for (const line of lines) if (line.kind === 'item') nets.set(line.taxBp, (nets.get(line.taxBp) ?? 0) + lineAmount(line))
  const rates = [...nets.keys()].toSorted((one, other) => one - other)
  const parts = rates.map((rate) => nets.get(rate) ?? 0)
  const net = parts.reduce((sum, part) => sum + part, 0)
  const off = net <= 0 ? 0 : Math.min(net, discountOf(net, discount))
  const shares = spread(off, parts)
  const taxes = rates.map((taxBp, at): TaxLine => {
    const taxed = (parts[at] ?? 0) - (shares[at] ?? 0)
    return { taxBp, net: taxed, tax: whole(new Big(taxed).times(taxBp).div(SHARE)) }
  })
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0)
  return { net, discount: off, taxes, tax, gross: net - off + tax }
}
