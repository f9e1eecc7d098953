// Repetitions: read, written, said in words, and the days and instants that come of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { dayInWords, readRule, WEEKDAYS, wordsOf, writeRule } from './rule.ts'
import { addDays, dayAt, instantOf, plannedDays } from './rule-days.ts'

const ENDLESS = { endsOn: null, endsAfter: null }
const said = (text: string, ends = {}) => {
  const rule = readRule(text)
  return rule && wordsOf(rule, { ...ENDLESS, ...ends })
}
const days = (rule: string, startOn: string, most = 4, ends = {}) =>
  plannedDays({ rule, startOn, ...ENDLESS, ...ends }, { from: startOn, most })

test('RECUR-02 what people can choose is read, and said in words', () => {
  expect(said('FREQ=DAILY')).toBe('Every day')
  expect(said('FREQ=DAILY;INTERVAL=3')).toBe('Every 3 days')
  expect(said('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('Every weekday')
  expect(said('FREQ=WEEKLY;BYDAY=MO')).toBe('Every Monday')
  expect(said('BYDAY=TH,MO;INTERVAL=2;FREQ=WEEKLY')).toBe('Every 2 weeks on Monday and Thursday')
  expect(said('FREQ=MONTHLY;BYDAY=2TU')).toBe('Every month on the second Tuesday')
  expect(said('FREQ=MONTHLY;BYDAY=-1FR')).toBe('Every month on the last Friday')
  expect(said('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe('Every month on the last weekday')
  expect(said('FREQ=MONTHLY;BYMONTHDAY=15')).toBe('Every month on the 15th')
  expect(said('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', { endsOn: '2027-06-30' })).toBe('Every 3 months on the 1st until 30 June 2027')
  expect(said('FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1', { endsAfter: 5 })).toBe('Every year on 1 January, 5 times')
  expect(dayInWords('2027-02-03')).toBe('3 February 2027')
})

test('RECUR-02 what is none of that is no rule', () => {
  for (const text of [
    '',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=367',
    'FREQ=DAILY;COUNT=3',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=MO,MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=5TU',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1',
  ])
    expect([text, readRule(text)]).toEqual([text, null])
})

test('RECUR-02 RECUR-05 days that a month does not have fall on its last one', () => {
  expect(days('FREQ=MONTHLY;BYMONTHDAY=31', '2027-01-01')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect(days('FREQ=MONTHLY;BYMONTHDAY=29', '2028-01-30', 3)).toEqual(['2028-02-29', '2028-03-29', '2028-04-29'])
  expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2026-01-01', 3)).toEqual(['2026-02-28', '2027-02-28', '2028-02-29'])
})

test('RECUR-02 days of weeks, months and ends', () => {
  expect(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-26')).toEqual(['2026-11-26', '2026-12-07', '2026-12-10', '2026-12-21'])
  expect(days('FREQ=MONTHLY;BYDAY=2TU', '2026-11-01', 2)).toEqual(['2026-11-10', '2026-12-08'])
  expect(days('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2027-01-01', 2)).toEqual(['2027-01-29', '2027-02-26'])
  expect(days('FREQ=DAILY', '2026-11-23', 9, { endsAfter: 2 })).toEqual(['2026-11-23', '2026-11-24'])
  expect(days('FREQ=DAILY', '2026-11-23', 9, { endsOn: '2026-11-24' })).toEqual(['2026-11-23', '2026-11-24'])
  expect(days('FREQ=DAILY', '2026-11-23', 9, { endsOn: '2026-11-24', endsAfter: 9 })).toEqual(['2026-11-23', '2026-11-24'])
})

test('RECUR-05 a time that the clock skips is the next minute there is, one that comes twice is the first', () => {
  const at = (day: string, time: string, zone: string) => instantOf(day, time, zone).toISOString()
  expect(at('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:00:00.000Z')
  expect(at('2027-10-31', '02:30', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z')
  expect(at('2027-10-03', '02:15', 'Australia/Lord_Howe')).toBe('2027-10-02T15:30:00.000Z')
  expect(at('2027-04-04', '01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z')
  expect(at('2027-03-14', '02:59', 'America/New_York')).toBe('2027-03-14T07:00:00.000Z')
  // A whole day that was left out.
  expect(at('2011-12-30', '09:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z')
})

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Pacific/Chatham',
]
const aDay = fc.integer({ min: 0, max: 9_000 }).map((n) => addDays('2020-01-01', n))
const anInterval = fc.integer({ min: 1, max: 12 })
const aRule = fc.oneof(
  anInterval.map((every) => ({ unit: 'day' as const, every })),
  fc.record({ unit: fc.constant('week' as const), every: anInterval, weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }) }),
  fc.record({ unit: fc.constant('month' as const), every: anInterval, monthDay: fc.integer({ min: 1, max: 31 }) }),
  fc.record({
    unit: fc.constant('month' as const),
    every: anInterval,
    nth: fc.constantFrom(1, 2, 3, 4, -1),
    weekday: fc.constantFrom(...WEEKDAYS, 'weekday' as const),
  }),
  fc.record({
    unit: fc.constant('year' as const),
    every: fc.constant(1),
    month: fc.integer({ min: 1, max: 12 }),
    monthDay: fc.integer({ min: 1, max: 28 }),
  }),
)

/** A day as the rule's own words have it, worked out without the library. */
function fits(rule: ReturnType<typeof readRule>, startOn: string, day: string): boolean {
  if (rule === null || day < startOn) return false
  const at = new Date(`${day}T00:00:00Z`)
  const start = new Date(`${startOn}T00:00:00Z`)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  const date = at.getUTCDate()
  const weekday = WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? 'MO'
  const monday = (of: Date) => Math.floor((of.getTime() / 86_400_000 + 3) / 7)
  const months = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth()
  if (rule.unit === 'done') return false
  if (rule.unit === 'day') return Math.round((at.getTime() - start.getTime()) / 86_400_000) % rule.every === 0
  if (rule.unit === 'week') return (monday(at) - monday(start)) % rule.every === 0 && rule.weekdays.includes(weekday)
  if (rule.unit === 'year') return at.getUTCMonth() + 1 === rule.month && date === rule.monthDay
  if (months % rule.every !== 0) return false
  if ('monthDay' in rule) return date === Math.min(rule.monthDay, last)
  const such = Array.from({ length: last }, (_, n) => n + 1).filter((n) => {
    const one = WEEKDAYS[(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), n)).getUTCDay() + 6) % 7] ?? 'MO'
    return rule.weekday === 'weekday' ? one !== 'SA' && one !== 'SU' : one === rule.weekday
  })
  return such.at(rule.nth === -1 ? -1 : rule.nth - 1) === date
}

test('RECUR-02 RECUR-04 any rule is read as it is written, and its days are exactly those it says', () => {
  fc.assert(
    fc.property(aRule, aDay, fc.integer({ min: 0, max: 800 }), (rule, startOn, ahead) => {
      expect(readRule(writeRule(rule))).toEqual(rule)
      const from = addDays(startOn, ahead)
      const found = plannedDays(
        { rule: writeRule(rule), startOn, ...ENDLESS },
        { from, most: 1000, until: (day) => day < addDays(from, 400) },
      )
      const wanted = Array.from({ length: 400 }, (_, n) => addDays(from, n)).filter((day) => fits(rule, startOn, day))
      expect(found).toEqual(wanted)
    }),
    { numRuns: 100 },
  )
})

test('RECUR-05 in any zone every day has its time once, as the clock on the wall shows it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), aDay, fc.integer({ min: 0, max: 1439 }), (zone, day, minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      const wanted = `${day} ${time}`
      const at = instantOf(day, time, zone).getTime()
      const shown = clock.format(at)
      // Never early: the minute before shows an earlier time, and so does each earlier instant of that minute.
      expect(shown >= wanted).toBe(true)
      expect(clock.format(at - 60_000) < wanted).toBe(true)
      if (shown !== wanted) expect(clock.format(at + 60_000) > clock.format(at - 60_000)).toBe(true)
      else for (const earlier of [30, 60]) expect(clock.format(at - earlier * 60_000)).not.toBe(wanted)
      expect(dayAt(new Date(at), zone)).toBe(shown.slice(0, 10))
    }),
    { numRuns: runs(500) },
  )
})
