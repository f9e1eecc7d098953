// The addresses of rules.
import { expect, test } from 'vitest'
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { recurrencesPath } from './recurrence-writes.ts'

test('RECUR-13 a rule that was made here is in addresses by the id that others know', () => {
  sessionIds().end('tmp:here', { type: 'Recurrence', id: 'r-1' })
  expect(recurrencesPath('acme', { state: 'PAUSED' }, 'tmp:here')).toBe('/acme/recurring-tasks?state=paused&rule=r-1')
})
