// The words of forms: what answers say.
import { expect, test } from 'vitest'
import { answerText } from './form-words.ts'

test('FORM-09 a day of an answer is written as days are everywhere; what is none stays as it was typed', () => {
  const now = new Date(2026, 10, 26)
  expect(answerText({ kind: 'DAY', text: '2026-12-04' }, now)).toBe('4 Dec')
  expect(answerText({ kind: 'DAY', text: '2027-01-31' }, now)).toBe('31 Jan 2027')
  expect(answerText({ kind: 'DAY', text: 'soon' }, now)).toBe('soon')
  expect(answerText({ kind: 'SHORT', text: '2026-12-04' }, now)).toBe('2026-12-04')
})
