// What the catalogues bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { boardCachePart } from './board.cache.ts'
import { effortCachePart } from './effort.cache.ts'
import { labelCachePart } from './label.cache.ts'
import { taskTypeCachePart } from './task-type.cache.ts'
import { templateCachePart } from './template.cache.ts'
import { workflowCachePart } from './workflow.cache.ts'

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
  cache: [labelCachePart, taskTypeCachePart, effortCachePart, workflowCachePart, boardCachePart, templateCachePart],
  items: async () => (await import('./catalogue-kinds.ts')).catalogueKinds,
})
