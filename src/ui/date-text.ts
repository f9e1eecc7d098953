// How a date field writes and reads dates: `Y-m-d` and `Y-m-d H:i` in local time, times typed loosely.
import { format, isValid, parse } from 'date-fns'

/** `2026-11-21 17:00`, or `2026-11-21` when there is no time (TCREATE-06, DATES-02). */
export function writeDate(date: Date, timed: boolean): string {
  return format(date, timed ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd')
}

/** Reads `2026-11-21` (at `time`) or `2026-11-21 17:00`; null for anything else. */
export function readDate(text: string, time: string): Date | null {
  const [day = '', at = '', ...more] = text.trim().split(/\s+|T/)
  if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(day) || more.length > 0) return null
  const clock = readTime(at || time)
  const date = parse(day, 'yyyy-M-d', new Date(2000, 0, 1))
  return clock && isValid(date) ? atTime(date, clock) : null
}

/** Reads a 24-hour time typed loosely: `9`, `930`, `9:30`, `17.45`; `HH:mm`, or null. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text.trim())
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  return match && hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null
}

/** The same day at `HH:mm`. */
export function atTime(date: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), hours, minutes)
}
