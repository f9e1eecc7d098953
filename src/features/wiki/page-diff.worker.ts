// Compares long texts beside the screen (WIKI-09).
import type { TreeNode } from './diff-tree.ts'
import { diffPages } from './page-diff.ts'

addEventListener('message', ({ data }: MessageEvent<{ before: readonly TreeNode[]; after: readonly TreeNode[] }>) => {
  postMessage(diffPages(data.before, data.after))
})
