// The repetition of a rule: a small part of RFC 5545, read from and written as text, and said in words (RECUR-02).

/** Days of the week in the order of a week, as RFC 5545 names them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number]

/** How often, and on which days of that; `nth` is 1 to 4, or -1 for the last. */
export type Rule =
  | { unit: 'day'; every: number }
  | { unit: 'week'; every: number; weekdays: readonly Weekday[] }
  | { unit: 'month'; every: number; monthDay: number }
  | { unit: 'month'; every: number; nth: number; weekday: Weekday | 'weekday' }
  | { unit: 'year'; every: number; month: number; monthDay: number }
  | { unit: 'done'; every: number; of: 'day' | 'week' | 'month' }

const WORKING = WEEKDAYS.slice(0, 5)
const FREQUENCY = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const
/** The longest days of the months. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** What a rule ends with whose days follow from its tasks. */
const AFTER_DONE = ';AFTER=DONE'
const PARTS = ['FREQ', 'INTERVAL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS']

/** True for a rule whose days follow from when its last task was done. */
export function isAfterDone(text: string): boolean {
  return text.endsWith(AFTER_DONE)
}

/** Reads a rule; null where it is none of those that people can make. The order of its parts does not matter. */
export function readRule(text: string): Rule | null {
  if (isAfterDone(text)) return readAfterDone(text)
  const pairs = text.split(';').map((part) => part.split('='))
  const given = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  if (given.size !== pairs.length || [...given.keys()].some((name) => !PARTS.includes(name))) return null
  const every = count(given.get('INTERVAL') ?? '1', 366)
  const unit = FREQUENCY[given.get('FREQ') as keyof typeof FREQUENCY]
  if (every === null || unit === undefined) return null
  const named = [...given.keys()].filter((name) => name.startsWith('BY')).join()
  const rule = readDays(unit, every, given)
  return rule !== null &&
    named.length ===
      byPartsOf(rule)
        .map(([name]) => name)
        .join().length
    ? rule
    : null
}

function readAfterDone(text: string): Rule | null {
  const [, frequency = '', interval = '1', ...more] = /^FREQ=(DAILY|WEEKLY|MONTHLY)(?:;INTERVAL=(\d+))?;AFTER=DONE$/.exec(text) ?? []
  const of = FREQUENCY[frequency as keyof typeof FREQUENCY]
  const every = count(interval, 366)
  return more.length === 0 && every !== null && of !== undefined && of !== 'year' ? { unit: 'done', every, of } : null
}

function readDays(unit: Exclude<Rule['unit'], 'done'>, every: number, given: ReadonlyMap<string, string>): Rule | null {
  const monthDay = count(given.get('BYMONTHDAY') ?? '', 31)
  const byDay = given.get('BYDAY') ?? ''
  if (unit === 'day') return { unit, every }
  if (unit === 'week') {
    const weekdays = WEEKDAYS.filter((day) => byDay.split(',').includes(day))
    return weekdays.length > 0 && weekdays.length === byDay.split(',').length ? { unit, every, weekdays } : null
  }
  if (unit === 'year') {
    const month = count(given.get('BYMONTH') ?? '', 12)
    if (month === null || monthDay === null || monthDay > (LONGEST[month - 1] ?? 0)) return null
    return { unit, every, month, monthDay }
  }
  if (monthDay !== null) return { unit, every, monthDay }
  if (byDay === WORKING.join()) {
    const nth = Number(given.get('BYSETPOS'))
    return isNth(nth) ? { unit, every, nth, weekday: 'weekday' } : null
  }
  const [, number, day] = /^(-?\d)([A-Z]{2})$/.exec(byDay) ?? []
  const weekday = WEEKDAYS.find((one) => one === day)
  return weekday !== undefined && isNth(Number(number)) ? { unit, every, nth: Number(number), weekday } : null
}

const isNth = (number: number) => [1, 2, 3, 4, -1].includes(number)

