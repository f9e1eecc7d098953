// A line of an invoice as one text: what it is for, and its price behind a comma (INV-07).
import { readAmount } from '#src/lib/amounts.ts'

/** Figures at the end, behind the first comma that nothing but figures follow: `95,50` is one price. */
const PRICED = /^(.*?),\s*([-−]?\d[\d.,'’]*)$/s

/** `Font, 240`; without figures at its end all of it is the text, and the price 0. A price that could be read in two ways is asked back (CLIENT-09). */
export function readOneLine(typed: string, digits: number): { text: string; price: number; problem: string | null } {
  const [, before, figures] = PRICED.exec(typed.trim()) ?? []
  const text = (before ?? typed).trim()
  const price = figures === undefined ? { minor: 0 } : readAmount(figures, digits)
  if (text === '') return { text, price: 0, problem: 'Please enter a text.' }
  if (text.length > 500) return { text, price: 0, problem: 'At most 500 characters.' }
  if ('problem' in price) return { text, price: 0, problem: price.problem }
  return { text, price: price.minor, problem: price.minor < 0 ? 'A price is not below 0; use a quantity of -1.' : null }
}
