// What making tasks brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** The quick and the advanced form. */
export const taskCreate = defineFeature({
  actions: [() => import('./task-create.actions.ts')],
  dialogs: {
    'task.create': lazyComponent(async () => (await import('./task-create-dialog.tsx')).TaskCreateDialog),
    'task.create-advanced': lazyComponent(async () => (await import('./task-advanced-dialog.tsx')).TaskAdvancedDialog),
  },
})
