// Lines of the log: what people wrote is cut in them, and moments are kept apart from the words, because each reader is told those in their own time zone.
import { cutToFit } from '../../graphemes.ts'
import type { LogPart } from './audit-events.table.ts'

/** A line to write down: words, or words and moments. */
export type LogLine = string | LogPart[]

/** The longest title, name or other text of people in a line, and the longest label, in UTF-16 units (TLOG-03). */
export const LOGGED_TEXT = 200

/** A text of people as the log has it: what is longer than `most` ends in an ellipsis, and nothing that looks like one character is cut apart. */
export function cutText(text: string, most = LOGGED_TEXT): string {
  return text.length > most ? `${cutToFit(text, most - 1)}…` : text
}

/** Tags a sentence of the log: each text that is put into it is cut by itself, so that its quotes and the words behind it stay (TLOG-03). */
export function sentence(words: TemplateStringsArray, ...texts: readonly unknown[]): string {
  return String.raw({ raw: words }, ...texts.map((text) => cutText(String(text))))
}

/** A line in plain words, its moments in UTC, for readers that know no parts. */
export function wordsOf(line: LogLine): string {
  if (typeof line === 'string') return line
  return line.map((part) => ('at' in part ? `${part.at.slice(0, 16).replace('T', ' ')} UTC` : part.text)).join('')
}

/** What a change of a start or due date is told as. */
export function dateLine(which: 'start' | 'due', before: Date | null, after: Date | null): LogLine {
  if (after === null) return `removed the ${which} date`
  if (before === null) return [{ text: `set the ${which} date to ` }, { at: after.toISOString() }]
  return [{ text: `changed the ${which} date from ` }, { at: before.toISOString() }, { text: ' to ' }, { at: after.toISOString() }]
}
