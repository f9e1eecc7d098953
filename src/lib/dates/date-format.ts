// Every shape a date has on a screen or on the wire, one formatter each (DEFECT-20). People see and type their own zone (OPEN-48).
import { differenceInCalendarDays, isValid } from 'date-fns'
import { preferences } from '#src/lib/preferences.ts'

declare const plain: unique symbol

/** A calendar day without a zone, as `2026-11-24` (`Y-m-d`): it is the same day for everybody. */
export type PlainDate = string & { readonly [plain]: true }

// The browser's own words: date-fns would bring its locale into the first load for these few shapes.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const two = (number: number) => String(number).padStart(2, '0')

/** The reader's local day of an instant. */
export function plainDateOf(date: Date): PlainDate {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as PlainDate
}

/** The reader's time zone by its name, such as `Europe/Berlin`: the one they chose, else the browser's (PROFUP-04). */
export function ownTimezone(): string {
  return preferences.get().timeZone ?? browserTimezone()
}

/** The browser's own time zone. */
export function browserTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Reads `Y-m-d`; null for anything else and for days that do not exist. */
export function parsePlainDate(text: string): PlainDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return parts && localDate(Number(parts[1]), Number(parts[2]), Number(parts[3]), 12, 0) ? (text as PlainDate) : null
}

/** The first local moment of a calendar day, for calendars and comparisons. */
export function startOfPlainDate(day: PlainDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** A local moment, or null when there is no such day or hour. A time that a clock change skips is moved on by that change. */
export function localDate(year: number, month: number, day: number, hours: number, minutes: number): Date | null {
  if (hours > 23 || minutes > 59) return null
  const date = new Date(year, month - 1, day, hours, minutes)
  // Years below 100 mean 1900 and later to the Date constructor.
  const fits = year >= 100 && date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return fits ? date : null
}

/** `14:05`, 24 hours, local: what is typed and read back, whatever clock the reader has. */
export function formatPickerClock(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `14:05`, or `2:05 PM` for whose clock has 12 hours (PROFUP-05); local. */
export function formatClock(date: Date): string {
  if (preferences.get().hourCycle === 24) return formatPickerClock(date)
  return `${date.getHours() % 12 || 12}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`
}

/** `Y-m-d H:i`, 24 hours, local: what date pickers show (DATES-02, TCREATE-06). */
export function formatPickerDate(date: Date): string {
  return `${plainDateOf(date)} ${formatPickerClock(date)}`
}

/** Reads `Y-m-d H:i` as local time; null for anything else. */
export function parsePickerDate(text: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/.exec(text.trim())
  return parts ? localDate(Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]), Number(parts[5])) : null
}

/** `Y-m-d H:i:00` in UTC: the wire form of start and due dates (DATES-02, OPEN-48). Seconds are dropped. */
export function formatWireDate(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')}:00`
}

/** Reads the wire's `Y-m-d H:i:s` as UTC; null for anything else. */
export function parseWireDate(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
  const date = new Date(`${text.replace(' ', 'T')}Z`)
  // The Date parser takes 31 February for 3 March.
  return isValid(date) && date.toISOString().startsWith(text.slice(0, 10)) ? date : null
}

/** `24 Nov`, with the year when it is not this one; in the order and words of the reader's locale, where they chose one. */
export function formatDay(date: Date, now: Date): string {
  const { locale } = preferences.get()
  if (locale !== null) {
    const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
    return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...year })
  }
  const day = `${date.getDate()} ${MONTHS[date.getMonth()]}`
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`
}

/** A due date in a row: `Yesterday`, `Today`, `Tomorrow`, `24 Nov`, `24 Nov 2027`; overdue once its moment has passed. */
export function formatDue(date: Date, now: Date): { text: string; overdue: boolean } {
  const near = ['Yesterday', 'Today', 'Tomorrow'][differenceInCalendarDays(date, now) + 1]
  return { text: near ?? formatDay(date, now), overdue: date.getTime() < now.getTime() }
}

/** How long ago or ahead, for people: `just now`, `5 minutes ago`, `in 2 hours`, `3 days ago`; from 7 days on the day. */
export function formatRelative(date: Date, now: Date): string {
  const seconds = Math.abs(date.getTime() - now.getTime()) / 1000
  if (seconds < 45) return 'just now'
  if (seconds >= 7 * 24 * 3600) return formatDay(date, now)
  const minutes = Math.round(seconds / 60)
  const way = date.getTime() < now.getTime() ? -1 : 1
  if (seconds < 60) return relative.format(way * Math.floor(seconds), 'second')
  if (minutes < 60) return relative.format(way * minutes, 'minute')
  if (minutes < 24 * 60) return relative.format(way * Math.round(minutes / 60), 'hour')
  return relative.format(way * Math.round(minutes / (24 * 60)), 'day')
}

/** A moment in a sentence: `1 Dec 10:00`, the reader's own. */
export function formatMoment(date: Date, now: Date): string {
  return `${formatDay(date, now)} ${formatClock(date)}`
}

/** Day and time with the year, as a tooltip has it: `22 Nov 2026, 14:20`; the reader's own. */
export function formatExact(date: Date): string {
  return `${formatDay(date, new Date(0))}, ${formatClock(date)}`
}

/** What the reader's dates look like: `Sun 22 Nov 2026, 14:20` (PROFUP-05). */
export function formatSample(date: Date): string {
  return `${date.toLocaleDateString(preferences.get().locale ?? 'en-GB', { weekday: 'short' })} ${formatExact(date)}`
}
