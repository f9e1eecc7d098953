// Envelopes and loose values of the wire.
// @vitest-environment node
import { expect, test } from 'vitest'
import { unwrap, unwrapPage } from './unwrap.ts'
import { created, day, flag, moment, number, whole } from './wire.ts'

test('DEFECT-13 bare, once and twice wrapped bodies are the same', () => {
  for (const thing of [{ uuid: 'a' }, [1, 2], 'text', null, 0])
    for (const body of [thing, { data: thing }, { data: { data: thing } }]) expect(unwrap(body)).toEqual(thing)
})

test('DEFECT-13 the numbers of a page are found beside the list, however deep it is', () => {
  const numbers = { current_page: 2, total_pages: '5', total: 240 }
  for (const body of [{ data: [1], ...numbers }, { data: { data: [1], ...numbers } }, { data: { data: [1] }, ...numbers }])
    expect(unwrapPage(body)).toEqual({ list: [1], current_page: 2, total_pages: 5, total: 240 })
  expect(unwrapPage([1])).toEqual({ list: [1], current_page: null, total_pages: null, total: null })
})

test('numbers may be text; nothing else is coerced', () => {
  expect(number.parse(' 1.5 ')).toBe(1.5)
  for (const value of [null, '', true, [], Number.NaN, Number.POSITIVE_INFINITY, 'x']) expect(number.safeParse(value).success).toBe(false)
  expect([2.6, 1e12, -1e12].map((value) => whole.parse(value))).toEqual([3, 2_147_483_647, -2_147_483_647])
})

test('instants that no date can hold are refused, missing ones are null', () => {
  expect(moment.parse({ timestamp: 1_795_000_000 })).toBe('2026-11-18T11:06:40.000Z')
  expect([null, undefined, { timestamp: null }].map((value) => moment.parse(value))).toEqual([null, null, null])
  expect(moment.safeParse({ timestamp: 1e300 }).success).toBe(false)
  expect(created.parse({ timezone: '2026-11-21T09:00:00+01:00', date_for_humans: 'now' })).toEqual({
    at: '2026-11-21T08:00:00.000Z',
    forHumans: 'now',
  })
  expect(created.parse({ timezone: 'yesterday' })).toEqual({ at: null, forHumans: null })
})

test('days drop their time; flags come as 0, 1 and text', () => {
  expect(day.parse('2026-11-21 10:00:00')).toBe('2026-11-21')
  expect(day.safeParse('soon').success).toBe(false)
  expect([true, 1, '1', 'true', false, 0, '0', 'false'].map((value) => flag.parse(value))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
