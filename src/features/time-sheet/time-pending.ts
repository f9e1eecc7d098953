// What the week waits for: what cells show until the host's answer is there (TIME-17), and a task that was added until its row is (TIME-20).
import { createStore } from '#src/lib/store.ts'

/** Seconds by the name of a cell. */
export const pendingCells = createStore<ReadonlyMap<string, number>>(() => new Map())

/** Shows a cell with so many seconds; the answer takes that back, unless something newer stands there. */
export function showPending(name: string, seconds: number): () => void {
  pendingCells.set(new Map([...pendingCells.get(), [name, seconds]]))
  return () => {
    if (pendingCells.get().get(name) === seconds) pendingCells.set(new Map([...pendingCells.get()].filter(([other]) => other !== name)))
  }
}

/** The task whose row was asked for and gets the focus once it is there, so that one types its time at once. */
export const addedTask = createStore<string | null>(() => null)
