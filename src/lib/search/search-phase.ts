// The phases of a search over one segment, best class first; each ranks only rows that no earlier phase ranked.
import { type BestKeys, rank } from './search-score.ts'
import { firstInTitle, inKeywords, postingShift, type Segment, wordsStarting } from './search-segment.ts'
import { characterMask, countBits } from './search-text.ts'
import { slipsAllowed, slipsBetween } from './search-typo.ts'

/** A query taken apart once per keystroke. */
export interface Query {
  readonly words: readonly string[]
  /** Words typed without a space between them, which a title must have side by side: letters of Thai or Chinese, `a _ b`. */
  readonly runs: readonly string[]
  /** The words with one space between them, and with none. */
  readonly text: string
  readonly joined: string
  readonly mask: number
}

/** One segment being searched: `ties` are the tie-break keys by place in the whole index. */
export interface Running {
  readonly segment: Segment
  readonly query: Query
  readonly ties: readonly number[]
  readonly best: BestKeys
  /** How many rows the first typed word fits so far, in any way; they are in `segment.reached`, and only they can fit as a whole. */
  reached: number
}

const underscore = 95
const unranked = 255
const removed = 254
/** More typed words than this do not narrow any further; a longer query still matches its whole title. */
const mostWords = 8

/** Takes folded words apart for searching. */
export function createQuery(words: readonly string[], runs: readonly string[]): Query {
  const joined = words.join('')
  return { words, runs, text: words.join(' '), joined, mask: characterMask(joined) }
}

function keep({ segment, ties, best }: Running, row: number, value: number): void {
  segment.ranks[row] = value
  best.offer(value, ties[segment.places[row] ?? 0] ?? 0)
}

/** Says how well the typed word `index` fits a row, where it did not fit better before. */
function lower(running: Running, index: number, row: number, value: number): void {
  const { wordRanks, reached } = running.segment
  const ranks = wordRanks[index]
  const before = ranks?.[row] ?? 0
  if (!ranks || value >= before) return
  if (index === 0 && before === unranked) reached[running.reached++] = row
  ranks[row] = value
}

function isSynonym(value: number): boolean {
  return value === rank.synonym || value === rank.synonymStart
}

/** Ranks the rows that hold every typed word by the worst of them. */
function collect(running: Running): void {
  const { segment, query } = running
  const { ranks, wordRanks } = segment
  const count = Math.min(query.words.length, mostWords)
  const [first = new Uint8Array(0)] = wordRanks
  for (let at = 0; at < running.reached; at++) {
    const row = segment.reached[at] ?? 0
    if (ranks[row] !== unranked) continue
    let value = first[row] ?? unranked
    let synonym = isSynonym(value)
    for (let index = 1; index < count && value !== unranked; index++) {
      const other = wordRanks[index]?.[row] ?? unranked
      if (other > value) value = other
      synonym ||= isSynonym(other)
    }
    if (value === unranked) continue
    // A slip in one word and a synonym for another is further off than the slip alone.
    if ((value === rank.slip || value === rank.twoSlips) && synonym) value += 2
    if (value === rank.words) {
      const title = segment.titles[row] ?? ''
      if (!hasRuns(title, query.runs)) continue
      value = phraseRank(title, query.text)
    }
    keep(running, row, value)
  }
}

function hasRuns(title: string, runs: readonly string[]): boolean {
  return runs.every((run) => title.startsWith(run) || title.includes(` ${run}`))
}

/** Several typed words, each beginning a word of the title: do they stand there as typed? */
function phraseRank(title: string, text: string): number {
  if (title.startsWith(text)) return title.length === text.length ? rank.exact : rank.prefix
  return title.includes(` ${text}`) ? rank.phrase : rank.words
}

/** Forgets the last search. */
export function beginPhase({ segment, query }: Running): void {
  const { ranks, dead, wordRanks, size } = segment
  for (let row = 0; row < size; row++) ranks[row] = dead[row] === 1 ? removed : unranked
  for (let index = 0; index < Math.min(query.words.length, mostWords); index++) {
    const scratch = wordRanks[index] ?? new Uint8Array(size)
    wordRanks[index] = scratch.fill(unranked)
  }
}

/** Codes: whole (`web-214`, `web214`) or by number are exact; a code's beginning with a digit typed is a prefix. */
export function codePhase(running: Running): void {
  const { segment, query } = running
  if (!/\p{N}$/u.test(query.joined) || query.words.length > 3) return
  const byNumber = query.words.length === 1
  for (let row = 0; row < segment.size; row++) {
    const code = segment.codes[row] ?? ''
    if (code === '' || segment.ranks[row] !== unranked) continue
    if (code === query.joined || (byNumber && segment.codeNumbers[row] === query.joined)) keep(running, row, rank.exact)
    else if (code.length > query.joined.length && code.startsWith(query.joined)) keep(running, row, rank.prefix)
  }
}

