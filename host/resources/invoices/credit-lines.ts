// Which lines a credit note has: what was chosen of an invoice, or all that earlier notes left, to the last minor unit (INV-14).
import Big from 'big.js'
import { type Discount, lineAmount, type PricedLine, partOfDiscount, sumsOf } from './invoice-sums.ts'

/** A line as a note takes it over. */
export type CreditedLine = PricedLine & { text: string; unit: string }

/** A line that is credited; all that is left of it without a `quantity`, a decimal text. */
export type Chosen = { id: string; quantity?: string | undefined }

/** An issued invoice and the notes about it that are issued; `left` is its gross less theirs, in minor units. */
export type Credited = {
  lines: readonly (CreditedLine & { id: string })[]
  discount: Discount
  left: number
  notes: readonly CreditedLine[]
}

/** What a note would have; or why it cannot be. */
export type CreditNote = { lines: CreditedLine[]; discount: Discount } | { problem: string }

/** Lines of a note are copies: those that are alike in these are of the same line. */
const alike = ({ text, unit, price, taxBp }: CreditedLine) => JSON.stringify([text, unit, price, taxBp])
const isItem = ({ kind }: PricedLine) => kind === 'item'
const netOf = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + lineAmount(line), 0)

/** What earlier notes left of each item, in order; of lines that are alike the first were credited first. */
function quantitiesLeft({ lines, notes }: Credited): Map<string, Big> {
  const taken = new Map<string, Big>()
  for (const line of notes.filter(isItem)) taken.set(alike(line), (taken.get(alike(line)) ?? new Big(0)).plus(line.quantity))
  return new Map(
    lines.filter(isItem).map((line) => {
      const [all, gone] = [new Big(line.quantity), taken.get(alike(line)) ?? new Big(0)]
      const ofThis = gone.times(all).lt(0) ? new Big(0) : gone.abs().gt(all.abs()) ? all : gone
      taken.set(alike(line), gone.minus(ofThis))
      return [line.id, all.minus(ofThis)]
    }),
  )
}

/**
 * The lines of a credit note; `chosen` null is everything that is left. Figures are rounded on each note by itself: where a note is of the rest, or would by
 * that come to more than the rest, a line of a few minor units makes up for it.
 */
export function creditNote(of: Credited, chosen: readonly Chosen[] | null): CreditNote {
  const left = quantitiesLeft(of)
  const wanted = new Map((chosen ?? of.lines.filter(isItem).map(({ id }): Chosen => ({ id }))).map((one) => [one.id, one]))
  if (wanted.size === 0) return { problem: 'Choose a line at least.' }
  if ([...wanted.keys()].some((id) => !left.has(id))) return { problem: 'Choose lines of this invoice.' }
  const found: CreditedLine[] = []
  let isRest = true
  for (const { id, ...line } of of.lines) {
    if (!isItem(line)) {
      if (chosen === null && of.notes.length === 0) found.push(line)
      continue
    }
    const there = left.get(id) ?? new Big(0)
    const quantity = wanted.has(id) ? new Big(wanted.get(id)?.quantity ?? there) : new Big(0)
    if (quantity.abs().gt(there.abs()) || quantity.times(there).lt(0))
      return { problem: `A credit note has at most what is left of a line: ${there.toString()} of “${line.text}”.` }
    if (!quantity.eq(there)) isRest = false
    if (quantity.eq(0)) continue
    const part = quantity.eq(line.quantity) ? line.quantity : quantity.toString()
    found.push({ ...line, quantity: part, discount: partOfDiscount(line.discount, part, line.quantity) })
  }
  if (!found.some(isItem)) return { problem: 'Everything on this invoice is credited already.' }
  const discount = partOfDiscount(of.discount, String(netOf(found)), String(netOf(of.lines)))
  const off = of.left - sumsOf(found, discount).gross
  return off === 0 || (off > 0 && !isRest) ? { lines: found, discount } : roundedTo(of.left, found, discount)
}

/** A line without tax of so many minor units. */
function roundingLine(amount: number): CreditedLine {
  return { ...PLAIN, text: 'Rounding', quantity: amount < 0 ? '-1' : '1', price: Math.abs(amount), taxBp: 0 }
}

const PLAIN = { kind: 'item' as const, unit: '', discount: null }
/** How far a rounding may be from the difference itself, because a discount on the whole is also on it. */
const AROUND = 3

/** The lines with one more, which bring the gross to `left`. */
function roundedTo(left: number, lines: readonly CreditedLine[], discount: Discount): { lines: CreditedLine[]; discount: Discount } {
  const off = left - sumsOf(lines, discount).gross
  for (let away = 0; away <= AROUND; away++)
    for (const amount of [off + away, off - away]) {
      const all = [...lines, roundingLine(amount)]
      if (sumsOf(all, discount).gross === left) return { lines: all, discount }
    }
  // As lines of their own discounts are on no other line: the difference is the rounding.
  const all = [...lines, ...discountLines(lines, discount)]
  return { lines: [...all, roundingLine(left - sumsOf(all, null).gross)], discount: null }
}

/** A discount on the whole as a line for each rate of tax. */
function discountLines(lines: readonly CreditedLine[], discount: Discount): CreditedLine[] {
  const netAt = (rate: number) => netOf(lines.filter(({ taxBp }) => taxBp === rate))
  return sumsOf(lines, discount).taxes.flatMap(({ taxBp, net }): CreditedLine[] => {
    const share = netAt(taxBp) - net
    return share === 0 ? [] : [{ ...PLAIN, text: 'Discount', quantity: share < 0 ? '1' : '-1', price: Math.abs(share), taxBp }]
  })
}
