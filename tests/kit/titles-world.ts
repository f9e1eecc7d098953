// A source of titles over answers that the test gives, and the palette's index above it.

import { type Entity, type EntitySource, entityKey } from '#src/app/entities/entity.ts'
import type { TitleColumns, TitlesAsked, TitlesTold } from '#src/app/entities/read-titles.ts'
import { createTaskTitles } from '#src/app/entities/task-titles.ts'
import { createEntityIndex } from '#src/app/palette/entity-index.ts'
import { accessToken } from '#src/data/storage/storage.ts'
import { createSegment } from '#src/lib/search/search-segment.ts'

/** Titles as an answer and its index, by id; what begins with `x ` is done. `next` is where more are. */
export function rows(titles: Readonly<Record<string, string>>, next: string | null = null): TitlesTold {
  const shown = Object.values(titles).map((title) => title.replace(/^x /, ''))
  const columns: TitleColumns = {
    ...{ total: shown.length, latest: 'now', next, projectSlugs: ['website'], projectNames: ['Website'] },
    ...{ ids: Object.keys(titles), titles: shown, codes: shown.map((_, row) => `WEB-${row}`) },
    ...{ projects: shown.map(() => 0), colors: shown.map(() => null) },
    done: Object.values(titles).map((title) => title.startsWith('x ')),
  }
  const entries = shown.map((title, row) => ({ title, code: `WEB-${row}` }))
  return { kind: 'rows', columns, segment: createSegment(entries, () => 0) }
}

/** So many titles under ids that begin with `id`. */
export function many(id: string, count: number, next: string | null = null): TitlesTold {
  return rows(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${id}-${at}`, `Task ${id}${at}`])), next)
}

/** The end of an answer. */
export function end(total: number, latest = 'now', next: string | null = null): TitlesTold {
  return { kind: 'end', total, latest, next }
}

/** `tell` answers the question asked last; what waits for the page's rest waits for `rest`. */
export function titlesWorld() {
  accessToken.write('t')
  const asked: TitlesAsked[] = []
  const stopped: string[] = []
  let tell: (told: TitlesTold) => void = () => undefined
  let waiting: (() => void)[] = []
  const heard = new Set<() => void>()
  const titles = createTaskTitles({
    changed() {
      for (const listener of heard) listener()
    },
    rest: (work) => void waiting.push(work),
    read(question, told) {
      asked.push(question)
      tell = told
      return () => stopped.push(question.workspaceSlug)
    },
  })
  const hidden = new Set<string>()
  let all: readonly Entity[] = []
  const source: EntitySource = {
    all: () => all,
    titles: titles.batches,
    titlesElsewhere: titles.elsewhere,
    isHidden: (entity) => hidden.has(entityKey(entity)) || (entity.workspaceSlug !== undefined && !titles.holds(entity.workspaceSlug)),
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
  const search = (query: string) => index.search('task', query, 10).map(({ item }) => item.id)
  return {
    ...{ titles, asked, stopped, hidden, used, search, tell: (told: TitlesTold) => tell(told) },
    rest() {
      const works = waiting
      waiting = []
      for (const work of works) work()
    },
    know(known: readonly Entity[]) {
      all = known
    },
    find(query: string) {
      index.flush()
      return search(query)
    },
    first: (query: string) => index.search('task', query, 1)[0]?.item,
  }
}