/** Exact, prefix and word prefix: every typed word begins a word of the title. */
export function titlePhase(running: Running): void {
  const { segment, query } = running
  const single = query.words.length === 1
  eachWord(running, (typed, index) => {
    const [from, to] = wordsStarting(segment.vocabulary, typed)
    for (let slot = from; slot < to; slot++) {
      const whole = segment.vocabulary[slot] === typed
      for (let at = segment.starts[slot] ?? 0; at < (segment.starts[slot + 1] ?? 0); at++) {
        const posting = segment.postings[at] ?? 0
        if ((posting & inKeywords) !== 0) continue
        const row = posting >> postingShift
        let value: number = rank.words
        if (single) {
          value = rank.phrase
          if ((posting & firstInTitle) !== 0) value = whole && segment.wordCounts[row] === 1 ? rank.exact : rank.prefix
        }
        lower(running, index, row, value)
      }
    }
  })
  collect(running)
}

/** First letters of the title's words, with or without the little words. */
export function acronymPhase(running: Running): void {
  const { segment, query } = running
  if (query.words.length !== 1 || query.joined.length < 2) return
  const { vocabulary, starts, postings } = segment.acronyms
  const [from, to] = wordsStarting(vocabulary, query.joined)
  for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at++) {
    const row = postings[at] ?? 0
    if (segment.ranks[row] === unranked) keep(running, row, rank.acronym)
  }
}

/** Synonyms, alone or mixed with words of the title. */
export function synonymPhase(running: Running): void {
  const { segment } = running
  eachWord(running, (typed, index) => {
    const [from, to] = wordsStarting(segment.vocabulary, typed)
    for (let slot = from; slot < to; slot++) {
      const value = segment.vocabulary[slot] === typed ? rank.synonym : rank.synonymStart
      for (let at = segment.starts[slot] ?? 0; at < (segment.starts[slot + 1] ?? 0); at++) {
        const posting = segment.postings[at] ?? 0
        if ((posting & inKeywords) !== 0) lower(running, index, posting >> postingShift, value)
      }
    }
  })
  collect(running)
}

/** One or two slips in a typed word, against the title's words and the synonyms. */
export function typoPhase(running: Running): void {
  const { segment } = running
  let any = false
  eachWord(running, (typed, index) => {
    const most = slipsAllowed(typed)
    if (most === 0) return
    any = true
    const mask = characterMask(typed)
    for (let slot = 0; slot < segment.vocabulary.length; slot++) {
      // A slip brings in at most one letter that the word does not have.
      if (countBits(mask & ~(segment.wordMasks[slot] ?? 0)) > most) continue
      const slips = slipsBetween(typed, segment.vocabulary[slot] ?? '', most)
      if (!slips) continue
      const base = slips.edits < 2 ? rank.slip : rank.twoSlips
      for (let at = segment.starts[slot] ?? 0; at < (segment.starts[slot + 1] ?? 0); at++) {
        const posting = segment.postings[at] ?? 0
        const step = (posting & inKeywords) !== 0 ? 2 : slips.whole ? 0 : 1
        lower(running, index, posting >> postingShift, base + step)
      }
    }
  })
  if (any) collect(running)
}

/** Loose: typed words inside the title's words; letters in order from a word's beginning on. */
export function loosePhase(running: Running): void {
  const { segment, query } = running
  eachWord(running, (typed, index) => {
    if (typed.length < 2) return
    const mask = characterMask(typed)
    for (let slot = 0; slot < segment.vocabulary.length; slot++) {
      if ((mask & ~(segment.wordMasks[slot] ?? 0)) !== 0 || !segment.vocabulary[slot]?.includes(typed)) continue
      for (let at = segment.starts[slot] ?? 0; at < (segment.starts[slot + 1] ?? 0); at++) {
        const posting = segment.postings[at] ?? 0
        if ((posting & inKeywords) === 0) lower(running, index, posting >> postingShift, rank.inside)
      }
    }
  })
  collect(running)
  if (query.joined.length < 3 || running.best.closedTo(rank.joined)) return
  for (let row = 0; row < segment.size; row++) {
    if (segment.ranks[row] !== unranked || (query.mask & ~(segment.masks[row] ?? 0)) !== 0) continue
    const value = scatteredRank(segment.titles[row] ?? '', query.joined)
    if (value !== unranked) keep(running, row, value)
  }
}

/** The typed letters in order, spaces ignored: unbroken is `joined`, within three times their number is near, else far. */
function scatteredRank(title: string, letters: string): number {
  const initial = letters.charAt(0)
  let found = unranked
  for (let start = title.indexOf(initial); start !== -1; start = title.indexOf(initial, start + 1)) {
    if (start > 0 && title.charCodeAt(start - 1) !== 32) continue
    let index = 0
    let at = start
    let unbroken = true
    for (; at < title.length && index < letters.length; at++) {
      const code = title.charCodeAt(at)
      if (code === letters.charCodeAt(index)) index++
      else if (code !== 32 && code !== underscore) unbroken = false
    }
    // What does not fit from here on fits from no later word either.
    if (index < letters.length) return found
    if (unbroken) return rank.joined
    found = Math.min(found, at - start <= letters.length * 3 ? rank.scattered : rank.farScattered)
  }
  return found
}

function eachWord({ query }: Running, visit: (typed: string, index: number) => void): void {
  for (let index = 0; index < Math.min(query.words.length, mostWords); index++) visit(query.words[index] ?? '', index)
}
