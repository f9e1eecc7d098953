// What strangers write, by the rules of its field; tickets that nobody makes up.
import { expect, test } from 'vitest'
import { looksLikeSpam, readAnswers } from './form-answers.ts'
import type { FieldKind, FormField } from './form-parts.ts'
import { LATEST_MS, makeTicket, readTicket, SOONEST_MS } from './ticket.ts'

const field = (kind: FieldKind, more: Partial<FormField> = {}): FormField => {
  return { id: 3, kind, label: 'Asked', help: '', required: false, to: 'none', min: null, max: null, options: [], ...more }
}
const read = (one: FormField, given: unknown) => {
  const { answers, errors } = readAnswers([one], { 'field-3': given })
  return errors['field-3']?.[0] ?? answers[0]?.value
}
const options = ['One', 'Two', 'Three'].map((label) => ({ label, ref: null }))

test.each([
  ['short', ' A word\nand more ', 'A word and more'],
  ['short', 'x'.repeat(201), 'At most 200 characters.'],
  ['long', 'One\r\nTwo', 'One\nTwo'],
  ['long', 'x'.repeat(5_001), 'At most 5,000 characters.'],
  ['long', 'a\u0000b', 'ab'],
  ['email', ' Nora@Example.ORG ', 'nora@example.org'],
  ['email', 'nora', 'Please write an email address, such as name@example.com.'],
  ['day', '2027-02-28', '2027-02-28'],
  ['day', '2027-02-30', 'Please choose a day.'],
  ['day', 'tomorrow', 'Please choose a day.'],
  ['number', '12,5', 12.5],
  ['number', '1e9', 'Please write a number.'],
  ['link', 'https://example.com/a', 'https://example.com/a'],
  ['link', 'javascript:alert(1)', 'Please write an address that begins with https:// or http://.'],
  ['tick', true, true],
  ['tick', 'yes', 'Please tick this, or leave it.'],
] as const)('FORM-02 %s: %j', (kind, given, expected) => {
  expect(read(field(kind), given)).toBe(expected)
})

test('FORM-02 numbers have limits, lists only what they offer, each once and in their order', () => {
  expect(read(field('number', { min: 1, max: 5 }), '6')).toBe('A number from 1 to 5.')
  expect(read(field('number', { min: 1 }), '0')).toBe('At least 1.')
  expect(read(field('one', { options }), 'Two')).toBe('Two')
  expect(read(field('one', { options }), 'Four')).toBe('Please choose from the list.')
  expect(read(field('many', { options }), ['Three', 'One', 'One'])).toEqual(['One', 'Three'])
  expect(read(field('many', { options }), ['Four'])).toBe('Please choose from the list.')
  expect(read(field('many', { options }), 'One')).toBe('Please choose from the list.')
})

test.each([
  ['short', ''],
  ['short', '   '],
  ['many', []],
  ['tick', false],
  ['one', null],
  ['day', undefined],
] as const)('FORM-02 what is required is not %s %j, and what is not required may be', (kind, given) => {
  expect(read(field(kind, { options }), given) || undefined).toBeUndefined()
  expect(read(field(kind, { options, required: true }), given)).toMatch(/^Please /)
})

test('FORM-06 more than five links in one text look like spam', () => {
  const answer = (value: string) => [{ field: 1, label: 'A', kind: 'long' as const, value }]
  expect(looksLikeSpam(answer('see http://a.example and www.b.example '.repeat(2)))).toBe(false)
  expect(looksLikeSpam(answer('see http://a.example '.repeat(6)))).toBe(true)
})

test('FORM-06 a ticket is of its form and its address, not before two seconds and not after a day', () => {
  const [seal, now] = [{ ticketKey: 'key', token: 'token' }, new Date('2027-01-01T00:00:00Z')]
  const after = (ms: number) => new Date(now.getTime() + ms)
  const ticket = makeTicket(seal, now)
  expect(readTicket(seal, ticket, after(SOONEST_MS))).toEqual({ number: expect.stringMatching(/^[\w-]{22}$/) })
  expect(readTicket(seal, ticket, after(SOONEST_MS - 1))).toEqual({ wrong: 'early' })
  expect(readTicket(seal, ticket, after(LATEST_MS + 1))).toEqual({ wrong: 'late' })
  expect(readTicket({ ...seal, ticketKey: 'other' }, ticket, after(5_000))).toEqual({ wrong: 'forged' })
  expect(readTicket({ ...seal, token: 'other' }, ticket, after(5_000))).toEqual({ wrong: 'forged' })
  const [moment = '', ...rest] = ticket.split('.')
  expect(readTicket(seal, [`0${moment}`, ...rest].join('.'), after(5_000))).toEqual({ wrong: 'forged' })
  for (const made of ['', 'x', `${moment}.x.y`]) expect(readTicket(seal, made, after(5_000))).toEqual({ wrong: 'forged' })
})
