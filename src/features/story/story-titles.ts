// What is typed in the line in which user stories are made.
import { storyTitleProblem } from './story.actions.ts'

const MOST = 100

/** The lines that are titles. */
export function titlesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '')
}

/** What will not do of these titles; null where all will. */
export function problemOf(titles: readonly string[]): string | null {
  if (titles.length > MOST) return `At most ${MOST} stories are made at once.`
  return titles.map(storyTitleProblem).find((problem) => problem !== null) ?? (titles.length === 0 ? storyTitleProblem('') : null)
}

/** The `/…` that the caret stands behind, and where it begins. */
export function epicTyped(text: string, caret: number): { query: string; start: number } | null {
  const [whole, lead = '', query] = /(^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret)) ?? []
  return whole === undefined || query === undefined ? null : { query, start: caret - whole.length + lead.length }
}
