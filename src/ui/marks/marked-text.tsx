// A title with the pieces that a query matched.
import type { ReactNode } from 'react'
import type { Score } from '#src/lib/search/search-score.ts'

/** Text with `mark` around each range. */
export function MarkedText({ text, ranges }: { text: string; ranges: Score['ranges'] }): ReactNode {
  if (ranges.length === 0) return text
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start > at) parts.push(text.slice(at, start))
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}
