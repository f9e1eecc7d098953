// Code that the first paint does not need: fetched when the page rests or when somebody wants it, and there at once from then on.
import { useSyncExternalStore } from 'react'

/** Code on its way. */
export interface LazyModule<T> {
  /** Fetches it once; a fetch that failed is tried again by the next call. */
  load(): Promise<T>
  /** What was fetched, null until then. */
  get(): T | null
  subscribe(listener: () => void): () => void
}

/** Wraps an import. */
export function lazyModule<T>(fetchPart: () => Promise<T>): LazyModule<T> {
  let there: T | null = null
  let coming: Promise<T> | null = null
  const listeners = new Set<() => void>()
  return {
    load() {
      coming ??= fetchPart().then(
        (part) => {
          there = part
          for (const listener of listeners) listener()
          return part
        },
        (error: unknown) => {
          coming = null
          throw error
        },
      )
      return coming
    },
    get: () => there,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Makes an import that failed possible again. A browser may remember that a module could not be fetched and never ask for it under that address
 * again (HTML, module map): from the second failure on it is asked for under another one.
 */
export function retried<T>(
  fetchPart: () => Promise<T>,
  importFrom: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): () => Promise<T> {
  let failures = 0
  return async () => {
    try {
      return await fetchPart()
    } catch (error) {
      failures++
      // Browsers name the module in the error's text and nowhere else; one that does not is one that asks again.
      const address = failures > 1 ? /https?:\/\/\S+\.js/.exec(String(error))?.[0] : undefined
      if (address === undefined) throw error
      return (await importFrom(`${address}?again=${failures}`)) as T
    }
  }
}

/** What was fetched, null until then; renders again when it is there. */
export function useLazyModule<T>(part: LazyModule<T>): T | null {
  return useSyncExternalStore(part.subscribe, part.get)
}
