// Small transformations of text: initials, shortening, plurals, slugs, and HTML to and from plain text.
import { foldWords } from '#src/lib/search/search-text.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At most two initials of a name, upper case: `Ana Souza` → `AS`, `ana` → `A`, nothing → `?`. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

/** At most `length` visible characters, the last one an ellipsis when something was cut off; no emoji or accent is cut apart. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (parts.length <= length) return text
  return length < 1
    ? ''
    : `${parts
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** As much of the text as fits into `length` UTF-16 units, as fields with a limit count them; no emoji or accent is cut apart. */
export function cutToFit(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The same text without halves of characters, which no address and no file can hold. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** A count with its noun: `1 task`, `3 tasks`, `1,200 people`; `many` is for irregular plurals. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Lower case words joined by dashes, safe in an address or file name: `Über uns!` → `uber-uns`. Empty when there is no word. */
export function slug(text: string): string {
  return foldWords(text).join('-')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const blocks = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'tr', 'table', 'hr'])
const unseen = new Set(['script', 'style', 'template', 'title', 'head'])

/** The plain text of HTML for previews and search, blocks on lines of their own. Never throws; it does not make HTML safe to insert. */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      text += html.slice(at)
      break
    }
    text += html.slice(at, open)
    const tag = /^\/?[a-z][a-z0-9]*/i.exec(html.slice(open + 1, open + 20))?.[0].toLowerCase()
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open)
    } else if (tag === undefined) {
      // A lone "<" is text: "a < b".
      text += '<'
      at = open + 1
    } else {
      at = tagEnd(html, open)
      if (blocks.has(tag.replace('/', ''))) text += '\n'
      if (unseen.has(tag)) at = tagEnd(html, after(lower, `</${tag}`, at))
    }
  }
  return decode(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

/** Behind the ">" that ends a tag; one inside a quoted attribute does not. */
function tagEnd(html: string, open: number): number {
  let quote = ''
  for (let at = open; at < html.length; at++) {
    const character = html.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return html.length
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The five characters that mean something in HTML, written so that they mean themselves. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** Typed text as one HTML paragraph, lines kept; text without anything to see stays empty and unwrapped (TCREATE-07). */
export function wrapAsParagraph(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' ? '' : `<p>${escapeHtml(trimmed).replace(/\r?\n/g, '<br>')}</p>`
}

/** Typed text as HTML with a paragraph for every line, as the editor makes them; text without anything to see stays empty. */
export function linesAsParagraphs(text: string): string {
  if (text.trim() === '') return ''
  const lines = text.split(/\r?\n/).map((line) => `<p>${escapeHtml(line)}</p>`)
  return lines.join('')
}
