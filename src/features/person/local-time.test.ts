// Somebody's clock beside the reader's.
import { expect, test } from 'vitest'
import { setPreferences } from '#src/lib/preferences.ts'
import { localTime } from './local-time.ts'

const now = new Date('2026-11-22T13:20:00Z')

test('PROF-02 a clock is told with how far it is ahead or behind', () => {
  setPreferences({ timeZone: 'UTC' })
  expect(localTime('Europe/Berlin', now)).toBe('14:20, 1 h ahead of you')
  expect(localTime('America/New_York', now)).toBe('08:20, 5 h behind you')
  expect(localTime('Asia/Kathmandu', now)).toBe('19:05, 5 h 45 min ahead of you')
  setPreferences({ hourCycle: 12 })
  expect(localTime('Europe/Berlin', now)).toBe('2:20 PM, 1 h ahead of you')
  setPreferences({ timeZone: null, hourCycle: 24 })
})
