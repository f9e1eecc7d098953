// The things the palette finds besides commands: tasks, people, projects, sprints, user stories, epics, pages of the wiki, discussions, private notes, comments, files.
import type { ReactNode } from 'react'
import type { Services } from '#src/actions/services.ts'
import type { Score } from '#src/lib/search/search-score.ts'
import type { Segment } from '#src/lib/search/search-segment.ts'

/** Kinds of entities. */
export type EntityKind = 'task' | 'person' | 'project' | 'sprint' | 'story' | 'epic' | 'page' | 'thread' | 'note' | 'comment' | 'file'

/** A thing to find and open. */
export interface Entity {
  kind: EntityKind
  /** Unique in its kind. */
  id: string
  title: string
  /** Shown before the title and found by its number: `WEB-214`. */
  code?: string | undefined
  /** Grey text after the title. */
  hint?: string | undefined
  /** Other words that find it. */
  keywords?: readonly string[] | undefined
  /** It is done: among equal matches it comes after what is open. */
  over?: boolean | undefined
  /** The pieces of the title that the server found, `[start, end)`. */
  ranges?: Score['ranges'] | undefined
  /** The workspace whose titles it was told among; other entities are of the one in view. */
  workspaceSlug?: string | undefined
  /** Called only for rows that are shown. */
  icon: () => ReactNode
  /** Where it lives, for a new tab; starts with `/`. */
  path?: string | undefined
  run(services: Services): void
}

/** Where entities come from. `all` gives the same array until something changed; entities are compared by identity. */
export interface EntitySource {
  all(): readonly Entity[]
  subscribe(listener: () => void): () => void
  /** Titles of more, indexed already; the same array until there are others. */
  titles?(): readonly TitleBatch[]
  /** The same of the person's other workspaces: found below equal matches of the one in view. */
  titlesElsewhere?(): readonly TitleBatch[]
  /** True for what is in `titles` and is to be found no more: it was deleted, is about to be, or its workspace is not the person's any more. */
  isHidden?(entity: Entity): boolean
  /** Somebody is about to search: what may have been lost meanwhile is looked up. */
  opened?(): void
  /** Asks the server; hits are listed below the local ones. Rejects when `signal` is aborted. */
  remote?(query: string, kind: EntityKind | null, signal: AbortSignal): Promise<readonly Entity[]>
}

/** Entities whose index was built off the main thread, in the order of its rows. */
export interface TitleBatch {
  entities: readonly Entity[]
  segment: Segment
  /** When they were asked for, by `performance.now()`: what is known since is newer. */
  askedAt: number
}

/** Names an entity among all kinds. */
export function entityKey(entity: Pick<Entity, 'kind' | 'id'>): string {
  return `${entity.kind}:${entity.id}`
}

/** Something that may be found, and the workspace it belongs to. */
export interface Made {
  from: unknown
  place: string
  key: string
  make: () => Entity
}
