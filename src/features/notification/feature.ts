// What notifications bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** What happened, for the person it concerns. */
export const notification = defineFeature({
  actions: [
    () => import('./notification.actions.ts'),
    () => import('./watch.actions.ts'),
    () => import('./remind.actions.ts'),
    () => import('./mail.actions.ts'),
  ],
  pageActions: [() => import('./inbox.actions.ts')],
  cache: [async () => (await import('#src/model/notification/notification.cache.ts')).notificationCachePart],
  kinds: ['inbox'],
})
