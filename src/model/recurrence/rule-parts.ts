// A repetition in parts: written as the host reads it, and as people type it (RECUR-02).

/** Days of the week in the order of a week, as rules name them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

/** How often, and on which days of that; `nth` is 1 to 4, or -1 for the last. */
export type RuleParts =
  | { unit: 'day'; every: number }
  | { unit: 'week'; every: number; weekdays: readonly Weekday[] }
  | { unit: 'month'; every: number; monthDay: number }
  | { unit: 'month'; every: number; nth: number; weekday: Weekday | 'weekday' }
  | { unit: 'year'; every: number; month: number; monthDay: number }
  | { unit: 'done'; every: number; of: 'day' | 'week' | 'month' }

/** A repetition with its time of day (`HH:mm`) and its end, as far as they were said; days are `Y-m-d`. */
export interface Repetition {
  parts: RuleParts
  time: string | null
  endsOn: string | null
  endsAfter: number | null
}

/** Monday to Friday. */
export const working: readonly Weekday[] = weekdays.slice(0, 5)
/** Days of the week in full, Monday first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Months in full. */
export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
]
/** First to fourth, and the last. */
export const nthNames: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' }

const FREQUENCY = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const

/** The rule as the host takes it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`. */
export function ruleOf(parts: RuleParts): string {
  const frequency = `FREQ=${FREQUENCY[parts.unit === 'done' ? parts.of : parts.unit]}`
  const head = parts.every === 1 ? frequency : `${frequency};INTERVAL=${parts.every}`
  return [head, ...daysOf(parts)].join(';')
}

function daysOf(parts: RuleParts): string[] {
  if (parts.unit === 'day') return []
  if (parts.unit === 'done') return ['AFTER=DONE']
  if (parts.unit === 'week') return [`BYDAY=${parts.weekdays.join()}`]
  if (parts.unit === 'year') return [`BYMONTH=${parts.month}`, `BYMONTHDAY=${parts.monthDay}`]
  if ('monthDay' in parts) return [`BYMONTHDAY=${parts.monthDay}`]
  return parts.weekday === 'weekday' ? [`BYDAY=${working.join()}`, `BYSETPOS=${parts.nth}`] : [`BYDAY=${parts.nth}${parts.weekday}`]
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' })

/** `1st`, `22nd`. */
export function ordinal(day: number): string {
  const ending: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${day}${ending[plural.select(day)] ?? 'th'}`
}

/** The name of a day of the week. */
export function nameOf(day: Weekday | 'weekday'): string {
  return day === 'weekday' ? day : (weekdayNames[weekdays.indexOf(day)] ?? '')
}

function sentence(parts: RuleParts): string {
  if (parts.unit === 'done') return `${parts.every} ${parts.every === 1 ? parts.of : `${parts.of}s`} after the last one is done`
  const every = parts.every === 1 ? `Every ${parts.unit}` : `Every ${parts.every} ${parts.unit}s`
  if (parts.unit === 'day') return every
  if (parts.unit === 'year') return `${every} on ${parts.monthDay} ${monthNames[parts.month - 1]}`
  if (parts.unit === 'week') {
    const all = parts.weekdays.join() === working.join()
    const names = list.format(parts.weekdays.map(nameOf))
    if (parts.every === 1) return all ? 'Every weekday' : `Every ${names}`
    return `${every} on ${all ? 'weekdays' : names}`
  }
  if ('monthDay' in parts) return `${every} on the ${ordinal(parts.monthDay)}`
  return `${every} on the ${nthNames[parts.nth]} ${nameOf(parts.weekday)}`
}

/** A calendar day in words: `30 June 2027`. */
function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`
}

/** In full, as it is said back and as it is read again: `Every 3 months on the 1st at 09:00, until 30 June 2027`. */
export function wordsOf({ parts, time, endsOn, endsAfter }: Repetition): string {
  const clock = time === null ? '' : ` at ${time}`
  const times = endsAfter === null ? '' : `, ${endsAfter} ${endsAfter === 1 ? 'time' : 'times'}`
  return `${sentence(parts)}${clock}${times}${endsOn === null ? '' : `, until ${dayInWords(endsOn)}`}`
}
