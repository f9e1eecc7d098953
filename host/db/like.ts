// Turns typed text into a LIKE pattern.

/** A pattern that finds the text anywhere; its own `%`, `_` and `\` mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
