// What the people of a workspace bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Who belongs to a workspace, and who was invited. */
export const team = defineFeature({
  actions: [() => import('./leave.actions.ts')],
  pageActions: [() => import('./team.actions.ts'), () => import('./people.actions.ts'), () => import('./removal.actions.ts')],
  cache: [async () => (await import('./leave.cache.ts')).leaveCachePart],
  pageCache: [async () => (await import('./team.cache.ts')).teamCachePart],
  kinds: ['teamlist', 'teammember', 'sentinvite', 'removedmember'],
})
