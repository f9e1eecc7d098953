// Puts commands that are called what is typed before others that fit it as well.
import type { PreparedCommand } from './command-entry.ts'

/** Lifts the command whose whole name is typed before nearer ones that lack a word of it, however small: `Mark all as done` is not `Mark as done`. */
export function wholeFirst<H extends { score: number }>(hits: H[], words: readonly string[], nameIn: (hit: H) => string): H[] {
  const whole = hits.find((hit) => nameIn(hit) === words.join(' '))
  const at = hits.findIndex((hit) => words.some((word) => !nameIn(hit).split(' ').includes(word)))
  const before = hits[at]
  if (whole === undefined || before === undefined || hits.indexOf(whole) < at) return hits
  return [...hits.slice(0, at), { ...whole, score: before.score }, ...hits.slice(at).filter((hit) => hit !== whole)]
}

/** True where the typed text, or what is left of it without noise, is the title of this command or all of a phrase of its own. */
export function isSaying<T>(one: PreparedCommand<T> | undefined, { text, bare }: { text: string; bare: string }): boolean {
  return one !== undefined && (one.titleText === text || [text, bare].some((said) => said.includes(' ') && one.phrases.has(said)))
}

/** Lifts the command of which what is typed is a whole saying before one whose title only begins so: `sign out` does not end other sessions. */
export function sayingFirst<H extends { score: number }>(hits: H[], isSaid: (hit: H) => boolean): H[] {
  const [first] = hits
  const said = hits.find(isSaid)
  if (first === undefined || said === undefined || isSaid(first)) return hits
  return [{ ...said, score: first.score }, ...hits.filter((hit) => hit !== said)]
}
