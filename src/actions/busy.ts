// What may not be used just now: tasks that are being moved or deleted, or the whole app (EVENT-10, OPEN-45).
import { useSyncExternalStore } from 'react'
import { onEvent } from '#src/data/app-events.ts'
import { createStore } from '#src/lib/store.ts'

const disabled = createStore(() => ({
  // Counted, because two steps may hold the same task.
  held: new Map<string, number>(),
  ids: new Set<string>(),
  whole: false,
}))

/** Takes what a `DisableApp` says; anything malformed is ignored. */
function take(detail: unknown): void {
  const { disabled: off, ids: listed } = Object(detail) as { disabled?: unknown; ids?: unknown }
  if (typeof off !== 'boolean') return
  const named = Array.isArray(listed) ? listed.map(String) : []
  const { held, whole } = disabled.get()
  for (const id of named) {
    const count = (held.get(id) ?? 0) + (off ? 1 : -1)
    if (count > 0) held.set(id, count)
    else held.delete(id)
  }
  disabled.set({ held, ids: new Set(held.keys()), whole: named.length === 0 ? off : whole })
}

/** Hears of `DisableApp` until the answer is called, which lets everything be used again. */
export function hearDisabling(): () => void {
  const stop = onEvent('DisableApp', take)
  return () => {
    stop()
    disabled.set({ held: new Map(), ids: new Set(), whole: false })
  }
}

/** True while the thing of this id may not be used; without one, while the app may not. */
export function isDisabled(id?: string | null): boolean {
  const { whole, ids } = disabled.get()
  return whole || (id != null && ids.has(id))
}

/** The same for components. */
export function useDisabled(id?: string | null): boolean {
  const read = () => isDisabled(id)
  return useSyncExternalStore(disabled.subscribe, read, read)
}
