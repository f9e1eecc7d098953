// The cache part of efforts.
import { itemCachePart } from '#src/data/cache/cache-items.ts'

/** Efforts enter and leave their project's list. */
export const effortCachePart = itemCachePart({
  type: 'Effort',
  list: 'efforts',
  payload: 'effort',
  create: 'createEffort',
  edit: 'updateEffort',
  delete: 'deleteEffort',
})
