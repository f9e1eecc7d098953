// What is asked for while something that it needs is being fetched: done in its order as soon as that is there.

/** Deeds that wait for a `T`. */
export interface Deeds<T> {
  /** Does it with what was fetched, in its turn, and answers what it answers; rejects where nothing could be fetched, which the next one tries again. */
  whenThere<Result>(deed: (there: T) => Result | Promise<Result>): Promise<Result>
  /** Fetches ahead of the first deed, or anew what could not be fetched. */
  fetch(): void
  /** True from the start until it is there, or could not be fetched. */
  isComing(): boolean
  /** What could not be fetched is not asked for again before somebody wants it. */
  isFailed(): boolean
  /** Hears of each end of a fetch, behind all deeds that waited for it. */
  subscribe(listener: () => void): () => void
}

interface Waiting<T> {
  begin: (there: T) => void
  fail: (error: unknown) => void
}

/** No deeds; `load` is asked until it has answered once. */
export function createDeeds<T>(load: () => Promise<T>): Deeds<T> {
  let there: { is: T } | null = null
  let fetching = false
  let failed = false
  const waiting: Waiting<T>[] = []
  const listeners = new Set<() => void>()
  const end = (each: (one: Waiting<T>) => void) => {
    fetching = false
    waiting.splice(0).forEach(each)
    for (const listener of listeners) listener()
  }
  const fetch = () => {
    if (there || fetching) return
    fetching = true
    failed = false
    load().then(
      (is) => {
        there = { is }
        end(({ begin }) => begin(is))
      },
      (error: unknown) => {
        console.error(error)
        failed = true
        end(({ fail }) => fail(error))
      },
    )
  }
  return {
    async whenThere(deed) {
      if (there) return await deed(there.is)
      return await new Promise((done, fail) => {
        // What a deed throws is its own failure, and keeps none behind it.
        const begin = async (is: T) => done(await deed(is))
        waiting.push({ begin: (is) => void begin(is).catch(fail), fail })
        fetch()
      })
    },
    fetch,
    isComing: () => there === null && !failed,
    isFailed: () => failed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
