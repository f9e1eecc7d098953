// What notifications bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** What happened, for the person it concerns. */
export const notification = defineFeature({
  actions: [() => import('./notification.actions.ts')],
  cache: [async () => (await import('./notification.cache.ts')).notificationCachePart],
})
