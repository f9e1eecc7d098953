// Keeps entities searchable: follows their source in small steps while the browser is idle, so that opening and typing never wait.

import { type Entity, type EntityKind, type EntitySource, entityKey } from '#src/app/entities/entity.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { createSearchIndex, type Hit, type SearchIndex } from '#src/lib/search/search-index.ts'

/** Searchable entities of a source. */
export interface EntityIndex {
  /** Best first; an empty query lists the recently used. */
  search(kind: EntityKind, query: string, limit: number): Hit<Entity>[]
  /** 0 (never) to 1 (just now). */
  touch(key: string, recency: number): void
  /** Hears when more can be found. */
  subscribe(listener: () => void): () => void
  /** Takes in all changes now instead of when idle. */
  flush(): void
  remote: EntitySource['remote']
  stop(): void
}

/** Entities taken in between two looks at the clock. */
const slice = 2_000
const kinds: readonly EntityKind[] = ['task', 'person', 'project', 'sprint', 'story', 'epic', 'page', 'thread', 'note']

/** Builds the index of a source and keeps following it until `stop`. */
export function createEntityIndex(source: EntitySource, idle: (work: () => void) => () => void = whenIdle): EntityIndex {
  const indexes = Object.fromEntries(kinds.map((kind) => [kind, createSearchIndex<Entity>([])])) as Record<EntityKind, SearchIndex<Entity>>
  const listeners = new Set<() => void>()
  const known = new Map<string, Entity>()
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
      for (const key of gone) known.delete(key)
      if (gone.length > 0) indexes[kind].remove(gone)
    }
  }
  const takeIn = (entities: readonly Entity[]) => {
    for (const kind of kinds) {
      const fresh = entities.filter((entity) => entity.kind === kind)
      if (fresh.length === 0) continue
      indexes[kind].put(fresh.map((item) => ({ item, key: entityKey(item), title: item.title, code: item.code, keywords: item.keywords })))
      for (const entity of fresh) known.set(entityKey(entity), entity)
    }
  }
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const step = () => {
    scheduled = false
    compare()
    takeIn(waiting.splice(0, slice))
    if (waiting.length > 0) schedule()
    else changed()
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    cancel = idle(step)
  }
  const unsubscribe = source.subscribe(schedule)
  schedule()

  return {
    search: (kind, query, limit) => indexes[kind].search(query, limit),
    touch: (key, recency) => {
      for (const kind of kinds) indexes[kind].touch(key, recency)
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
      changed()
    },
    remote: source.remote?.bind(source),
    stop() {
      unsubscribe()
      cancel()
    },
  }
}
