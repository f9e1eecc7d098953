// Finds commands by what people say: every typed word may be a word of the title, a synonym, a slip of either, or noise; what fits nothing costs, it does not kill.
import { type CommandEntry, type CommandReader, createCommandReader, type PreparedCommand } from './command-entry.ts'
import { mendWords, type Opposite, oppositesOf, type Unit, unitsOf, type Wording } from './command-wording.ts'
import { calledFirst, callingOf } from './named-first.ts'
import { rangesIn } from './search-highlight.ts'
import { type MatchClass, rank } from './search-score.ts'
import { foldWords } from './search-text.ts'
import { type Fit, fitOf } from './word-fit.ts'

/** A found command; `score` orders, best first. */
export interface CommandHit<T> {
  readonly item: T
  readonly title: string
  readonly score: number
  readonly class: MatchClass
  /** False where a typed word fits nothing. */
  readonly whole: boolean
  /** True where what is typed is its name, its title's beginning or a phrase of its own. */
  readonly named: boolean
  readonly ranges: readonly (readonly [start: number, end: number])[]
}

/** Commands that can be asked for. */
export interface CommandIndex<T> {
  /** The best first; nothing typed lists all by recency, then in the order given. */
  search(text: string, limit?: number): CommandHit<T>[]
}

/** What a typed word may mean: words, and groups of synonyms. */
interface Fits {
  readonly direct: ReadonlyMap<string, Fit>
  readonly groups: ReadonlyMap<number, Fit>
}

/** A query taken apart. */
interface Asked {
  readonly words: readonly string[]
  readonly text: string
  /** Without noise, and without verbs that say little. */
  readonly bare: string
  readonly core: string
  readonly units: readonly (Unit & { readonly typed: readonly (Fits & { word: string; weight: number })[] })[]
  readonly deeds: readonly string[]
  readonly against: readonly Opposite[]
  readonly firstWord: string | undefined
}

/** How the words of a query fit a command. */
interface Match {
  coverage: number
  /** How much of the title is typed, 0 to 1. */
  share: number
  strongest: number
  /** The weight of words that fit nothing. */
  unmatched: number
  how: 'title' | 'synonym' | 'slip' | 'inside'
  covered: ReadonlyMap<string, number>
}

/** What a word of each kind counts beside one of the title. */
const KEYWORD = 0.9
const VERB = 0.8
const NOUN = 0.95
const SYNONYM = 0.88
/** What typed words weigh: noise, verbs that say little, nouns of subjects. */
const LITTLE = 0.12
const WEAK = 0.5
const SUBJECT = 0.75
/** What makes up the score, beside coverage. */
const SHARES = { coverage: 0.78, title: 0.14, bias: 0.12, recency: 0.01, firstWord: 0.03, otherDeed: -0.14, partly: -0.12, far: -0.05 }
const NAMED = {
  same: 0.36,
  exact: 0.3,
  own: 0.3,
  phrase: 0.26,
  phraseWithin: 0.18,
  beginning: 0.24,
  keyword: 0.13,
  core: 0.12,
  prefix: 0.1,
}
const ACRONYM = 0.62
const LEAST = { coverage: 0.42, strongest: 0.45 }
const MOST_REMEMBERED = 200

/** What reads commands for their indexes. */
export function commandReader(wording: Wording): CommandReader {
  return createCommandReader(wording, { keyword: KEYWORD, noun: NOUN })
}

