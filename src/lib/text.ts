// Small transformations of text: initials, shortening, plurals.
import { figure } from './figures.ts'

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
  return `${figure(count)} ${count === 1 ? one : many}`
}
