// Counts how often the same thing was asked, so that asking again gets another answer.

/** `next` answers 0 the first time a key is seen, then 1, 2, … */
export type Turns = { next(key: string): number }

/** Remembers at most `most` keys, the oldest are forgotten first. */
export function createTurns(most = 5_000): Turns {
  const seen = new Map<string, number>()
  return {
    next(key) {
      const turn = seen.get(key) ?? 0
      seen.delete(key)
      seen.set(key, turn + 1)
      const [oldest] = seen.keys()
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
      return turn
    },
  }
}
