// The reading of titles: step by step, each with its index, and what ends it.
import { expect, test } from 'vitest'
import { createSearchIndex } from '#src/lib/search/search-index.ts'
import { readTitles, type TitleColumns, type TitlesAsked, type TitlesTold } from './read-titles.ts'

const ASKED: TitlesAsked = {
  url: '/graphql',
  token: 't',
  query: 'query TaskTitles',
  workspaceSlug: 'acme',
  before: null,
  since: null,
  most: 50_000,
}

function columns(from: number, to: number, next: string | null): TitleColumns {
  const rows = Array.from({ length: to - from }, (_, at) => from + at)
  return {
    ...{ total: 5, latest: `at ${from}`, next, projectSlugs: ['website'], projectNames: ['Website'], ids: rows.map((row) => `id-${row}`) },
    ...{ codes: rows.map((row) => `WEB-${row}`), titles: rows.map((row) => `Invoice number ${row}`), projects: rows.map(() => 0) },
    ...{ colors: rows.map(() => null), done: rows.map(() => false) },
  }
}

async function read(answers: readonly unknown[], asked: Partial<TitlesAsked> = {}) {
  const told: TitlesTold[] = []
  const sent: unknown[] = []
  const ask = (async (_: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).variables)
    return Response.json(answers[sent.length - 1])
  }) as typeof fetch
  await readTitles({ ...ASKED, ...asked }, (one) => told.push(one), ask)
  return { told, sent }
}

const of = (taskTitles: unknown) => ({ data: { taskTitles } })

test('each step is told with its index, and the end with what was the latest at the beginning', async () => {
  const { told, sent } = await read([of(columns(0, 3, 'three')), of(columns(3, 5, null))])
  expect(told.map(({ kind }) => kind)).toEqual(['rows', 'rows', 'end'])
  expect(told.at(-1)).toEqual({ kind: 'end', total: 5, latest: 'at 0', next: null })
  expect(sent).toEqual([
    { workspaceSlug: 'acme', before: null, since: null, limit: 5_000 },
    { workspaceSlug: 'acme', before: 'three', since: null, limit: 5_000 },
  ])
  const index = createSearchIndex<string>([{ item: 'known', key: 'id-4', title: 'Nothing like it' }])
  for (const step of told) {
    if (step.kind !== 'rows') continue
    const { ids, titles } = step.columns
    index.adopt(
      ids.map((id, row) => (id === 'id-4' ? null : { item: id, key: id, title: titles[row] ?? '' })),
      step.segment,
    )
  }
  expect(index.search('invocie numbre 3')[0]?.item).toBe('id-3')
  expect(index.search('web-2').map(({ item }) => item)).toEqual(['id-2'])
  expect(index.search('invoice').map(({ item }) => item)).toEqual(['id-0', 'id-1', 'id-2', 'id-3'])
  index.remove(['id-1'])
  expect(index.search('invoice')).toHaveLength(3)
})

test('so many are asked for as are wanted, from any place on, and the end tells where more are', async () => {
  const { told, sent } = await read([of(columns(0, 3, 'three')), of(columns(3, 4, 'four'))], { before: 'zero', most: 4 })
  expect(sent).toMatchObject([
    { before: 'zero', limit: 4 },
    { before: 'three', limit: 1 },
  ])
  expect(told.at(-1)).toEqual({ kind: 'end', total: 5, latest: 'at 0', next: 'four' })
})

test('what changed later goes on from the last one told', async () => {
  const { told, sent } = await read([of({ ...columns(0, 1, 'one'), latest: 'one' }), of({ ...columns(1, 2, null), latest: 'two' })], {
    since: 'zero',
  })
  expect(sent.map((variables) => (variables as { since: string }).since)).toEqual(['zero', 'one'])
  expect(told.at(-1)).toMatchObject({ kind: 'end', latest: 'two' })
})

test('a host that tells no titles is no failure, and a refusal says what it said', async () => {
  expect((await read([of(null)])).told).toEqual([{ kind: 'unknown' }])
  expect((await read([{ errors: [{ message: 'Sign in first.' }], data: null }])).told).toEqual([
    { kind: 'failed', message: 'Sign in first.' },
  ])
  expect((await read(['nonsense'])).told).toMatchObject([{ kind: 'failed', message: 'The gateway answered 200.' }])
})
