// What logged time brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Time that was logged. */
export const timeEntry = defineFeature({
  actions: [() => import('./time-entry.actions.ts')],
  cache: [async () => (await import('./time-entry.cache.ts')).timeEntryCachePart],
  dialogs: {
    'time-entry.log': lazyComponent(async () => (await import('./log-time-dialog.tsx')).LogTimeDialog),
    'time-entry.details': lazyComponent(async () => (await import('./time-details-dialog.tsx')).TimeDetailsDialog),
  },
})
