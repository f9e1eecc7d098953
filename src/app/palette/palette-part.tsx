// The palette with everything it searches: loaded as one part.
import { useEffect, useState } from 'react'
import type { EntitySource } from '#src/app/entities/entity.ts'
import { usageOf } from '#src/data/storage/recency.ts'
import { readSession } from '#src/data/storage/session.ts'
import type { Asking } from '../asking/asking.ts'
import { createEntityIndex, type EntityIndex } from './entity-index.ts'
import { PaletteHost } from './palette-host.tsx'

/** The palette and the questions over the entities of a source. */
export function PalettePart({ asking, entities }: { asking: Asking; entities: EntitySource }) {
  const index = useEntityIndex(entities)
  return index && <PaletteHost asking={asking} entities={index} />
}

/** The index follows the source while mounted; a strict second mount makes a fresh one. */
function useEntityIndex(source: EntitySource): EntityIndex | null {
  const [index, setIndex] = useState<EntityIndex | null>(null)
  useEffect(() => {
    const made = createEntityIndex(source, usedBefore())
    setIndex(made)
    return () => made.stop()
  }, [source])
  return index
}

/** How lately and how often the person who is signed in used a thing. */
function usedBefore(): (key: string) => number {
  const username = readSession().viewer?.username
  return username === undefined ? () => 0 : (key) => usageOf(username)(key)
}
