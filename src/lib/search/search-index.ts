// The search index behind the palette and the pickers: built once, asked on every keystroke, changed in small steps.
import { matchRanges } from './search-highlight.ts'
import {
  acronymPhase,
  beginPhase,
  codePhase,
  createQuery,
  loosePhase,
  type Running,
  synonymPhase,
  titlePhase,
  typoPhase,
} from './search-phase.ts'
import { BestKeys, classOfRank, mostEntries, rank, type Score, tieKey } from './search-score.ts'
import { createSegment, type SearchText, type Segment } from './search-segment.ts'
import { foldRuns, foldWords } from './search-text.ts'

/** A thing to find. */
export interface SearchEntry<T> extends SearchText {
  readonly item: T
  /** Names the entry, so that it can be replaced, removed or touched later. */
  readonly key?: string | undefined
  /** How recently it was used, 0 (never) to 1 (just now): breaks ties inside a class only. */
  readonly recency?: number | undefined
}

/** A found thing, with its score class and the pieces of the title to highlight. */
export interface Hit<T> extends Score {
  readonly item: T
  readonly title: string
  /** The fine step inside its class (`rank`), the lower the better: hits of two indexes are put in order by it. */
  readonly rank: number
}

/** What need not be looked for; some of it may be among the answer all the same. */
export interface Wanted {
  /** Hits that are not better than this rank: whoever asks has no use for them. */
  readonly than?: number | undefined
  /**
   * What fits loosely: it is looked for always unless said, or where nothing fits better than by a slip, or never. Of many titles it takes most of the
   * time.
   */
  readonly loose?: 'alone' | 'never' | undefined
}

/** What `createSearchIndex` gives. */
export interface SearchIndex<T> {
  /** How many entries can be found. */
  readonly size: number
  /** The best `limit` (60) hits, best first. An empty query lists everything by recency, then in the order given. */
  search(query: string, limit?: number, wanted?: Wanted): Hit<T>[]
  /** Adds entries; one with the key of a former entry takes its place, and its recency when it has none itself. */
  put(entries: readonly SearchEntry<T>[]): void
  /**
   * Adds entries whose segment was built elsewhere, from the same titles and codes in the same order; as `put`, but each key is told once, and null
   * leaves a row out. The segment belongs to the index from then on.
   */
  adopt(entries: readonly (SearchEntry<T> | null)[], segment: Segment): void
  /** Takes the entries with these keys out. */
  remove(keys: readonly string[]): void
  /** Sets the recency of the entry with this key; costs nothing. */
  touch(key: string, recency: number): void
}

const phases: readonly { readonly best: number; readonly run: (running: Running) => void }[] = [
  { best: rank.exact, run: codePhase },
  { best: rank.exact, run: titlePhase },
  { best: rank.acronym, run: acronymPhase },
  { best: rank.synonym, run: synonymPhase },
  { best: rank.slip, run: typoPhase },
  { best: rank.joined, run: loosePhase },
]

/** Of segments below this many rows the smallest are merged when there are more than `mostOpen` of them; a merge stays well below one long task. */
const fullSegment = 4096
const mostOpen = 6

/**
 * Builds a search index. Classes: exact > prefix > word prefix > acronym > synonym > one or two typing errors > loose; inside a class the
 * more recent, then the shorter title, then the earlier entry. Case, diacritics and punctuation do not matter. Holds 2^20 entries.
 */
