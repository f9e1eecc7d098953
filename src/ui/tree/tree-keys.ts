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

/** How long letters count as one word, in ms. */
const WORD_MS = 600

/** Finds rows by typed letters; the letters of one tree. */
export interface TypeAhead {
  /** Takes a letter; the row that it leads to, null when no row begins with what was typed. */
  take(rows: readonly TreeRow[], at: string | null, letter: string, now: number): string | null
  /** True while a space belongs to what was typed. */
  isTyping(now: number): boolean
  /** Another key came between: the next letter begins anew. */
  forget(): void
}

/** Nothing typed yet. The same letter again leads to the next row that begins with it. */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  const isTyping = (now: number) => typed !== '' && now - last < WORD_MS
  return {
    isTyping,
    forget() {
      typed = ''
    },
    take(rows, at, letter, now) {
      const before = isTyping(now) ? typed : ''
      const added = before + letter.toLocaleLowerCase()
      const same = [...added].every((one) => one === added[0])
      const word = same ? added.slice(0, 1) : added
      const walked = rows.filter(({ node }) => !node.passive)
      const from = walked.findIndex(({ node }) => node.id === at)
      // What is being typed on may still mean this row; a first letter means another one.
      const start = same ? from + 1 : Math.max(from, 0)
      const found = [...walked.slice(start), ...walked.slice(0, start)].find(({ node }) => node.text.toLocaleLowerCase().startsWith(word))
      if (!found && before === '') return null
      typed = added
      last = now
      return found?.node.id ?? at
    },
  }
}
