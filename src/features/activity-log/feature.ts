// What the activity log of a workspace brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** The activity log. */
export const activityLog = defineFeature({
  pageActions: [() => import('./activity-log.actions.ts')],
  pageCache: [async () => (await import('./activity-log.cache.ts')).activityLogCachePart],
  kinds: ['log', 'logline'],
})
