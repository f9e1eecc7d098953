// Puts the command that is called what is typed before others that fit it as well.
import type { PreparedCommand } from './command-entry.ts'

/** How a command is called what is typed: by its whole title, or by all of a phrase of its own; null where it is not. */
export function callingOf<T>(
  one: PreparedCommand<T> | undefined,
  { text, bare }: { text: string; bare: string },
): 'title' | 'phrase' | null {
  if (one?.titleText === text) return 'title'
  return [text, bare].some((said) => said.includes(' ') && one?.phrases.has(said)) ? 'phrase' : null
}

/**
 * Lifts it before what is nearer or shares more words: `Mark all as done` is not `Mark as done`, and `sign out` does not end other sessions. Its title
 * comes before a phrase.
 */
export function calledFirst<H extends { score: number }>(hits: H[], calling: (hit: H) => 'title' | 'phrase' | null): H[] {
  const [first] = hits
  const called = hits.find((hit) => calling(hit) === 'title') ?? hits.find((hit) => calling(hit) === 'phrase')
  if (first === undefined || called === undefined || called === first) return hits
  return [{ ...called, score: first.score }, ...hits.filter((hit) => hit !== called)]
}
