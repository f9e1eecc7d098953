// Finds the mention that is being typed, and puts the chosen member in its place.

import type { EditorState } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { foldWords } from '#src/lib/search/search-text.ts'
import { nodeType } from './editor-commands.ts'
import type { EditorPerson, TypedMention } from './offer.ts'

const LONGEST_QUERY = 62

const TRIGGERS = [
  { kind: 'person', sign: 1, pattern: /(?:^|[\s(\ufffc])@([\p{L}\p{N}_.-]{0,30}(?: [\p{L}\p{N}]+)?)$/u },
  { kind: 'page', sign: 2, pattern: /\[\[([^[\]\n\ufffc]{0,60})$/u },
  // Alone it begins a heading; behind it words, as many as a search has.
  { kind: 'task', sign: 1, pattern: /(?:^|[\s(\ufffc])#([\p{L}\p{N}][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2})$/u },
] as const

/**
 * The name that is being typed: `@` or `#` after a space or at the start of a line, or `[[` anywhere, and what was typed after it; null elsewhere,
 * in code and with a selection.
 */
export function typedMention(state: EditorState): TypedMention | null {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.spec.code || $from.marks().some(({ type }) => type.name === 'inlineCode')) return null
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - LONGEST_QUERY), $from.parentOffset, '\n', '\ufffc')
  for (const { kind, sign, pattern } of TRIGGERS) {
    const query = pattern.exec(before)?.[1]
    if (query !== undefined) return { kind, query, from: $from.pos - query.length - sign, to: $from.pos }
  }
  return null
}

/** The people whose username or words of the name begin so; at most eight. */
export function matchingPeople(people: readonly EditorPerson[], query: string): readonly EditorPerson[] {
  const wanted = foldWords(query).join(' ')
  const begins = (text: string) => ` ${foldWords(text).join(' ')}`.includes(` ${wanted}`)
  const fits = ({ username, name }: EditorPerson) => username.toLowerCase().startsWith(query.toLowerCase()) || begins(name)
  return people.filter(fits).slice(0, 8)
}

/** Puts the member and a space where the `@…` stood. */
export function insertMention(view: EditorView, { from, to }: TypedMention, person: EditorPerson): void {
  const { state } = view
  const node = nodeType(state.schema, 'mention').create({ username: person.username, label: `@${person.name}` })
  view.dispatch(state.tr.replaceWith(from, to, [node, state.schema.text(' ')]).scrollIntoView())
  view.focus()
}
