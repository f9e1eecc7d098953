// Holds the ranking to its promises: the right row first, classes before recency, codes, changes in place, highlights.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { corpusCommands, corpusQueries, corpusSlipWords } from './search-corpus.ts'
import { createSearchIndex, type SearchEntry } from './search-index.ts'
import { foldWords, placedWords } from './search-text.ts'

const commands = createSearchIndex(corpusCommands.map((entry) => ({ ...entry, item: entry.title })))

function entries(...titles: string[]): SearchEntry<string>[] {
  return titles.map((title) => ({ item: title, title, key: title }))
}

function titles(found: readonly { title: string }[]): string[] {
  return found.map((hit) => hit.title)
}

/** Every substitution, insertion, deletion and transposition of one letter, from a few letters near and far. */
function everySlip(word: string): string[] {
  const out = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    for (const letter of 'aeinrstqxz') {
      out.add(word.slice(0, at) + letter + word.slice(at))
      if (at < word.length) out.add(word.slice(0, at) + letter + word.slice(at + 1))
    }
    if (at < word.length) out.add(word.slice(0, at) + word.slice(at + 1))
    if (at + 1 < word.length) out.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))
  }
  out.delete(word)
  return [...out]
}

function measure(cases: readonly (readonly [query: string, ...titles: string[]])[]) {
  const missed: string[] = []
  let first = 0
  let third = 0
  for (const [query, ...right] of cases) {
    const found = titles(commands.search(query, 3))
    if (right.includes(found[0] ?? '')) first++
    else missed.push(`${query} → ${found.join(' | ')}`)
    if (found.some((title) => right.includes(title))) third++
  }
  return { first: first / cases.length, third: third / cases.length, missed }
}

