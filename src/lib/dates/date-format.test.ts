// Holds every date shape to its form, and the stored day to the shown day in zones with clock changes.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import {
  formatDue,
  formatMoment,
  formatPickerDate,
  formatRelative,
  formatWireDate,
  localDate,
  parsePickerDate,
  parsePlainDate,
  parseWireDate,
  plainDateOf,
  startOfPlainDate,
} from './date-format.ts'

const ownZone = process.env.TZ
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Africa/Cairo',
  'Pacific/Chatham',
]

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

test('zones really change in these tests', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(14)
  process.env.TZ = 'Asia/Kolkata'
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(17)
})

describe('OPEN-48 DATES-02 a picked day is the stored day is the shown day', () => {
  for (const zone of zones) {
    test(`in ${zone}, clock changes included`, () => {
      process.env.TZ = zone
      const picked = fc.record({
        year: fc.integer({ min: 2015, max: 2035 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
        hours: fc.integer({ min: 0, max: 23 }),
        minutes: fc.integer({ min: 0, max: 59 }),
      })
      fc.assert(
        fc.property(picked, ({ year, month, day, hours, minutes }) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          const date = localDate(year, month, day, hours, minutes)
          // Only a clock change at midnight can push a typed moment into another day; then it is refused, not moved.
          if (!date) return
          const stored = parseWireDate(formatWireDate(date))
          expect(stored?.getTime()).toBe(date.getTime())
          expect(formatPickerDate(stored ?? new Date(0)).slice(0, 10)).toBe(text)
          expect(plainDateOf(stored ?? new Date(0))).toBe(text)
          const plain = parsePlainDate(text)
          expect(plain && plainDateOf(startOfPlainDate(plain))).toBe(text)
        }),
        { numRuns: runs(300) },
      )
    })
  }

  test('the days of clock changes themselves, every half hour', () => {
    const days = [
      ['Europe/Berlin', 2026, 3, 29],
      ['Europe/Berlin', 2026, 10, 25],
      ['America/New_York', 2026, 3, 8],
      ['America/New_York', 2026, 11, 1],
      ['America/Sao_Paulo', 2018, 11, 4],
      ['Africa/Cairo', 2026, 4, 24],
    ] as const
    for (const [zone, year, month, day] of days) {
      process.env.TZ = zone
      for (let half = 0; half < 48; half++) {
        const date = localDate(year, month, day, Math.floor(half / 2), (half % 2) * 30)
        const stored = date && parseWireDate(formatWireDate(date))
        expect(stored?.getDate(), `${zone} ${half}`).toBe(day)
        expect(parsePickerDate(formatPickerDate(stored ?? new Date(0)))?.getDate()).toBe(day)
      }
    }
  })
})

test('DEFECT-20 each wire form is written and read in one way', () => {
  process.env.TZ = 'Europe/Berlin'
  const date = new Date(2026, 10, 24, 17, 0, 42)
  expect(formatWireDate(date)).toBe('2026-11-24 16:00:00')
  expect(formatPickerDate(date)).toBe('2026-11-24 17:00')
  expect(plainDateOf(date)).toBe('2026-11-24')
  expect(parseWireDate('2026-11-24 16:00:00')).toEqual(new Date(2026, 10, 24, 17, 0))
  expect(parsePickerDate('2026-11-24 17:00')).toEqual(new Date(2026, 10, 24, 17, 0))
})

test('LOG-01 a moment in a sentence is the reader’s own, with the year where it is not this one', () => {
  process.env.TZ = 'Europe/Berlin'
  const now = new Date('2026-11-21T12:00:00Z')
  expect(formatMoment(new Date('2026-12-01T23:30:00Z'), now)).toBe('2 Dec 00:30')
  expect(formatMoment(new Date('2027-07-01T09:00:00Z'), now)).toBe('1 Jul 2027 11:00')
})

test('what is no date is null', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '24.11.2026', '2026-11-24 17:00', '0026-01-01'])
    expect(parsePlainDate(text)).toBeNull()
  for (const text of ['', '2026-02-30 10:00:00', '2026-11-24 25:00:00', '2026-11-24T16:00:00Z', '2026-11-24'])
    expect(parseWireDate(text)).toBeNull()
  for (const text of ['', '2026-02-30 10:00', '2026-11-24 24:00', '2026-11-24']) expect(parsePickerDate(text)).toBeNull()
})

test('a due date in a row', () => {
  const now = new Date(2026, 10, 21, 12, 0)
  const due = (...parts: [number, number, number, number]) => formatDue(new Date(...parts), now)
  expect(due(2026, 10, 21, 17)).toEqual({ text: 'Today', overdue: false })
  expect(due(2026, 10, 21, 9)).toEqual({ text: 'Today', overdue: true })
  expect(due(2026, 10, 22, 0)).toEqual({ text: 'Tomorrow', overdue: false })
  expect(due(2026, 10, 20, 23)).toEqual({ text: 'Yesterday', overdue: true })
  expect(due(2026, 10, 24, 17)).toEqual({ text: '24 Nov', overdue: false })
  expect(due(2027, 10, 24, 17)).toEqual({ text: '24 Nov 2027', overdue: false })
})

test('how long ago', () => {
  const now = new Date(2026, 10, 21, 12, 0)
  const ago = (seconds: number) => formatRelative(new Date(now.getTime() - seconds * 1000), now)
  expect([10, 59.7, 300, 7200, 3 * 86_400, 8 * 86_400, -7200].map(ago)).toEqual([
    'just now',
    '59 seconds ago',
    '5 minutes ago',
    '2 hours ago',
    '3 days ago',
    '13 Nov',
    'in 2 hours',
  ])
})
