// What clients bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Who work is done for. */
export const client = defineFeature({
  pageActions: [() => import('./client.actions.ts'), () => import('./client-links.actions.ts')],
  pageCache: [async () => (await import('#src/model/client/client.cache.ts')).clientCachePart],
  kinds: ['client', 'client-list'],
})
