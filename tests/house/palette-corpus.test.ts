// How often the palette puts what people mean first, over what they really type: synonyms, phrases, slips, word order, values behind a command.
import { expect, test } from 'vitest'
import { askCorpus, type CorpusResult, readCorpus } from '#tests/kit/palette-corpus.ts'

const results = askCorpus([...readCorpus('task.txt'), ...readCorpus('elsewhere.txt')])

const share = (list: readonly CorpusResult[], most: number) =>
  Math.round((1000 * list.filter(({ found }) => found !== null && found <= most).length) / list.length) / 10

function by(part: 'kind' | 'place'): [string, CorpusResult[]][] {
  const found = new Map<string, CorpusResult[]>()
  for (const one of results) found.set(one[part], [...(found.get(one[part]) ?? []), one])
  return [...found]
}

const missed = ({ place, kind, query, meant, found, first }: CorpusResult) =>
  `${place}, ${kind}: “${query}” means ${meant.join(' or ')}, is at ${found ?? 'none'} behind ${first.join(', ')}`

test('what people mean is first for 96 % of queries and among three for 99 %, of each kind and place for 92 %', () => {
  const lines = [['all', results] as const, ...by('kind'), ...by('place')].map(
    ([name, list]) => `${name}: ${list.length} queries, ${share(list, 1)} % first, ${share(list, 3)} % of three`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
  const misses = results.filter(({ found }) => found !== 1).map(missed)
  expect(share(results, 1), misses.join('\n')).toBeGreaterThanOrEqual(96)
  expect(share(results, 3), misses.join('\n')).toBeGreaterThanOrEqual(99)
  const weak = [...by('kind'), ...by('place')].filter(([, list]) => share(list, 1) < 92).map(([name]) => name)
  expect(weak, misses.join('\n')).toEqual([])
})

test('no heading stands twice', () => {
  const twice = results.filter(({ headings }) => new Set(headings).size < headings.length)
  expect(twice.map(({ query, headings }) => `${query}: ${headings.join(', ')}`)).toEqual([])
})
