// What moving, copying and deleting tasks brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Tasks that go elsewhere, or away. */
export const taskMove = defineFeature({
  actions: [() => import('./task-copies.actions.ts'), () => import('./task-move.actions.ts')],
  dialogs: {
    'task.failures': lazyComponent(async () => (await import('./task-failures-dialog.tsx')).TaskFailuresDialog),
  },
})
