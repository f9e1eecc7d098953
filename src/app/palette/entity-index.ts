// Keeps entities searchable: follows their source in small steps while the browser is idle, so that opening and typing never wait.

import { type Entity, type EntityKind, type EntitySource, entityKey } from '#src/app/entities/entity.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { createSearchIndex, type Hit, type SearchEntry, type SearchIndex, type Wanted } from '#src/lib/search/search-index.ts'
import { rank } from '#src/lib/search/search-score.ts'
import { type AdoptedTitles, adoptTitles } from './adopted-titles.ts'

/** Searchable entities of a source. */
export interface EntityIndex {
  /** Best first; an empty query lists the recently used. */
  search(kind: EntityKind, query: string, limit: number, loose?: Wanted['loose']): Hit<Entity>[]
  /** 0 (never) to 1 (just now). */
  touch(key: string, recency: number): void
  /** Hears when more can be found. */
  subscribe(listener: () => void): () => void
  /** Takes in all changes now instead of when idle. */
  flush(): void
  remote: EntitySource['remote']
  /** Somebody is about to search. */
  opened(): void
  stop(): void
}

/** Entities taken in between two looks at the clock. */
const slice = 2_000
/** A mark of the browser's timeline: all that was told can be found; its detail is the number of tasks. */
const TAKEN_IN = 'palette:taken-in'
/** So many of the best may be hidden without a gap below them. */
const MOST_HIDDEN = 20
const kinds: readonly EntityKind[] = ['task', 'person', 'project', 'sprint', 'story', 'epic', 'page', 'thread', 'note', 'comment', 'file']

/** A place in the order of use that comes before what is over, and after all that was used. */
const OPEN = 1 / 65_535

/**
 * Builds the index of a source and keeps following it until `stop`. `usedOf` tells how recently a thing was used, 0 (never) to 1 (just now): among
 * equal matches that comes first, and what is open before what is done.
 */
export function createEntityIndex(
  source: EntitySource,
  usedOf: (key: string) => number = () => 0,
  idle: (work: () => void) => () => void = whenIdle,
): EntityIndex {
  const others = Object.fromEntries(kinds.map((kind) => [kind, createSearchIndex<Entity>([])])) as Record<EntityKind, SearchIndex<Entity>>
  const listeners = new Set<() => void>()
  const known = new Map<string, Entity>()
  // When it was last told, by `performance.now()`.
  const knownAt = new Map<string, number>()
  let seen: readonly Entity[] | null = null
  let waiting: Entity[] = []
  let scheduled = false
  let cancel: () => void = () => undefined

  const compare = () => {
    const all = source.all()
    if (all === seen) return
    seen = all
    const there = new Set<string>()
    waiting = all.filter((entity) => {
      const key = entityKey(entity)
      there.add(key)
      return known.get(key) !== entity
    })
    for (const kind of kinds) {
      const gone = [...known].filter(([key, entity]) => entity.kind === kind && !there.has(key)).map(([key]) => key)
      for (const key of gone) {
        known.delete(key)
        knownAt.delete(key)
      }
      if (gone.length > 0) indexOf(kind).remove(gone)
    }
  }
  const takeIn = (entities: readonly Entity[]) => {
    for (const kind of kinds) {
      const fresh = entities.filter((entity) => entity.kind === kind)
      if (fresh.length === 0) continue
      indexOf(kind).put(fresh.map(entryOf))
      for (const entity of fresh) {
        known.set(entityKey(entity), entity)
        knownAt.set(entityKey(entity), performance.now())
      }
    }
  }
  const entryOf = (item: Entity): SearchEntry<Entity> => {
    const key = entityKey(item)
    const recency = Math.max(usedOf(key), item.over ? 0 : OPEN)
    return { item, key, title: item.title, code: item.code, keywords: item.keywords, recency }
  }
  // What is known besides titles is taken in again where they are of another workspace, or all anew.
  const tasks = adoptTitles(
    () => source.titles?.() ?? [],
    () => createSearchIndex([...known.values()].filter(({ kind }) => kind === 'task').map(entryOf)),
    entryOf,
    (entity, askedAt) => (knownAt.get(entityKey(entity)) ?? 0) > askedAt,
  )
  const elsewhere = adoptTitles(
    () => source.titlesElsewhere?.() ?? [],
    () => createSearchIndex<Entity>([]),
    entryOf,
  )
  const indexOf = (kind: EntityKind) => (kind === 'task' ? tasks.index : others[kind])
  /** Takes in the next batch of titles, those of the workspace in view first; false when there is none. */
  const adoptNext = () => tasks.adoptNext() || elsewhere.adoptNext()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const step = () => {
    scheduled = false
    compare()
    takeIn(waiting.splice(0, slice))
    if (waiting.length > 0 || adoptNext()) return schedule()
    performance.clearMarks(TAKEN_IN)
    performance.mark(TAKEN_IN, { detail: tasks.index.size + elsewhere.index.size })
    changed()
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    cancel = idle(step)
  }
  const unsubscribe = source.subscribe(schedule)
  schedule()

  return {
    search(kind, query, limit, loose) {
      if (kind !== 'task') return others[kind].search(query, limit, { loose })
      const { isHidden = () => false } = source
      const found = (titles: AdoptedTitles, wanted: Wanted) =>
        titles.hasTitles
          ? titles.index
              .search(query, limit + MOST_HIDDEN, wanted)
              .filter(({ item }) => !isHidden(item))
              .slice(0, limit)
          : titles.index.search(query, limit, wanted)
      const here = found(tasks, { loose })
      const [best, last] = [here[0], here.length < limit ? undefined : here.at(-1)]
      if (!elsewhere.hasTitles) return here
      // Only what is better than the last of a full list stands before it, and what fits loosely is alone only where it is so in both.
      const isAlone = loose === 'alone' && (best === undefined || best.rank >= rank.slip)
      return merged(here, found(elsewhere, { than: last?.rank, loose: isAlone || loose === undefined ? loose : 'never' })).slice(0, limit)
    },
    touch: (key, recency) => {
      for (const kind of kinds) indexOf(kind).touch(key, recency)
      elsewhere.index.touch(key, recency)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush() {
      cancel()
      scheduled = false
      compare()
      takeIn(waiting)
      waiting = []
      while (adoptNext());
      changed()
    },
    remote: source.remote?.bind(source),
    opened: () => source.opened?.(),
    stop() {
      unsubscribe()
      cancel()
    },
  }
}

/** Those of two lists, the better first; of equal ones, and of one that is in both, that of `here`. */
function merged(here: readonly Hit<Entity>[], there: readonly Hit<Entity>[]): Hit<Entity>[] {
  const ids = new Set(here.map(({ item }) => item.id))
  return [...here, ...there.filter(({ item }) => !ids.has(item.id))].toSorted((one, other) => one.rank - other.rank)
}
