// A stored value as components read it: it follows every change, of this tab and of others.
import { useMemo, useSyncExternalStore } from 'react'
import { readText, type StorageEntry } from './storage.ts'

/** What is stored; null where there is nothing, or storage is refused. `entry` is made once per key. */
export function useStored<T>(entry: StorageEntry<T>): T | null {
  const text = useSyncExternalStore(subscribe, () => readText(entry.key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is what the entry reads
  return useMemo(() => entry.read(), [entry, text])
}

/** Stores a value and tells this tab, which no event of the browser does; false when the browser refuses. */
export function writeStored<T>(entry: StorageEntry<T>, value: T): boolean {
  const done = entry.write(value)
  if (done) window.dispatchEvent(new StorageEvent('storage', { key: entry.key }))
  return done
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
