// What cells show that the host does not know yet: written over the week until its answer is there (TIME-17).
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
