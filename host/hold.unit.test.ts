// How connections to PostgreSQL are shared out among processes.
import { expect, test } from 'vitest'
import { shareOf } from './hold.ts'

test.each([
  // A fresh PostgreSQL has 100, three of them reserved; three quarters are ours.
  [1, 72, 16],
  [2, 72, 16],
  [4, 72, 14],
  [8, 72, 7],
  [3, 1_000, 16],
])('%i processes with room for %i connections have %i each', (processes, room, each) => {
  expect(shareOf(processes, room)).toBe(each)
  // With one that is replaced, and with the leader's own.
  expect(each * (processes + 1) + 1).toBeLessThanOrEqual(room)
})

test('too many processes for the room are one sentence', () => {
  expect(() => shareOf(16, 72)).toThrow(
    '16 processes are too many for 72 connections to PostgreSQL, which are enough for 10; take fewer processes, or raise max_connections and DATABASE_CONNECTIONS.',
  )
})