export function createSearchIndex<T>(entries: readonly SearchEntry<T>[]): SearchIndex<T> {
  let stored: (SearchEntry<T> | undefined)[] = []
  let ties: number[] = []
  let recencies: number[] = []
  let homes: { segment: Segment; row: number }[] = []
  let segments: Segment[] = []
  let live = 0
  const places = new Map<string, number>()

  function setTie(place: number, entry: SearchEntry<T>, recency: number): void {
    recencies[place] = recency
    ties[place] = tieKey(recency, entry.title.length, place)
  }

  function bury(place: number): void {
    const home = homes[place]
    if (home) home.segment.dead[home.row] = 1
  }

  function addSegment(added: readonly number[]): void {
    if (added.length === 0) return
    const segment = createSegment(
      added.map((place) => stored[place] ?? { title: '' }),
      (row) => added[row] ?? 0,
    )
    for (let row = 0; row < added.length; row++) homes[added[row] ?? 0] = { segment, row }
    segments.push(segment)
  }

  function rebuild(): void {
    const kept = stored.flatMap((entry, place) => (entry ? [{ entry, recency: recencies[place] ?? 0 }] : []))
    stored = []
    ties = []
    recencies = []
    homes = []
    segments = []
    places.clear()
    for (const [place, { entry, recency }] of kept.entries()) {
      stored.push(entry)
      setTie(place, entry, recency)
      if (entry.key !== undefined) places.set(entry.key, place)
    }
    addSegment([...kept.keys()])
  }

  /** Makes it anew when most rows are dead; false when they are not. */
  function clear(): boolean {
    const rows = segments.reduce((sum, segment) => sum + segment.size, 0)
    if (rows <= live * 2 + 1000) return false
    rebuild()
    return true
  }

  /** Keeps the number of segments and of dead rows low, so that a long session searches as fast as a fresh one. */
  function tidy(): void {
    if (clear()) return
    const open = segments.filter((segment) => segment.size < fullSegment)
    if (open.length <= mostOpen) return
    const merged = smallest(open)
    const alive: number[] = []
    for (const segment of merged) {
      for (let row = 0; row < segment.size; row++) if (segment.dead[row] === 0) alive.push(segment.places[row] ?? 0)
    }
    segments = segments.filter((segment) => !merged.has(segment))
    addSegment(alive)
  }

  /** Gives the entry a place: that of its key, or a new one. */
  function store(entry: SearchEntry<T>): number {
    const former = entry.key === undefined ? undefined : places.get(entry.key)
    const place = former ?? stored.length
    if (place >= mostEntries) throw new RangeError(`A search index holds at most ${mostEntries} entries.`)
    if (former === undefined) live++
    else bury(former)
    stored[place] = entry
    if (entry.key !== undefined) places.set(entry.key, place)
    setTie(place, entry, entry.recency ?? recencies[place] ?? 0)
    return place
  }

  function put(fresh: readonly SearchEntry<T>[]): void {
    // The last of several entries with one key in one call is the one that counts.
    addSegment([...new Set(fresh.map(store))])
    tidy()
  }

  function adopt(entries: readonly (SearchEntry<T> | null)[], segment: Segment): void {
    for (const [row, entry] of entries.entries()) {
      if (!entry) {
        segment.dead[row] = 1
        continue
      }
      const place = store(entry)
      segment.places[row] = place
      homes[place] = { segment, row }
    }
    segments.push(segment)
    // What was built elsewhere to spare this thread is not made anew here.
    clear()
  }

  function search(query: string, limit = 60, wanted: Wanted = {}): Hit<T>[] {
    const { than = Number.POSITIVE_INFINITY } = wanted
    const words = foldWords(query)
    const best = new BestKeys(Math.max(limit, 0))
    if (limit <= 0) return []
    if (words.length > 0) searchWords(words, foldRuns(query), best, { ...wanted, than })
    else if (query.trim() !== '' || than > rank.all) searchMarks(query.trim(), best)
    return best.sorted().flatMap(({ rank: value, place }) => {
      const entry = stored[place]
      if (!entry) return []
      const ranges = matchRanges(entry.title, words, value)
      return [{ item: entry.item, title: entry.title, rank: value, class: classOfRank(value), ranges }]
    })
  }

  function searchWords(
    words: readonly string[],
    runs: readonly string[],
    best: BestKeys,
    { than, loose }: Wanted & { than: number },
  ): void {
    if (than <= rank.exact) return
    const query = createQuery(words, runs)
    const running = segments.map((segment) => ({ segment, query, ties, best, reached: 0 }))
    for (const one of running) beginPhase(one)
    for (const phase of phases) {
      if (phase.best >= than || best.closedTo(phase.best)) return
      if (phase.best >= rank.joined && (loose === 'never' || (loose === 'alone' && best.hasBetterThan(rank.slip)))) return
      for (const one of running) phase.run(one)
    }
  }

  /** Nothing typed: all. Only punctuation or emoji typed: titles that hold it. */
  function searchMarks(typed: string, best: BestKeys): void {
    for (let place = 0; place < stored.length; place++) {
      const entry = stored[place]
      if (!entry) continue
      if (typed === '') best.offer(rank.all, recencyOnly(ties[place] ?? 0, place))
      else if (entry.title.includes(typed)) best.offer(rank.inside, ties[place] ?? 0)
    }
  }

  put(entries)
  return {
    get size() {
      return live
    },
    search,
    put,
    adopt,
    remove(keys) {
      for (const key of keys) {
        const place = places.get(key)
        if (place === undefined) continue
        bury(place)
        places.delete(key)
        stored[place] = undefined
        live--
      }
      tidy()
    },
    touch(key, recency) {
      const place = places.get(key)
      const entry = place === undefined ? undefined : stored[place]
      if (place !== undefined && entry) setTie(place, entry, recency)
    },
  }
}

/** The smallest of them, of which one is made: at least two, else no more rows than fill it. */
function smallest(open: readonly Segment[]): ReadonlySet<Segment> {
  const merged = new Set<Segment>()
  let rows = 0
  for (const segment of open.toSorted((one, other) => one.size - other.size)) {
    rows += segment.size
    if (merged.size > 1 && rows > fullSegment) break
    merged.add(segment)
  }
  return merged
}

/** A tie key without the title's length: an empty query keeps the given order. */
function recencyOnly(tie: number, place: number): number {
  const lengths = mostEntries * 1024
  return tie - (tie % lengths) + place
}
