// What lies around a task, for the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Parent, subtasks and the log. */
export const taskRelations = defineFeature({
  actions: [() => import('./task-related.actions.ts')],
  dialogs: {
    'task.log': lazyComponent(async () => (await import('./task-log-dialog.tsx')).TaskLogDialog),
  },
})
