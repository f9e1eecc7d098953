// Reads dates as people type them: `tomorrow`, `fri`, `next fri 5pm`, `+3`, `12 dec`, `2026-12-12 17:00`.
import { addDays, addMonths, addWeeks, addYears, endOfMonth, startOfMonth, startOfWeek } from 'date-fns'
import { localDate } from './date-format.ts'

/** How a date text is read. */
export interface DateTextOptions {
  /** Time of day, `HH:MM`, for a day typed without one. 17:00 unless told. */
  readonly time?: string
  /**
   * True where the text is part of a sentence: then only phrases that hardly mean anything else count, and `Tom`, `sun`, `3d`, `+3` and
   * `5pm` stay words.
   */
  readonly sentence?: boolean
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekdayShort: Readonly<Record<string, number>> = {
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
}

/** English month names, lower case, January first. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Short words that are something else in a sentence: Tom is a person, the sun shines, she sat, they wed. */
const wordsInSentences = new Set(['tod', 'tom', 'sun', 'sat', 'wed', 'weekend', 'noon', 'eod', 'eow', 'eom'])

interface Clock {
  readonly hours: number
  readonly minutes: number
}

function readClock(text: string): Clock | null {
  if (text === 'noon') return { hours: 12, minutes: 0 }
  const parts = /^(\d{1,2})(?::(\d{2}))?\s?(am|pm)?$/.exec(text)
  if (!parts || (parts[2] === undefined && parts[3] === undefined)) return null
  const minutes = Number(parts[2] ?? 0)
  let hours = Number(parts[1])
  if (parts[3] !== undefined) {
    if (hours < 1 || hours > 12) return null
    hours = (hours % 12) + (parts[3] === 'pm' ? 12 : 0)
  }
  return hours < 24 && minutes < 60 ? { hours, minutes } : null
}

function weekdayOf(word: string): number | null {
  const full = weekdays.indexOf(word)
  return full >= 0 ? full : (weekdayShort[word] ?? null)
}

/** The month (1–12) of a name or its first three letters (`sept` too). */
function monthOf(word: string): number | null {
  const at = monthNames.findIndex((name) => name === word || name.slice(0, 3) === word || (name === 'september' && word === 'sept'))
  return at < 0 ? null : at + 1
}

/** The next such weekday after today. */
function comingWeekday(weekday: number, today: Date): Date {
  return addDays(today, ((weekday - today.getDay() + 6) % 7) + 1)
}

function monday(date: Date): Date {
  return startOfWeek(date, { weekStartsOn: 1 })
}

function readNamed(text: string, today: Date): Date | null {
  switch (text) {
    case 'tod':
    case 'today':
    case 'eod':
    case 'end of day':
      return today
    case 'tom':
    case 'tmr':
    case 'tmrw':
    case 'tomorrow':
      return addDays(today, 1)
    case 'yesterday':
      return addDays(today, -1)
    case 'eow':
    case 'end of week':
      return addDays(today, (5 - today.getDay() + 7) % 7)
    case 'weekend':
    case 'this weekend':
      return addDays(today, (6 - today.getDay() + 7) % 7)
    case 'next week':
      return addWeeks(monday(today), 1)
    case 'eom':
    case 'end of month':
      return endOfMonth(today)
    case 'next month':
      return startOfMonth(addMonths(today, 1))
    default:
      return null
  }
}

function readWeekday(text: string, today: Date): Date | null {
  const parts = /^(?:(next|this|on)\s)?([a-z]+)$/.exec(text)
  const weekday = parts ? weekdayOf(parts[2] ?? '') : null
  if (!parts || weekday === null) return null
  return parts[1] === 'next' ? addDays(addWeeks(monday(today), 1), (weekday + 6) % 7) : comingWeekday(weekday, today)
}

function readDistance(text: string, today: Date, sentence: boolean): Date | null {
  const parts = /^(\+|in )?\s?(\d{1,3})\s?(d|days?|w|weeks?|m|months?|y|years?)?$/.exec(text)
  if (!parts) return null
  const [, sign, count, unit] = parts
  // A bare number is a day of the month, an amount, a version: it is a distance only behind a plus.
  if (unit === undefined ? sign !== '+' || sentence : sign === undefined && sentence) return null
  const amount = Number(count)
  if (unit?.startsWith('w')) return addWeeks(today, amount)
  if (unit?.startsWith('m')) return addMonths(today, amount)
  if (unit?.startsWith('y')) return addYears(today, amount)
  return addDays(today, amount)
}

function readCalendar(text: string, today: Date): Date | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return localDate(Number(iso[1]), Number(iso[2]), Number(iso[3]), 0, 0)
  const parts =
    /^(?:on )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)? ?(?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/.exec(text)?.groups ??
    /^(?:on )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$/.exec(text)?.groups
  const month = monthOf(parts?.month ?? '')
  if (!parts || month === null) return null
  const day = Number(parts.day)
  if (parts.year !== undefined) return localDate(Number(parts.year), month, day, 0, 0)
  // 29 February may be four years off (eight around 2100).
  for (let year = today.getFullYear(); year <= today.getFullYear() + 8; year++) {
    const date = localDate(year, month, day, 0, 0)
    if (date && date >= today) return date
  }
  return null
}

function readDay(text: string, today: Date, sentence: boolean): Date | null {
  if (sentence && wordsInSentences.has(text)) return null
  return readNamed(text, today) ?? readWeekday(text, today) ?? readDistance(text, today, sentence) ?? readCalendar(text, today)
}

function at(day: Date, clock: Clock): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), clock.hours, clock.minutes)
}

/** True when the text names a time of day. */
export function namesTime(text: string): boolean {
  return splitClock(text.trim().toLowerCase()).clock !== null
}

function splitClock(text: string): { day: string; clock: Clock | null } {
  const parts = /^(?:(?<day>.*?)(?:[\s,]+(?:at )?|t(?=\d{2}:)))?(?:at )?(?<clock>\d{1,2}(?::\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|noon)$/.exec(
    text,
  )?.groups
  const clock = readClock(parts?.clock ?? '')
  return clock ? { day: parts?.day ?? '', clock } : { day: text, clock: null }
}

/**
 * The moment that the whole of `text` names, in local time and seen from `now`; null when it is no date. Dates without a year are the next
 * such day, weekdays the next after today, `next fri` the Friday of next week (weeks begin on Monday), a time alone its next occurrence.
 */
export function parseDateText(text: string, now: Date, options: DateTextOptions = {}): Date | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const sentence = options.sentence ?? false
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const { day, clock } = splitClock(typed)
  if (day === '') {
    if (!clock || sentence) return null
    const moment = at(today, clock)
    return moment > now ? moment : at(addDays(today, 1), clock)
  }
  const date = readDay(day, today, sentence)
  return date && at(date, clock ?? readClock(options.time ?? '17:00') ?? { hours: 17, minutes: 0 })
}
