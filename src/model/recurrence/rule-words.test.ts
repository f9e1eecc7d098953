// Proves what typed repetitions mean, and that what is said back is read again.
// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Repetition, type RuleParts, ruleOf, weekdays, wordsOf, working } from './rule-parts.ts'
import { readRepetition } from './rule-words.ts'

// A Saturday.
const now = new Date(2026, 10, 21, 12)
const rule = (text: string) => {
  const reading = readRepetition(text, now)
  return reading && ruleOf(reading.parts)
}

test.each([
  ['every day', 'FREQ=DAILY'],
  ['daily', 'FREQ=DAILY'],
  ['every 3 days', 'FREQ=DAILY;INTERVAL=3'],
  ['every other day', 'FREQ=DAILY;INTERVAL=2'],
  ['every monday', 'FREQ=WEEKLY;BYDAY=MO'],
  ['Mondays', 'FREQ=WEEKLY;BYDAY=MO'],
  ['every fri and mon', 'FREQ=WEEKLY;BYDAY=MO,FR'],
  ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['weekends', 'FREQ=WEEKLY;BYDAY=SA,SU'],
  ['every week', 'FREQ=WEEKLY;BYDAY=SA'],
  ['every 2 weeks on mon, thu', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'],
  ['every two weeks on monday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  ['every other tuesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['fortnightly on tue', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['every 2nd tuesday', 'FREQ=MONTHLY;BYDAY=2TU'],
  ['last friday', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['first monday of the month', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['every month on the last weekday', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ['every 15th', 'FREQ=MONTHLY;BYMONTHDAY=15'],
  ['on the 31st', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=31'],
  ['monthly', 'FREQ=MONTHLY;BYMONTHDAY=21'],
  ['every 3 months on the 1st', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1'],
  ['quarterly on the 1st', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1'],
  ['1 jan', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1'],
  ['every january 15', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15'],
  ['every 2 years on 29 feb', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29'],
  ['3 days after done', 'FREQ=DAILY;INTERVAL=3;AFTER=DONE'],
  ['a week after the last one is done', 'FREQ=WEEKLY;AFTER=DONE'],
  ['2 months after completion', 'FREQ=MONTHLY;INTERVAL=2;AFTER=DONE'],
  ['every sept 3', 'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=3'],
])('RECUR-03 %s is %s', (text, wanted) => {
  expect(rule(text)).toBe(wanted)
})

test('RECUR-03 a time and an end may stand behind the days', () => {
  expect(readRepetition('every weekday at 8', now)).toMatchObject({ time: '08:00', endsOn: null, endsAfter: null })
  expect(readRepetition('every monday at 8:30pm, 5 times', now)).toMatchObject({ time: '20:30', endsAfter: 5 })
  expect(readRepetition('every 3 months on the 1st until 30 jun', now)).toMatchObject({ endsOn: '2027-06-30', time: null })
  expect(readRepetition('every day at noon until 30 jun 2028', now)).toMatchObject({ endsOn: '2028-06-30', time: '12:00' })
})

test('RECUR-03 every 2nd Tuesday is the second of the month; the other meaning is offered, and nowhere else', () => {
  const reading = readRepetition('every 2nd tuesday at 9', now)
  expect(reading?.other?.said).toBe('every other Tuesday')
  expect(reading?.other && ruleOf(reading.other.parts)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU')
  expect(readRepetition('every month on the 2nd tuesday', now)?.other).toBe(null)
  expect(readRepetition('every 3rd tuesday', now)?.other).toBe(null)
})

test.each([
  '',
  'soon',
  'every',
  'every 0 days',
  'every 400 days',
  'at 8',
  '15',
  'every 32nd',
  '30 feb',
  'every day at 25',
  'every day until never',
  'every mon xyz',
])('RECUR-03 “%s” is no repetition', (text) => {
  expect(readRepetition(text, now)).toBe(null)
})

const every = fc.integer({ min: 1, max: 366 })
const nth = fc.constantFrom(1, 2, 3, 4, -1)
const parts: fc.Arbitrary<RuleParts> = fc.oneof(
  fc.record({ unit: fc.constant('day' as const), every }),
  fc.record({ unit: fc.constant('week' as const), every, weekdays: fc.subarray([...weekdays], { minLength: 1 }) }),
  fc.record({ unit: fc.constant('week' as const), every, weekdays: fc.constant(working) }),
  fc.record({ unit: fc.constant('month' as const), every, monthDay: fc.integer({ min: 1, max: 31 }) }),
  fc.record({ unit: fc.constant('month' as const), every, nth, weekday: fc.constantFrom(...weekdays, 'weekday' as const) }),
  fc.record({
    unit: fc.constant('year' as const),
    every,
    month: fc.integer({ min: 1, max: 12 }),
    monthDay: fc.integer({ min: 1, max: 28 }),
  }),
)
const afterDone = fc.record({
  unit: fc.constant('done' as const),
  every,
  of: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
})
const repetition: fc.Arbitrary<Repetition> = fc.record({
  parts: fc.oneof(parts, afterDone),
  time: fc.constantFrom(null, '00:00', '09:00', '17:45'),
  endsOn: fc.constantFrom(null, '2027-06-30', '2028-02-29'),
  endsAfter: fc.constantFrom(null, 1, 12, 1000),
})

test('RECUR-03 what is said back in full is read again as the same', () => {
  fc.assert(
    fc.property(repetition, (wanted) => {
      expect(readRepetition(wordsOf(wanted), now)).toMatchObject(wanted)
    }),
  )
})
