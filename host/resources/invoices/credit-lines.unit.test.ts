// Credit notes over random invoices: whatever was paid and credited in parts, the rest brings the balance to zero, to the last minor unit (INV-14).
import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { CURRENCIES, digitsOf } from '../../money/currencies.ts'
import { type Chosen, type CreditedLine, creditNote } from './credit-lines.ts'
import { type Discount, sumsOf } from './invoice-sums.ts'

const DIGITS = [0, 2, 3] as const
const quantity = fc
  .integer({ min: -20_000, max: 200_000 })
  .filter((thousandths) => thousandths !== 0)
  .map((thousandths) => (thousandths / 1_000).toFixed(3))
const discount = fc.oneof(
  fc.constant(null),
  fc.record({ bp: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 2_000 }) }),
)
const line = fc.record({
  kind: fc.constantFrom('item' as const, 'item' as const, 'item' as const, 'heading' as const, 'text' as const),
  text: fc.constantFrom('Design', 'Build', 'Travel'),
  unit: fc.constantFrom('h', ''),
  quantity,
  price: fc.integer({ min: 1, max: 500_000 }),
  discount,
  taxBp: fc.constantFrom(0, 700, 1_900, 2_000, 2_550),
})
/** Shares of a thousand: of each line for each note, and of the balance for each payment. */
const shares = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 4, maxLength: 4 })

type Lines = (CreditedLine & { id: string })[]

/** What of the lines one note takes: a share of what is left. */
const partly = (lines: Lines, left: ReadonlyMap<string, Big>, of: readonly number[]): Chosen[] =>
  lines.flatMap(({ id, kind }, at) => {
    const part = (left.get(id) ?? new Big(0))
      .times(of[at % of.length] ?? 0)
      .div(1_000)
      .round(3, Big.roundDown)
    return kind === 'item' && !part.eq(0) ? [{ id, quantity: part.toString() }] : []
  })

/** Credits in parts as far as the balance allows, pays in parts in between, and answers what is left of gross, balance and quantities. */
function spent(lines: Lines, off: Discount, steps: readonly { credit: readonly number[]; pay: number }[]) {
  const { gross } = sumsOf(lines, off)
  const notes: CreditedLine[] = []
  const left = new Map(lines.filter(({ kind }) => kind === 'item').map(({ id, quantity: all }) => [id, new Big(all)]))
  let [credited, paid] = [0, 0]
  for (const { credit, pay } of steps) {
    const chosen = partly(lines, left, credit)
    const note = chosen.length === 0 ? null : creditNote({ lines, discount: off, left: gross - credited, notes }, chosen)
    if (note !== null) {
      if ('problem' in note) throw new Error(note.problem)
      const sum = sumsOf(note.lines, note.discount).gross
      // As when it is issued: more than is open waits until money was given back.
      if (sum <= gross - credited - paid) {
        credited += sum
        notes.push(...note.lines)
        for (const { id, quantity: part = '0' } of chosen) left.set(id, (left.get(id) ?? new Big(0)).minus(part))
      }
    }
    paid += Math.floor(((gross - credited - paid) * pay) / 1_000)
  }
  return { gross, credited, paid, notes }
}

test.each(DIGITS)(
  'INV-14 INV-13 in currencies of %i digits credit notes and payments bring the balance of any invoice to zero',
  (digits) => {
    const currencies = CURRENCIES.filter((currency) => digitsOf(currency) === digits)
    expect(currencies.length).toBeGreaterThan(0)
    const one = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      off: discount,
      currency: fc.constantFrom(...currencies),
    })
    const steps = fc.array(fc.record({ credit: shares, pay: fc.integer({ min: 0, max: 1_000 }) }), { maxLength: 4 })
    fc.assert(
      fc.property(one, steps, fc.boolean(), ({ lines: drawn, off, currency }, drawnSteps, isPaid) => {
        // Lines that are alike are told apart by nothing; those of an invoice differ at least in their texts here.
        const lines = drawn.map((each, at) => ({ ...each, id: String(at), text: `${each.text} ${at}` }))
        fc.pre(lines.some(({ kind }) => kind === 'item') && sumsOf(lines, off).gross > 0)
        const { gross, credited, paid, notes } = spent(lines, off, isPaid ? drawnSteps : drawnSteps.map((step) => ({ ...step, pay: 0 })))
        expect(credited + paid).toBeLessThanOrEqual(gross)
        const rest = creditNote({ lines, discount: off, left: gross - credited, notes }, null)
        if ('problem' in rest) {
          expect(credited).toBe(gross)
          return
        }
        const { gross: last } = sumsOf(rest.lines, rest.discount)
        // What was paid is given back by it; where nothing was, the balance is zero.
        expect(gross - credited - last).toBe(0)
        if (paid === 0) expect(last).toBe(gross - credited - paid)
        expect((last / 10 ** (digitsOf(currency) ?? 2)).toFixed(digits)).toMatch(
          digits === 0 ? /^-?\d+$/ : new RegExp(`\\.\\d{${digits}}$`),
        )
      }),
      { numRuns: runs(1_000), endOnFailure: true },
    )
  },
  120_000,
)

test('INV-14 two notes over a line each leave no unit of the tax behind, and what is credited already is not offered again', () => {
  const item = (id: string) => ({ id, kind: 'item' as const, text: id, unit: '', quantity: '1', price: 3, discount: null, taxBp: 1_900 })
  const [a, b] = [item('a'), item('b')]
  // 6 + 19 % is 7, twice 3 + 19 % is 8.
  const before = { lines: [a, b], discount: null, left: 7, notes: [] }
  const first = creditNote(before, [{ id: 'a' }])
  expect(first).toMatchObject({ lines: [{ text: 'a' }] })
  const after = { ...before, left: 3, notes: [a] }
  expect(creditNote(after, null)).toMatchObject({ lines: [{ text: 'b' }, { text: 'Rounding', quantity: '-1', price: 1, taxBp: 0 }] })
  expect(creditNote(after, [{ id: 'a' }, { id: 'b' }])).toMatchObject({ lines: [{ text: 'b' }, { text: 'Rounding' }] })
  expect(creditNote(after, [{ id: 'a', quantity: '0.5' }])).toEqual({
    problem: 'A credit note has at most what is left of a line: 0 of “a”.',
  })
  expect(creditNote({ ...after, left: 0, notes: [a, b] }, null)).toEqual({ problem: 'Everything on this invoice is credited already.' })
})
