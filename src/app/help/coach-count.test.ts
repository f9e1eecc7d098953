// When the key coach is silent.
import { expect, test } from 'vitest'
import { afterHint, afterKey, type Coached } from './coach-count.ts'

const MINUTE = 60_000
const none: Coached = { said: {}, at: [] }

test('FIRST-07 at most three times an action, once a minute, eight times an hour, never once the key was used', () => {
  let coached = none
  const says = (id: string, minute: number) => {
    const next = afterHint(coached, id, minute * MINUTE)
    if (next) coached = next
    return next !== null
  }
  expect([says('a.b', 0), says('c.d', 0.5), says('a.b', 1), says('a.b', 2), says('a.b', 3)]).toEqual([true, false, true, true, false])
  expect(['d.1', 'd.2', 'd.3', 'd.4', 'd.5', 'd.6'].map((id, at) => says(id, 4 + at))).toEqual([true, true, true, true, true, false])
  expect(says('d.6', 61)).toBe(true)
  coached = afterKey(coached, 'e.f')
  expect(says('e.f', 300)).toBe(false)
})
