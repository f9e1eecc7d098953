// The entries behind a cell, by what is typed into it.
import { expect, test } from 'vitest'
import { readCell } from '#src/lib/dates/cell-text.ts'
import { type CellPlan, overlapsIn, type PlannedEntry, planCell } from './cell-plan.ts'

const at = (hour: number, minute = 0, day = 16) => new Date(2026, 10, day, hour, minute)
const now = at(18, 0, 19)
let made = 0
const entry = (start: Date, end: Date): PlannedEntry => {
  made += 1
  return { id: `${made}`, startedAt: start.toISOString(), endedAt: end.toISOString(), seconds: (end.getTime() - start.getTime()) / 1000 }
}

function plan(typed: string, entries: PlannedEntry[] = [], { ofDay = entries, day = at(0), admin = false } = {}): CellPlan {
  const text = readCell(typed, day)
  if (!text) throw new Error(`${typed} is no time`)
  return planCell({ text, entries, ofDay, day, now, admin })
}

test('TIME-07 an empty cell logs after the last of the day, else from 9 on', () => {
  expect(plan('1h30')).toEqual({ kind: 'log', start: at(9), end: at(10, 30), seconds: 5400 })
  expect(plan('1h', [], { ofDay: [entry(at(9), at(11)), entry(at(8), at(8, 30))] })).toMatchObject({ start: at(11), end: at(12) })
})

test('TIME-07 it is moved back so that it ends by now and fits the day', () => {
  expect(plan('12h', [], { day: at(0, 0, 19) })).toMatchObject({ start: at(6, 0, 19), end: now })
  expect(plan('2h', [], { ofDay: [entry(at(20), at(23, 30))] })).toMatchObject({
    kind: 'log',
    seconds: 7200,
    start: new Date(2026, 10, 16, 21, 59, 59),
  })
  expect(plan('20h', [], { day: at(0, 0, 19) })).toEqual({ kind: 'refuse', why: 'Only 18 h of this day have passed.' })
})

test('TIME-07 the end of a single entry moves, and its start where it would end ahead', () => {
  const one = entry(at(9), at(10))
  expect(plan('2h', [one])).toEqual({ kind: 'change', entry: one, start: at(9), end: at(11), seconds: 7200 })
  expect(plan('+30m', [one])).toMatchObject({ end: at(10, 30), seconds: 5400 })
  const today = entry(at(16, 0, 19), at(17, 0, 19))
  expect(plan('4h', [today], { day: at(0, 0, 19) })).toMatchObject({ start: at(14, 0, 19), end: now })
  expect(plan('1h', [one])).toEqual({ kind: 'none' })
})

test('TIME-07 of several more is one more, less shortens the newest, and where that is too short the entries are asked for', () => {
  const [first, second] = [entry(at(9), at(10)), entry(at(11), at(11, 30))]
  expect(plan('2h', [first, second])).toMatchObject({ kind: 'log', start: at(11, 30), end: at(12), seconds: 7200 })
  expect(plan('1h15', [first, second])).toMatchObject({ kind: 'change', entry: second, end: at(11, 15), seconds: 4500 })
  expect(plan('1h', [first, second])).toEqual({ kind: 'choose' })
})

test('TIME-07 a day has only as many hours as it has', () => {
  expect(plan('25h')).toEqual({ kind: 'refuse', why: 'A day has only 24 hours.' })
})

test('TIME-06 a stretch is logged as it is typed, days to come are refused', () => {
  expect(plan('9:00-10:15')).toEqual({ kind: 'log', start: at(9), end: at(10, 15), seconds: 4500 })
  expect(plan('1h', [], { day: at(0, 0, 20) })).toEqual({ kind: 'refuse', why: 'Time cannot be logged ahead.' })
  expect(plan('17:00-19:00', [], { day: at(0, 0, 19) })).toEqual({ kind: 'refuse', why: 'Time cannot be logged ahead.' })
})

test('TIME-09 a member who empties a cell is told who may, an admin deletes its entries', () => {
  const one = entry(at(9), at(10))
  expect(plan('0', [one])).toEqual({ kind: 'refuse', why: 'Only an admin can delete logged time.' })
  expect(plan('', [one], { admin: true })).toEqual({ kind: 'delete', ids: [one.id], seconds: 0 })
  expect(plan('0')).toEqual({ kind: 'none' })
})

test('TIME-07 overlaps are found, neighbors are none', () => {
  const [a, b, c] = [entry(at(9), at(11)), entry(at(10), at(10, 30)), entry(at(11), at(12))]
  expect([...overlapsIn([a, b, c])].sort()).toEqual([a.id, b.id].sort())
})
