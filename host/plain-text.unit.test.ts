// @vitest-environment node
// What one line may hold, and what several lines may.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asLine, linesText, lineText, NO_CONTROLS, ONE_LINE } from './plain-text.ts'

const line = lineText(20, { none: 'A title is required.' })
const told = (schema: typeof line, text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test('a line refuses breaks, control characters and what turns the direction of its surroundings', () => {
  const bad = ['\n', '\r', '\t', '\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u206e', '\ud800']
  for (const sign of bad) expect([sign, told(line, `a${sign}b`)]).toEqual([sign, [ONE_LINE]])
})

test('a line is trimmed, and takes every language, marks of direction and joined emoji', () => {
  expect(line.parse(' a b \n')).toBe('a b')
  for (const text of ['Zoë & Söhne', '日本語', 'שלום\u200e!', 'می\u200cخواهم', '👩‍💻 work', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', "O'Neil <x>"])
    expect(told(line, text)).toEqual([])
})

test('a line of characters that draw nothing is none', () => {
  for (const text of ['', '  ', '\u200b', '\u200b\u200d\ufeff', '\u3164', '\u2800 \u2800', '\u00ad', '\u202e', '\n\u0000'])
    expect([text, told(line, text)]).toEqual([text, ['A title is required.']])
})

test('texts keep line breaks and tabs, and refuse other control characters', () => {
  const lines = linesText(50, 'Too long.')
  expect(told(lines, 'one\r\n\ttwo\n')).toEqual([])
  for (const sign of ['\u0000', '\u0007', '\u000b', '\u000c', '\u001b', '\u0085', '\udfff'])
    expect(told(lines, `a${sign}b`)).toEqual([NO_CONTROLS])
  expect(told(lines, 'x'.repeat(51))).toEqual(['Too long.'])
})

test('any text as a line is a line, or nothing', () => {
  const free = lineText(1_000_000, { none: 'None.' })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const made = asLine(text)
      if (made !== '') expect(free.parse(made)).toBe(made)
    }),
  )
})
