// A tree as data: what its rows show, which of them open, and how high they are. Nothing here knows what a row stands for.
import type { ReactNode } from 'react'

/** Height of a row in px that names none, with the gap below it; a row is taller where a finger points. */
export const ROW_HEIGHT = { fine: 29, coarse: 41 }

/** One row and what is below it. */
export interface TreeNode {
  /** Unique in its tree. */
  id: string
  /** What typing finds, and what is shown while the row is dragged. */
  text: string
  /** What the row shows. The first link or button in it is what Enter presses. `tabIndex` is -1 where the tree itself has the keyboard. */
  content: (tabIndex: -1 | undefined) => ReactNode
  /** Only of a row that opens: the rows below while it is open. */
  children?: readonly TreeNode[]
  open?: boolean
  /** Opens or closes the row. */
  toggle?: () => void
  /** The row stands for the page that is shown. */
  current?: boolean
  /** Headings and what is still loading: read out, but passed over by arrow keys. */
  passive?: boolean
  /** Rows with the same word here, below the same row, are put in order by dragging and by keys. */
  order?: string
  /** In px, the gap below included; `content` measures what the row shows. */
  height?: number | 'content'
}

/** A row in view. */
export interface TreeRow {
  node: TreeNode
  /** 0 at the top. */
  level: number
  parent: TreeNode | null
}

/** Where a row was put: below which one, null for the top, and behind which one there, null for the first place. */
export interface TreePlace {
  parent: string | null
  after: string | 'last' | null
}

/** What a tree shows and tells. */
export interface TreeProps {
  /** Its name for screen readers. */
  label: string
  nodes: readonly TreeNode[]
  /** Rows were put in order: `id` was moved, and these ids now follow each other. */
  onOrder: (id: string, order: readonly string[]) => void
  /** Where it is given, a dragged row goes below any other one, too, and this is told in place of `onOrder`. */
  onPlace?: ((id: string, place: TreePlace) => void) | undefined
}

/** Every row in view, from the top. */
export function rowsOf(nodes: readonly TreeNode[], level = 0, parent: TreeNode | null = null): TreeRow[] {
  return nodes.flatMap((node) => [{ node, level, parent }, ...rowsOf(childrenInView(node) ?? [], level + 1, node)])
}

/** What is below a row in view; none below a closed one, null below one that does not open. */
export function childrenInView(node: TreeNode): readonly TreeNode[] | null {
  if (!node.children) return null
  return node.open ? node.children : NONE
}

const NONE: readonly TreeNode[] = []
