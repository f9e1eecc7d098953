// Which comments of a long thread are drawn, as it opens, grows, shrinks and is gone through.
import { expect, test } from 'vitest'
import { type Drawn, settleDrawn, stretchesOf } from './comment-window.ts'

const NOBODY: Drawn = new Map()
const thread = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ id: String(from + at) }))
const shape = (comments: readonly { id: string }[], drawn: Drawn) =>
  stretchesOf(comments, drawn).map(({ from, to, comments }) => [comments ? 'drawn' : 'gap', from, to])

test('COMMENT-02 a thread begins with the first fifty of its order; one that is little longer is drawn whole', () => {
  expect(shape(thread(1000), settleDrawn(NOBODY, thread(1000), null))).toEqual([
    ['drawn', 0, 50],
    ['gap', 50, 1000],
  ])
  expect(shape(thread(55), settleDrawn(NOBODY, thread(55), null))).toEqual([['drawn', 0, 55]])
  expect(shape(thread(0), settleDrawn(NOBODY, [], null))).toEqual([])
})

test('COMMENT-09 what comes while one looks is drawn, and nothing that is drawn goes for it', () => {
  const before = settleDrawn(NOBODY, thread(200), null)
  const grown = [{ id: 'new' }, ...thread(200)]
  expect(shape(grown, settleDrawn(before, grown, null))).toEqual([
    ['drawn', 0, 51],
    ['gap', 51, 201],
  ])
})

test('an answer that brings a whole thread after an old short one is no reason to draw it all', () => {
  const before = settleDrawn(NOBODY, thread(3), null)
  expect(shape(thread(1000), settleDrawn(before, thread(1000), null))).toEqual([
    ['drawn', 0, 50],
    ['gap', 50, 1000],
  ])
})

test('COMMENT-14 a comment that goes leaves its place to no other', () => {
  const before = settleDrawn(NOBODY, thread(200), null)
  const left = thread(200).filter(({ id }) => id !== '7')
  expect(shape(left, settleDrawn(before, left, null))).toEqual([
    ['drawn', 0, 49],
    ['gap', 49, 199],
  ])
})

test('OPEN-30 a comment that a link names is drawn with those around it, wherever it stands', () => {
  const drawn = settleDrawn(NOBODY, thread(1000), '700')
  expect(shape(thread(1000), drawn)).toEqual([
    ['drawn', 0, 50],
    ['gap', 50, 690],
    ['drawn', 690, 740],
    ['gap', 740, 1000],
  ])
  expect(settleDrawn(drawn, thread(1000), '700')).toBe(drawn)
  expect(shape(thread(1000), settleDrawn(NOBODY, thread(1000), '995')).at(-1)).toEqual(['drawn', 985, 1000])
  expect(shape(thread(1000), settleDrawn(NOBODY, thread(1000), 'gone'))).toHaveLength(2)
})

test('a gap of a few is drawn: its line would be no shorter', () => {
  const drawn = settleDrawn(settleDrawn(NOBODY, thread(1000), null), thread(1000), '64')
  expect(shape(thread(1000), drawn)).toEqual([
    ['drawn', 0, 50],
    ['drawn', 50, 54],
    ['drawn', 54, 104],
    ['gap', 104, 1000],
  ])
})
