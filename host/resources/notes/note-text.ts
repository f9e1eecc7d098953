// What a note says without its markup: its lines, its title, the pictures in it. No database here.
import { cutToFit } from '../../graphemes.ts'
import { type DataPicture, dataPicture } from '../../html.ts'

const BREAKS = /<\/?(p|br|hr|h[1-6]|li|ul|ol|pre|blockquote|tr|td|th|table|div|figure|dd|dt)\b[^>]*>/gi
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const PICTURE_HEAD = /<img\b[^>]*?\bsrc="(?=data:image\/(?:png|jpeg);base64,)/gi

/** UTF-16 units of a title. */
export const MOST_TITLE = 200

function linesOf(html: string): string[] {
  return withoutPictures(html)
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

/** Where each picture of cleaned HTML stands, and what is in it. */
function* picturesIn(html: string): Generator<DataPicture & { from: number; to: number }> {
  for (const { index: from, 0: head } of html.matchAll(PICTURE_HEAD)) {
    const begin = from + head.length
    const quote = html.indexOf('"', begin)
    const to = html.indexOf('>', quote) + 1
    const picture = quote === -1 || to === 0 ? null : dataPicture(html.slice(begin, quote))
    if (picture !== null) yield { ...picture, from, to }
  }
}

function withoutPictures(html: string): string {
  let rest = ''
  let at = 0
  for (const { from, to } of picturesIn(html)) {
    rest += html.slice(at, from)
    at = to
  }
  return rest + html.slice(at)
}

/** The pictures in cleaned HTML, in their order, and the text without them. */
export function partPictures(html: string): { html: string; pictures: TextPicture[] } {
  const pictures = [...picturesIn(html)].map(({ kind, data }): TextPicture => ({ kind, bytes: Buffer.from(data, 'base64') }))
  return { html: withoutPictures(html), pictures }
}

/** How many bytes each picture in cleaned HTML has, without taking them apart. */
export function pictureSizes(html: string): number[] {
  return [...picturesIn(html)].map(({ data }) => {
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
