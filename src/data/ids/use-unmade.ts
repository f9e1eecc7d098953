// Follows whether there is anything to read of what is made here.
import { useSyncExternalStore } from 'react'
import { isUnmade, onMade } from './session-ids.ts'

/** True while the thing of this id is being made, and for what never was: there is nothing to read of it. */
export function useUnmade(id: string | null): boolean {
  const read = () => id !== null && isUnmade(id)
  return useSyncExternalStore(onMade, read, read)
}
