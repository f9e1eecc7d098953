// A key for what may have a temporary id: it stays when the real one comes.
import { useRef } from 'react'

/** The id that this was first shown with, for as long as it is the same thing: nobody who types in it is thrown out when its id becomes real. */
export function useStableKey(id: string, realId: (id: string) => string): string {
  const first = useRef(id)
  if (realId(first.current) !== realId(id)) first.current = id
  return first.current
}
