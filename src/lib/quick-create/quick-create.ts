// Reads the one line of quick create: a title with people (`@ana`), labels (`#bug`, `#"two words"`) and a due date in it.
import { parseDateText } from '#src/lib/dates/date-text.ts'
import { foldWords } from '#src/lib/search/search-text.ts'

/** A person who can be named by username, by first name or by a beginning of either. */
export interface NamedPerson {
  readonly username: string
  readonly name: string
}

/** A label that can be named by its whole title. */
export interface NamedLabel {
  readonly title: string
}

/** A piece of the line that becomes a chip: `text` is the line from `start` to `end` (exclusive). */
export type QuickToken<P extends NamedPerson, L extends NamedLabel> = {
  readonly text: string
  readonly start: number
  readonly end: number
} & (
  | { readonly kind: 'person'; readonly value: P }
  | { readonly kind: 'label'; readonly value: L }
  | { readonly kind: 'due'; readonly value: Date }
)

/** What the line is read with. */
export interface QuickCreateOptions<P extends NamedPerson, L extends NamedLabel> {
  readonly people: readonly P[]
  readonly labels: readonly L[]
  readonly now: Date
  /** False where due dates cannot be set: every date stays in the title. */
  readonly dates?: boolean
  /** Time of day for a due date typed without one, `HH:MM`; 17:00 unless told. */
  readonly time?: string
  /** Chips that were taken back: these pieces stay in the title as typed. */
  readonly rejected?: readonly { readonly kind: 'person' | 'label' | 'due'; readonly text: string }[]
}

/** The title without its chips, and the chips in the order of the line. */
export interface QuickCreate<P extends NamedPerson, L extends NamedLabel> {
  readonly title: string
  readonly tokens: readonly QuickToken<P, L>[]
}

interface Span {
  readonly start: number
  readonly end: number
}

