// What the keyboard does in a tree (WAI-ARIA: tree view).
import type { TreeNode, TreeRow } from './tree-node.ts'

/** Where a key leads: to another row, or it opens or closes this one. */
export type TreeStep = { to: string } | { toggle: TreeNode }

/** What an arrow key, Home or End does at the row `at`; null when it does nothing there. */
export function stepOf(rows: readonly TreeRow[], at: string | null, key: string): TreeStep | null {
  const walked = rows.filter(({ node }) => !node.passive)
  const index = walked.findIndex(({ node }) => node.id === at)
  const here = walked[index]
  if (key === 'Home') return to(walked[0])
  if (key === 'End') return to(walked.at(-1))
  if (!here) return key.startsWith('Arrow') ? to(walked[0]) : null
  if (key === 'ArrowDown') return to(walked[index + 1])
  if (key === 'ArrowUp') return to(walked[index - 1])
  if (key === 'ArrowRight') return into(walked, index, here)
  if (key === 'ArrowLeft') return outOf(here)
  return null
}

function into(walked: readonly TreeRow[], index: number, here: TreeRow): TreeStep | null {
  if (!here.node.children) return null
  if (!here.node.open) return { toggle: here.node }
  const next = walked[index + 1]
  return next && next.level > here.level ? to(next) : null
}

function outOf({ node, parent }: TreeRow): TreeStep | null {
  if (node.children && node.open) return { toggle: node }
  return parent && { to: parent.id }
}

function to(row: TreeRow | undefined): TreeStep | null {
  return row ? { to: row.node.id } : null
}
