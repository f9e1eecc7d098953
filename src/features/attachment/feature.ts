// What files bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { attachmentCachePart } from './attachment.cache.ts'

/** Files of tasks and projects. */
export const attachment = defineFeature({
  actions: [() => import('./attachment.actions.ts')],
  cache: [attachmentCachePart],
  dialogs: {
    'attachment.upload': lazyComponent(async () => (await import('./upload-dialog.tsx')).UploadDialog),
  },
})
