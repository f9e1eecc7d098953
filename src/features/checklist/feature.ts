// What checklists bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Checklists of tasks. */
export const checklist = defineFeature({
  actions: [() => import('./checklist.actions.ts')],
  cache: [async () => (await import('./checklist.cache.ts')).checklistCachePart],
})
