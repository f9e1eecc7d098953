// Texts that are edited where they stand: which are on the screen, so that a key begins the editing.
import { createStore } from '#src/lib/store.ts'

const shown = createStore<ReadonlyMap<string, () => void>>(() => new Map())

/** Puts a text on the screen; `begin` focuses its field. The answer takes it away, unless another came since. */
export function putInPlace(name: string, begin: () => void): () => void {
  shown.set(new Map([...shown.get(), [name, begin]]))
  return () => {
    if (shown.get().get(name) === begin) shown.set(new Map([...shown.get()].filter(([other]) => other !== name)))
  }
}

/** Begins the editing of a text; false where it is not on the screen. */
export function editInPlace(name: string): boolean {
  const begin = shown.get().get(name)
  begin?.()
  return begin !== undefined
}

/** Whether a text can be edited on the screen. */
export function isInPlace(name: string): boolean {
  return shown.get().has(name)
}

/** The name of the field in which the list on the screen is searched. */
export const SEARCH = 'search'
