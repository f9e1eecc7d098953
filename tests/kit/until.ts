// Waiting for a condition while the clock stands still: only what is already under way may go on.
import { act } from '@testing-library/react'

/** Runs pending work (never timers) until `find` stops throwing; rethrows what it last threw. Works with faked `setTimeout`. */
export async function until<T>(find: () => T): Promise<T> {
  for (let turn = 0; turn < 500; turn++) {
    try {
      return find()
    } catch {
      await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
    }
  }
  return find()
}
