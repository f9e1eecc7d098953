// A limit on how many things run at once; those above it wait in order and can give up.

/** Runs `work` when there is room; rejects at once when `signal` is aborted while waiting. */
export type Semaphore = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** A semaphore with `places` places. */
export function createSemaphore(places: number): Semaphore {
  let free = places
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      if (free > 0) {
        free--
        resolve()
        return
      }
      const start = () => {
        signal.removeEventListener('abort', give)
        resolve()
      }
      const give = () => {
        const at = waiting.indexOf(start)
        if (at !== -1) waiting.splice(at, 1)
        reject(signal.reason)
      }
      waiting.push(start)
      signal.addEventListener('abort', give, { once: true })
    })
  return async (work, signal) => {
    await enter(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
