// Waiting for a condition while the clock stands still: only what is already under way may go on.
import { act } from '@testing-library/react'

/** As long as dom-setup.ts waits, in ms: code that a part fetches may have to be translated first, on a busy machine. */
const PATIENCE_MS = 8_000

// Of before a test stops the clock.
const now = performance.now.bind(performance)

/** Runs pending work (never timers) until `find` stops throwing; rethrows what it last threw. Works with faked `setTimeout`. */
export async function until<T>(find: () => T): Promise<T> {
  const began = now()
  for (let turn = 0; turn < 500 || now() - began < PATIENCE_MS; turn++) {
    try {
      return find()
    } catch {
      await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
    }
  }
  return find()
}
