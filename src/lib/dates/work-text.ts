// Reads when somebody worked as people type it: `1h30`, `9:00-10:15`, `yesterday 14-16`; and past moments: `25m ago`, `14:10`.
import { addDays, startOfDay } from 'date-fns'
import { formatClock, formatDay, localDate, parsePickerDate } from './date-format.ts'
import { parseDateText } from './date-text.ts'
import { parseDuration, parseTimeRange } from './duration.ts'

/** A stretch of work in local time; `end` is never before `start`, but may lie ahead of now: the form says so. */
export interface Stretch {
  start: Date
  end: Date
}

/** Where a duration alone is put on a day other than today. */
const DAY_BEGINS = 9

/**
 * A duration ends now (`1h30`, `90m`, `1.5h`, `45`), on another day it begins at 9:00 (`yesterday 2h`); a range is on the day that is named before or
 * after it, else today (`9:00-10:15`, `14-16`, `9:00-now`, `since 9:00`), or last night where it passes midnight and would lie ahead. Null for
 * anything else. Seconds are dropped.
 */
export function parseWork(text: string, now: Date): Stretch | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return null
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const alone = readOn(typed, startOfDay(now), minute, false)
  if (alone) return alone
  const words = typed.split(' ')
  for (let cut = Math.min(words.length - 1, 4); cut >= 1; cut -= 1) {
    const parts = [
      [words.slice(0, cut), words.slice(cut)],
      [words.slice(-cut), words.slice(0, -cut)],
    ] as const
    for (const [named, rest] of parts) {
      const day = pastDay(named.join(' ').replace(/,$/, ''), now)
      const read = day && readOn(rest.join(' ').replace(/,$/, ''), day, minute, true)
      if (read) return read
    }
  }
  return null
}

function readOn(text: string, day: Date, now: Date, named: boolean): Stretch | null {
  const today = day.getTime() === startOfDay(now).getTime()
  const since = /^(?:since )?(.+?)(?: ?(?:-|–|to) ?now)?$/.exec(text)
  if (since && since[0] !== since[1]) {
    const start = clockOn(since[1] ?? '', day)
    return today && start && start <= now ? { start, end: now } : null
  }
  const range = parseTimeRange(text, day, { bare: true })
  if (range) {
    const overnight = range.end.getDate() !== range.start.getDate()
    return overnight && !named && range.end > now ? { start: addDays(range.start, -1), end: addDays(range.end, -1) } : range
  }
  const seconds = parseDuration(text)
  // A number alone on a day is as likely an hour as an amount.
  if (seconds === null || seconds <= 0 || (named && /^\d+$/.test(text))) return null
  if (today) return { start: new Date(now.getTime() - seconds * 1000), end: now }
  const start = new Date(day.getFullYear(), day.getMonth(), day.getDate(), DAY_BEGINS)
  return { start, end: new Date(start.getTime() + seconds * 1000) }
}

/** `9:00`, `9`, `9:30pm` on a day. */
function clockOn(text: string, day: Date): Date | null {
  const parts = /^(\d{1,2})(?::(\d{2}))? ?(am|pm)?$/.exec(text.trim())
  if (!parts) return null
  const [hour, half] = [Number(parts[1]), parts[3]]
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  return localDate(day.getFullYear(), day.getMonth() + 1, day.getDate(), hours, Number(parts[2] ?? 0))
}

/** The first moment of a day that is not ahead: `yesterday`, `today`, `mon` (the last one), `20 nov`, `2026-11-20`. */
function pastDay(text: string, now: Date): Date | null {
  const today = startOfDay(now)
  const weekday = /^(?:on |last )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/.exec(text)?.[1]
  const read = parseDateText(weekday ?? text, now, { time: '00:00' })
  // A number alone would be a day from now, an hour, an amount.
  if (!read || /^[+\d]\S{0,3}$/.test(text) || read.getHours() !== 0) return null
  if (read <= today) return read
  // Weekdays are read as the coming ones; work lies behind.
  if (weekday !== undefined) return addDays(read, -7)
  if (!/[a-z]/.test(text) || !/\d/.test(text) || /\d{4}/.test(text)) return null
  // A date without a year is read as the next one.
  const before = new Date(read.getFullYear() - 1, read.getMonth(), read.getDate())
  return before <= today ? before : null
}

/** A moment that has passed: `now`, `25m ago`, `1h30`, `14:10` (the last time it was), `yesterday 18:00`, `2026-11-20 18:00`. Null for anything else. */
export function parsePastMoment(text: string, now: Date): Date | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '' || typed === 'now') return now
  const clock = /^(?:at )?(\d{1,2}:\d{2}(?: ?(?:am|pm))?|\d{1,2} ?(?:am|pm))$/.exec(typed)
  if (clock) {
    const today = clockOn(clock[1] ?? '', now)
    return today && (today <= now ? today : addDays(today, -1))
  }
  const exact = parsePickerDate(typed)
  if (exact) return exact <= now ? exact : null
  const seconds = parseDuration(typed.replace(/ ?ago$/, ''))
  if (seconds !== null) return new Date(now.getTime() - seconds * 1000)
  const words = typed.split(' ')
  const day = pastDay(words.slice(0, -1).join(' ').replace(/,$/, ''), now)
  const moment = day && clockOn(words.at(-1) ?? '', day)
  return moment && moment <= now ? moment : null
}

/** `14:00–16:00`, `19 Nov 23:30 – 20 Nov 01:00`: a stretch as a reader of the local zone says it, its day in front unless `now` is that day. */
export function formatStretch({ start, end }: Stretch, now: Date): string {
  const [first, last] = [formatDay(start, now), formatDay(end, now)]
  if (first !== last) return `${first}, ${formatClock(start)} – ${last}, ${formatClock(end)}`
  const before = startOfDay(start).getTime() === startOfDay(now).getTime() ? 'Today' : first
  return `${before}, ${formatClock(start)} – ${formatClock(end)}`
}
