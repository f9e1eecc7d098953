// What people type for a duration or a time range.
import { localDate } from './date-format.ts'

/**
 * Seconds of a typed duration: `1h30`, `1h 30m`, `1.5h`, `90m`, `2:27`, `2h`, `3h14m13s`, `1d`, a bare number is minutes. Null when it is
 * none, or longer than 366 days.
 */
export function parseDuration(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(',', '.')
  const seconds = parseClock(typed) ?? parseUnits(typed)
  return seconds !== null && seconds <= 366 * 86_400 ? Math.round(seconds) : null
}

function parseClock(typed: string): number | null {
  const parts = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(typed)
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3] ?? 0) : null
}

function parseUnits(typed: string): number | null {
  const bare = /^\d+(\.\d+)?$/.exec(typed)
  if (bare) return Number(typed) * 60
  const number = String.raw`(\d+(?:\.\d+)?)\s*`
  const pattern = `^(?:${number}d(?:ays?)?\\s*)?(?:${number}h(?:(?:ou)?rs?)?\\s*(?:(\\d{1,2})$)?)?(?:${number}m(?:in(?:ute)?s?)?\\s*)?(?:${number}s(?:ec(?:ond)?s?)?)?$`
  const parts = new RegExp(pattern).exec(typed)
  if (!parts || typed === '') return null
  const [days, hours, rest, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  if (rest !== undefined && rest > 59) return null
  return (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + ((rest ?? 0) + (minutes ?? 0)) * 60 + (seconds ?? 0)
}

/**
 * Reads `9:00-10:15`, `9-10:15`, `9am – 1pm`, `22:00 to 1:00` on the local day of `day`; an end before the start is on the next day. `bare` takes
 * `14-16`, too, where nothing but a time can be meant.
 */
export function parseTimeRange(text: string, day: Date, { bare = false } = {}): { start: Date; end: Date } | null {
  const parts = /^(\d{1,2})(?::(\d{2}))?\s?(am|pm)?\s*(?:-|–|—|to)\s*(\d{1,2})(?::(\d{2}))?\s?(am|pm)?$/.exec(text.trim().toLowerCase())
  if (!parts) return null
  // `3-4` could be anything: one side has to look like a time.
  if (!bare && ![parts[2], parts[3], parts[5], parts[6]].some((part) => part !== undefined)) return null
  const start = clockOn(day, 0, parts[1], parts[2], parts[3])
  const end = clockOn(day, 0, parts[4], parts[5], parts[6])
  if (!start || !end || start.getTime() === end.getTime()) return null
  return end > start ? { start, end } : nextDay(start, clockOn(day, 1, parts[4], parts[5], parts[6]))
}

function nextDay(start: Date, end: Date | null): { start: Date; end: Date } | null {
  return end && { start, end }
}

function clockOn(day: Date, later: number, hours = '', minutes = '00', half?: string): Date | null {
  const hour = Number(hours)
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const date = new Date(day.getFullYear(), day.getMonth(), day.getDate() + later)
  const clock = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  return localDate(date.getFullYear(), date.getMonth() + 1, date.getDate(), clock, Number(minutes))
}
