// Last-used times: per person, bounded, gone with the storage.
import { beforeEach, expect, test } from 'vitest'
import { lastUsed, markUsed, recentIds } from './recency.ts'
import { clearAll, recencyKey } from './storage.ts'

beforeEach(() => clearAll())

test('the latest comes first, each person has their own', () => {
  markUsed('ana', 'task.done', 1)
  markUsed('ana', 'task.move', 2)
  markUsed('ana', 'task.done', 3)
  markUsed('ben', 'task.title', 4)
  expect(recentIds('ana')).toEqual(['task.done', 'task.move'])
  expect([lastUsed('ana', 'task.done'), lastUsed('ana', 'task.title'), lastUsed('ben', 'task.title')]).toEqual([3, 0, 4])
})

test('the oldest beyond 300 are forgotten', () => {
  for (let at = 1; at <= 310; at++) markUsed('ana', `row:${at}`, at)
  expect(recentIds('ana')).toHaveLength(300)
  expect([lastUsed('ana', 'row:10'), lastUsed('ana', 'row:11')]).toEqual([0, 11])
  expect(JSON.parse(window.localStorage.getItem(recencyKey('ana')) ?? '')).toHaveLength(300)
})

test('DEFECT-04 nothing is remembered after a wipe, corrupt text counts as nothing', () => {
  markUsed('ana', 'task.done', 1)
  clearAll()
  expect(lastUsed('ana', 'task.done')).toBe(0)
  window.localStorage.setItem(recencyKey('ben'), '[["a"],7]')
  expect(recentIds('ben')).toEqual([])
})
