// A text as a plain tree, which goes into a worker as it is (WIKI-09).
import { inertDocument } from '#src/lib/html/trusted.ts'

/** A run of text, or an element by the beginning and the end that it is written with. */
export type TreeNode = string | TreeElement

/** An element; one that is empty by nature has no `close`. */
export interface TreeElement {
  tag: string
  open: string
  close: string
  children: readonly TreeNode[]
}

/** The nodes of an HTML text. */
export function treeOf(html: string): readonly TreeNode[] {
  return childrenOf(inertDocument(html).body)
}

function childrenOf(node: Node): readonly TreeNode[] {
  return [...node.childNodes].flatMap((child): readonly TreeNode[] => {
    if (child instanceof Element) return [elementOf(child)]
    return child.nodeType === Node.TEXT_NODE && child.textContent ? [child.textContent] : []
  })
}

function elementOf(element: Element): TreeElement {
  const bare = element.cloneNode(false) as Element
  const close = `</${element.localName}>`
  const written = bare.outerHTML
  const isOpen = written.endsWith(close)
  return {
    tag: element.localName,
    open: isOpen ? written.slice(0, -close.length) : written,
    close: isOpen ? close : '',
    children: childrenOf(element),
  }
}

/** How many words there are. */
export function wordsIn(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === 'string' ? wordsOf(node) : wordsIn(node.children)), 0)
}

/** How many words a run of text has. */
export function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
