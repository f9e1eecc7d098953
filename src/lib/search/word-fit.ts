// How well one typed word fits one word: the same, another form of it, its beginning, a slip, or inside of it.
import { slipsAllowed, slipsBetween } from './search-typo.ts'

/** How well a typed word fits: 0 to 1, and how. */
export interface Fit {
  readonly value: number
  readonly how: 'exact' | 'prefix' | 'slip' | 'inside'
}

const EXACT: Fit = { value: 1, how: 'exact' }
const OTHER_FORM: Fit = { value: 0.95, how: 'exact' }
const INSIDE: Fit = { value: 0.45, how: 'inside' }
/** By slips, from one: in the whole word, and in its beginning. */
const SLIPS = [0.8, 0.68] as const
const SLIPS_IN_START = [0.62, 0.5] as const

/** The same word in another number or form: `labels`, `tracking`. English only: commands are. */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/[su]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2)
  return word
}

/** How folded `typed` fits folded `word`; null where it does not. `known`: it is one of the words, thus no slip of another one. */
export function fitOf(typed: string, word: string, known: boolean): Fit | null {
  if (typed === word) return EXACT
  if (typed.length > 2 && stem(typed) === stem(word)) return OTHER_FORM
  if (word.startsWith(typed)) return { value: 0.7 + (0.24 * typed.length) / word.length, how: 'prefix' }
  const slip = known ? null : slipOf(typed, word)
  if (slip) return slip
  return typed.length > 3 && word.includes(typed) ? INSIDE : null
}

function slipOf(typed: string, word: string): Fit | null {
  const allowed = slipsAllowed(typed)
  if (allowed === 0) return null
  const bare = stem(word)
  const slips = slipsBetween(typed, word, allowed) ?? (bare === word ? null : slipsBetween(typed, bare, allowed))
  if (slips === null) return null
  if (slips.whole) return slips.edits < word.length / 2 ? { value: SLIPS[slips.edits === 1 ? 0 : 1], how: 'slip' } : null
  return typed.length > 4 ? { value: SLIPS_IN_START[slips.edits === 1 ? 0 : 1], how: 'slip' } : null
}