/** Builds the index of some commands. */
export function createCommandIndex<T>(entries: readonly CommandEntry<T>[], reader: CommandReader): CommandIndex<T> {
  const { wording, groups, groupsOf } = reader
  const commands = entries.map((entry, place): PreparedCommand<T> => ({ ...reader.wordsOf(entry), entry, place }))
  const vocabulary = new Set(commands.flatMap(({ title, keywords, nouns, verbs }) => [...title, ...keywords, ...nouns, ...verbs]))
  for (const words of groups) for (const word of words) for (const part of word) vocabulary.add(part)
  const subjects = new Set(commands.flatMap(({ nouns }) => [...nouns]))
  const remembered = new Map<string, Fits>()

  const weightOf = (word: string) =>
    wording.noise.has(word)
      ? LITTLE
      : wording.weak.has(word)
        ? WEAK
        : subjects.has(word) || subjects.has(word.replace(/s$/, ''))
          ? SUBJECT
          : 1

  /** Every word that a typed one may mean; words stay while others are typed. */
  function fitsOf(typed: string): Fits {
    const before = remembered.get(typed)
    if (before) return before
    if (remembered.size > MOST_REMEMBERED) remembered.clear()
    const direct = new Map<string, Fit>()
    const known = vocabulary.has(typed)
    for (const word of vocabulary) {
      const fit = fitOf(typed, word, known)
      if (fit) direct.set(word, fit)
    }
    const meant = new Map<number, Fit>()
    for (const [word, fit] of direct)
      if (fit.how !== 'inside' && (fit.how !== 'prefix' || typed.length > 3))
        for (const group of groupsOf(word)) if (fit.value > (meant.get(group)?.value ?? 0)) meant.set(group, fit)
    const found = { direct, groups: meant }
    remembered.set(typed, found)
    return found
  }

  function ask(words: readonly string[]): Asked {
    const bare = words.filter((word) => !wording.noise.has(word))
    const weigh = (word: string) => (bare.length === 0 ? 1 : weightOf(word))
    return {
      ...{ words, text: words.join(' '), bare: bare.join(' '), firstWord: bare[0], against: oppositesOf(words, wording) },
      core: bare.filter((word) => !wording.weak.has(word)).join(' '),
      units: unitsOf(words, groups).map((unit) => ({
        ...unit,
        typed: unit.words.map((word) => ({ word, ...fitsOf(word), weight: weigh(word) })),
      })),
      deeds: words.flatMap((word) => wording.deeds[word] ?? []),
    }
  }

  /** A synonym of several words, where the command has one of its group: what it counts, and the word of the title. */
  function phraseFit(one: PreparedCommand<T>, meant: readonly number[]): { value: number; target: string } | null {
    for (const group of meant) {
      const [target] = one.titleGroups.get(group) ?? []
      if (target !== undefined) return { value: SYNONYM, target }
      const phrase = groups[group]?.find((words) => words.length > 1 && one.phrases.has(words.join(' ')))
      if (phrase) return { value: KEYWORD, target: '' }
      const other = one.otherGroups.get(group)
      if (other !== undefined) return { value: SYNONYM * other, target: '' }
      if ([...one.verbs].some((verb) => groupsOf(verb).includes(group))) return { value: VERB, target: '' }
    }
    return null
  }

  /** The best fit of one typed word, and by what; words of the title that it covers are noted in `covered`. */
  function bestFit(
    one: PreparedCommand<T>,
    { direct, groups: meant }: Fits,
    covered: Map<string, number>,
  ): { value: number; how: Match['how'] } {
    let value = 0
    let how: Match['how'] = 'title'
    const consider = (fit: Fit | undefined, factor: number, kind: 'title' | 'synonym', target?: string) => {
      if (!fit) return
      const counts = fit.value * factor
      if (target !== undefined) covered.set(target, Math.max(covered.get(target) ?? 0, counts))
      if (counts <= value) return
      value = counts
      how = fit.how === 'slip' || fit.how === 'inside' ? fit.how : kind
    }
    for (const word of one.title) consider(direct.get(word), 1, 'title', word)
    for (const word of one.keywords) consider(direct.get(word), KEYWORD, 'synonym')
    for (const word of one.nouns) consider(direct.get(word), NOUN, 'title')
    for (const word of one.verbs) consider(direct.get(word), VERB, 'synonym')
    for (const [group, fit] of meant) {
      for (const word of one.titleGroups.get(group) ?? []) consider(fit, SYNONYM, 'synonym', word)
      consider(fit, SYNONYM * (one.otherGroups.get(group) ?? 0), 'synonym')
    }
    return { value, how }
  }

  function match(one: PreparedCommand<T>, { units, bare }: Asked): Match {
    const covered = new Map<string, number>()
    const found: Match = { coverage: 0, share: 0, strongest: 0, unmatched: 0, how: 'title', covered }
    let [sum, total] = [0, 0]
    for (const { typed, groups: meant } of units) {
      const phrase = meant.length > 0 ? phraseFit(one, meant) : null
      if (phrase && phrase.target !== '') covered.set(phrase.target, Math.max(covered.get(phrase.target) ?? 0, phrase.value))
      for (const { weight, ...fits } of typed) {
        const fit = bestFit(one, fits, covered)
        const [value, how] = phrase && phrase.value > fit.value ? [phrase.value, 'synonym' as const] : [fit.value, fit.how]
        if (value === 0) {
          // Noise is free, and a verb that a command lacks says less against it than a thing that it knows nothing of.
          if (weight > WEAK) found.unmatched += weight
          if (weight > LITTLE) total += weight > WEAK ? weight : weight / 2
          continue
        }
        total += weight
        sum += value * weight
        if (weight > LITTLE || bare === '') found.strongest = Math.max(found.strongest, value * (weight === WEAK ? 0.9 : 1))
        if (WORSE[how] > WORSE[found.how] && (how !== 'synonym' || weight > LITTLE)) found.how = how
      }
    }
    found.coverage = total === 0 ? 0 : sum / total
    found.share =
      one.title.reduce((done, word, at) => done + (covered.get(word) ?? 0) * (one.weights[at] ?? 0), 0) / Math.max(one.weight, 0.1)
    return found
  }

  /** The hit that a command is for a query, its ranges apart; null where it fits too little, or is the opposite of what is asked for. */
  function hitOf(one: PreparedCommand<T>, asked: Asked): (Omit<CommandHit<T>, 'ranges'> & { place: number }) | null {
    const { entry, place } = one
    if (asked.against.some(({ opposite, typed }) => one.stems.has(opposite) && !one.stems.has(typed))) return null
    const found = match(one, asked)
    const shown = { item: entry.item, title: entry.title, place }
    const bias = entry.bias * SHARES.bias + entry.recency * SHARES.recency
    if (
      found.strongest < 0.7 &&
      asked.words.length === 1 &&
      asked.text.length > 1 &&
      one.initials.some((all) => all.startsWith(asked.text))
    )
      return { ...shown, score: ACRONYM + bias, class: 'acronym', whole: true, named: false }
    if (found.strongest < LEAST.strongest || found.coverage < LEAST.coverage) return null
    const named = nameOf(one, asked)
    const whole = found.unmatched === 0
    const otherDeed = asked.deeds.length > 0 && one.deeds.size > 0 && !asked.deeds.some((deed) => one.deeds.has(deed))
    const isFar = entry.far && one.title.some((word) => one.nouns.has(word) && !found.covered.has(word))
    const score =
      found.coverage * SHARES.coverage +
      found.share * SHARES.title +
      named +
      bias +
      (one.title[0] === asked.firstWord ? SHARES.firstWord : 0) +
      (otherDeed ? SHARES.otherDeed : 0) +
      (whole ? 0 : SHARES.partly) +
      (isFar ? SHARES.far : 0)
    return { ...shown, score, class: classOf(found, named, whole), whole, named: named > 0 }
  }

  function search(text: string, limit = 60): CommandHit<T>[] {
    const words = mendWords(foldWords(text), vocabulary)
    if (words.length === 0) return text.trim() === '' ? allOf(commands, limit) : []
    const asked = ask(words)
    const hits = commands.flatMap((one) => hitOf(one, asked) ?? []).sort((one, other) => other.score - one.score || one.place - other.place)
    return calledFirst(hits, ({ place }) => callingOf(commands[place], asked))
      .slice(0, limit)
      .map((hit) => ({ ...hit, ranges: rangesIn(commands[hit.place]?.placed ?? [], asked.words, rank.words) }))
  }

  return { search }
}

