// What the wiki brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Pages that a team writes together. */
export const wiki = defineFeature({
  pageActions: [
    () => import('./wiki.actions.ts'),
    () => import('./page.actions.ts'),
    () => import('./page-move.actions.ts'),
    () => import('./page-write.actions.ts'),
    () => import('./version.actions.ts'),
    () => import('./wiki-export.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/wiki/wiki.cache.ts')).wikiCachePart],
  kinds: ['version', 'page', 'wiki'],
})
