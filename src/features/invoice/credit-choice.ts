// Which lines of an invoice are credited, as they are typed (INV-14).
import type { InvoiceWholeData } from '#src/model/invoice/invoice.graphql.ts'

type Line = NonNullable<InvoiceWholeData['lines']>[number]

/** What was typed by line: a quantity; a line that is left out is absent. */
export type TypedCredit = Readonly<Record<string, string>>

/** A quantity as it is read in: `1.5` for `1.500`. */
export function plainQuantity(quantity: string): string {
  return quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity
}

/** A decimal text of at most three places; null for anything else. */
function readQuantity(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{1,8}(\.\d{1,3})?$/.test(plain) ? plain : null
}

/** Everything of every line. */
export function allOf(lines: readonly Line[]): TypedCredit {
  return Object.fromEntries(lines.filter(({ kind }) => kind === 'ITEM').map(({ id, quantity }) => [id, plainQuantity(quantity)]))
}

/** What the call takes, null for everything; or by line the sentence that says what will not do. */
export function readCredit(
  lines: readonly Line[],
  typed: TypedCredit,
): { value: { id: string; quantity?: string }[] | null } | { problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const items = lines.filter(({ kind }) => kind === 'ITEM')
  const chosen = items.flatMap((line): { id: string; quantity?: string }[] => {
    const text = typed[line.id]
    if (text === undefined) return []
    const quantity = readQuantity(text)
    const most = Number(line.quantity)
    if (quantity === null) problems[line.id] = 'A number of at most 3 decimal places.'
    else if (Number(quantity) * most <= 0) problems[line.id] = most < 0 ? 'A quantity below 0.' : 'A quantity above 0.'
    else if (Math.abs(Number(quantity)) > Math.abs(most)) problems[line.id] = `At most ${plainQuantity(line.quantity)}.`
    else return [{ id: line.id, ...(Number(quantity) !== most && { quantity }) }]
    return []
  })
  if (Object.keys(problems).length > 0) return { problems }
  return { value: chosen.length === items.length && chosen.every(({ quantity }) => quantity === undefined) ? null : chosen }
}
