// Holds durations and time ranges to what people type and read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDuration, parseTimeRange } from './duration.ts'
import { formatDuration, formatTimer } from './duration-text.ts'

test('TIMER-06 the display shows days only above 0, then HH:MM:SS', () => {
  expect([0, 59, 3600, 86_399, 86_400, 2 * 86_400 + 11_045, -5].map(formatTimer)).toEqual([
    '00:00:00',
    '00:00:59',
    '01:00:00',
    '23:59:59',
    '1d 00:00:00',
    '2d 03:04:05',
    '00:00:00',
  ])
})

test('short durations', () => {
  expect([0, 45 * 60, 4 * 3600, 5400, 3600 + 5 * 60, 3599].map(formatDuration)).toEqual([
    '0 min',
    '45 min',
    '4 h',
    '1 h 30',
    '1 h 05',
    '1 h',
  ])
})

test.each([
  ['1h30', 5400],
  ['1h 30m', 5400],
  ['1 h 30', 5400],
  ['1.5h', 5400],
  ['1,5 h', 5400],
  ['90m', 5400],
  ['90 min', 5400],
  ['90', 5400],
  ['2:27', 8820],
  ['2:27:30', 8850],
  ['2h', 7200],
  ['2 hours', 7200],
  ['147m', 8820],
  ['3h14m13s', 11_653],
  ['1d 2h', 93_600],
  ['45s', 45],
  ['0', 0],
])('%s is %i s', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds)
})

test.each(['', 'h', 'two hours', '1h90', '2:60', '1:2:3', '-5', '1h30x', '9:00-10:15', '99999h'])('"%s" is no duration', (text) => {
  expect(parseDuration(text)).toBeNull()
})

test('what is written short is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (minutes) => {
      expect(parseDuration(formatDuration(minutes * 60))).toBe(minutes * 60)
    }),
  )
})

test('ranges', () => {
  const day = new Date(2026, 10, 21, 18, 30)
  const on = (date: number, hours: number, minutes = 0) => new Date(2026, 10, date, hours, minutes)
  expect(parseTimeRange('9:00-10:15', day)).toEqual({ start: on(21, 9), end: on(21, 10, 15) })
  expect(parseTimeRange('9 – 10:15', day)).toEqual({ start: on(21, 9), end: on(21, 10, 15) })
  expect(parseTimeRange('9am to 1pm', day)).toEqual({ start: on(21, 9), end: on(21, 13) })
  expect(parseTimeRange('22:00-1:00', day)).toEqual({ start: on(21, 22), end: on(22, 1) })
  for (const text of ['', '3-4', '9:00', '9:00-9:00', '25:00-26:00', '13pm-2pm', '9:00-10:75']) expect(parseTimeRange(text, day)).toBeNull()
})
