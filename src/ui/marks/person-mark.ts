// What stands for a person without a picture: initials and a steady colour. And which pictures are safe to show.
import { personColours } from '#src/theme/tokens.ts'

/** First letters of the first and last word; two letters of a single word; `?` for no name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = (word: string | undefined) => [...(word ?? '')].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const first = letters(words[0])
  const both = words.length > 1 ? [first[0], letters(words.at(-1))[0]] : first.slice(0, 2)
  return both.join('').toLocaleUpperCase() || '?'
}

/** The same colour for the same key (a username, a slug), always and everywhere. */
export function markColour(key: string): string {
  let hash = 2166136261
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  // The low bits of short keys cluster; fold higher ones in.
  return personColours[((hash ^ (hash >>> 9)) >>> 0) % personColours.length] ?? personColours[0]
}

/** True for `http(s)` addresses and `data:image` strings; anything else gets the default logo (WS-09). */
export function isPicture(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^(?:https?:\/\/|data:image\/)/i.test(value)
}

/** Splits people into those shown and how many are left over: at most `most` in view (ASSIGN-02, SHELL-27). */
export function overflow<Person>(people: readonly Person[], most: number): { shown: readonly Person[]; rest: readonly Person[] } {
  return { shown: people.slice(0, most), rest: people.slice(most) }
}
