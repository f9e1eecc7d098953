// @vitest-environment node
// The decoy of accounts that do not exist costs what a real hash costs.
import { expect, test } from 'vitest'
import { argon2id, checkPassword, DECOY, isOfToday } from './passwords.ts'

test('OPEN-01 the decoy hash has the cost of the hashes made today, and no password opens it', async () => {
  expect(isOfToday(DECOY)).toBe(true)
  expect(isOfToday(await argon2id.hash('a long enough one'))).toBe(true)
  expect(isOfToday(DECOY.replace('t=2', 't=1'))).toBe(false)
  const yes = { ...argon2id, verify: async () => true }
  expect(await checkPassword(yes, null, 'whatever')).toBe(false)
  expect(await checkPassword(yes, 'a hash', 'whatever')).toBe(true)
})
