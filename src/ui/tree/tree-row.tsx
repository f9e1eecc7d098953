// What stands in a row of a tree, whether its code is there yet or not.
import type { TreeNode } from './tree-node.ts'
import { useMeasured } from './use-row-heights.ts'

/** What a row shows, measured where its height depends on that. */
export function RowContent({ node, tabIndex }: { node: TreeNode; tabIndex: -1 | undefined }) {
  const element = useMeasured(node)
  return <div ref={element}>{node.content(tabIndex)}</div>
}

/** Distance of a row's content from the left, in px. */
export function indent(level: number): number {
  return level * 14
}
