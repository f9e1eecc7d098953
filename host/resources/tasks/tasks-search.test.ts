// Everything can be found by its own title in the lists of the host, whatever it is written in.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { DECOYS, spellings, TITLES, TYPED } from '#tests/kit/search-titles.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  for (const title of [...DECOYS, ...TITLES]) await makeTask(world, 'ana', WEBSITE, { title })
})
afterAll(() => world.close())

async function found(search: string): Promise<string[]> {
  const { status, body } = await world.as('ana').get('/tasks/', { ...WEBSITE, per_page: 200, search })
  expect(status).toBe(200)
  return body.data.map(({ title }: { title: string }) => title)
}

test.each(TITLES)('OPEN-32 the list finds a title by itself, composed, decomposed and in capitals: %s', async (title) => {
  for (const typed of spellings(title)) expect(await found(typed), typed).toContain(title)
})

test.each(TYPED)('OPEN-32 the list finds by %s: %s', async (typed, title) => {
  const titles = await found(typed)
  if (title === null) expect(titles).toEqual([])
  else expect(titles).toContain(title)
})

test('OPEN-32 percent, underscore and backslash are letters, and what stands side by side in the query does so in the title', async () => {
  expect(await found('50%')).toEqual(['Raise the limit by 50%'])
  expect(await found('%')).toEqual(['Raise the limit by 50%'])
  expect(await found('_')).toEqual(['Rename snake_case_name'])
  expect(await found('\\')).toEqual(['C:\\temp is full'])
  expect(await found('東京')).toEqual(['東京タワーの改修工事'])
  expect(await found('界面')).toEqual(['更新用户界面的设计'])
})

test('OPEN-32 any title is found by itself, and no typed text breaks the query', async () => {
  const titles = fc.sample(fc.string({ unit: 'grapheme', maxLength: 20 }), { numRuns: 2000 })
  const rows = titles.map((title) => title.replaceAll('\0', ''))
  const { rows: missed } = await world.db.execute(sql`
    select title from unnest(${sql.param(rows)}::text[]) as titles(title)
    where search_query(title) is not null and not search_words(title) @@ search_query(title)`)
  expect(missed).toEqual([])
})

test('OPEN-32 plain text, which is folded by a shorter way, folds as it does beside a letter with an accent', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), { numRuns: 500 })
  const characters = Array.from({ length: 127 }, (_, at) => String.fromCharCode(at + 1))
  const { rows } = await world.db.execute(sql`
    select text from unnest(${sql.param([...texts, ...characters])}::text[]) as texts(text)
    where search_fold(text) is distinct from left(search_fold(text || 'é'), -1)`)
  expect(rows).toEqual([])
  const known = sql`select search_fold('ÀB c') as accents, search_fold('AB C') as plain, search_fold(null) as nothing`
  expect((await world.db.execute(known)).rows).toEqual([{ accents: 'ab c', plain: 'ab c', nothing: null }])
})

test.each([
  ['/sprints/', { title: 'İlk Sprint 100%', start_date: '2057-01-01', end_date: '2057-01-14' }, ['ilk', '100%', 'İLK']],
  ['/user-stories/', { title: 'Straße_öffnen' }, ['strasse_', 'OFFNEN', '_']],
])('OPEN-32 %s are searched alike', async (path, plan, all) => {
  const { title } = plan
  const made = await world.as('ana').post(path, WEBSITE, plan)
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
  for (const search of all) {
    const { body } = await world.as('ana').get(path, { ...WEBSITE, search })
    expect(JSON.stringify(body), search).toContain(title)
  }
  const { body } = await world.as('ana').get(path, { ...WEBSITE, search: '%x' })
  expect(JSON.stringify(body)).not.toContain(title)
})
