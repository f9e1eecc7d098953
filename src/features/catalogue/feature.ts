// What the catalogues bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Labels, types, efforts, statuses and boards of a project. */
export const catalogue = defineFeature({
  actions: [
    () => import('./label.actions.ts'),
    () => import('./task-type.actions.ts'),
    () => import('./effort.actions.ts'),
    () => import('./workflow.actions.ts'),
    () => import('./board.actions.ts'),
  ],
  pageActions: [() => import('./template.actions.ts')],
  cache: [
    async () => (await import('./label.cache.ts')).labelCachePart,
    async () => (await import('./task-type.cache.ts')).taskTypeCachePart,
    async () => (await import('./effort.cache.ts')).effortCachePart,
    async () => (await import('./workflow.cache.ts')).workflowCachePart,
    async () => (await import('./board.cache.ts')).boardCachePart,
    async () => (await import('./template.cache.ts')).templateCachePart,
  ],
  items: async () => (await import('./catalogue-kinds.ts')).catalogueKinds,
})
