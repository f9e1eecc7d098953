// Lines of the log that name moments: each reader is told those in their own time zone, so they are kept apart from the words.
import type { LogPart } from './audit-events.table.ts'

/** A line to write down: words, or words and moments. */
export type LogLine = string | LogPart[]

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
