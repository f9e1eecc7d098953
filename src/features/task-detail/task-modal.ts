// Whether tasks open as a modal or beside the list (STORE-07, TDETAIL-02). Kept on this device, also after sign-out.
import { useSyncExternalStore } from 'react'
import { taskModal } from '#src/data/storage/storage.ts'
import { createPageStore } from '#src/lib/store.ts'

/** Of the device, as what is stored: where local storage refuses, the choice lasts as long as the page. */
const refused = createPageStore<boolean | null>(() => null)

/** True where tasks open as a modal. */
export function opensAsModal(): boolean {
  return refused.get() ?? taskModal.read() ?? false
}

/** Chooses; every open detail follows at once. */
export function openAsModal(modal: boolean): void {
  refused.set(taskModal.write(modal) ? null : modal)
}

/** The choice, also when it is made in another tab. */
export function useOpensAsModal(): boolean {
  return useSyncExternalStore(subscribe, opensAsModal)
}

function subscribe(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => (key === null || key === taskModal.key) && listener()
  const stop = refused.subscribe(listener)
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}
