// Days written in digits, in every order that countries have; every shape that is shown is read as the day it shows.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type DateOrder, dateOrderOf, writeDigits } from './date-digits.ts'
import { formatDay, formatPickerDate, formatWireDate, localDate, parseWireDate } from './date-format.ts'
import { suggestDates } from './date-suggestion.ts'
import { parseDateText, whyNoDate } from './date-text.ts'

/** A Saturday. */
const now = new Date(2026, 10, 21, 12, 0)
const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const read = (text: string, order: DateOrder = 'dmy', sentence = false) => {
  const date = parseDateText(text, now, { order, sentence })
  return date && formatPickerDate(date)
}

test.each([
  ['31.12.2026', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['31.12.2026 14:30', '2026-12-31 14:30', '2026-12-31 14:30'],
  ['1.2.2027', '2027-02-01 17:00', '2027-02-01 17:00'],
  ['31. 12. 2026', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['31.12.26', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['31.12.', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['12/11/2026', '2026-11-12 17:00', '2026-12-11 17:00'],
  ['12/31/2026', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['31/12/2026, 9am', '2026-12-31 09:00', '2026-12-31 09:00'],
  ['01-02-2027', '2027-02-01 17:00', '2027-01-02 17:00'],
  ['2026/12/31', '2026-12-31 17:00', '2026-12-31 17:00'],
  ['2026-12-31 14:30', '2026-12-31 14:30', '2026-12-31 14:30'],
  ['2026-2-3', '2026-02-03 17:00', '2026-02-03 17:00'],
  ['fri 14:30', '2026-11-27 14:30', '2026-11-27 14:30'],
  ['tomorrow 9am', '2026-11-22 09:00', '2026-11-22 09:00'],
  ['thu 31 dec', '2026-12-31 17:00', '2026-12-31 17:00'],
])('DATES-02 %s is %s where the day is first, %s where the month is', (text, dayFirst, monthFirst) => {
  expect(read(text, 'dmy')).toBe(dayFirst)
  expect(read(text, 'mdy')).toBe(monthFirst)
})

test.each([
  '31.02.2026',
  '32.1.2026',
  '13/13/2026',
  '2026-13-01',
  '2026-12-31 25:00',
  '12/12',
  '9/11',
  '1.5',
  '12.31.2026.5',
  'mon 31 dec',
])('%s is no date', (text) => {
  for (const order of ['dmy', 'mdy', 'ymd'] as const) expect(read(text, order)).toBeNull()
})

test('inside of a sentence only whole years are dates', () => {
  expect(read('31.12.2026', 'dmy', true)).toBe('2026-12-31 17:00')
  for (const text of ['31.12.26', '31.12.', '12/31/26']) expect(read(text, 'mdy', true)).toBeNull()
})

test('what is no date says why', () => {
  expect(whyNoDate('31.02.2026', now, 'dmy')).toBe('There is no day 31.02.2026.')
  expect(whyNoDate('31 feb', now, 'dmy')).toBe('There is no day 31 feb.')
  expect(whyNoDate('fri 25:10', now, 'dmy')).toBe('There is no time 25:10.')
  expect(whyNoDate(' soon ', now, 'mdy')).toBe('“soon” is no date. Try “fri 14:30”, “+3” or “12/31/2026”.')
})

const locales = [
  'en-US',
  'en-GB',
  'de',
  'fr',
  'nl',
  'da',
  'sv',
  'ja',
  'ko',
  'zh',
  'hu',
  'pt-BR',
  'en-CA',
  'fi',
  'cs',
  'lt',
  'en-ZA',
  'ar-EG',
]
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Chatham']

const moments = fc.record({
  year: fc.integer({ min: 2000, max: 2099 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
})

describe('DATES-02 TCREATE-06 OPEN-48 what is shown is read as what it shows', () => {
  test('each country’s own digits, whatever the order', () => {
    for (const locale of locales) {
      const shown = new Intl.DateTimeFormat(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        calendar: 'gregory',
        numberingSystem: 'latn',
      })
      const order = dateOrderOf(locale)
      fc.assert(
        fc.property(moments, ({ year, month, day }) => {
          const date = localDate(year, month, day, 17, 0)
          if (!date) return
          // Directions of writing are marked by characters that nobody types.
          const text = shown.format(date).replace(/[\u200e\u200f]/g, '')
          expect(parseDateText(text, now, { order })?.getTime(), `${locale} ${text}`).toBe(date.getTime())
        }),
        { numRuns: 60 },
      )
    }
  })

  test.each(zones)('every format of the product, in %s with its clock changes', (zone) => {
    process.env.TZ = zone
    const shapes: ((date: Date) => string)[] = [
      formatPickerDate,
      (date) => `${formatDay(date, now)}, ${formatPickerDate(date).slice(11)}`,
      ...(['dmy', 'mdy', 'ymd'] as const).map((order) => (date: Date) => `${writeDigits(date, order)} ${formatPickerDate(date).slice(11)}`),
    ]
    const orders = [undefined, undefined, 'dmy', 'mdy', 'ymd'] as const
    fc.assert(
      fc.property(moments, ({ year, month, day, hours, minutes }) => {
        const date = localDate(year, month, day, hours, minutes)
        if (!date) return
        shapes.forEach((shape, at) => {
          const text = shape(date)
          const again = parseDateText(text, new Date(year, 0, 1), { order: orders[at] })
          expect(again && shape(again), text).toBe(text)
          // An hour that a clock change repeats has one name: the text is what is stable, and storing keeps the instant.
          expect(again && parseWireDate(formatWireDate(again))?.getTime()).toBe(again?.getTime())
        })
      }),
      { numRuns: 100 },
    )
  })

  test('each suggestion’s words and hint are the moment that it stands for', () => {
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom('', 'fri', '+3', '12', 'n', '31.12.2026 14:30'),
        ({ year, month, day, hours, minutes }, typed) => {
          const seen = localDate(year, month, day, hours, minutes)
          if (!seen) return
          for (const { label, hint, date } of suggestDates(typed, seen)) {
            expect(hint.slice(4)).toBe(formatPickerDate(date))
            expect(parseDateText(hint.slice(4), seen)?.getTime()).toBe(date.getTime())
            expect(parseDateText(label, seen)?.toDateString(), label).toBe(date.toDateString())
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('an hour that the clocks skip is moved on by the change, and days are counted across it', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(parseDateText('28.3.2027 2:30', now, { order: 'dmy' })?.toISOString()).toBe('2027-03-28T01:30:00.000Z')
  const before = new Date(2027, 2, 27, 12)
  expect(parseDateText('tomorrow 9am', before)?.toISOString()).toBe('2027-03-28T07:00:00.000Z')
  expect(parseDateText('+1 9am', before)?.toISOString()).toBe('2027-03-28T07:00:00.000Z')
})
