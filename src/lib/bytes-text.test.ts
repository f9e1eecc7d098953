// Sizes of files in words.
import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test('WSET-09 EXPORT-08 sizes count by thousands, with a digit behind the point at most', () => {
  expect([0, 999, 1_500, 12_340_000, 2e12, 5e15].map(bytesText)).toEqual(['0 bytes', '999 bytes', '1.5 kB', '12.3 MB', '2 TB', '5,000 TB'])
})
