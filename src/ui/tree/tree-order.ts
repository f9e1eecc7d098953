// The order of rows that stand below the same row: where a dragged one lands, and one step up or down.
import type { TreePlace, TreeRow } from './tree-node.ts'

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

/** Where it lands where rows stand below each other: as `Landing`, or in the row. */
export interface Nesting {
  line: string
  edge: 'top' | 'bottom' | 'into'
  place: TreePlace
}

/** A row's middle, which takes others in: from one quarter of its height to three. */
const EDGE = 0.25

/** Where `dragged` lands with the pointer over the row `over`, at this share of its height; null where it cannot, or would stay. */
export function nesting(rows: readonly TreeRow[], dragged: string, over: string, share: number): Nesting | null {
  const at = rows.findIndex(({ node }) => node.id === over)
  const [target, own] = [rows[at], rows.find(({ node }) => node.id === dragged)]
  if (!target || !own?.node.order || target.node.order !== own.node.order || isBelow(rows, over, dragged)) return null
  const parent = target.parent?.id ?? null
  if (share >= EDGE && share < 1 - EDGE)
    return own.parent?.id === over ? null : { line: over, edge: 'into', place: { parent: over, after: 'last' } }
  const beside = rows.filter((row) => (row.parent?.id ?? null) === parent && row.node.order === own.node.order).map(({ node }) => node.id)
  const others = beside.filter((id) => id !== dragged)
  // Behind the head of an open branch is its first place.
  const opens = share >= 0.5 && rows[at + 1]?.parent?.id === over
  const after = share < 0.5 ? (others[others.indexOf(over) - 1] ?? null) : over
  if (!opens && beside.includes(dragged) && (beside[beside.indexOf(dragged) - 1] ?? null) === after) return null
  if (opens && rows[at + 1]?.node.id === dragged) return null
  return { line: over, edge: share < 0.5 ? 'top' : 'bottom', place: opens ? { parent: over, after: null } : { parent, after } }
}

/** Whether a row is this one or stands below it. */
function isBelow(rows: readonly TreeRow[], id: string, ancestor: string): boolean {
  let at: string | undefined = id
  while (at !== undefined && at !== ancestor) {
    const row = rows.find(({ node }) => node.id === at)
    at = row?.parent?.id
  }
  return at === ancestor
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
