// JSON that somebody else wrote: neither deep nor of very many values, and without names that reach into objects (IMPORT-12).
import { UnreadableFile } from '../import-item.ts'

/** Lists and objects go no deeper into each other. */
const DEEPEST = 50
/** Two signs of text can become an object of fifty bytes. */
const MOST_VALUES = 2_000_000

/** Reads JSON; null for what is none. Throws UnreadableFile for what is deeper or more than is read, beginning with `place`. */
export function guardedJson(text: string, place: string): { value: unknown } | null {
  check(text, place)
  try {
    return { value: mayReach(text) ? JSON.parse(text, withoutReach) : JSON.parse(text) }
  } catch {
    return null
  }
}

// Written out or with an escape; its letters have no other.
const mayReach = (text: string) => text.includes('__proto__') || text.includes('\\u00')

const withoutReach = (name: string, value: unknown) => (name === '__proto__' ? undefined : value)

const [QUOTE, COMMA, ESCAPE] = [0x22, 0x2c, 0x5c] as const
const [OPENS, CLOSES] = [new Set([0x7b, 0x5b]), new Set([0x7d, 0x5d])] as const

/** Counts without reading: what it says of text that is no JSON does not matter. */
function check(text: string, place: string): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      at = endOfText(text, at + 1)
      continue
    }
    if (CLOSES.has(sign)) depth -= 1
    else if (OPENS.has(sign)) {
      depth += 1
      values += 1
    } else if (sign === COMMA) values += 1
    if (depth > DEEPEST) throw new UnreadableFile(`${place}: the JSON goes deeper than ${DEEPEST} levels. No archive does.`)
    if (values > MOST_VALUES) throw new UnreadableFile(`${place}: the JSON has more than 2,000,000 values.`)
  }
}

/** Where the quote stands that ends a text. */
function endOfText(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && isEscaped(text, from, at)) at = text.indexOf('"', at + 1)
  return at === -1 ? text.length : at
}

function isEscaped(text: string, from: number, at: number): boolean {
  let escapes = 0
  while (at - escapes > from && text.charCodeAt(at - escapes - 1) === ESCAPE) escapes += 1
  return escapes % 2 === 1
}
