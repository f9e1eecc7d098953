// The order of search results: the classes of a match, the tie-breaks inside a class, and the few best kept while searching.

/** How a title was found, best first (design §9). */
export type MatchClass = 'exact' | 'prefix' | 'word' | 'acronym' | 'synonym' | 'typo' | 'loose' | 'all'

/** A score class with the pieces of the title to highlight: `[start, end)` pairs into the original title. */
export interface Score {
  readonly class: MatchClass
  readonly ranges: readonly (readonly [start: number, end: number])[]
}

/** Finer steps inside the classes; a smaller rank is always listed first, whatever its recency. */
export const rank = {
  exact: 0,
  prefix: 1,
  phrase: 2,
  words: 3,
  acronym: 4,
  synonym: 5,
  synonymStart: 6,
  slip: 7,
  slipInStart: 8,
  slipInSynonym: 9,
  twoSlips: 10,
  twoSlipsInStart: 11,
  twoSlipsInSynonym: 12,
  joined: 13,
  inside: 14,
  scattered: 15,
  farScattered: 16,
  all: 17,
} as const

const classes: readonly MatchClass[] = [
  ...(['exact', 'prefix', 'word', 'word', 'acronym', 'synonym', 'synonym'] as const),
  ...(['typo', 'typo', 'typo', 'typo', 'typo', 'typo', 'loose', 'loose', 'loose', 'loose', 'all'] as const),
]

/** The class that a rank belongs to. */
export function classOfRank(value: number): MatchClass {
  return classes[value] ?? 'loose'
}

// One number orders everything: rank (5 bits), then recency (16), title length (10), place of entry (20) — 51 of a double's 53 bits.
const placeBits = 2 ** 20
const lengthBits = 2 ** 10
const recencySteps = 2 ** 16
const rankUnit = placeBits * lengthBits * recencySteps

/** The most entries one index can hold. */
export const mostEntries = placeBits

/** The tie-break part of a sort key: more recent (0..1) first, then the shorter title, then the earlier entry. */
export function tieKey(recency: number, titleLength: number, place: number): number {
  const recent = Math.round(Math.min(Math.max(Number.isFinite(recency) ? recency : 0, 0), 1) * (recencySteps - 1))
  return ((recencySteps - 1 - recent) * lengthBits + Math.min(titleLength, lengthBits - 1)) * placeBits + place
}

/** Keeps the `limit` smallest sort keys offered to it, on a bounded heap with the worst on top. */
export class BestKeys {
  readonly #heap: Float64Array
  #size = 0
  #least = Number.POSITIVE_INFINITY

  constructor(limit: number) {
    this.#heap = new Float64Array(limit)
  }

  /** True when nothing of this rank or a worse one can still get in. */
  closedTo(value: number): boolean {
    return this.#size === this.#heap.length && (this.#heap[0] ?? -1) < value * rankUnit
  }

  /** True when something better than this rank was kept. */
  hasBetterThan(value: number): boolean {
    return this.#least < value * rankUnit
  }

  offer(value: number, tie: number): void {
    const heap = this.#heap
    const key = value * rankUnit + tie
    if (key < this.#least) this.#least = key
    if (this.#size === heap.length) {
      if (key >= (heap[0] ?? -1)) return
      this.#sink(key)
      return
    }
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = heap[parent] ?? 0
      if (above >= key) break
      heap[at] = above
      at = parent
    }
    heap[at] = key
  }

  #sink(key: number): void {
    const heap = this.#heap
    const size = this.#size
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= size) break
      if (child + 1 < size && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child++
      const below = heap[child] ?? 0
      if (below <= key) break
      heap[at] = below
      at = child
    }
    heap[at] = key
  }

  /** The kept ranks and places, best first. */
  sorted(): { rank: number; place: number }[] {
    const keys = this.#heap.slice(0, this.#size).sort()
    return Array.from(keys, (key) => ({ rank: Math.floor(key / rankUnit), place: key % placeBits }))
  }
}
