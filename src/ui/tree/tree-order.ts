// The order of rows that stand below the same row: where a dragged one lands, and one step up or down.
import type { TreeRow } from './tree-node.ts'

/** Where a dragged row lands: a line at one edge of a row, and the ids in their new order. */
export interface Landing {
  line: string
  edge: 'top' | 'bottom'
  order: readonly string[]
}

/** The rows that this one is put in order with, itself among them; none where it stays where it is. */
export function orderOf(rows: readonly TreeRow[], id: string): readonly string[] {
  const own = rows.find(({ node }) => node.id === id)
  if (!own?.node.order) return []
  return rows.filter(({ node, parent }) => parent?.id === own.parent?.id && node.order === own.node.order).map(({ node }) => node.id)
}

/** The new order when the row goes one step up (-1) or down (1); null at the ends. */
export function stepInOrder(order: readonly string[], id: string, by: -1 | 1): readonly string[] | null {
  const at = order.indexOf(id)
  const next = at + by
  if (at === -1 || next < 0 || next >= order.length) return null
  const rest = order.filter((other) => other !== id)
  return [...rest.slice(0, next), id, ...rest.slice(next)]
}

/** Where `dragged` lands with the pointer over the upper or lower half of the row `over`; null where it cannot, or would stay. */
export function landing(rows: readonly TreeRow[], dragged: string, over: string, half: 'top' | 'bottom'): Landing | null {
  const order = orderOf(rows, dragged)
  const beside = siblingAbove(rows, over, order)
  if (beside === null) return null
  const before = beside === over && half === 'top'
  const rest = order.filter((id) => id !== dragged)
  const at = rest.indexOf(beside) + (before ? 0 : 1)
  const next = beside === dragged ? order : [...rest.slice(0, at), dragged, ...rest.slice(at)]
  if (next.join('\n') === order.join('\n')) return null
  return before ? { line: beside, edge: 'top', order: next } : { line: lastBelow(rows, beside), edge: 'bottom', order: next }
}

/** The row itself or the one above it that is in this order. */
function siblingAbove(rows: readonly TreeRow[], id: string, order: readonly string[]): string | null {
  let at: string | undefined = id
  while (at !== undefined && !order.includes(at)) {
    const row = rows.find(({ node }) => node.id === at)
    at = row?.parent?.id
  }
  return at ?? null
}

/** The last row in view below this one, or itself. */
function lastBelow(rows: readonly TreeRow[], id: string): string {
  const at = rows.findIndex(({ node }) => node.id === id)
  const own = rows[at]
  if (!own) return id
  const end = rows.findIndex((row, index) => index > at && row.level <= own.level)
  return rows.at(end === -1 ? -1 : end - 1)?.node.id ?? id
}
