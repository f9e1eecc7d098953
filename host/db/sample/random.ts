// Chance that is the same every time, so that the sample world is too.

/** A source of repeatable chance. */
export type Random = {
  /** A fraction, 0 ≤ x < 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True in `share` of all cases. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
  /** Up to `count` different ones of a list. */
  some<Item>(list: readonly Item[], count: number): Item[]
  /** The list in another order. */
  shuffled<Item>(list: readonly Item[]): Item[]
  /** A version-4 UUID. */
  uuid(): string
}

/** Chance from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  function pick<Item>(list: readonly Item[]): Item {
    const item = list[between(0, list.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  function shuffled<Item>(list: readonly Item[]): Item[] {
    return list
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick,
    shuffled,
    some: (list, count) => shuffled(list).slice(0, count),
    uuid() {
      const digits = Array.from({ length: 32 }, () => between(0, 15).toString(16))
      digits[12] = '4'
      digits[16] = pick(['8', '9', 'a', 'b'])
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
