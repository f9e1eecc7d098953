// What may not be used just now: tasks that are being moved or deleted, or the whole app (EVENT-10, OPEN-45).
import { useSyncExternalStore } from 'react'
import { onEvent } from '#src/data/app-events.ts'
import { IdSet } from '#src/data/id-set.ts'

// Counted, because two steps may hold the same task.
const held = new Map<string, number>()
let tasks: ReadonlySet<string> = new Set()
let whole = false
const listeners = new Set<() => void>()

/** Takes what a `DisableApp` says; anything malformed is ignored. */
function take(detail: unknown, realId: (id: string) => string): void {
  const { disabled, ids } = Object(detail) as { disabled?: unknown; ids?: unknown }
  if (typeof disabled !== 'boolean') return
  const named = Array.isArray(ids) ? ids.map(String) : []
  if (named.length === 0) whole = disabled
  for (const id of named) {
    const count = (held.get(id) ?? 0) + (disabled ? 1 : -1)
    if (count > 0) held.set(id, count)
    else held.delete(id)
  }
  tasks = new IdSet(held.keys(), realId)
  for (const listener of listeners) listener()
}

/** Hears of `DisableApp` until the answer is called, which lets everything be used again. `realId` tells the server's ids (see `Api`). */
export function hearDisabling(realId: (id: string) => string = (id) => id): () => void {
  const stop = onEvent('DisableApp', (detail) => take(detail, realId))
  return () => {
    stop()
    whole = false
    held.clear()
    tasks = new Set()
    for (const listener of listeners) listener()
  }
}

/** True while the task may not be used; without one, while the app may not. */
export function isDisabled(taskId?: string | null): boolean {
  return whole || (taskId != null && tasks.has(taskId))
}

/** The same for components. */
export function useDisabled(taskId?: string | null): boolean {
  const read = () => isDisabled(taskId)
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
