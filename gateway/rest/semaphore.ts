// A limit on how many things run at once; those above it wait in order and can give up.
import pLimit from 'p-limit'

/** Runs `work` when there is room; rejects at once when `signal` is aborted while waiting. */
export type Semaphore = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** A semaphore with `places` places. */
export function createSemaphore(places: number): Semaphore {
  const limit = pLimit(places)
  return <T>(work: () => Promise<T>, signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      signal.throwIfAborted()
      const give = () => reject(signal.reason)
      signal.addEventListener('abort', give, { once: true })
      const start = async () => {
        signal.removeEventListener('abort', give)
        // Who gave up has an answer already, and takes no more than its turn.
        if (signal.aborted) return
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      void limit(start)
    })
}
