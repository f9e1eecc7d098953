// A chosen zone under Date: what it says is what Intl says of that zone, and every wall time comes back.
import { addDays, addMonths, startOfWeek } from 'date-fns'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { putZone } from './zoned-date.ts'

let takeOut: (() => void) | null = null
const put = (zone: string) => {
  takeOut = putZone(zone)
}
afterEach(() => {
  takeOut?.()
  takeOut = null
})

test('PROFUP-05 days and hours are those of the zone, and dates made of them are its instants', () => {
  put('Asia/Kolkata')
  const date = new Date('2026-11-22T08:50:00Z')
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getMinutes()]).toEqual([
    2026, 10, 22, 0, 14, 20,
  ])
  expect(new Date(2026, 10, 22, 14, 20).toISOString()).toBe('2026-11-22T08:50:00.000Z')
  expect(new Date('2026-11-22T14:20').toISOString()).toBe('2026-11-22T08:50:00.000Z')
  expect(date.toLocaleTimeString('en-GB', { timeStyle: 'short' })).toBe('14:20')
  expect(date.getTimezoneOffset()).toBe(-330)
  expect(startOfWeek(date, { weekStartsOn: 1 }).toISOString()).toBe('2026-11-15T18:30:00.000Z')
  expect(date instanceof Date).toBe(true)
})

test('PROFUP-05 a clock change moves a skipped time on, and of a time that comes twice the first is meant', () => {
  put('Europe/Berlin')
  expect(new Date(2027, 2, 28, 2, 30).toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(new Date(2026, 9, 25, 2, 30).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(addDays(new Date(2027, 2, 27, 9), 1).toISOString()).toBe('2027-03-28T07:00:00.000Z')
  expect(addMonths(new Date(2026, 0, 31), 1).getDate()).toBe(28)
})

test('PROFUP-05 in any zone every instant is the wall time that Intl says, and comes back from it', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'Africa/Casablanca', 'UTC']
  const instants = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, minute) => {
      const at = minute * 60_000
      const said = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
      put(zone)
      try {
        const date = new Date(at)
        const two = (number: number) => String(number).padStart(2, '0')
        expect(
          `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:00`,
        ).toBe(said)
        const back = new Date(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes())
        expect(back.getTime() === at || back.getHours() === date.getHours()).toBe(true)
      } finally {
        takeOut?.()
      }
    }),
  )
})

test('PROFUP-05 taken out, the device’s own zone is back', () => {
  const before = new Date(2026, 5, 1).getTime()
  put('Pacific/Auckland')
  takeOut?.()
  takeOut = null
  expect(new Date(2026, 5, 1).getTime()).toBe(before)
  expect(new Date(0).constructor).toBe(Date)
})
