// A description taken apart into paragraphs and lists, and put together again.
import { bare } from './words.ts'

/** A paragraph or a list; texts are inline HTML. */
export type Block =
  | { kind: 'text'; html: string }
  | { kind: 'bullets' | 'steps'; items: string[] }
  | { kind: 'checks'; items: { html: string; done: boolean }[] }

/** Blocks under a heading; the first part of a description has none. */
export type Section = { heading: string | null; blocks: Block[] }

/** The three headings of a bug report. */
export const BUG_HEADINGS = ['Steps to reproduce', 'Expected', 'Actual'] as const

/** True for HTML that has a structure of its own, which is kept as it is. */
export function isStructured(html: string): boolean {
  return /<(?:ul|ol|dl|table|h[1-6]|pre|blockquote|figure|img|hr|input)\b/i.test(html)
}

/** Reads HTML of paragraphs and line breaks: lines with dashes or numbers are lists, lines such as `Expected:` headings. */
export function sectionsOf(html: string): Section[] {
  const lines = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div)>/gi, '\n\n')
    .replace(/<(?:p|div)\b[^>]*>/gi, '')
    .split('\n')
    .map((line) => line.replace(/&nbsp;|\s+/g, ' ').trim())
  let section: Section = { heading: null, blocks: [] }
  const sections = [section]
  let open: Block | null = null
  for (const line of lines) {
    const { heading, rest } = headingOf(line)
    if (heading !== null) {
      section = { heading, blocks: [] }
      sections.push(section)
      open = null
    }
    if (rest === '') {
      if (open?.kind === 'text') open = null
      continue
    }
    const next = added(open, rest)
    if (next !== open) section.blocks.push(next)
    open = next
  }
  return sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0)
}

function headingOf(line: string): { heading: string | null; rest: string } {
  const found =
    /^(?:<(?:strong|b)>)?(steps?(?: to reproduce)?|how to reproduce|repro(?:duction)?|expected(?: result| behaviou?r)?|actual(?: result| behaviou?r)?|done when|acceptance criteria|notes?|goal|context|background)\s*(?:<\/(?:strong|b)>)?\s*[:：]\s*(?:<\/(?:strong|b)>)?\s*(.*)$/i.exec(
      line,
    )
  if (!found) return { heading: null, rest: line }
  const name = (found[1] ?? '').toLowerCase()
  const heading = /^(?:step|how|repro)/.test(name)
    ? BUG_HEADINGS[0]
    : name.startsWith('expected')
      ? BUG_HEADINGS[1]
      : name.startsWith('actual')
        ? BUG_HEADINGS[2]
        : name === 'acceptance criteria'
          ? 'Done when'
          : name.charAt(0).toUpperCase() + name.slice(1)
  return { heading, rest: found[2] ?? '' }
}

/** Adds a line to the block that is open, or begins another one. */
function added(open: Block | null, line: string): Block {
  const check = /^(?:[-*•]\s*)?\[([ xX]?)\]\s*(.+)$/.exec(line)
  if (check) {
    const item = { html: check[2] ?? '', done: /x/i.test(check[1] ?? '') }
    if (open?.kind !== 'checks') return { kind: 'checks', items: [item] }
    open.items.push(item)
    return open
  }
  const bullet = /^(?:[-*•–—·]|&bull;)\s+(.+)$/.exec(line)
  const step = /^\d{1,2}[.)]\s+(.+)$/.exec(line)
  const kind = bullet ? 'bullets' : step ? 'steps' : null
  if (kind === null) return { kind: 'text', html: line }
  const item = (bullet ?? step)?.[1] ?? ''
  if (open?.kind !== kind) return { kind, items: [item] }
  open.items.push(item)
  return open
}

/** Sentences of inline HTML. */
export function sentencesOf(html: string): string[] {
  return html
    .split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|vs|ca|resp)\.)\s+(?=[\p{L}"“'(<\d])/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A sentence with its capital and its full stop. */
export function sentence(html: string): string {
  const text = html
    .replace(/ {2,}/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([!?])\1+/g, '$1')
    .replace(/^((?:<[^>]+>)*)(\p{Ll})(?!\p{Ll}*\p{Lu})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
  return /[\p{L}\d)"'”’%](?:<\/[^>]+>)*$/u.test(text) ? `${text}.` : text
}

/** The HTML of sections; headings as `h3`, or as the first bold words of what they stand over. */
export function htmlOf(sections: readonly Section[], bold = false): string {
  return sections
    .map(({ heading, blocks }) => {
      if (heading === null) return blocks.map(blockHtml).join('')
      if (!bold) return `<h3>${heading}</h3>${blocks.map(blockHtml).join('')}`
      const [first, ...rest] = blocks
      return first?.kind === 'text'
        ? `<p><strong>${heading}:</strong> ${sentence(first.html)}</p>${rest.map(blockHtml).join('')}`
        : `<p><strong>${heading}:</strong></p>${blocks.map(blockHtml).join('')}`
    })
    .join('')
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<p>${sentence(block.html)}</p>`
  if (block.kind === 'checks')
    return `<ul>${block.items.map(({ html, done }) => `<li data-item-type="task" data-checked="${done}"><p>${sentenceStart(html)}</p></li>`).join('')}</ul>`
  const tag = block.kind === 'steps' ? 'ol' : 'ul'
  return `<${tag}>${block.items.map((item) => `<li><p>${sentenceStart(item)}</p></li>`).join('')}</${tag}>`
}

/** An item of a list: its capital, without a full stop of its own. */
function sentenceStart(html: string): string {
  return sentence(html).replace(/\.$/, '')
}

/** True when a sentence begins with what somebody does: `Open the menu`, `Then click Save`. */
export function isStep(html: string): boolean {
  const words = html
    .replace(/<[^>]+>/g, '')
    .split(/\s+/)
    .map(bare)
  const at = ['first', 'then', 'next', 'finally', 'now', 'and', 'afterwards'].includes(words[0] ?? '') ? 1 : 0
  return /^(?:open|click|go|press|sign|log|select|choose|type|enter|tap|navigate|scroll|drag|hover|reload|upload|submit|visit|fill|wait|turn|resize)$/.test(
    words[at] ?? '',
  )
}
