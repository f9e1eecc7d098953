// Headers that ask for a part of a file.
import { expect, test } from 'vitest'
import { askedSpan } from './asked-span.ts'

test('one span is understood as RFC 9110 says, anything else is the whole file', () => {
  const spans = (...headers: (string | undefined)[]) => headers.map((header) => askedSpan(header, 10))
  expect(spans('bytes=0-0', 'bytes=2-4', 'bytes=7-', 'bytes=-3', 'bytes=8-99', 'bytes=-99')).toEqual([
    { first: 0, last: 0 },
    { first: 2, last: 4 },
    { first: 7, last: 9 },
    { first: 7, last: 9 },
    { first: 8, last: 9 },
    { first: 0, last: 9 },
  ])
  expect(spans('bytes=10-', 'bytes=10-12', 'bytes=-0')).toEqual(['beyond', 'beyond', 'beyond'])
  expect(spans(undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b')).toEqual(Array(7).fill(null))
})
