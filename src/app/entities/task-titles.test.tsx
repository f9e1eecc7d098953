// Titles of all tasks in the palette's index: found with a slip, never twice, never what is gone.
import { beforeEach, expect, test, vi } from 'vitest'
import { createEntityIndex } from '#src/app/palette/entity-index.ts'
import { accessToken } from '#src/data/storage/storage.ts'
import { createSegment } from '#src/lib/search/search-segment.ts'
import { type Entity, type EntitySource, entityKey } from './entity.ts'
import type { TitleColumns, TitlesAsked, TitlesTold } from './read-titles.ts'
import { createTaskTitles } from './task-titles.tsx'

beforeEach(() => void accessToken.write('t'))

/** Titles as an answer and its index; what begins with `x ` is done. */
function rows(titles: Readonly<Record<string, string>>): TitlesTold {
  const shown = Object.values(titles).map((title) => title.replace(/^x /, ''))
  const columns: TitleColumns = {
    ...{
      total: shown.length,
      latest: 'now',
      next: null,
      projectSlugs: ['website'],
      projectNames: ['Website'],
      ids: Object.keys(titles),
      titles: shown,
    },
    ...{ codes: shown.map((_, row) => `WEB-${row}`), projects: shown.map(() => 0), colors: shown.map(() => null) },
    done: Object.values(titles).map((title) => title.startsWith('x ')),
  }
  const entries = shown.map((title, row) => ({ title, code: `WEB-${row}` }))
  return { kind: 'rows', columns, segment: createSegment(entries, () => 0) }
}

function world() {
  const asked: TitlesAsked[] = []
  const stopped: string[] = []
  let tell: (told: TitlesTold) => void = () => undefined
  const heard = new Set<() => void>()
  const changed = () => {
    for (const listener of heard) listener()
  }
  const titles = createTaskTitles(changed, (question, told) => {
    asked.push(question)
    tell = told
    return () => stopped.push(question.workspaceSlug)
  })
  const hidden = new Set<string>()
  let all: readonly Entity[] = []
  const source: EntitySource = {
    all: () => all,
    titles: titles.batches,
    isHidden: (entity) => hidden.has(entityKey(entity)),
    subscribe(listener) {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
  const used = new Map<string, number>()
  const index = createEntityIndex(
    source,
    (key) => used.get(key) ?? 0,
    () => () => undefined,
  )
  return {
    ...{ titles, asked, stopped, hidden, used, tell: (told: TitlesTold) => tell(told) },
    know(known: readonly Entity[]) {
      all = known
    },
    find(query: string) {
      index.flush()
      return index.search('task', query, 10).map(({ item }) => item.id)
    },
    first: (query: string) => index.search('task', query, 1)[0]?.item,
  }
}

const known = (id: string, title: string): Entity => ({ kind: 'task', id, title, icon: () => null, run: () => undefined })

test('a slip finds any of them, with its way there; what is open comes before what is done, and what was used before both', () => {
  const { titles, tell, find, first, used } = world()
  titles.enter('acme')
  tell(rows({ a: 'x Fix invoice', b: 'Fix invoice now', c: 'Fix invoices', d: 'Else' }))
  tell({ kind: 'end', total: 4, latest: 'now' })
  expect(find('fix invoice')).toEqual(['a', 'c', 'b'])
  expect(find('fix inv')).toEqual(['c', 'b', 'a'])
  expect(find('invocie now')).toEqual(['b'])
  expect(first('invocie now')?.hint).toBe('Website')
  expect(first('invocie now')?.path).toBe('/acme/projects/website/overview?task=b')
  const again = world()
  again.used.set('task:a', 1)
  expect(used.size).toBe(0)
  again.titles.enter('acme')
  again.tell(rows({ a: 'x Fix invoice', b: 'Fix invoice now' }))
  expect(again.find('fix inv')).toEqual(['a', 'b'])
})

test('what is known since the question is newer, what was known before is not', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { titles, tell, find, know } = world()
  const old = known('a', 'Old name')
  know([old])
  expect(find('old')).toEqual(['a'])
  vi.advanceTimersByTime(10)
  titles.enter('acme')
  vi.advanceTimersByTime(10)
  know([old, known('b', 'Newest name')])
  expect(find('newest')).toEqual(['b'])
  tell(rows({ a: 'Given name', b: 'Stale name' }))
  expect(find('name')).toEqual(expect.arrayContaining(['a', 'b']))
  expect(find('given')).toEqual(['a'])
  expect(find('stale')).toEqual([])
})

test('what is deleted is found no more, and again when the deletion is undone', () => {
  const { titles, tell, find, hidden } = world()
  titles.enter('acme')
  tell(rows({ a: 'One task', b: 'Two task' }))
  hidden.add('task:a')
  expect(find('task')).toEqual(['b'])
  hidden.clear()
  expect(find('task').toSorted()).toEqual(['a', 'b'])
})

test('WS-08 another workspace has titles of its own, also where an answer of the one before comes late', () => {
  const { titles, tell, find, asked, stopped } = world()
  titles.enter('acme')
  const late = tell
  tell(rows({ a: 'Acme task' }))
  expect(find('task')).toEqual(['a'])
  titles.enter('beta')
  expect(find('task')).toEqual([])
  expect(stopped).toEqual(['acme'])
  late(rows({ b: 'Beta task' }))
  expect(find('task')).toEqual(['b'])
  expect(asked.map(({ workspaceSlug }) => workspaceSlug)).toEqual(['acme', 'beta'])
})

test('who comes back later asks for what changed, and for all where something is missing', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { titles, tell, find, asked } = world()
  titles.enter('acme')
  tell(rows({ a: 'One task', b: 'Two task' }))
  tell({ kind: 'end', total: 2, latest: 'then' })
  titles.enter('acme')
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(600_000)
  titles.enter('acme')
  expect(asked.at(-1)).toMatchObject({ since: 'then' })
  tell(rows({ b: 'Two tasks renamed' }))
  tell({ kind: 'end', total: 2, latest: 'later' })
  expect(find('renamed')).toEqual(['b'])
  expect(find('task').toSorted()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(600_000)
  titles.enter('acme')
  tell({ kind: 'end', total: 1, latest: 'later' })
  expect(asked.at(-1)).toMatchObject({ since: null })
  tell(rows({ b: 'Two tasks renamed' }))
  expect(find('task').toSorted()).toEqual(['a', 'b'])
  tell({ kind: 'end', total: 1, latest: 'last' })
  expect(find('task')).toEqual(['b'])
})

test('a reading that failed is logged and tried again on the next entry', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { titles, tell, asked } = world()
  titles.enter('acme')
  tell({ kind: 'failed', message: 'No answer.' })
  expect(warn.mock.calls[0]?.[1]).toBe('No answer.')
  titles.enter('acme')
  expect(asked).toHaveLength(2)
})
