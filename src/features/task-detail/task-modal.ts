// Whether tasks open as a modal or beside the list (STORE-07, TDETAIL-02). Kept on this device, also after sign-out.
import { useSyncExternalStore } from 'react'
import { taskModal } from '#src/data/storage/storage.ts'

const listeners = new Set<() => void>()

/** Where local storage refuses, the choice lasts as long as the page. */
let refused: boolean | null = null

/** True where tasks open as a modal. */
export function opensAsModal(): boolean {
  return refused ?? taskModal.read() ?? false
}

/** Chooses; every open detail follows at once. */
export function openAsModal(modal: boolean): void {
  refused = taskModal.write(modal) ? null : modal
  for (const listener of listeners) listener()
}

/** The choice, also when it is made in another tab. */
export function useOpensAsModal(): boolean {
  return useSyncExternalStore(subscribe, opensAsModal)
}

function subscribe(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => (key === null || key === taskModal.key) && listener()
  listeners.add(listener)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changed)
  }
}
