// What stands beside the end of a line and what its points say.
import { expect, test } from 'vitest'
import { inUnit } from './value-text.ts'

test('SPRINT-08 SCREEN-11 one task is no tasks, hours stay as they are', () => {
  expect([inUnit(1, 'tasks'), inUnit(0, 'tasks'), inUnit(1200, 'tasks'), inUnit(1, 'h'), inUnit(2.5, 'h')]).toEqual([
    '1 task',
    '0 tasks',
    '1,200 tasks',
    '1 h',
    '2.5 h',
  ])
})
