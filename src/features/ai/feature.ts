// What suggestions bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Suggestions for a task. */
export const ai = defineFeature({
  actions: [() => import('./ai.actions.ts')],
  dialogs: {
    'task.ai': lazyComponent(async () => (await import('./ai-dialog.tsx')).AiDialog),
  },
})
