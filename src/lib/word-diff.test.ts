// Proves that a diff gives both texts back and keeps what is common.
// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const join = (before: string, after: string, kinds: readonly string[]) =>
  wordDiff(before, after)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

test('AI-03 words that stay are kept, others go out and come in', () => {
  expect(wordDiff('pls fix the login!!', 'Fix the login')).toEqual([
    { kind: 'out', text: 'pls fix' },
    { kind: 'in', text: 'Fix' },
    { kind: 'same', text: ' the login' },
    { kind: 'out', text: '!!' },
  ])
  expect(wordDiff('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  expect(wordDiff('', 'new')).toEqual([{ kind: 'in', text: 'new' }])
  expect(wordDiff('', '')).toEqual([])
})

test('AI-03 whatever the texts, both can be put together again', () => {
  const text = fc.array(fc.constantFrom('fix', 'the', 'login', ' ', ' ', '!', 'é', '—'), { maxLength: 12 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(join(before, after, ['same', 'out'])).toBe(before)
      expect(join(before, after, ['same', 'in'])).toBe(after)
    }),
  )
})
