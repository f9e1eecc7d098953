// What fits loosely is not looked for where nobody wants it.
import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'

test('what fits loosely is looked for always, where nothing fits better than by a slip, or never', () => {
  const found = (titles: readonly string[], loose?: 'alone' | 'never') =>
    createSearchIndex(titles.map((title) => ({ item: title, title })))
      .search('board', 60, { loose })
      .map(({ title }) => title)
  const well = ['Clean the whiteboard', 'Board meeting', 'Draw a baord']
  expect(found(well)).toEqual(['Board meeting', 'Draw a baord', 'Clean the whiteboard'])
  expect(found(well, 'alone')).toEqual(['Board meeting', 'Draw a baord'])
  const badly = ['Clean the whiteboard', 'Draw a baord']
  expect(found(badly, 'alone')).toEqual(['Draw a baord', 'Clean the whiteboard'])
  expect(found(badly, 'never')).toEqual(['Draw a baord'])
})
