// Two days as people type them on one line, and a name in front of them.
import { formatDay, type PlainDate, parsePlainDate, plainDateOf, startOfPlainDate } from './date-format.ts'
import { parseDateText } from './date-text.ts'

/** Two calendar days, both of which belong to what they bound. */
export interface DayRange {
  start: PlainDate
  end: PlainDate
}

/** What was typed, or the sentence that says what is missing. */
export type Read<T> = { value: T; problem: null } | { value: null; problem: string }

const BETWEEN = /\s*(?:,|\s[–—-]\s|\s(?:to|until)\s)\s*/

const LONG_AGO = 270

/** A day without a year is the next one elsewhere; a range that runs began a while ago, so that here it is the nearer one. */
function dayOf(text: string, now: Date): PlainDate | null {
  const date = parseDateText(text, now)
  const day = date && plainDateOf(date)
  if (!day || /\d{4}/.test(text) || daysBetween(plainDateOf(now), day) <= LONG_AGO) return day
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return parsePlainDate(before) ?? day
}

/** Reads `30 nov – 13 dec`, `mon, +14`, `2026-11-30 to 2026-12-13`. */
export function readDayRange(text: string, now: Date): Read<DayRange> {
  const parts = text.trim().split(BETWEEN)
  if (parts.length !== 2) return { value: null, problem: 'Type the first and the last day: 30 nov, 13 dec.' }
  const [start, end] = parts.map((part) => dayOf(part, now))
  if (start && end) return { value: { start, end }, problem: null }
  return { value: null, problem: `“${start ? parts[1] : parts[0]}” is no day. Try fri, +14 or 12 dec.` }
}

/** Reads `Sprint 13, 30 nov, 13 dec`; commas belong to the name, the last two parts are the days. */
export function readNamedRange(text: string, now: Date, most: number): Read<DayRange & { name: string }> {
  const parts = text.trim().split(',')
  const inOne = readDayRange(parts.slice(-1).join(), now)
  const days = inOne.value ? inOne : readDayRange(parts.slice(-2).join(','), now)
  const name = parts
    .slice(0, inOne.value ? -1 : -2)
    .join(',')
    .trim()
  if (name === '') return { value: null, problem: 'Type a name, the first and the last day: Sprint 1, 30 nov, 13 dec.' }
  if (name.length > most) return { value: null, problem: `A name has at most ${most} characters.` }
  return days.value ? { value: { name, ...days.value }, problem: null } : days
}

/** `30 Nov, 13 Dec`, as it is read back; with the year where it would be read as another day. */
export function writeDayRange({ start, end }: DayRange, now: Date): string {
  return [start, end].map((day) => written(day, now)).join(', ')
}

function written(day: PlainDate, now: Date): string {
  const text = formatDay(startOfPlainDate(day), now)
  return dayOf(text, now) === day ? text : `${text} ${day.slice(0, 4)}`
}

/** How many days it has. */
export function daysIn({ start, end }: DayRange): number {
  return daysBetween(start, end) + 1
}

/** From one day to another, counted in UTC where every day has 24 hours; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The day so many days later. */
export function laterDay(day: string, by: number): PlainDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10) as PlainDate
}
