// What comments bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Comments on tasks and files and in discussions. */
export const comment = defineFeature({
  actions: [() => import('./comment.actions.ts')],
  pageActions: [() => import('./thread-comment.actions.ts')],
  cache: [async () => (await import('./comment.cache.ts')).commentCache],
})
