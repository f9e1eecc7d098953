// What another app shared, as a task: its title in one line, everything else as the description.

import { escapeHtml } from '#src/lib/html-text.ts'
import { cutToFit } from '#src/lib/text.ts'

/** What was shared. `description` is HTML; both are empty where nothing was. */
export interface Shared {
  title: string
  description: string
}

/** As long as a title may be, in UTF-16 units. */
const LONGEST = 500

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/** Reads `title`, `text` and `url` of an address. Apps fill them as they like: many have the link in the text, and nothing else. */
export function sharedOf(query: URLSearchParams): Shared {
  const given = (name: string) => (query.get(name) ?? '').trim()
  const text = given('text')
  const url = given('url')
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const first = lines[0] ?? ''
  const named = oneLine(given('title') || first || url)
  const title = named.length > LONGEST ? `${cutToFit(named, LONGEST - 1)}…` : named
  const isTitle = (part: string) => oneLine(part) === title
  // Nothing stands twice, and what was cut off the title stands whole.
  const body = isTitle(first) ? lines.slice(1) : lines
  if (!isTitle(named) && oneLine(first) !== named && named !== url) body.unshift(named)
  if (url !== '' && !text.includes(url)) body.push(url)
  return { title, description: body.map(paragraph).join('') }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function paragraph(line: string): string {
  let html = ''
  let from = 0
  for (const found of line.matchAll(ADDRESS)) {
    const address = escapeHtml(found[0])
    html += `${escapeHtml(line.slice(from, found.index))}<a href="${address}">${address}</a>`
    from = found.index + found[0].length
  }
  return `<p>${html}${escapeHtml(line.slice(from))}</p>`
}
