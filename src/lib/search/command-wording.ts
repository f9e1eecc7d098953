// What the words of a language mean to commands, as a query and a title are taken apart.
import { stem } from './word-fit.ts'

/** Words and what they mean. All are folded. */
export interface Wording {
  /** Carry nothing where a command does not have them. */
  readonly noise: ReadonlySet<string>
  /** Say little of which command is meant. */
  readonly weak: ReadonlySet<string>
  /** Words for the same; `user+story` are two words. */
  readonly synonyms: readonly (readonly string[])[]
  /** The deed of a verb. */
  readonly deeds: Readonly<Record<string, string>>
  /** Of each two, a title that has the one is not meant by the other. */
  readonly opposites: readonly (readonly [string, string])[]
  /** A word of a title that is itself the opposite: `not done`, `unassign`, `restore`. */
  readonly turned: RegExp
  /** Words that turn the one behind them around. */
  readonly negations: ReadonlySet<string>
}

/** A word of a title that rules it out, unless the title has the typed word too. */
export interface Opposite {
  readonly opposite: string
  readonly typed: string
}

/** Synonyms of several words that stand in a text whole: they count as one. */
export interface Unit {
  readonly words: readonly string[]
  /** The groups of synonyms that the words together belong to. */
  readonly groups: readonly number[]
}

/** The groups of synonyms that a word is in, in whatever form. */
export type GroupsOf = (word: string) => readonly number[]

/** Synonyms by their group, each as its words, and the groups of a single word. */
export function readSynonyms({ synonyms }: Wording): { groups: string[][][]; groupsOf: GroupsOf } {
  const groups = synonyms.map((words) => words.map((word) => word.split('+')))
  const known = new Map<string, Set<number>>()
  for (const [at, words] of groups.entries())
    for (const [word = '', ...more] of words) if (more.length === 0) known.set(stem(word), (known.get(stem(word)) ?? new Set()).add(at))
  const lists = new Map([...known].map(([word, found]) => [word, [...found]]))
  return { groups, groupsOf: (word) => lists.get(stem(word)) ?? [] }
}

/** The words, with what was run together taken apart and what was taken apart put together, where that makes words of `vocabulary`. */
export function mendWords(typed: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const apartAlready = vocabulary.has(word) && next !== undefined && vocabulary.has(next)
    if (next !== undefined && !apartAlready && word.length + next.length > 4 && vocabulary.has(word + next)) {
      found.push(word + next)
      at++
    } else found.push(...(vocabulary.has(word) ? [word] : takenApart(word, vocabulary)))
  }
  return found
}

function takenApart(word: string, vocabulary: ReadonlySet<string>): string[] {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => vocabulary.has(part))) return parts
  }
  return [word]
}

/** The words in units: the longest synonym of several words wherever one begins, else the word alone. */
export function unitsOf(words: readonly string[], groups: readonly (readonly (readonly string[])[])[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const begins = (phrase: readonly string[]) => phrase.length > 1 && phrase.every((word, ahead) => words[at + ahead] === word)
    const found = groups.flatMap((group, index) => group.filter(begins).map(({ length }) => ({ length, index })))
    const length = Math.max(1, ...found.map((one) => one.length))
    units.push({ words: words.slice(at, at + length), groups: found.filter((one) => one.length === length).map(({ index }) => index) })
    at += length
  }
  return units
}

/** Words that titles of the opposite of what is typed have: `archive` for “unarchive” and “not archive”, `start` for “stop”. */
export function oppositesOf(words: readonly string[], { opposites, negations }: Wording): Opposite[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? ''
    const found = opposites.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : []))
    if (word.startsWith('un') && word.length > 5) found.push(word.slice(2))
    const turned = negations.has(before) ? [{ opposite: stem(word), typed: before }] : []
    return [...turned, ...found.map((one) => ({ opposite: stem(one), typed: stem(word) }))]
  })
}
