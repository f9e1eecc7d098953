// One unchanging part of a search index: its words in alphabetical order, each with the entries that hold it.
import { characterMask, foldWords, isSign } from './search-text.ts'

/** What of an entry is searched. */
export interface SearchText {
  readonly title: string
  /** Synonyms that people type; whole words or short phrases. */
  readonly keywords?: readonly string[] | undefined
  /** A task code such as `WEB-214`: found exactly and by its number. */
  readonly code?: string | undefined
}

/** Bit flags of a posting; the entry's row sits above them. */
export const inKeywords = 1
export const firstInTitle = 2
export const postingShift = 2

/** Words in alphabetical order; those of word `w` are `postings[starts[w]] … postings[starts[w + 1] - 1]`. */
export interface Postings {
  readonly vocabulary: string[]
  readonly starts: Int32Array
  readonly postings: Int32Array
}

/** A part of the index in flat arrays: fast to scan, nothing allocated while searching. */
export interface Segment extends Postings {
  readonly size: number
  /** Row in this segment → place in the whole index. */
  readonly places: Int32Array
  readonly titles: string[]
  readonly masks: Int32Array
  readonly wordCounts: Uint16Array
  /** First letters of titles, and those without the little words, with the rows that have them. */
  readonly acronyms: Postings
  /** Codes without punctuation (`web214`) and their numbers (`214`), empty where there is none. */
  readonly codes: string[]
  readonly codeNumbers: string[]
  readonly wordMasks: Int32Array
  /** Rows that were replaced or removed: 1. */
  readonly dead: Uint8Array
  /** Scratch of a running search: the rank each row got. */
  readonly ranks: Uint8Array
  /** Scratch of a running search: per typed word, the rank each row got for it. */
  readonly wordRanks: Uint8Array[]
  /** The same: rows that the first typed word fits. */
  readonly reached: Int32Array
}

const littleWords = new Set(['a', 'an', 'and', 'as', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Builds a segment of entries, given with their places in the whole index. */
export function createSegment(entries: readonly SearchText[], placeOf: (row: number) => number): Segment {
  const size = entries.length
  const segment = {
    size,
    places: new Int32Array(size),
    titles: new Array<string>(size),
    masks: new Int32Array(size),
    wordCounts: new Uint16Array(size),
    codes: new Array<string>(size),
    codeNumbers: new Array<string>(size),
    dead: new Uint8Array(size),
    ranks: new Uint8Array(size),
    wordRanks: [],
    reached: new Int32Array(size),
  }
  const { note, invert } = noteWords()
  const acronyms = noteWords()
  for (let row = 0; row < size; row++) {
    const entry = entries[row]
    if (!entry) continue
    const words = foldWords(entry.title)
    const title = words.join(' ')
    segment.places[row] = placeOf(row)
    segment.titles[row] = title
    segment.masks[row] = characterMask(title)
    segment.wordCounts[row] = words.length
    let initials = ''
    let short = ''
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? ''
      const initial = isSign(word) ? '' : word.charAt(0)
      initials += initial
      if (!littleWords.has(word)) short += initial
      note(word, (row << postingShift) | (index === 0 ? firstInTitle : 0))
    }
    if (initials !== '') acronyms.note(initials, row)
    if (short !== '' && short.length < initials.length) acronyms.note(short, row)
    for (const keyword of entry.keywords ?? []) for (const word of foldWords(keyword)) note(word, (row << postingShift) | inKeywords)
    const code = entry.code ? foldWords(entry.code) : []
    for (const word of code) note(word, (row << postingShift) | inKeywords)
    segment.codes[row] = code.join('')
    segment.codeNumbers[row] = code.length > 1 ? (code.at(-1) ?? '') : ''
  }
  const words = invert()
  return { ...segment, ...words, wordMasks: Int32Array.from(words.vocabulary, characterMask), acronyms: acronyms.invert() }
}

/** Gathers words with their postings. */
function noteWords() {
  const ids = new Map<string, number>()
  const seen: string[] = []
  const tokens: number[] = []
  return {
    note(word: string, posting: number): void {
      let id = ids.get(word)
      if (id === undefined) {
        id = seen.length
        ids.set(word, id)
        seen.push(word)
      }
      tokens.push(id, posting)
    },
    invert: () => inverted(seen, tokens),
  }
}

/** Sorts the words and lays the postings of each next to each other. */
function inverted(seen: readonly string[], tokens: readonly number[]): Postings {
  const order = seen.map((word, id) => ({ word, id })).sort((a, b) => (a.word < b.word ? -1 : 1))
  const slots = new Int32Array(seen.length)
  for (let slot = 0; slot < order.length; slot++) slots[order[slot]?.id ?? 0] = slot
  const starts = new Int32Array(seen.length + 1)
  for (let index = 0; index < tokens.length; index += 2) {
    const slot = slots[tokens[index] ?? 0] ?? 0
    starts[slot + 1] = (starts[slot + 1] ?? 0) + 1
  }
  for (let slot = 0; slot < seen.length; slot++) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0)
  const next = starts.slice()
  const postings = new Int32Array(tokens.length / 2)
  for (let index = 0; index < tokens.length; index += 2) {
    const slot = slots[tokens[index] ?? 0] ?? 0
    const at = next[slot] ?? 0
    postings[at] = tokens[index + 1] ?? 0
    next[slot] = at + 1
  }
  return { vocabulary: order.map(({ word }) => word), starts, postings }
}

/** The slots of the vocabulary whose words begin with `typed`: `[from, to)`. */
export function wordsStarting(vocabulary: readonly string[], typed: string): [from: number, to: number] {
  const lower = (bound: string): number => {
    let from = 0
    let to = vocabulary.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((vocabulary[middle] ?? '') < bound) from = middle + 1
      else to = middle
    }
    return from
  }
  return [lower(typed), lower(`${typed}\uffff`)]
}
