// What a note says without its markup: its lines, its title, the pictures in it. No database here.
import { cutToFit } from '../../graphemes.ts'

const BREAKS = /<\/?(p|br|hr|h[1-6]|li|ul|ol|pre|blockquote|tr|td|th|table|div|figure|dd|dt)\b[^>]*>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const PICTURE = /<img\b[^>]*\bsrc="data:image\/(png|jpeg);base64,([^"]*)"[^>]*>/gi

/** UTF-16 units of a title. */
export const MOST_TITLE = 200

function linesOf(html: string): string[] {
  return html
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The first line as title, and all of the text, a line for each of its own. */
export function wordsOf(html: string): { title: string; text: string } {
  const lines = linesOf(html)
  return { title: cutToFit(lines[0] ?? '', MOST_TITLE), text: lines.join('\n') }
}

/** A picture that is written into a text. */
export type TextPicture = { kind: 'png' | 'jpeg'; bytes: Buffer }

/** The pictures in cleaned HTML, in their order, and the text without them. */
export function partPictures(html: string): { html: string; pictures: TextPicture[] } {
  const pictures: TextPicture[] = []
  const rest = html.replace(PICTURE, (_, kind: string, data: string) => {
    pictures.push({ kind: kind.toLowerCase() === 'png' ? 'png' : 'jpeg', bytes: Buffer.from(data, 'base64') })
    return ''
  })
  return { html: rest, pictures }
}

/** How many bytes each picture in cleaned HTML has, without taking them apart. */
export function pictureSizes(html: string): number[] {
  return [...html.matchAll(PICTURE)].map(([, , data = '']) => {
    const units = data.replace(/\s+/g, '').replace(/=+$/, '').length
    return Math.floor((units * 3) / 4)
  })
}

/** Cleaned HTML behind its first line. All of it where the line is longer than a title, or stands in a list or table: nothing is lost. */
export function withoutTitle(html: string): string {
  const block = /^\s*<(p|h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/i.exec(html)
  if (block === null) return html
  const [whole, tag = 'p', inner = ''] = block
  const at = inner.search(/<br\b/i)
  const first = at === -1 ? inner : inner.slice(0, at)
  const [line = ''] = linesOf(first)
  if (line === '' || line.length > MOST_TITLE || /<img\b/i.test(first)) return html
  const left = at === -1 ? '' : inner.slice(at).replace(/^<br\b[^>]*>/i, '')
  const rest = html.slice(whole.length)
  // What opened before the break may close behind it: then the line stays where it is.
  if (left !== '' && /<(?!br|img)/i.test(inner)) return html
  return left === '' ? rest.trim() : `<${tag}>${left}</${tag}>${rest}`
}