describe('the corpus', () => {
  const cases = Object.values(corpusQueries).flat()
  const slips = corpusSlipWords.flatMap(([word, ...right]) => everySlip(word).map((typed) => [typed, ...right] as const))

  test('what people type and every slip in some words: right row first in 95 %, among three in 99 %', () => {
    const all = [...corpusCommands.map(({ title }) => [title, title] as const), ...cases, ...slips]
    expect(all.length).toBeGreaterThanOrEqual(300)
    const result = measure(all)
    expect(result.first, result.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(result.third, result.missed.join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  test('without the generated slips it is just as good', () => {
    const result = measure(cases)
    expect(result.first, result.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(result.third, result.missed.join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  test('every query of the corpus means titles that exist', () => {
    const known = new Set(corpusCommands.map(({ title }) => title))
    expect(cases.flatMap(([, ...right]) => right).filter((title) => !known.has(title))).toEqual([])
  })
})

describe('order', () => {
  test('classes come in their order, whatever the recency', () => {
    const index = createSearchIndex([
      { item: 'loose', title: 'Untimed work', recency: 1 },
      { item: 'typo', title: 'Tame the queue', recency: 0.9 },
      { item: 'synonym', title: 'Log hours', keywords: ['time'], recency: 0.8 },
      { item: 'acronym', title: 'Try it most evenings', recency: 0.7 },
      { item: 'word', title: 'Log time', recency: 0.6 },
      { item: 'prefix', title: 'Time tracking', recency: 0.5 },
      { item: 'exact', title: 'Time', recency: 0 },
    ])
    const found = index.search('time')
    expect(found.map((hit) => hit.item)).toEqual(['exact', 'prefix', 'word', 'acronym', 'synonym', 'typo', 'loose'])
    expect(found.map((hit) => hit.class)).toEqual(['exact', 'prefix', 'word', 'acronym', 'synonym', 'typo', 'loose'])
  })

  test('inside a class: the more recent, then the shorter, then the earlier', () => {
    const index = createSearchIndex([
      { item: 1, title: 'Board beta' },
      { item: 2, title: 'Board alpha' },
      { item: 3, title: 'Board gamma' },
      { item: 4, title: 'Board with a long name', recency: 0.5 },
    ])
    expect(index.search('board').map((hit) => hit.item)).toEqual([4, 1, 2, 3])
  })

  test('an exact title is never outranked by recency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...corpusCommands),
        fc.array(fc.double({ min: 0, max: 1 }), { minLength: 66, maxLength: 66 }),
        (meant, recency) => {
          const index = createSearchIndex(
            corpusCommands.map((entry, at) => ({ ...entry, item: entry.title, recency: entry === meant ? 0 : (recency[at] ?? 1) })),
          )
          const [best] = index.search(meant.title)
          return best?.title === meant.title && best.class === 'exact'
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('nothing typed lists everything by recency, then as given', () => {
    const index = createSearchIndex([
      { item: 'a longer one', title: 'a longer one' },
      { item: 'b', title: 'b' },
      { item: 'c', title: 'c', recency: 0.4 },
    ])
    expect(titles(index.search('  '))).toEqual(['c', 'a longer one', 'b'])
    expect(titles(index.search('', 1))).toEqual(['c'])
  })

  test('a small limit gives the beginning of a large one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,4})?$/), fc.integer({ min: 1, max: 20 }), (query, limit) => {
        expect(titles(commands.search(query, limit))).toEqual(titles(commands.search(query, 60)).slice(0, limit))
      }),
    )
  })
})

describe('text', () => {
  test('case, diacritics and punctuation do not matter', () => {
    const index = createSearchIndex(entries('Übergabe an José', 'Don’t panic', 'Łódź – Straße', 'Crème brûlée'))
    expect(titles(index.search('UBERGABE'))).toEqual(['Übergabe an José'])
    expect(titles(index.search('jose'))).toEqual(['Übergabe an José'])
    expect(titles(index.search('dont'))).toEqual(['Don’t panic'])
    expect(titles(index.search('lodz strasse'))).toEqual(['Łódź – Straße'])
    expect(titles(index.search('creme'))).toEqual(['Crème brûlée'])
  })

  test('writing without spaces and signs without letters are found', () => {
    const index = createSearchIndex(entries('会議の準備', '🚀 launch'))
    expect(titles(index.search('準備'))).toEqual(['会議の準備'])
    expect(titles(index.search('🚀'))).toEqual(['🚀 launch'])
  })

  test('words are the same with and without places', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('A', 'b', "'", ' ', '-', '7') }))
    fc.assert(
      fc.property(text, (value) => {
        expect(foldWords(value)).toEqual(placedWords(value).map((word) => word.text))
      }),
    )
  })
})

describe('codes', () => {
  const index = createSearchIndex([
    { item: 'title', title: 'Error 214 on checkout', recency: 1 },
    { item: 'web', title: 'Broken link', code: 'WEB-214' },
    { item: 'mob', title: 'Crash at start', code: 'MOB-214', recency: 0.5 },
    { item: 'next', title: 'Other', code: 'WEB-2140', recency: 1 },
  ])

  test('a code is found exactly, in any spelling', () => {
    for (const query of ['WEB-214', 'web-214', 'web 214', 'web214', ' Web-214 ']) {
      expect(index.search(query).slice(0, 1)).toMatchObject([{ item: 'web', class: 'exact' }])
    }
    expect(index.search('web-214').map((hit) => hit.item)).toEqual(['web', 'next'])
  })

  test('its number alone is enough, before a title that holds the number', () => {
    expect(index.search('214').map((hit) => hit.item)).toEqual(['mob', 'web', 'title', 'next'])
  })

  test('a slip in a number is another number', () => {
    expect(index.search('web-215')).toEqual([])
  })
})

describe('changes', () => {
  test('entries can be added, replaced, removed and touched', () => {
    const index = createSearchIndex(entries('Alpha one', 'Alpha two'))
    index.put(entries('Alpha three'))
    expect(titles(index.search('alpha'))).toEqual(['Alpha one', 'Alpha two', 'Alpha three'])
    index.put([{ item: 'new', title: 'Beta', key: 'Alpha one' }])
    expect(titles(index.search('alpha'))).toEqual(['Alpha two', 'Alpha three'])
    expect(index.search('beta')).toMatchObject([{ item: 'new' }])
    index.touch('Alpha three', 1)
    expect(titles(index.search('alpha'))).toEqual(['Alpha three', 'Alpha two'])
    index.remove(['Alpha three', 'never there'])
    expect(titles(index.search(''))).toEqual(['Beta', 'Alpha two'])
    expect(index.size).toBe(2)
  })

  test('an index changed in many steps answers like a fresh one', () => {
    const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'start', 'timer')
    const title = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const step = fc.oneof(
      fc.record({ put: fc.array(fc.record({ key: fc.integer({ min: 0, max: 30 }).map(String), title }), { maxLength: 12 }) }),
      fc.record({ remove: fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 10 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.constantFrom('alpha', 'be', 'start timer', 'gmama', 'tmr', ''), (steps, query) => {
        const index = createSearchIndex<string>([])
        const model = new Map<string, string>()
        for (const one of steps) {
          if ('put' in one) {
            index.put(one.put.map((entry) => ({ ...entry, item: entry.key })))
            for (const entry of one.put) model.set(entry.key, entry.title)
          } else {
            index.remove(one.remove)
            for (const key of one.remove) model.delete(key)
          }
        }
        const fresh = createSearchIndex([...model].map(([key, text]) => ({ item: key, key, title: text })))
        expect(titles(index.search(query)).sort()).toEqual(titles(fresh.search(query)).sort())
        expect(index.size).toBe(model.size)
      }),
      { numRuns: runs(200) },
    )
  })
})

test('thousands of replacements leave order, keys and recency as they were', () => {
  const index = createSearchIndex<number>([])
  const rows = Array.from({ length: 6000 }, (_, at) => ({ item: at, key: String(at), title: `Task number ${at % 50} of many` }))
  for (let from = 0; from < rows.length; from += 200) index.put(rows.slice(from, from + 200))
  index.touch('4321', 0.5)
  index.remove(['7', '1007'])
  for (let round = 0; round < 2; round++)
    for (let from = 0; from < 5000; from += 500) {
      index.put(rows.slice(from, from + 500).filter(({ item }) => item !== 7 && item !== 1007))
    }
  const left = rows.filter(({ item }) => item !== 7 && item !== 1007).map((row) => ({ ...row, recency: row.item === 4321 ? 0.5 : 0 }))
  const fresh = createSearchIndex(left)
  for (const query of ['', 'task 7', 'nubmer 21', 'tnm', 'zzz']) {
    expect(index.search(query).map((hit) => hit.item)).toEqual(fresh.search(query).map((hit) => hit.item))
  }
  expect(index.size).toBe(5998)
})

describe('highlights', () => {
  const marked = (title: string, query: string, keywords: string[] = []) => {
    const [hit] = createSearchIndex([{ item: 0, title, keywords }]).search(query)
    return hit?.ranges.map(([start, end]) => title.slice(start, end))
  }

  test('show what matched, in the original spelling', () => {
    expect(marked('Assign to…', 'assign to')).toEqual(['Assign to'])
    expect(marked('Start timer', 'tim')).toEqual(['tim'])
    expect(marked('Start timer', 'timer sta')).toEqual(['Sta', 'timer'])
    expect(marked('Set due date…', 'sdd')).toEqual(['S', 'd', 'd'])
    expect(marked('Go to notifications', 'gn')).toEqual(['G', 'n'])
    expect(marked('Start timer', 'start tinmer')).toEqual(['Start', 'timer'])
    expect(marked('Über Straße', 'strass')).toEqual(['Straß'])
    expect(marked('Start timer', 'starttimer')).toEqual(['Start', 'timer'])
    expect(marked('Upload file', 'oad')).toEqual(['oad'])
    expect(marked('Start timer', 'sttmr')).toEqual(['St', 't', 'm', 'r'])
    expect(marked('Add label…', 'tag', ['tag'])).toEqual([])
    expect(marked('Cafe\u0301 list', 'cafe')).toEqual(['Cafe\u0301'])
  })

  test('are in order, apart and inside the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 6 }), (title, query) => {
        const [hit] = createSearchIndex([{ item: 0, title }]).search(query)
        let last = 0
        for (const [start, end] of hit?.ranges ?? []) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(title.length)
      }),
    )
  })
})

test('whoever wants what is better than a rank gets all of that, and the rank of each', () => {
  const index = createSearchIndex(entries('Invoice', 'Invoices', 'Fix invoice', 'Fix invocie', 'Inkwell over ice'))
  const found = index.search('invoice')
  expect(found.map(({ rank }) => rank)).toEqual(found.map(({ rank }) => rank).toSorted((a, b) => a - b))
  for (const { rank } of found) {
    const better = index.search('invoice', 60, { than: rank }).filter((hit) => hit.rank < rank)
    expect(titles(better)).toEqual(titles(found.filter((hit) => hit.rank < rank)))
  }
  expect(index.search('invoice', 60, { than: 0 })).toEqual([])
  expect([index.search('', 60, { than: 17 }), index.search('', 60).length]).toEqual([[], 5])
})
