// What one's own account brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Who one is, and how one wants the product. */
export const account = defineFeature({
  actions: [() => import('./account.actions.ts')],
  pageActions: [() => import('./sessions.actions.ts')],
  kinds: ['session'],
  cache: [async () => (await import('#src/model/account/account.cache.ts')).accountCache],
})
