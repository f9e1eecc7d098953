// Holds the reading of typed dates to what people mean, and everyday words to being no dates.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { formatPickerDate } from './date-format.ts'
import { suggestDates } from './date-suggestion.ts'
import { parseDateText } from './date-text.ts'

/** A Saturday. */
const now = new Date(2026, 10, 21, 12, 0)
const wednesday = new Date(2026, 10, 18, 12, 0)

function read(text: string, from = now, sentence = false): string | null {
  const date = parseDateText(text, from, { sentence })
  return date && formatPickerDate(date)
}

test.each([
  ['today', '2026-11-21 17:00'],
  ['tod', '2026-11-21 17:00'],
  ['Tomorrow', '2026-11-22 17:00'],
  ['tom', '2026-11-22 17:00'],
  ['yesterday', '2026-11-20 17:00'],
  ['fri', '2026-11-27 17:00'],
  ['Saturday', '2026-11-28 17:00'],
  ['next fri', '2026-11-27 17:00'],
  ['next week', '2026-11-23 17:00'],
  ['end of week', '2026-11-27 17:00'],
  ['end of month', '2026-11-30 17:00'],
  ['next month', '2026-12-01 17:00'],
  ['+3', '2026-11-24 17:00'],
  ['+3d', '2026-11-24 17:00'],
  ['+2w', '2026-12-05 17:00'],
  ['in 2 weeks', '2026-12-05 17:00'],
  ['3 days', '2026-11-24 17:00'],
  ['+1m', '2026-12-21 17:00'],
  ['12 dec', '2026-12-12 17:00'],
  ['dec 12', '2026-12-12 17:00'],
  ['12th December', '2026-12-12 17:00'],
  ['20 nov', '2027-11-20 17:00'],
  ['12 dec 2028', '2028-12-12 17:00'],
  ['Dec 12, 2028', '2028-12-12 17:00'],
  ['29 feb', '2028-02-29 17:00'],
  ['2026-12-12', '2026-12-12 17:00'],
  ['2026-12-12 09:30', '2026-12-12 09:30'],
  ['2026-12-12T09:30', '2026-12-12 09:30'],
  ['fri 5pm', '2026-11-27 17:00'],
  ['fri 9:15', '2026-11-27 09:15'],
  ['tomorrow at 9am', '2026-11-22 09:00'],
  ['12 dec at 12am', '2026-12-12 00:00'],
  ['today noon', '2026-11-21 12:00'],
  ['17:00', '2026-11-21 17:00'],
  ['9am', '2026-11-22 09:00'],
  ['  next   fri   5 pm ', '2026-11-27 17:00'],
])('%s is %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('next Friday is the one of next week, Friday the coming one', () => {
  expect(read('fri', wednesday)).toBe('2026-11-20 17:00')
  expect(read('next fri', wednesday)).toBe('2026-11-27 17:00')
  expect(read('wed', wednesday)).toBe('2026-11-25 17:00')
})

test('another time of day may be the usual one', () => {
  expect(parseDateText('fri', now, { time: '09:30' })).toEqual(new Date(2026, 10, 27, 9, 30))
})

const noDates = [
  ...['', ' ', 'money', 'Renovation', 'second', 'the second', 'The 9/11 Report', '9/11', '12/12', '11', '31 feb', 'monday morning coffee'],
  ...[
    'marching',
    'decide',
    '12',
    '1.5',
    '+',
    'at',
    'next',
    'next money',
    '25:00',
    '13pm',
    'august',
    'may',
    'v2',
    '2026',
    'friend',
    'sunny',
    'satin',
  ],
]
test.each(noDates)('"%s" is no date', (text) => {
  expect(read(text)).toBeNull()
})

test.each(['tom', 'sun', 'sat', 'wed', '3d', '+3', '5pm', '17:00', 'noon', '2 weeks', '3 days'])(
  '"%s" is no date inside a sentence',
  (text) => {
    expect(read(text, now, true)).toBeNull()
  },
)

test.each(['today', 'fri', 'sunday', 'next week', '+3d', 'in 3 days', '12 dec', '2026-12-12', 'friday 5pm'])('"%s" is one', (text) => {
  expect(read(text, now, true)).not.toBeNull()
})

test('never throws, and never answers with an invalid date', () => {
  const piece = fc.constantFrom('fri', 'next', '12', 'dec', '+3', 'd', ' ', ':', '17:00', 'pm', '2026-', '99', 'in', 't', 'at')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.array(piece).map((pieces) => pieces.join(' ')),
      ),
      (text) => {
        const date = parseDateText(text, now)
        expect(date === null || Number.isFinite(date.getTime())).toBe(true)
      },
    ),
    { numRuns: runs(500) },
  )
})

describe('suggestions', () => {
  const labels = (text: string) => suggestDates(text, now).map(({ label, hint }) => `${label} · ${hint}`)

  test('nothing typed: the likely days', () => {
    expect(labels('')).toEqual([
      'Today · Sat 2026-11-21 17:00',
      'Tomorrow · Sun 2026-11-22 17:00',
      'End of week · Fri 2026-11-27 17:00',
      'Next week · Mon 2026-11-23 17:00',
      'In 2 weeks · Sat 2026-12-05 17:00',
      'End of month · Mon 2026-11-30 17:00',
      'Next month · Tue 2026-12-01 17:00',
    ])
  })

  test('the typed date comes first', () => {
    expect(labels('fri')[0]).toBe('Friday 27 Nov · Fri 2026-11-27 17:00')
    expect(labels('+3')).toEqual(['Tuesday 24 Nov · Tue 2026-11-24 17:00'])
    expect(labels('tom')[0]).toBe('Tomorrow · Sun 2026-11-22 17:00')
    expect(labels('12 dec 9:00')).toEqual(['Saturday 12 Dec · Sat 2026-12-12 09:00'])
    expect(labels('next week')[0]).toBe('Next week · Mon 2026-11-23 17:00')
  })

  test('beginnings find names; a number finds days', () => {
    expect(labels('t')).toEqual([
      'Today · Sat 2026-11-21 17:00',
      'Tomorrow · Sun 2026-11-22 17:00',
      'Tuesday · Tue 2026-11-24 17:00',
      'Thursday · Thu 2026-11-26 17:00',
    ])
    expect(labels('next f')).toEqual(['Next Friday · Fri 2026-11-27 17:00'])
    expect(labels('12')).toEqual([
      '12 Dec · Sat 2026-12-12 17:00',
      '12 Jan 2027 · Tue 2027-01-12 17:00',
      '12 Feb 2027 · Fri 2027-02-12 17:00',
    ])
    expect(labels('12 d')).toEqual(['Thursday 3 Dec · Thu 2026-12-03 17:00', '12 Dec · Sat 2026-12-12 17:00'])
    expect(labels('12 de')).toEqual(['12 Dec · Sat 2026-12-12 17:00'])
    expect(labels('money')).toEqual([])
  })
})
