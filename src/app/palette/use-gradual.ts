// Draws the rows in sight, and those below the fold once somebody goes there or typing rests: no key ever waits for rows that nobody sees.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Section } from './palette-rows.ts'

/** How high a row and a heading are at least, in px. */
export const ROW_PX = 36
const HEADING_PX = 30

/** What fits the list where it is as high as it gets (palette.css.ts), and a row more. */
const IN_SIGHT_PX = 432 + ROW_PX

/** How long typing rests before the rows below the fold are drawn all the same, in milliseconds: before somebody looks for the end of the list. */
const REST_MS = 250

/** What is drawn of the sections, how many rows are not drawn yet, and how to draw those now. Rows come back only for another `query`. */
export interface Gradual {
  drawn: readonly Section[]
  missing: number
  drawRest(): void
}

/** The sections to draw for a query. */
export function useGradual(sections: readonly Section[], query: unknown): Gradual {
  const [wholeFor, setWholeFor] = useState<unknown>(null)
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
    const timer = setTimeout(() => startTransition(() => setWholeFor(query)), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const drawRest = useCallback(() => setWholeFor(latest.current), [])
  if (wholeFor === query) return { drawn: sections, missing: 0, drawRest }
  const drawn: Section[] = []
  let left = IN_SIGHT_PX
  let missing = 0
  for (const section of sections) {
    left -= HEADING_PX
    const fitting = Math.max(0, Math.ceil(left / ROW_PX))
    if (fitting > 0) drawn.push(section.rows.length > fitting ? { ...section, rows: section.rows.slice(0, fitting) } : section)
    missing += Math.max(0, section.rows.length - fitting)
    left -= section.rows.length * ROW_PX
  }
  return { drawn, missing, drawRest }
}