/** Kinds of fits, the worse the higher: the worst of a query's words is how the whole fits. */
const WORSE: Readonly<Record<Match['how'], number>> = { title: 0, synonym: 1, slip: 2, inside: 3 }

function classOf({ how }: Match, named: number, whole: boolean): MatchClass {
  if (!whole || how === 'inside') return 'loose'
  if (how === 'slip') return 'typo'
  if (named >= NAMED.exact) return 'exact'
  if (named === NAMED.prefix || named === NAMED.beginning) return 'prefix'
  return how === 'synonym' ? 'synonym' : 'word'
}

/** What it adds that the typed text is the name of this command, or begins it. */
function nameOf<T>(one: PreparedCommand<T>, { text, bare, core }: Asked): number {
  if (one.titleText === text) return NAMED.same
  if (bare !== '' && one.bareTitle === bare && one.ownBeginning) return NAMED.exact
  // Somebody's own name is meant by any of its words.
  const words = bare.split(' ')
  if (core.split(' ').some((word) => one.ownWords.has(word)) && words.every((word) => one.title.includes(word))) return NAMED.own
  if (one.phrases.has(text) || one.phrases.has(bare)) return text.includes(' ') ? NAMED.phrase : NAMED.keyword
  for (const phrase of one.phrases) if (phrase.includes(' ') && ` ${text} `.includes(` ${phrase} `)) return NAMED.phraseWithin
  if (text.includes(' ') && one.titleText.startsWith(text)) return NAMED.beginning
  if (core !== '' && one.isCore(core)) return NAMED.core
  return bare !== '' && one.bareTitle.startsWith(bare) && one.ownBeginning ? NAMED.prefix : 0
}

function allOf<T>(commands: readonly PreparedCommand<T>[], limit: number): CommandHit<T>[] {
  return commands
    .toSorted((one, other) => other.entry.recency - one.entry.recency || one.place - other.place)
    .slice(0, limit)
    .map(({ entry }) => ({ item: entry.item, title: entry.title, score: 0, class: 'all', whole: true, named: false, ranges: [] }))
}
