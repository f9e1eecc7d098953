// Reads days and moments as files write them, in a given order of day, month and year (IMPORT-03, IMPORT-06).
import { instantOf } from '../../recurrences/rule-days.ts'
import { DATE_FORMATS, type DateFormat } from '../import-item.ts'

/** No date is written longer. */
const LONGEST = 90
const DAY_MS = 86_400_000

const TIME = String.raw`(?:(?:[T,\s]|at|um)+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?\s?m\.?)?\s*(z|(?:utc|gmt)?[+-]\d{2}(?::?\d{2})?|utc|gmt)?(?:\s*\([^()]*\))?)?`
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?(?:,\s*|\s+))?`
const MONTH = String.raw`(\d{1,2}|\p{L}{3,12})`
// Between the parts: a sign, or spaces, or `12. März`.
const GAP = String.raw`(?:\s*[/.,-]\s*|\s+(?:de\s+)?)`

const whole = (date: string) => new RegExp(`^${date}${TIME}$`, 'iu')

// Each with the places of year, month and day among its groups.
const SHAPES: Record<Exclude<DateFormat, 'epoch'>, { shapes: RegExp[]; order: readonly [number, number, number] }> = {
  iso: { shapes: [whole(String.raw`(\d{4})-(\d{2})-(\d{2})`)], order: [1, 2, 3] },
  ymd: { shapes: [whole(String.raw`(\d{4})${GAP}${MONTH}${GAP}(\d{1,2})`)], order: [1, 2, 3] },
  dmy: { shapes: [whole(String.raw`${WEEKDAY}(\d{1,2})${GAP}${MONTH}${GAP}(\d{4}|\d{2})`)], order: [3, 2, 1] },
  mdy: { shapes: [whole(String.raw`${WEEKDAY}${MONTH}${GAP}(\d{1,2})${GAP}(\d{4}|\d{2})`)], order: [3, 1, 2] },
}
const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(?:[.,](\d+))?(Z|[+-]\d{2}:?\d{2})?$/i

// The first letters of months in English, German, Spanish and French, as far as they tell months apart.
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz', 'maer'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
]

/** Whether a value is a day or a moment in this format. */
export function fits(value: string, format: DateFormat): boolean {
  return readDate(value, format, 'UTC') !== null
}

/** When a value says, or null where it is no such date. A day is its midnight in the zone, a time that names no zone is one there. */
export function readDate(value: string, format: DateFormat, zone: string): Date | null {
  const text = value.trim()
  if (text.length < 6 || text.length > LONGEST) return null
  if (format === 'epoch') return readEpoch(text)
  if (format === 'iso' && COMPACT.test(text)) return readDate(text.replace(COMPACT, spread), 'iso', zone)
  const { shapes, order } = SHAPES[format]
  const [yearAt, monthAt, dayAt] = order
  for (const shape of shapes) {
    const found = shape.exec(text)
    if (found === null) continue
    const day = dayOf(found[yearAt] ?? '', found[monthAt] ?? '', found[dayAt] ?? '')
    if (day !== null) return momentOf(day, found.slice(4), zone)
  }
  return null
}

/** When a value says, whichever way it is written: `first`, else the ways in their order. */
export function readAnyDate(value: string, first: DateFormat | null, zone: string): Date | null {
  for (const format of first === null ? DATE_FORMATS : [first, ...DATE_FORMATS]) {
    const date = readDate(value, format, zone)
    if (date !== null) return date
  }
  return null
}

function spread(_: string, ...[year, month, day, hour, minute, second, , offset]: (string | undefined)[]): string {
  return `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}${offset ?? ''}`
}

/** Seconds have up to 10 digits, milliseconds 12 or 13. */
function readEpoch(text: string): Date | null {
  const found = /^(\d{9,10}(?:\.\d{1,9})?|\d{12,13})$/.exec(text)
  if (found === null) return null
  const number = Number(text)
  return new Date(Math.round(number < 1e11 ? number * 1000 : number))
}

/** The day as `Y-m-d`, or null where there is none: the 31st of February. */
function dayOf(year: string, month: string, day: string): string | null {
  const fullYear = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)
  const number = monthOf(month)
  if (number === null || fullYear < 1000) return null
  const ms = Date.UTC(fullYear, number - 1, Number(day))
  const iso = new Date(ms).toISOString().slice(0, 10)
  return iso === `${fullYear}-${pad(number)}-${pad(Number(day))}` ? iso : null
}

const pad = (number: number) => String(number).padStart(2, '0')

function monthOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null
  const name = text.toLowerCase()
  const at = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)))
  return at === -1 ? null : at + 1
}

function momentOf(day: string, parts: readonly (string | undefined)[], zone: string): Date | null {
  const [hours, minutes = '0', seconds = '0', fraction = '', half, offset] = parts
  if (hours === undefined) return clockAt(day, '00:00', zone)
  const hour = hourOf(Number(hours), half)
  if (hour === null || Number(minutes) > 59 || Number(seconds) > 60) return null
  const rest = Math.min(Number(seconds), 59) * 1000 + Number(`${fraction}000`.slice(0, 3))
  if (offset === undefined) {
    // Midnight at the end of a day is the start of the next.
    if (hour === 24) return Number(minutes) === 0 && rest === 0 ? clockAt(nextDay(day), '00:00', zone) : null
    return new Date(clockAt(day, `${pad(hour)}:${pad(Number(minutes))}`, zone).getTime() + rest)
  }
  return new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + Number(minutes) - minutesOf(offset)) * 60_000 + rest)
}

/** A time on a day in a zone. In UTC it is what is written: millions of values are looked at so. */
function clockAt(day: string, time: string, zone: string): Date {
  return zone === 'UTC' ? new Date(`${day}T${time}:00Z`) : instantOf(day, time, zone)
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
}

function minutesOf(offset: string): number {
  const found = /^(?:utc|gmt)?([+-])(\d{2}):?(\d{2})?$/i.exec(offset)
  if (found === null) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3] ?? 0))
}
