// What people type into a cell of a week: a length, more of it, or from when to when (TIME-06).
import { parseDuration, parseTimeRange } from './duration.ts'

/** What was typed: the cell becomes so many seconds, so many more, or a stretch of its day. */
export type CellText = { kind: 'set'; seconds: number } | { kind: 'add'; seconds: number } | { kind: 'stretch'; start: Date; end: Date }

/** A number without a unit up to this means hours here; above it minutes, as everywhere. */
const MOST_BARE_HOURS = 12

function readLength(text: string): number | null {
  const bare = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
  return bare !== null && bare <= MOST_BARE_HOURS ? Math.round(bare * 3600) : parseDuration(text)
}

/** Reads `1h30`, `1.5h`, `90m`, `1:30`, `2`, `+30m`, `9:00-10:15` for the local day `day`; null for what is none of them. Nothing typed is no time. */
export function readCell(text: string, day: Date): CellText | null {
  const typed = text.trim()
  if (typed === '') return { kind: 'set', seconds: 0 }
  const stretch = parseTimeRange(typed, day)
  if (stretch) return { kind: 'stretch', ...stretch }
  const more = typed.startsWith('+')
  const seconds = readLength(more ? typed.slice(1).trim() : typed)
  return seconds === null ? null : { kind: more ? 'add' : 'set', seconds }
}
