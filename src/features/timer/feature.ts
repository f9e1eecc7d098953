// What the timer brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Starting, stopping and cancelling. */
export const timer = defineFeature({
  actions: [() => import('./task-timer.actions.ts')],
  dialogs: {
    'task.stop-timer': lazyComponent(async () => (await import('./stop-timer-dialog.tsx')).StopTimerDialog),
  },
})
