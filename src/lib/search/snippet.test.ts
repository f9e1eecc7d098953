// The marks of what was found become places, and no mark stays in the text.
import { expect, test } from 'vitest'
import { readSnippet } from './snippet.ts'

test('what was found is told by its places in the text without marks', () => {
  expect(readSnippet('Our \u0002plan\u0003 is a \u0002plan\u0003')).toEqual({
    text: 'Our plan is a plan',
    ranges: [
      [4, 8],
      [14, 18],
    ],
  })
  expect(readSnippet('nothing')).toEqual({ text: 'nothing', ranges: [] })
  expect(readSnippet('\u0002\u0003an empty one')).toEqual({ text: 'an empty one', ranges: [] })
})
