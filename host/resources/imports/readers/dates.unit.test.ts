// @vitest-environment node
// Days and moments in the ways that exports write them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DATE_FORMATS } from '../import-item.ts'
import { fits, readDate } from './dates.ts'

const formatsOf = (value: string) => DATE_FORMATS.filter((format) => fits(value, format))
const read = (value: string, format: (typeof DATE_FORMATS)[number], zone = 'UTC') => readDate(value, format, zone)?.toISOString() ?? null

test('IMPORT-03 which formats a date fits: two only where nobody can tell', () => {
  expect(formatsOf('03/04/2024')).toEqual(['dmy', 'mdy'])
  expect(formatsOf('13/04/2024')).toEqual(['dmy'])
  expect(formatsOf('04/13/24')).toEqual(['mdy'])
  expect(formatsOf('12/Mar/24 3:04 PM')).toEqual(['dmy'])
  expect(formatsOf('March 12, 2024')).toEqual(['mdy'])
  expect(formatsOf('12. März 2024')).toEqual(['dmy'])
  expect(formatsOf('12 de marzo de 2024')).toEqual(['dmy'])
  expect(formatsOf('2024/3/12')).toEqual(['ymd'])
  expect(formatsOf('1710255840')).toEqual(['epoch'])
  expect(formatsOf('1710255840123')).toEqual(['epoch'])
  expect(formatsOf('Tue, 12 Mar 2024 15:04:00 +0100')).toEqual(['dmy'])
  for (const none of [
    '',
    'tomorrow',
    'every day',
    '1.2.3',
    '2024',
    '31/02/2024',
    '2024-02-30',
    '2023-02-29',
    '12/13/2024 25:00',
    '00/01/2024',
  ])
    expect([none, formatsOf(none)]).toEqual([none, []])
})

test('IMPORT-06 moments with and without a zone', () => {
  expect(read('2024-03-12T15:04:05.678Z', 'iso', 'Asia/Tokyo')).toBe('2024-03-12T15:04:05.678Z')
  expect(read('2024-03-12 15:04', 'iso', 'Europe/Berlin')).toBe('2024-03-12T14:04:00.000Z')
  expect(read('2024-03-12T15:04:05+02:00', 'iso')).toBe('2024-03-12T13:04:05.000Z')
  expect(read('20240312T150405Z', 'iso')).toBe('2024-03-12T15:04:05.000Z')
  expect(read('12/Mar/24 3:04 PM', 'dmy', 'America/New_York')).toBe('2024-03-12T19:04:00.000Z')
  expect(read('3/12/2024, 12:30 AM', 'mdy')).toBe('2024-03-12T00:30:00.000Z')
  expect(read('Tue Mar 12 2024 15:04:05 GMT+0100 (Central European Standard Time)', 'mdy')).toBe('2024-03-12T14:04:05.000Z')
  expect(read('12.03.69', 'dmy')).toBe('2069-03-12T00:00:00.000Z')
  expect(read('12-03-1999', 'dmy')).toBe('1999-03-12T00:00:00.000Z')
})

test('IMPORT-06 a day is its midnight in the zone, also where clocks change', () => {
  expect(read('2024-07-01', 'iso', 'Europe/Berlin')).toBe('2024-06-30T22:00:00.000Z')
  expect(read('2024-03-31', 'iso', 'Europe/Berlin')).toBe('2024-03-30T23:00:00.000Z')
  expect(read('2024-03-31 12:00', 'iso', 'Europe/Berlin')).toBe('2024-03-31T10:00:00.000Z')
  // At midnight the clock went to one: the day begins there.
  expect(read('2018-11-04', 'iso', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z')
})

test('IMPORT-03 every day is read in every order', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      const [y = '', m = '', d = ''] = day.split('-')
      const expected = `${day}T00:00:00.000Z`
      expect([
        read(day, 'iso'),
        read(`${d}.${m}.${y}`, 'dmy'),
        read(`${m}/${d}/${y.slice(2)}`, 'mdy'),
        read(`${y}/${m}/${d}`, 'ymd'),
      ]).toEqual(Array(4).fill(expected))
    }),
  )
})

test('IMPORT-12 no text makes a date that is none', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '2', '0', '/', '-', ':', ' ', 'T', 'Z', 'a', 'm', 'r', '+', '.'), maxLength: 70 }),
      (text) => {
        for (const format of DATE_FORMATS) expect(readDate(text, format, 'Europe/Berlin')?.getTime()).not.toBeNaN()
      },
    ),
  )
})
