// An index of entities that takes in batches of titles as they are, and begins anew where some are taken away.
import type { Entity, TitleBatch } from '#src/app/entities/entity.ts'
import type { SearchEntry, SearchIndex } from '#src/lib/search/search-index.ts'

/** What is searched, and what goes into it. */
export interface AdoptedTitles {
  readonly index: SearchIndex<Entity>
  /** Whether there are any batches in it. */
  readonly hasTitles: boolean
  /** Takes in the next batch; false when there is none. */
  adoptNext(): boolean
}

/** `begin` makes an index without titles, `isNewer` tells of what is known since a batch was asked for. */
export function adoptTitles(
  batches: () => readonly TitleBatch[],
  begin: () => SearchIndex<Entity>,
  entryOf: (entity: Entity) => SearchEntry<Entity>,
  isNewer: (entity: Entity, askedAt: number) => boolean = () => false,
): AdoptedTitles {
  const adopted = new Set<TitleBatch>()
  let index = begin()
  return {
    get index() {
      return index
    },
    get hasTitles() {
      return adopted.size > 0
    },
    adoptNext() {
      const all = batches()
      if ([...adopted].some((batch) => !all.includes(batch))) {
        adopted.clear()
        index = begin()
      }
      const batch = all.find((one) => !adopted.has(one))
      if (!batch) return false
      adopted.add(batch)
      const segment = { ...batch.segment, places: batch.segment.places.slice(), dead: batch.segment.dead.slice() }
      index.adopt(
        batch.entities.map((entity) => (isNewer(entity, batch.askedAt) ? null : entryOf(entity))),
        segment,
      )
      return true
    },
  }
}
