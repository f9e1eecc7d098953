// Whether rows answer to swipes: a choice of the device, on unless turned off.
import { useSyncExternalStore } from 'react'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { createStore } from '#src/lib/store.ts'

const stored = surfaceChoice<boolean>('swiping', (value) => (typeof value === 'boolean' ? value : null))
const state = createStore(() => stored.read() ?? true)

/** True while rows are swiped. */
export function isSwiping(): boolean {
  return state.get()
}

/** Turns it on or off, for this device. */
export function setSwiping(on: boolean): void {
  stored.write(on)
  state.set(on)
}

/** The choice, following every change. */
export function useSwiping(): boolean {
  return useSyncExternalStore(state.subscribe, state.get)
}
