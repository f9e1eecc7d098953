// Tab completion of the quick-create line: which `@person`, `#label` or date the caret is in, and the line once it is completed.

/** The piece being typed: `query` is what stands behind the sign, a date has none; `start` and `end` span the piece with its sign. */
export interface TypedToken {
  readonly kind: 'person' | 'label' | 'due'
  readonly query: string
  readonly start: number
  readonly end: number
}

/** The `@…` or `#…` that the caret stands in or right behind; null inside quotes, behind a backslash and in the middle of a word. */
export function tokenAtCaret(text: string, caret: number): TypedToken | null {
  const before = text.slice(0, caret)
  const parts = /(?:^|[\s(])([@#])(?:["“]([^"”]*)|([^\s@#"“”,;:!?()]*))$/u.exec(before)
  if (!parts) return null
  const [, sign, quoted, plain] = parts
  const query = quoted ?? plain ?? ''
  const start = caret - query.length - (quoted === undefined ? 1 : 2)
  // An odd number of quotes before it: the piece stands inside quotes.
  if ((text.slice(0, start).match(/["“”]/g)?.length ?? 0) % 2 === 1) return null
  const rest = quoted === undefined ? /^[^\s@#"“”,;:!?()]*/u : /^[^"”]*["”]|^/u
  return { kind: sign === '@' ? 'person' : 'label', query, start, end: caret + (rest.exec(text.slice(caret))?.[0].length ?? 0) }
}

/** Words that may begin a date and mean much else: alone they offer none. */
const everyday = /^(?:this|next|end|in)$/i
/** No date is longer: `next friday 27 nov 2026 17:00`. */
const LONGEST = 5

/**
 * The pieces before the caret that may become a date, the longest first: at the end of the line, behind other words, and behind `due` or `by` whatever
 * is typed. Three letters or digits like a date's must tell that one is meant.
 */
export function dueTokensAtCaret(text: string, caret: number): TypedToken[] {
  if (text.slice(caret).trim() !== '') return []
  const words = Array.from(text.slice(0, caret).matchAll(/\S+/gu), (match) => ({ word: match[0], start: match.index }))
  const isMarker = (at: number) => /^(?:due|by):?$/i.test(words[at]?.word ?? '')
  const token = (start: number): TypedToken => ({ kind: 'due', query: text.slice(start, caret), start, end: caret })
  if (/\s$/u.test(text.slice(0, caret))) return isMarker(words.length - 1) ? [token(caret)] : []
  return words.slice(1).flatMap(({ start }, at) => {
    const query = text.slice(start, caret)
    const telling = /\p{L}{3}|^\+\d|^\d+[-./]\d/u.test(query) && !everyday.test(query)
    const near = at + 1 >= words.length - LONGEST && !/[@#"“”\\]/u.test(query)
    return near && (telling || isMarker(at)) ? [token(start)] : []
  })
}

/** The line with the piece replaced by a whole name (quoted when it needs it) and a space; `caret` is where typing goes on. */
export function completeToken(text: string, token: TypedToken, name: string): { text: string; caret: number } {
  if (token.kind === 'due') {
    const head = `${text.slice(0, token.start)}${name} `
    return { text: head + text.slice(token.end).replace(/^\s/, ''), caret: head.length }
  }
  const quoted = /[\s@#"“”,;:!?()]|\.$/u.test(name) ? `"${name.replaceAll('"', '')}"` : name
  const head = `${text.slice(0, token.start)}${token.kind === 'person' ? '@' : '#'}${quoted} `
  return { text: head + text.slice(token.end).replace(/^\s/, ''), caret: head.length }
}
