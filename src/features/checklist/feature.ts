// What checklists bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { checklistCachePart } from './checklist.cache.ts'

/** Checklists of tasks. */
export const checklist = defineFeature({
  actions: [() => import('./checklist.actions.ts')],
  cache: [checklistCachePart],
})
