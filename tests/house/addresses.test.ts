// How the query of the address is changed.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

test('nobody changes the query by useSearchParams, which loses the first of two changes; useAddressQuery does not', () => {
  const taken = sources('src').filter(({ text }) => /\[\s*\w*\s*,\s*\w+\s*\]\s*=\s*useSearchParams\(/.test(text))
  expect(taken.map(({ path }) => path)).toEqual([])
})
