// What was used, and how much: per person, bounded, gone with the storage.
import { beforeEach, expect, test } from 'vitest'
import { markUsed, recentIds, usageOf } from './recency.ts'
import { clearAll, recencyKey } from './storage.ts'

beforeEach(() => clearAll())

test('the latest comes first, each person has their own', () => {
  markUsed('ana', 'task.done', 1)
  markUsed('ana', 'task.move', 2)
  markUsed('ana', 'task.done', 3)
  markUsed('ben', 'task.title', 4)
  expect(recentIds('ana')).toEqual(['task.done', 'task.move'])
  expect([usageOf('ana')('task.title'), usageOf('ben')('task.done')]).toEqual([0, 0])
  expect(usageOf('ben', 4)('task.title')).toBe(0.5)
})

test('the oldest beyond 300 are forgotten', () => {
  for (let at = 1; at <= 310; at++) markUsed('ana', `row:${at}`, at)
  expect(recentIds('ana')).toHaveLength(300)
  expect([usageOf('ana', 310)('row:10'), usageOf('ana', 310)('row:11')]).toEqual([0, expect.closeTo(0.5)])
  expect(JSON.parse(window.localStorage.getItem(recencyKey('ana')) ?? '')).toHaveLength(300)
})

test('DEFECT-04 nothing is remembered after a wipe, corrupt text counts as nothing', () => {
  markUsed('ana', 'task.done', 1)
  clearAll()
  expect(usageOf('ana')('task.done')).toBe(0)
  window.localStorage.setItem(recencyKey('ben'), '[["a"],7]')
  expect(recentIds('ben')).toEqual([])
})

const DAY = 86_400_000

test('#13 what was used often comes before what was used once and later, until it has not been used for long', () => {
  for (const day of [0, 1, 2, 3]) markUsed('ana', 'often', day * DAY)
  markUsed('ana', 'once', 5 * DAY)
  const [soon, late] = [usageOf('ana', 6 * DAY), usageOf('ana', 60 * DAY)]
  expect(soon('often')).toBeGreaterThan(soon('once'))
  expect(soon('once')).toBeLessThan(0.5)
  markUsed('ana', 'once', 59 * DAY)
  expect(usageOf('ana', 60 * DAY)('once')).toBeGreaterThan(late('often'))
})

test('what was kept before uses were counted counts as one use', () => {
  window.localStorage.setItem(recencyKey('cy'), '[["task.done",5],["task.move",6,3],["broken",7,-1]]')
  expect(recentIds('cy')).toEqual(['task.move', 'task.done'])
  expect([usageOf('cy', 5)('task.done'), usageOf('cy', 6)('task.move')]).toEqual([0.5, 0.75])
})
