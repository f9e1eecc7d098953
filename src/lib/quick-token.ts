// Tab completion of the quick-create line: which `@person` or `#label` the caret is in, and the line once it is completed.

/** The piece being typed: `query` is what stands behind the sign, `start` and `end` span the piece with its sign. */
export interface TypedToken {
  readonly kind: 'person' | 'label'
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

/** The line with the piece replaced by a whole name (quoted when it needs it) and a space; `caret` is where typing goes on. */
export function completeToken(text: string, token: TypedToken, name: string): { text: string; caret: number } {
  const quoted = /[\s@#"“”,;:!?()]|\.$/u.test(name) ? `"${name.replaceAll('"', '')}"` : name
  const head = `${text.slice(0, token.start)}${token.kind === 'person' ? '@' : '#'}${quoted} `
  return { text: head + text.slice(token.end).replace(/^\s/, ''), caret: head.length }
}
