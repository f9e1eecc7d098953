// How high the rows of a list are: by the width of the list itself, and by what points at it.
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { heights, media } from '#src/theme/tokens.ts'

const TWO_LINES = 60

/** In px: one line, more for fingers, two lines where the list itself is narrow. */
export function useRowHeight(scroller: RefObject<HTMLElement | null>, twoLines: number): number {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(media.phone).matches)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const take = (width: number) => {
      if (width > 0) setNarrow(width < twoLines)
    }
    // Before the first paint: an observer is heard after it, and rows that are there already would jump.
    take(element.clientWidth)
    const watch = new ResizeObserver(([entry]) => take(entry?.contentRect.width ?? 0))
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller, twoLines])
  const isCoarse = useSyncExternalStore(watchPointer, readPointer)
  if (isNarrow) return TWO_LINES
  return isCoarse ? 44 : heights.row
}

function readPointer(): boolean {
  return window.matchMedia(media.coarse).matches
}

function watchPointer(listener: () => void): () => void {
  const query = window.matchMedia(media.coarse)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
