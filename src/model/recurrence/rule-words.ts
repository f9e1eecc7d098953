// Reads repetitions as people type them: `every weekday at 8`, `every 2 weeks on mon, thu`, `last friday`, `1 jan` (RECUR-03).
import { plainDateOf } from '#src/lib/dates/date-format.ts'
import { parseDateText } from '#src/lib/dates/date-text.ts'
import { monthNames, type Repetition, type RuleParts, type Weekday, weekdayNames, weekdays, working } from './rule-parts.ts'

/** What was understood; `other` is what the same words may mean as well. */
export interface RuleReading extends Repetition {
  other: (Repetition & { said: string }) | null
}

/** What is said of words that are no repetition. */
export const UNREADABLE = 'Try “every monday” or “last friday”.'

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MOST = 366
const NTH: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, last: -1 },
}
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
type Unit = Exclude<RuleParts['unit'], 'done'>

const UNITS: readonly [RegExp, Unit, number][] = [
  [/^days?$/, 'day', 1],
  [/^weeks?$/, 'week', 1],
  [/^fortnights?$/, 'week', 2],
  [/^months?$/, 'month', 1],
  [/^quarters?$/, 'month', 3],
  [/^years?$/, 'year', 1],
]
const ALONE: Readonly<Record<string, string>> = {
  daily: 'every day',
  weekly: 'every week',
  fortnightly: 'every 2 weeks',
  biweekly: 'every 2 weeks',
  monthly: 'every month',
  quarterly: 'every 3 months',
  yearly: 'every year',
  annually: 'every year',
}

function weekdayOf(word: string): Weekday | null {
  const at = weekdayNames.findIndex((name) => {
    const full = name.toLowerCase()
    return word.length >= 3 && (full.startsWith(word) || `${full}s` === word || `${full.slice(0, 3)}s` === word)
  })
  return weekdays[at] ?? null
}

function monthOf(word: string): number | null {
  const at = monthNames.findIndex(
    (name) => word.length >= 3 && (name.toLowerCase().startsWith(word) || word === 'sept') && nearly(name, word),
  )
  return at < 0 ? null : at + 1
}

const nearly = (name: string, word: string) => word !== 'sept' || name === 'September'

/** `mon, wed and fri`, `weekdays`, `weekend`; in the order of the week. */
function weekdaysIn(text: string): readonly Weekday[] | null {
  if (/^(?:weekdays?|workdays?|working days?)$/.test(text)) return working
  if (/^weekends?$/.test(text)) return ['SA', 'SU']
  const days = text.split(/(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+)/).map(weekdayOf)
  if (days.includes(null)) return null
  return weekdays.filter((day) => days.includes(day))
}

function monthDayIn(text: string): number | null {
  if (/^(?:last day|end)$/.test(text)) return 31
  const day = Number(/^(?:day )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1] ?? 0)
  return day >= 1 && day <= 31 ? day : null
}

/** `2nd tuesday`, `last weekday`. */
function nthIn(text: string): { nth: number; weekday: Weekday | 'weekday' } | null {
  const [, first = '', second = ''] = /^(\S+) (\S+)$/.exec(text) ?? []
  const nth = NTH[first]
  if (nth === undefined) return null
  if (/^(?:weekday|workday)$/.test(second)) return { nth, weekday: 'weekday' }
  const weekday = weekdayOf(second)
  return weekday && { nth, weekday }
}

/** `1 jan`, `jan 1`, `1st of january`. */
function yearDayIn(text: string): { month: number; monthDay: number } | null {
  const [, day, name] = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]+)$/.exec(text) ?? []
  const [, nameFirst, dayLast] = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?$/.exec(text) ?? []
  const month = monthOf(name ?? nameFirst ?? '')
  const monthDay = Number(day ?? dayLast ?? 0)
  return month !== null && monthDay >= 1 && monthDay <= (LONGEST[month - 1] ?? 0) ? { month, monthDay } : null
}

function countOf(word: string): number | null {
  if (word === 'other') return 2
  const count = COUNTS.includes(word) ? COUNTS.indexOf(word) + 1 : /^\d{1,3}$/.test(word) ? Number(word) : 0
  return count >= 1 && count <= MOST ? count : null
}

/** On what of a unit; without a word, what today is of it. */
function within(unit: Unit, every: number, on: string, today: Date): RuleParts | null {
  const days = on.replace(/^the /, '').replace(/ of (?:the|each|every) (?:month|year|week)$/, '')
  if (unit === 'day') return on === '' ? { unit, every } : null
  if (unit === 'week') {
    const named = on === '' ? [weekdays[(today.getDay() + 6) % 7] ?? 'MO'] : weekdaysIn(days)
    return named && { unit, every, weekdays: named }
  }
  if (unit === 'year') {
    const day = on === '' ? { month: today.getMonth() + 1, monthDay: today.getDate() } : yearDayIn(days)
    return day && { unit, every, ...day }
  }
  const monthDay = on === '' ? today.getDate() : monthDayIn(days)
  if (monthDay !== null) return { unit, every, monthDay }
  const nth = nthIn(days)
  return nth && { unit, every, ...nth }
}

