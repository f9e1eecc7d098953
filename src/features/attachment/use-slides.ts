// Which slide is shown, and when it is the next one's turn (TDETAIL-08).
import { useEffect, useState } from 'react'
import { media } from '#src/theme/tokens.ts'

/** How long a slide stays, in ms. */
export const SLIDE_MS = 5_000

/** The slide of `index` after going `by`, around both ends. */
export function wrapped(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count
}

/** Advances every 5 s while playing and not `held`; never by itself for people who want less motion. */
export function useSlides(count: number, held: boolean) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const mayPlay = !useStillness()
  const at = Math.min(index, Math.max(0, count - 1))
  const runs = mayPlay && playing && !held && count > 1
  // A slide that was chosen by hand has its full time, too.
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex(wrapped(at, 1, count)), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [runs, at, count])
  return { at, go: (by: number) => setIndex(wrapped(at, by, count)), playing, setPlaying, mayPlay }
}

function useStillness(): boolean {
  const [still, setStill] = useState(() => window.matchMedia(media.stillness).matches)
  useEffect(() => {
    const query = window.matchMedia(media.stillness)
    const follow = () => setStill(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return still
}
