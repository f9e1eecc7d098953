// The cache part of labels.
import { itemCachePart } from '#src/data/cache/cache-items.ts'

/** Labels enter and leave their project's list. */
export const labelCachePart = itemCachePart({
  type: 'Label',
  list: 'labels',
  payload: 'label',
  create: 'createLabel',
  edit: 'updateLabel',
  delete: 'deleteLabel',
})
