// What the server found in a text: plain text in which what was found stands between U+0002 and U+0003.
import type { Score } from './search-score.ts'

/** The text without its marks, and the pieces that were found, `[start, end)`. */
export function readSnippet(snippet: string): { text: string; ranges: Score['ranges'] } {
  const ranges: [number, number][] = []
  let text = ''
  for (const part of snippet.split('\u0002')) {
    const end = part.indexOf('\u0003')
    if (end > 0) ranges.push([text.length, text.length + end])
    text += part.replace('\u0003', '')
  }
  return { text, ranges }
}
