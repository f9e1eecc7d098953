// @vitest-environment node
// The decoy of accounts that do not exist costs what a real hash costs.
import { expect, test } from 'vitest'
import { argon2id, checkPassword, DECOY, isOfToday, refuseEasy } from './passwords.ts'

test('OPEN-01 the decoy hash has the cost of the hashes made today, and no password opens it', async () => {
  expect(isOfToday(DECOY)).toBe(true)
  expect(isOfToday(await argon2id.hash('a long enough one'))).toBe(true)
  expect(isOfToday(DECOY.replace('t=2', 't=1'))).toBe(false)
  const yes = { ...argon2id, verify: async () => true }
  expect(await checkPassword(yes, null, 'whatever')).toBe(false)
  expect(await checkPassword(yes, 'a hash', 'whatever')).toBe(true)
})

test('SESS-02 a password of a common pattern, or of name, address and product, is easy to guess; a few words are not', async () => {
  const person = { name: 'Eve Example', email: 'eve@example.com' }
  for (const easy of ['1234567890', 'qwertyuiop1', 'password12', 'aaaaaaaaaa', 'eveexample1', 'palettepalette', 'x'.repeat(200)])
    await expect(refuseEasy(easy, person)).rejects.toMatchObject({
      status: 422,
      errors: { password: ['This password is easy to guess. A few unrelated words are better.'] },
    })
  for (const fine of ['kettle orbit walnut', 'a long enough one', 'pässwörter im Garten', '🦊 jumps over 12 boxes'])
    await refuseEasy(fine, person)
})
