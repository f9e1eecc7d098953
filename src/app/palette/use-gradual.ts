// Draws the rows in sight, and those below the fold once somebody goes there or typing rests: no key ever waits for rows that nobody sees.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Section } from './palette-rows.ts'

/** Rows that fit the list, and a little more. */
const IN_SIGHT = 13

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
  let left = IN_SIGHT
  let missing = 0
  for (const section of sections) {
    if (left > 0) drawn.push(section.rows.length > left ? { ...section, rows: section.rows.slice(0, left) } : section)
    missing += Math.max(0, section.rows.length - Math.max(0, left))
    left -= section.rows.length
  }
  return { drawn, missing, drawRest }
}
