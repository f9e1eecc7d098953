// What may not be used just now: tasks that are being moved or deleted, or the whole app (EVENT-10, OPEN-45).
import { useSyncExternalStore } from 'react'
import { onEvent } from '#src/data/app-events.ts'
import { IdSet } from '#src/data/id-set.ts'

// Counted, because two steps may hold the same task.
const held = new Map<string, number>()
let ids: ReadonlySet<string> = new Set()
let whole = false
const listeners = new Set<() => void>()

/** Takes what a `DisableApp` says; anything malformed is ignored. */
function take(detail: unknown, realId: (id: string) => string): void {
  const { disabled, ids: listed } = Object(detail) as { disabled?: unknown; ids?: unknown }
  if (typeof disabled !== 'boolean') return
  const named = Array.isArray(listed) ? listed.map(String) : []
  if (named.length === 0) whole = disabled
  for (const id of named) {
    const count = (held.get(id) ?? 0) + (disabled ? 1 : -1)
    if (count > 0) held.set(id, count)
    else held.delete(id)
  }
  ids = new IdSet(held.keys(), realId)
  for (const listener of listeners) listener()
}

/** Hears of `DisableApp` until the answer is called, which lets everything be used again. `realId` tells the server's ids (see `Api`). */
export function hearDisabling(realId: (id: string) => string = (id) => id): () => void {
  const stop = onEvent('DisableApp', (detail) => take(detail, realId))
  return () => {
    stop()
    whole = false
    held.clear()
    ids = new Set()
    for (const listener of listeners) listener()
  }
}

/** True while the thing of this id may not be used; without one, while the app may not. */
export function isDisabled(id?: string | null): boolean {
  return whole || (id != null && ids.has(id))
}

/** The same for components. */
export function useDisabled(id?: string | null): boolean {
  const read = () => isDisabled(id)
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