const mention = /(?<=^|[\s(])(\\?)([@#])("[^"]+"|“[^”]+”|[^\s@#"“”,;:!?()]*[^\s@#"“”,;:!?().])([,;:](?=\s|$))?/gu
const quoted = /(?<=^|[\s(])(?:"[^"]*"|“[^”]*”)/gu
/** Behind these a weekday is part of a name: Black Friday, Cyber Monday. */
const dayNames = new Set(['black', 'cyber', 'good', 'casual', 'ash', 'palm', 'super'])
/** Nothing that date-text reads is longer: `next fri at 5 pm`, `on 12 dec 2027 at 17:00`. */
const longestPhrase = 6

function fold(text: string): string {
  return foldWords(text).join(' ')
}

function personNamed<P extends NamedPerson>(people: readonly P[], typed: string): P | undefined {
  const lower = typed.toLowerCase()
  const folded = fold(typed)
  const exact = people.find((person) => person.username.toLowerCase() === lower)
  if (exact || folded === '') return exact
  const first = people.filter((person) => foldWords(person.name)[0] === folded)
  if (first.length > 0) return first.length === 1 ? first[0] : undefined
  const begun = people.filter((person) => person.username.toLowerCase().startsWith(lower) || fold(person.name).startsWith(folded))
  return folded.length > 1 && begun.length === 1 ? begun[0] : undefined
}

function labelNamed<L extends NamedLabel>(labels: readonly L[], typed: string): L | undefined {
  const lower = typed.toLowerCase()
  const folded = fold(typed)
  return (
    labels.find((label) => label.title.toLowerCase() === lower) ?? labels.find((label) => folded !== '' && fold(label.title) === folded)
  )
}

/**
 * Takes a quick-create line apart. Unknown people and labels stay in the title, nothing is made silently; a date counts at the end of the
 * line or behind `due` or `by`; a backslash before a piece or quotes around it keep it in the title. No other character is ever lost.
 */
export function parseQuickCreate<P extends NamedPerson, L extends NamedLabel>(
  text: string,
  options: QuickCreateOptions<P, L>,
): QuickCreate<P, L> {
  const rejected = (kind: string, piece: string): boolean =>
    options.rejected?.some((other) => other.kind === kind && other.text === piece) ?? false
  const tokens: QuickToken<P, L>[] = []
  const shields: Span[] = spans(text, quoted)
  const escapes: number[] = []
  for (const match of text.matchAll(mention)) {
    const [whole, backslash, sign, quotedName = ''] = match
    const span = { start: match.index, end: match.index + whole.length, text: whole }
    if (shields.some((shield) => span.start >= shield.start && span.start < shield.end)) continue
    const name = quotedName.replace(/^["“]|["”]$/g, '')
    const person = sign === '@' ? personNamed(options.people, name) : undefined
    const label = sign === '#' ? labelNamed(options.labels, name) : undefined
    if (backslash !== '') {
      if (person || label) escapes.push(span.start)
    } else if (person && !rejected('person', whole)) tokens.push({ kind: 'person', value: person, ...span })
    else if (label && !rejected('label', whole)) tokens.push({ kind: 'label', value: label, ...span })
  }
  const due = options.dates === false ? null : findDue(text, [...shields, ...tokens], options)
  if (due?.escaped) escapes.push(due.start)
  else if (due && !rejected('due', due.text)) tokens.push({ kind: 'due', value: due.value, text: due.text, start: due.start, end: due.end })
  tokens.sort((a, b) => a.start - b.start)
  const cuts = [...tokens, ...escapes.map((start) => ({ start, end: start + 1, escape: true }))].sort((a, b) => a.start - b.start)
  return { title: without(text, cuts), tokens }
}

function spans(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

function without(text: string, cuts: readonly (Span & { readonly escape?: boolean })[]): string {
  let title = ''
  let from = 0
  for (const cut of cuts) {
    title += text.slice(from, cut.start)
    if (!cut.escape) title = title.trimEnd() === '' ? '' : `${title.trimEnd()} `
    const rest = cut.escape ? cut.end : cut.end + (/^\s*/.exec(text.slice(cut.end))?.[0].length ?? 0)
    from = rest
  }
  return (title + text.slice(from)).trim()
}

interface Due extends Span {
  readonly text: string
  readonly value: Date
  readonly escaped: boolean
}

interface PlacedText extends Span {
  readonly text: string
}

/** The due phrase of a line outside the taken spans: behind the last `due` or `by` that a date follows, else at the end. */
function findDue(text: string, taken: readonly Span[], options: { readonly now: Date; readonly time?: string }): Due | null {
  let open = text
  for (const span of taken) open = open.slice(0, span.start) + ' '.repeat(span.end - span.start) + open.slice(span.end)
  const words = Array.from(open.matchAll(/\S+/g), (match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const read = (from: number, to: number, sentence: boolean): Date | null => {
    const first = words[from]
    const last = words[to - 1]
    // A chip between two words parts them.
    if (!first || !last || text.slice(first.start, last.end) !== open.slice(first.start, last.end)) return null
    const phrase = text.slice(first.start, last.end)
    return parseDateText(phrase.replace(/^\\/, ''), options.now, { ...(options.time ? { time: options.time } : {}), sentence })
  }
  const due = (from: number, to: number, value: Date): Due => {
    const start = words[from]?.start ?? 0
    const end = words[to - 1]?.end ?? 0
    return { start, end, text: text.slice(start, end), value, escaped: text[start] === '\\' }
  }
  for (let at = words.length - 1; at >= 0; at--) {
    const marker = /^\\?(due|by):?$/i.exec(words[at]?.text ?? '')?.[1]?.toLowerCase()
    if (marker === undefined || !joined(text, words[at], words[at + 1])) continue
    // `due by fri` goes as a whole.
    const dueBefore = marker === 'by' && /^\\?due$/i.test(words[at - 1]?.text ?? '') && joined(text, words[at - 1], words[at])
    for (let to = Math.min(words.length, at + 1 + longestPhrase); to > at + 1; to--) {
      const value = read(at + 1, to, marker === 'by' && !dueBefore)
      if (value) return due(dueBefore ? at - 1 : at, to, value)
    }
  }
  for (let from = Math.max(1, words.length - longestPhrase); from < words.length; from++) {
    const value = read(from, words.length, true)
    if (value && !dayNames.has(words[from - 1]?.text.toLowerCase() ?? '')) return due(from, words.length, value)
  }
  return null
}

function joined(text: string, first: PlacedText | undefined, second: PlacedText | undefined): boolean {
  return first !== undefined && second !== undefined && text.slice(first.end, second.start).trim() === ''
}
