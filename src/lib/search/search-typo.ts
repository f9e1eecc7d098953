// Typing errors: how many single keystroke slips lie between what was typed and a word.

/** The slips between a typed word and a word, and whether the word goes on after what was typed. */
export interface Slips {
  readonly edits: number
  readonly whole: boolean
}

const longest = 64
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/** How many slips a typed word may hold: none below 4 letters or with a digit in it, one from 4, two from 8. */
export function slipsAllowed(typed: string): number {
  if (typed.length < 4 || typed.length > longest - 2 || /[0-9]/.test(typed)) return 0
  return typed.length < 8 ? 1 : 2
}

/**
 * Substitutions, insertions, deletions and transpositions of neighbours (each 1) that lead from `typed` to `word`, or to a beginning of
 * `word` when that is nearer. Null when more than `most` are needed. A whole word wins over a beginning with as many slips.
 */
export function slipsBetween(typed: string, word: string, most: number): Slips | null {
  const width = Math.min(word.length, typed.length + most)
  if (width < typed.length - most) return null
  let [before, previous, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= width; column++) previous[column] = column
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (letter === other ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      const swapped =
        row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && other === typed.charCodeAt(row - 2) && letter !== other
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    // A transposition reaches two rows back, so give up only when both rows are beyond reach.
    if (least > most + 1) return null
    ;[before, previous, current] = [previous, current, before]
  }
  const whole = width === word.length ? (previous[width] ?? longest) : longest
  let nearest = longest
  for (let column = 1; column <= width; column++) nearest = Math.min(nearest, previous[column] ?? longest)
  if (whole <= nearest && whole <= most) return { edits: whole, whole: true }
  return nearest <= most ? { edits: nearest, whole: false } : null
}
