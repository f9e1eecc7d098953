// Paints the rows in sight first and the rest a frame later, so that a key never waits for rows below the fold.
import { startTransition, useEffect, useState } from 'react'
import type { Section } from './palette-rows.ts'

/** Rows that fit the list, and a little more. */
const IN_SIGHT = 14

/** The sections to draw now and how many rows are left out for a frame. Rows come back only for another `query`. */
export function useGradual(sections: readonly Section[], query: unknown): { drawn: readonly Section[]; missing: number } {
  const [wholeFor, setWholeFor] = useState<unknown>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWholeFor(query)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [query])
  if (wholeFor === query) return { drawn: sections, missing: 0 }
  const drawn: Section[] = []
  let left = IN_SIGHT
  let missing = 0
  for (const section of sections) {
    if (left > 0) drawn.push(section.rows.length > left ? { ...section, rows: section.rows.slice(0, left) } : section)
    missing += Math.max(0, section.rows.length - Math.max(0, left))
    left -= section.rows.length
  }
  return { drawn, missing }
}
