// Markdown that the editor has no form for stays as text: raw HTML, footnotes.
import { $remark } from '@milkdown/kit/utils'

interface Tree {
  type: string
  value?: unknown
  label?: string
  identifier?: string
  children?: Tree[]
}

const holders = new Set(['root', 'blockquote', 'listItem'])
const text = (value: string): Tree => ({ type: 'text', value })

function asText(tree: Tree): void {
  if (!tree.children) return
  tree.children = tree.children.flatMap((child): Tree[] => {
    if (child.type === 'html') {
      if (/^<br\s*\/?>$/i.test(String(child.value))) return holders.has(tree.type) ? [] : [{ type: 'break' }]
      return holders.has(tree.type) ? [{ type: 'paragraph', children: [text(String(child.value))] }] : [text(String(child.value))]
    }
    if (child.type === 'footnoteReference') return [text(`[^${child.label ?? child.identifier ?? ''}]`)]
    if (child.type === 'footnoteDefinition') {
      const first = child.children?.[0]
      const label = text(`[^${child.label ?? child.identifier ?? ''}]: `)
      if (first?.type === 'paragraph') first.children = [label, ...(first.children ?? [])]
      asText(child)
      return child.children ?? []
    }
    asText(child)
    return [child]
  })
}

/** A remark plugin; run it before line ends become breaks. */
export const markdownAsText = $remark('markdownAsText', () => () => (tree) => asText(tree as unknown as Tree))
