// How a date part writes and reads dates: `Y-m-d` and `Y-m-d H:i` in local time, days as people type them, times typed loosely.
import { dateOrderOf } from '#src/lib/dates/date-digits.ts'
import { formatPickerDate, localDate, plainDateOf } from '#src/lib/dates/date-format.ts'
import { parseDateText, whyNoDate } from '#src/lib/dates/date-text.ts'

/** `2026-11-21 17:00`, or `2026-11-21` when there is no time (TCREATE-06, DATES-02). */
export function writeDate(date: Date, timed: boolean): string {
  return timed ? formatPickerDate(date) : plainDateOf(date)
}

/** How a typed date is read. */
export interface Reading {
  now: Date
  /** `HH:mm` for a day that is typed without one. */
  time: string
  timed?: boolean | undefined
  /** Instead of the reading of dates to come, for fields of what has happened. */
  parse?: ((text: string, time: string) => Date | null) | undefined
  min?: Date | undefined
  max?: Date | undefined
}

/** The date that was typed, or why it will not do; neither while nothing is typed. */
export function readTyped(
  text: string,
  { now, time, timed = true, parse, min, max }: Reading,
): { date: Date | null; problem: string | null } {
  if (text.trim() === '') return { date: null, problem: null }
  const order = dateOrderOf()
  const date = parse ? parse(text, time) : parseDateText(text, now, { time, order })
  if (!date) return { date, problem: whyNoDate(text, now, order) }
  const problem =
    min && date < min ? `Not before ${writeDate(min, timed)}.` : max && date > max ? `Not after ${writeDate(max, timed)}.` : null
  return { date: problem === null ? date : null, problem }
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
  return localDate(date.getFullYear(), date.getMonth() + 1, date.getDate(), hours, minutes) ?? date
}
