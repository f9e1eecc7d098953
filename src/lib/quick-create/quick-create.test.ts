// Holds quick create to never losing a character and never guessing silently.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { parseQuickCreate, type QuickCreateOptions } from './quick-create.ts'
import { completeToken, tokenAtCaret } from './quick-token.ts'

const people = [
  { username: 'ana', name: 'Ana Souza' },
  { username: 'mia', name: 'Mia Chen' },
  { username: 'ben.o', name: 'Ben Okafor' },
  { username: 'jose', name: 'José Lima' },
  { username: 'max1', name: 'Max Frei' },
  { username: 'max2', name: 'Max Born' },
]
const labels = [{ title: 'bug' }, { title: 'two words' }, { title: 'Design' }]
const now = new Date(2026, 10, 21, 12, 0)
type Options = QuickCreateOptions<(typeof people)[number], (typeof labels)[number]>

function read(text: string, more: Partial<Options> = {}) {
  const { title, tokens } = parseQuickCreate(text, { people, labels, now, ...more })
  const shown = tokens.map((token) => {
    if (token.kind === 'person') return `@${token.value.username}`
    return token.kind === 'label' ? `#${token.value.title}` : `due ${token.value.getDate()} ${token.value.getHours()}h`
  })
  return [title, ...shown]
}

describe('chips', () => {
  test.each([
    ['Fix login @ana #bug tomorrow', ['Fix login', '@ana', '#bug', 'due 22 17h']],
    ['@mia Fix login', ['Fix login', '@mia']],
    ['Fix @an login', ['Fix login', '@ana']],
    ['Fix login @ben', ['Fix login', '@ben.o']],
    ['Fix login @josé, then test', ['Fix login then test', '@jose']],
    ['Fix login #"two words" now', ['Fix login now', '#two words']],
    ['Fix login #two-words', ['Fix login', '#two words']],
    ['Fix login #DESIGN #Bug', ['Fix login', '#Design', '#bug']],
    ['Fix login fri @ana', ['Fix login', 'due 27 17h', '@ana']],
    ['Fix login next fri 9:00', ['Fix login', 'due 27 9h']],
    ['Send due fri the invoice', ['Send the invoice', 'due 27 17h']],
    ['Send the invoice by friday', ['Send the invoice', 'due 27 17h']],
    ['Send the invoice due tom', ['Send the invoice', 'due 22 17h']],
    ['Send the invoice due by 24 nov 5pm', ['Send the invoice', 'due 24 17h']],
    ['Send the invoice due 9am', ['Send the invoice', 'due 22 9h']],
    ['Release 2026-11-24 10:00', ['Release', 'due 24 10h']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what stays in the title', () => {
  test.each([
    'The 9/11 Report',
    'Renovation',
    'Earn money',
    'Wait a second',
    'Call Tom',
    'Ask for review by Tom',
    'Enjoy the sun',
    'Make the logo 3d',
    'Prepare Black Friday',
    'today',
    'Friday meeting notes',
    'Upgrade to version 12',
    'Mail ana@example.com about #42',
    'Ping @nobody about #unknown',
    'Ask @max about it',
    'C# and F#',
    'Read "The road to friday"',
    'Read "@ana"',
    'Follow up due to the delay',
    'Stand by',
    'A \\ backslash and C:\\new folder',
  ])('%s', (text) => {
    expect(read(text)).toEqual([text])
  })

  test('a backslash keeps a piece in the title, and goes', () => {
    expect(read('Fix \\@ana \\#bug')).toEqual(['Fix @ana #bug'])
    expect(read('Plan \\tomorrow')).toEqual(['Plan tomorrow'])
    expect(read('Plan \\due fri')).toEqual(['Plan due fri'])
    expect(read('Fix \\@nobody')).toEqual(['Fix \\@nobody'])
  })

  test('a rejected chip is verbatim again, and only that one', () => {
    const text = 'Fix  login @ana #bug next fri'
    expect(read(text, { rejected: [{ kind: 'due', text: 'next fri' }] })).toEqual(['Fix  login next fri', '@ana', '#bug'])
    expect(read(text, { rejected: [{ kind: 'person', text: '@ana' }] })).toEqual(['Fix  login @ana', '#bug', 'due 27 17h'])
    const all = [
      { kind: 'due', text: 'next fri' },
      { kind: 'person', text: '@ana' },
      { kind: 'label', text: '#bug' },
    ] as const
    expect(read(text, { rejected: all })).toEqual([text])
  })
})

test('no character is lost: title and chips together are the line, but for spaces and used backslashes', () => {
  const piece = fc.constantFrom(
    ...[
      'Fix',
      '@ana',
      '@mi',
      '#bug',
      '#"two words"',
      '#nope',
      '"',
      'due',
      'by',
      'fri',
      'next',
      '12 dec',
      '\\',
      '\\@ana',
      ',',
      'tomorrow',
      '@',
      '#',
      '(',
      '  ',
      '🚀',
    ],
  )
  const line = fc.oneof(
    fc.array(piece).map((parts) => parts.join(' ')),
    fc.array(piece).map((parts) => parts.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(line, (text) => {
      const { title, tokens } = parseQuickCreate(text, { people, labels, now })
      let outside = ''
      let from = 0
      for (const token of tokens) {
        expect(token.text).toBe(text.slice(token.start, token.end))
        expect(token.start).toBeGreaterThanOrEqual(from)
        outside += text.slice(from, token.start)
        from = token.end
      }
      outside += text.slice(from)
      const bare = (value: string) => value.replace(/[\s\\]/g, '')
      expect(bare(title)).toBe(bare(outside))
      if (!text.includes('\\')) expect(title.replace(/\s/g, '')).toBe(outside.replace(/\s/g, ''))
    }),
    { numRuns: runs(1000) },
  )
})

test('no line has more than one due date, and a line of only a date is a title', () => {
  expect(read('Plan due fri due mon').slice(1)).toEqual(['due 23 17h'])
  expect(read('next week')).toEqual(['next week'])
})

describe('completion', () => {
  const at = (marked: string) => {
    const caret = marked.indexOf('|')
    return tokenAtCaret(marked.replace('|', ''), caret)
  }

  test('finds the piece the caret is in', () => {
    expect(at('Fix @mi| now')).toEqual({ kind: 'person', query: 'mi', start: 4, end: 7 })
    expect(at('Fix @m|ia now')).toEqual({ kind: 'person', query: 'm', start: 4, end: 8 })
    expect(at('Fix #|')).toEqual({ kind: 'label', query: '', start: 4, end: 5 })
    expect(at('#"two w|')).toEqual({ kind: 'label', query: 'two w', start: 0, end: 7 })
    expect(at('#"two| words" x')).toEqual({ kind: 'label', query: 'two', start: 0, end: 12 })
  })

  test.each(['Fix |', 'ana@exa|mple', 'Fix \\@an|', 'Read "the @an|', '|@ana', 'Fix @ana |'])('%s is no place to complete', (marked) => {
    expect(at(marked)).toBeNull()
  })

  test('a completed piece is read as a chip', () => {
    const token = at('Fix @mi| now')
    expect(token && completeToken('Fix @mi now', token, 'mia')).toEqual({ text: 'Fix @mia now', caret: 9 })
    const label = at('Fix #two|')
    const done = label && completeToken('Fix #two', label, 'two words')
    expect(done).toEqual({ text: 'Fix #"two words" ', caret: 17 })
    expect(read(done?.text ?? '')).toEqual(['Fix', '#two words'])
  })
})
