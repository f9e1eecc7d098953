// What the app itself brings: going places, the view, and what is made of several features that do not know each other.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** The app's own part of the list. */
export const appFeature = defineFeature({
  actions: [() => import('./actions/go.actions.ts'), () => import('./actions/view.actions.ts'), () => import('./actions/undo.actions.ts')],
  dialogs: {
    'attachment.preview': lazyComponent(async () => (await import('./file-preview.tsx')).FilePreview),
  },
})
