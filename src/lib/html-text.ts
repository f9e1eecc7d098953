// HTML to plain text and back.

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
