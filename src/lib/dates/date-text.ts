// Reads dates as people type them: `tomorrow`, `fri`, `next fri 5pm`, `+3`, `12 dec`, `31.12.2026`, `2026-12-12 17:00`.
import { addDays, addMonths, addWeeks, addYears, endOfMonth, startOfMonth, startOfWeek } from 'date-fns'
import { preferences } from '#src/lib/preferences.ts'
import { comingDay, type DateOrder, looksLikeDigits, readDigits, writeDigits } from './date-digits.ts'
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
  /** How digits with strokes are read: `12/11/2026` is in December or in November. The browser's locale unless told. */
  readonly order?: DateOrder | undefined
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
  return startOfWeek(date, { weekStartsOn: preferences.get().weekStart })
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
  const parts =
    /^(?:on )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)? ?(?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/.exec(text)?.groups ??
    /^(?:on )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$/.exec(text)?.groups
  const month = monthOf(parts?.month ?? '')
  if (!parts || month === null) return null
  const day = Number(parts.day)
  return parts.year === undefined ? comingDay(today, month, day) : localDate(Number(parts.year), month, day, 0, 0)
}

/** `thu 31 dec 2026`, as suggestions are written: the weekday is said twice, so it must be right. */
function readWithWeekday(text: string, today: Date): Date | null {
  const parts = /^([a-z]+),? (\S.*)$/.exec(text)
  const weekday = parts ? weekdayOf(parts[1] ?? '') : null
  const date = parts && weekday !== null ? readCalendar(parts[2] ?? '', today) : null
  return date?.getDay() === weekday ? date : null
}

function readDay(text: string, today: Date, { sentence = false, order }: DateTextOptions): Date | null {
  if (sentence && wordsInSentences.has(text)) return null
  return (
    readNamed(text, today) ??
    readWeekday(text, today) ??
    readDistance(text, today, sentence) ??
    readDigits(text, today, { order, sentence }) ??
    readCalendar(text, today) ??
    readWithWeekday(text, today)
  )
}

function at(day: Date, clock: Clock): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), clock.hours, clock.minutes)
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
  const date = readDay(day, today, options)
  return date && at(date, clock ?? readClock(options.time ?? '17:00') ?? { hours: 17, minutes: 0 })
}

/** Why a text is no date, in a sentence for the person who typed it. */
export function whyNoDate(text: string, now: Date, order: DateOrder): string {
  const typed = text.trim()
  const clock = /(?:^|[\s,t])(\d{1,2}:\d{2})$/i.exec(typed)?.[1]
  if (clock && !readClock(clock)) return `There is no time ${clock}.`
  const day = splitClock(typed.toLowerCase().replace(/\s+/g, ' ')).day
  if (looksLikeDigits(day) || /^\d{1,2}\.? [a-z]{3,9}(?: \d{4})?$/.test(day)) return `There is no day ${day}.`
  const example = writeDigits(new Date(now.getFullYear(), 11, 31), order)
  return `“${typed}” is no date. Try “fri 14:30”, “+3” or “${example}”.`
}
