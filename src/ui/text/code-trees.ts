// Colours of the two languages that have a grammar instead of a line reader.
import { classHighlighter, highlightTree } from '@lezer/highlight'
import { parser as markdown } from '@lezer/markdown'
import { parser as php } from '@lezer/php'
import { type CodeToken, kindOf } from './code-kinds.ts'

type Tree = Parameters<typeof highlightTree>[0]

function tokens(tree: Tree): CodeToken[] {
  const found: CodeToken[] = []
  highlightTree(tree, classHighlighter, (from, to, classes) => {
    const kind = kindOf(classes.replaceAll('tok-', ''))
    if (kind) found.push({ from, to, kind })
  })
  return found
}

/** Markdown's coloured pieces. */
export function markdownTokens(text: string): CodeToken[] {
  return tokens(markdown.parse(text))
}

/** PHP's coloured pieces; code without its opening tag counts as PHP too. */
export function phpTokens(text: string): CodeToken[] {
  return tokens((/<\?/.test(text) ? php : php.configure({ top: 'Program' })).parse(text))
}
