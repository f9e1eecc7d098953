// @vitest-environment node
// Names in mails: they stay names, whatever somebody typed.
import { expect, test } from 'vitest'
import { quotedName, shortName, unlinked } from './mail-names.ts'

test('a name is quoted, on one line, and cannot close its quotation marks', () => {
  expect(quotedName('Ana Souza')).toBe('“Ana Souza”')
  expect(quotedName('Ben\nPay here')).toBe('“Ben Pay here”')
  expect(quotedName('Ana” sent you money. Open it: “x')).toMatch(/^“[^“”]*”$/)
  expect(quotedName('\u200b')).toBe('Somebody')
})

test('nothing in a name is an address', () => {
  for (const name of ['evil.example', 'https://evil.example/pay', 'a@evil.example', 'www.evil.example'])
    expect(unlinked(name)).not.toMatch(/[.@:/](?=[\w/])/)
  expect(unlinked('J. R. Smith')).toBe('J. R. Smith')
})

test('long names are cut between characters', () => {
  expect(shortName('x'.repeat(200))).toBe(`${'x'.repeat(59)}…`)
  expect(shortName('👩‍👩‍👧'.repeat(61))).toBe(`${'👩‍👩‍👧'.repeat(59)}…`)
})