function count(text: string, most: number): number | null {
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

function byPartsOf(rule: Rule): [string, string][] {
  if (rule.unit === 'day' || rule.unit === 'done') return []
  if (rule.unit === 'week') return [['BYDAY', rule.weekdays.join()]]
  if (rule.unit === 'year')
    return [
      ['BYMONTH', String(rule.month)],
      ['BYMONTHDAY', String(rule.monthDay)],
    ]
  if ('monthDay' in rule) return [['BYMONTHDAY', String(rule.monthDay)]]
  if (rule.weekday !== 'weekday') return [['BYDAY', `${rule.nth}${rule.weekday}`]]
  return [
    ['BYDAY', WORKING.join()],
    ['BYSETPOS', String(rule.nth)],
  ]
}

function frequencyOf(rule: Rule): string {
  const { every } = rule
  const unit = rule.unit === 'done' ? rule.of : rule.unit
  const [name] = Object.entries(FREQUENCY).find(([, one]) => one === unit) ?? []
  return every === 1 ? `FREQ=${name}` : `FREQ=${name};INTERVAL=${every}`
}

const join = (rule: Rule, parts: readonly [string, string][]) => [frequencyOf(rule), ...parts.map((part) => part.join('='))].join(';')

/** Writes a rule in its one form. */
export function writeRule(rule: Rule): string {
  if (rule.unit === 'done') return frequencyOf(rule) + AFTER_DONE
  return join(rule, byPartsOf(rule))
}

/**
 * A rule as the library gets it: days that a month may not have fall on its last one. The library would leave such months out, whatever
 * `SKIP` says (RECUR-05), so the days from the 28th on are named, and the last of them that is there is taken.
 */
export function libraryRule(rule: Rule): string {
  if (rule.unit === 'done') return 'FREQ=DAILY;WKST=MO'
  if (!('monthDay' in rule) || rule.monthDay <= 28) return `${writeRule(rule)};WKST=MO`
  const days = [28, 29, 30, 31].filter((day) => day <= rule.monthDay)
  const month = rule.unit === 'year' ? ([['BYMONTH', String(rule.month)]] as [string, string][]) : []
  return join(rule, [...month, ['BYMONTHDAY', days.join()], ['BYSETPOS', '-1']])
}

const NAMES: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const NTH: Record<number, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' }
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' })

/** "1st", "22nd". */
function ordinal(day: number): string {
  const ending: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${day}${ending[plural.select(day)] ?? 'th'}`
}

/** A calendar day in words: "30 June 2027". */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

function repetition(rule: Rule): string {
  if (rule.unit === 'done') return `${rule.every === 1 ? `1 ${rule.of}` : `${rule.every} ${rule.of}s`} after the last one is done`
  const every = rule.every === 1 ? `Every ${rule.unit}` : `Every ${rule.every} ${rule.unit}s`
  if (rule.unit === 'day') return every
  if (rule.unit === 'year') return `${every} on ${rule.monthDay} ${MONTHS[rule.month - 1]}`
  if (rule.unit === 'week') {
    const names = list.format(rule.weekdays.map((day) => NAMES[day]))
    const all = rule.weekdays.join() === WORKING.join()
    if (rule.every === 1) return all ? 'Every weekday' : `Every ${names}`
    return `${every} on ${all ? 'weekdays' : names}`
  }
  if ('monthDay' in rule) return `${every} on the ${ordinal(rule.monthDay)}`
  return `${every} on the ${NTH[rule.nth]} ${rule.weekday === 'weekday' ? 'weekday' : NAMES[rule.weekday]}`
}

/** A rule in words, with its end: "Every 3 months on the 1st until 30 June 2027". */
export function wordsOf(rule: Rule, { endsOn, endsAfter }: { endsOn: string | null; endsAfter: number | null }): string {
  const times = endsAfter === null ? '' : endsAfter === 1 ? ', once' : `, ${endsAfter} times`
  return `${repetition(rule)}${times}${endsOn === null ? '' : ` until ${dayInWords(endsOn)}`}`
}
