// Everything can be found by its own title, whatever it is written in.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { DECOYS, spellings, TITLES, TYPED } from '#tests/kit/search-titles.ts'
import { createSearchIndex } from './search-index.ts'
import { holdsTyped } from './search-text.ts'

function find(query: string): string[] {
  return createSearchIndex([...DECOYS, ...TITLES].map((title) => ({ item: title, title })))
    .search(query)
    .map(({ item }) => item)
}

describe('OPEN-32 search finds a title', () => {
  test.each(TITLES)('by itself, composed, decomposed and in capitals: %s', (title) => {
    for (const typed of spellings(title)) expect(find(typed)[0], typed).toBe(title)
  })

  test.each([...TYPED, ['snakecase', 'Rename snake_case_name'] as const])('%s finds %s', (typed, title) => {
    if (title === null) expect(find(typed)).toEqual([])
    else expect(find(typed)).toContain(title)
  })

  test('letters that stand side by side in the query stand side by side in what is found', () => {
    expect(find('東京')).toEqual(['東京タワーの改修工事'])
    expect(find('界面')).toEqual(['更新用户界面的设计'])
    expect(find('50%')).toEqual(['Raise the limit by 50%'])
  })

  test('by any piece of it, of any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (title) => {
        const typed = title.trim()
        fc.pre(typed !== '')
        const found = createSearchIndex([{ item: title, title }]).search(typed)
        expect(found.length, JSON.stringify(typed)).toBe(1)
        expect(holdsTyped(title, typed)).toBe(true)
      }),
      { numRuns: runs(500) },
    )
  })

  test('highlights the piece in its own spelling', () => {
    const marked = (title: string, typed: string) =>
      createSearchIndex([{ item: 0, title }])
        .search(typed)[0]
        ?.ranges.map(([start, end]) => title.slice(start, end))
    expect(marked('東京タワーの改修', 'タワー')).toEqual(['タワー'])
    expect(marked('ประชุมทีมงาน', 'ทีม')).toEqual(['ทีม'])
    expect(marked('Rename snake_case', 'snake_c')).toEqual(['snake_c'])
    expect(marked('Rename snake_case', 'snakecase')).toEqual(['snake', 'case'])
    expect(marked('İstanbul', 'ist')).toEqual(['İst'])
  })
})

describe('the short lists of pickers', () => {
  test.each([
    ['Übergrößen prüfen', 'gross'],
    ['İstanbul ofisi', 'istan'],
    ['ประชุมทีมงาน', 'ทีม'],
    ['a_b', '_b'],
    ['Ana Souza', 'souza ana'],
    ['anything', ' '],
  ])('%s holds %s', (title, typed) => {
    expect(holdsTyped(title, typed)).toBe(true)
  })
  test('and leave out what does not fit', () => {
    expect(holdsTyped('Ana Souza', 'ana x')).toBe(false)
    expect(holdsTyped('ab', '_')).toBe(false)
  })
})
