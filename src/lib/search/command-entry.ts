// A command as it is searched: its title, synonyms and nouns taken apart once.
import { type GroupsOf, readSynonyms, type Wording } from './command-wording.ts'
import { foldWords, type PlacedWord, placedWords } from './search-text.ts'
import { stem } from './word-fit.ts'

/** A command to find. */
export interface CommandEntry<T> {
  readonly item: T
  readonly title: string
  /** Words and short phrases that people say for it. */
  readonly keywords: readonly string[]
  /** What it acts on, in words that may be typed and need not be: `task`. */
  readonly nouns: readonly string[]
  /** Verbs that may be said of it besides its own: what asks for a value can be `set`, `changed`, `added`. */
  readonly verbs: readonly string[]
  /** True where something nearer is in view: its own noun should be typed then. */
  readonly far: boolean
  /** True where the title is a name that the person gave: its words come before synonyms of other commands. */
  readonly own?: boolean
  /** What else decides between equals, from -2 to 1: how near its subject is, how seldom it is wanted. */
  readonly bias: number
  /** How recently it was used, 0 (never) to 1 (just now). */
  readonly recency: number
}

/** What is said of a command, taken apart. */
export interface CommandWords {
  readonly title: readonly string[]
  /** The title's words with their places in it. */
  readonly placed: readonly PlacedWord[]
  readonly titleText: string
  /** The words of the name that the person gave, where the title is one or quotes it: `Run “Triage it”`. */
  readonly ownWords: ReadonlySet<string>
  /** The title without noise. */
  readonly bareTitle: string
  /** Whether the title begins with a word that says something: “Go to board” does not. */
  readonly ownBeginning: boolean
  /** Whether folded words without noise and weak verbs are those of the title, with or without its own noun. */
  isCore(core: string): boolean
  /** The words of a title that is done at once; what asks a question first may be asked for by its opposite. */
  readonly stems: ReadonlySet<string>
  readonly keywords: ReadonlySet<string>
  readonly phrases: ReadonlySet<string>
  readonly nouns: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly deeds: ReadonlySet<string>
  readonly initials: readonly string[]
  /** The title's words, and what the best of all others counts, by group of synonyms. */
  readonly titleGroups: ReadonlyMap<number, readonly string[]>
  readonly otherGroups: ReadonlyMap<number, number>
  /** What each word of the title counts in it, and all of them. */
  readonly weights: readonly number[]
  readonly weight: number
}

/** A command with its words. */
export interface PreparedCommand<T> extends CommandWords {
  readonly entry: CommandEntry<T>
  readonly place: number
}

/** What is said of commands in one wording. */
export interface CommandReader {
  readonly wording: Wording
  /** Synonyms by their group, each as its words, and the groups of a single word. */
  readonly groups: readonly (readonly (readonly string[])[])[]
  readonly groupsOf: GroupsOf
  /** The words of a command; those of one that was read before, under the same title, are remembered as long as its list of keywords lives. */
  wordsOf(entry: Said): CommandWords
}

/** What of a command its words are read from. */
type Said = Pick<CommandEntry<unknown>, 'title' | 'keywords' | 'nouns' | 'verbs' | 'own'>

/** What a word counts in a title: noise, a verb that says little, the noun of its own subject. */
const LITTLE = 0.12
const WEAK = 0.5
const OWN_NOUN = 0.3

/** Reads commands in one wording; `keyword` and `noun` are what such words count beside those of the title. */
export function createCommandReader(wording: Wording, { keyword, noun }: { keyword: number; noun: number }): CommandReader {
  const { groups, groupsOf } = readSynonyms(wording)
  const read = new WeakMap<readonly string[], Map<string, CommandWords>>()
  return {
    ...{ wording, groups, groupsOf },
    wordsOf(entry) {
      const known = read.get(entry.keywords) ?? new Map<string, CommandWords>()
      const name = [entry.own === true, entry.title, ...entry.nouns, '', ...entry.verbs].join('\n')
      const words = known.get(name) ?? takeApart(entry, { wording, groupsOf, keyword, noun })
      // Titles name what is in view: only the last few come again.
      if (!known.has(name) && known.size >= MOST_TITLES) known.clear()
      known.set(name, words)
      read.set(entry.keywords, known)
      return words
    },
  }
}

/** So many titles of the commands that share a list of keywords are remembered. */
const MOST_TITLES = 60

function takeApart(
  entry: Said,
  { wording, groupsOf, keyword, noun }: { wording: Wording; groupsOf: GroupsOf; keyword: number; noun: number },
): CommandWords {
  const title = foldWords(entry.title)
  const bare = title.filter((word) => !wording.noise.has(word))
  const keywords = new Set(entry.keywords.flatMap(foldWords))
  const nouns = new Set(entry.nouns.flatMap(foldWords))
  const verbs = new Set(entry.verbs)
  const countOf = (word: string) => (wording.noise.has(word) ? LITTLE : wording.weak.has(word) ? WEAK : 1)
  const weights = title.map((word) => (nouns.has(word) && title.length > 1 ? OWN_NOUN : 1) * countOf(word))
  const isDoneAtOnce = !entry.title.endsWith('…') && !title.some((word) => wording.turned.test(word))
  const others = [...[...keywords].map((word) => [word, keyword] as const), ...[...nouns].map((word) => [word, noun] as const)]
  const otherGroups = new Map<number, number>()
  for (const [word, factor] of others)
    for (const group of groupsOf(word)) otherGroups.set(group, Math.max(factor, otherGroups.get(group) ?? 0))
  const titleGroups = new Map<number, string[]>()
  for (const word of title) for (const group of groupsOf(word)) titleGroups.set(group, [...(titleGroups.get(group) ?? []), word])
  const coreOf = (words: readonly string[]) =>
    words
      .filter((word) => !wording.weak.has(word) && !nouns.has(word))
      .map(stem)
      .join(' ')
  const core = coreOf(bare)
  return {
    ...{ title, keywords, nouns, verbs, weights, titleGroups, otherGroups, placed: placedWords(entry.title) },
    titleText: title.join(' '),
    ownWords: new Set(entry.own ? foldWords(/“(.*)”/.exec(entry.title)?.[1] ?? entry.title) : []),
    bareTitle: bare.join(' '),
    ownBeginning: bare[0] === title[0],
    isCore: (typed) => core !== '' && (typed.split(' ').map(stem).join(' ') === core || coreOf(typed.split(' ')) === core),
    stems: new Set(isDoneAtOnce ? title.map(stem) : []),
    phrases: new Set(entry.keywords.map((one) => foldWords(one).join(' '))),
    deeds: new Set([...title, ...keywords, ...verbs].flatMap((word) => wording.deeds[word] ?? [])),
    initials: [title, bare].map((words) => words.map((word) => word.charAt(0)).join('')),
    weight: weights.reduce((sum, weight) => sum + weight, 0),
  }
}