/** `2 weeks on mon`, `month on the 1st`, `other day`. */
function unitIn(body: string): { unit: Unit; every: number; on: string } | null {
  const words = body.split(' ')
  for (const at of [0, 1]) {
    const known = UNITS.find(([pattern]) => pattern.test(words[at] ?? ''))
    const count = at === 0 ? 1 : countOf(words[0] ?? '')
    if (!known || count === null || count * known[2] > MOST) continue
    const on = words.slice(at + 1).join(' ')
    return { unit: known[1], every: count * known[2], on: on.replace(/^on /, '') }
  }
  return null
}

/** `3 days after done`, `a week after the last one is done`. */
function afterDoneIn(text: string): RuleParts | null {
  const [, word = '', unit] =
    /^(?:every )?(\S+) (day|week|month)s? after (?:(?:it|the last one|the last) is )?(?:done|completed|completion)$/.exec(text) ?? []
  const every = /^an?$/.test(word) ? 1 : countOf(word)
  return unit === undefined || every === null ? null : { unit: 'done', every, of: unit as 'day' | 'week' | 'month' }
}

function partsIn(typed: string, today: Date): RuleParts | null {
  const afterDone = afterDoneIn(typed)
  if (afterDone) return afterDone
  const [first = '', ...rest] = typed.split(' ')
  const text = [ALONE[first] ?? first, ...rest].join(' ')
  const every = /^(?:every|each) (.*)$/.exec(text)?.[1]
  const body = (every ?? text).replace(/^(?:on )?(?:the )?/, '')
  const counted = every === undefined ? null : unitIn(body)
  if (counted) return within(counted.unit, counted.every, counted.on, today)
  const other = every === undefined ? null : /^other (.+)$/.exec(body)?.[1]
  if (other) {
    const days = weekdaysIn(other)
    return days && { unit: 'week', every: 2, weekdays: days }
  }
  const days = weekdaysIn(body)
  if (days) return { unit: 'week', every: 1, weekdays: days }
  return within('month', 1, body === '' ? '-' : bare(body, every !== undefined), today) ?? within('year', 1, body || '-', today)
}

/** A number alone is a day of the month only where it is said to come again. */
const bare = (body: string, isEvery: boolean) => (!isEvery && /^\d+$/.test(body) ? '-' : body)

const CLOCK =
  /(?:^|[\s,]+)(?:at (\d{1,2})(?::(\d{2}))? ?(am|pm)?|(\d{1,2}):(\d{2}) ?(am|pm)?|(\d{1,2}) ?(am|pm)|(?:at )?(noon|midnight))(?=$|[\s,])/

/** Takes the time of day out of the words. */
function takeClock(text: string): { rest: string; time: string | null } | null {
  const found = CLOCK.exec(text)
  if (!found) return { rest: text, time: null }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const named = found[9]
  if (named) return { rest, time: named === 'noon' ? '12:00' : '00:00' }
  const half = found[3] ?? found[6] ?? found[8]
  const typed = Number(found[1] ?? found[4] ?? found[7])
  const minutes = Number(found[2] ?? found[5] ?? 0)
  if (half && (typed < 1 || typed > 12)) return null
  const hours = half ? (typed % 12) + (half === 'pm' ? 12 : 0) : typed
  if (hours > 23 || minutes > 59) return null
  return { rest, time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` }
}

/** Takes the end out of the words. */
function takeEnd(text: string, now: Date): { rest: string; endsOn: string | null; endsAfter: number | null } | null {
  const until = /^(.*?)[\s,]*\b(?:until|till|through) (.+)$/.exec(text)
  const date = until ? parseDateText(until[2] ?? '', now) : null
  if (until && !date) return null
  const before = until?.[1] ?? text
  const counted = /^(.*?)[\s,]*\b(?:for )?(?:(\d{1,4}) times?|(once))$/.exec(before.trim())
  const times = counted ? (counted[3] ? 1 : Number(counted[2])) : null
  if (times !== null && (times < 1 || times > 1000)) return null
  return { rest: counted?.[1] ?? before, endsOn: date ? plainDateOf(date) : null, endsAfter: times }
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/^,|,$/g, '').trim()

/** Reads what was typed; null for what is no repetition. `now` is the reader's. */
export function readRepetition(typed: string, now: Date): RuleReading | null {
  const text = plain(typed.toLowerCase())
  const end = takeEnd(text, now)
  const clock = end && takeClock(end.rest)
  const parts = clock && partsIn(plain(clock.rest), now)
  if (!end || !clock || !parts) return null
  const { endsOn, endsAfter } = end
  const more = { time: clock.time, endsOn, endsAfter }
  // “Every 2nd Tuesday” is the second of the month to some and every other one to others.
  const isTwofold =
    'nth' in parts && parts.nth === 2 && parts.weekday !== 'weekday' && /^(?:every|each) (?:2nd|second) \S+$/.test(plain(clock.rest))
  if (!isTwofold) return { parts, ...more, other: null }
  const other: RuleParts = { unit: 'week', every: 2, weekdays: [parts.weekday as Weekday] }
  return {
    parts,
    ...more,
    other: { parts: other, ...more, said: `every other ${weekdayNames[weekdays.indexOf(parts.weekday as Weekday)]}` },
  }
}
