// @vitest-environment node
// One form of an address, and one mailbox in it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail, emailText } from './email-address.ts'

test('the canonical form of an address is its own canonical form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text))
    }),
  )
})

test('spaces, case and compatible characters make no other address', () => {
  for (const form of [' Ana@Example.com', 'ANA@EXAMPLE.COM\t', '\u00a0ａｎａ＠example.com', 'ana@example.com\u3000'])
    expect(emailText.parse(form)).toBe('ana@example.com')
})

test('OPEN-15 an address is one mailbox and nothing else', () => {
  for (const good of ['a@b.cd', "o'neil+tag@sub.example.co.uk", 'jörg@müller.de', 'x_y-z.1@example.com', '0@1.org'])
    expect(emailText.safeParse(good).success).toBe(true)
  const bad = [
    ...['', 'nobody', 'a@b', 'a@b.', 'a@.cd', '@b.cd', 'a@@b.cd', 'a@b@c.de', 'a b@c.de', `${'a'.repeat(250)}@b.cd`, 'x'.repeat(5000)],
    ...['a,victim@example.com', 'a;victim@example.com', 'a@b.cd,', 'a@b.cd, c@d.ef', 'Ana <ana@example.com>', '<ana@example.com>'],
    ...['group:a@b.cd;', '"a,b"@example.com', '(c)a@b.cd', 'a@b.cd(c)', 'a@[1.2.3.4]', 'a\\b@c.de', 'a，victim@example.com'],
    ...['a\n@b.cd', 'a@b.cd\nbcc: c@d.ef', 'a\u0000@b.cd', 'a\u200b@b.cd', '\u202ea@b.cd', 'a\ud800@b.cd'],
  ]
  for (const text of bad) expect([text, emailText.safeParse(text).success]).toEqual([text, false])
})
