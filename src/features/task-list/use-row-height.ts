// How high a row is: 36 px at a desk, more for fingers, two lines on a phone.
import { useSyncExternalStore } from 'react'
import { heights, media } from '#src/theme/tokens.ts'

const TOUCH = 44
const TWO_LINES = 60

/** How high the row of column names is; rows of two lines have no columns. */
export function headerOver(rowHeight: number): number {
  return rowHeight === TWO_LINES ? 0 : 32
}

function read(): number {
  if (window.matchMedia(media.phone).matches) return TWO_LINES
  return window.matchMedia(media.coarse).matches ? TOUCH : heights.row
}

function subscribe(listener: () => void): () => void {
  const queries = [media.phone, media.coarse].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** In px, following the window. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read)
}
