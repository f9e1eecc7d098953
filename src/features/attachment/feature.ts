// What files bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Files of tasks and projects. */
export const attachment = defineFeature({
  actions: [
    () => import('./attachment.actions.ts'),
    () => import('./attachment-edit.actions.ts'),
    () => import('./attachment-versions.actions.ts'),
  ],
  pageActions: [() => import('./document.actions.ts')],
  cache: [async () => (await import('#src/model/attachment/attachment.cache.ts')).attachmentCachePart],
  kinds: ['attachment', 'documents'],
  dialogs: {
    'attachment.upload': lazyComponent(async () => (await import('./upload-dialog.tsx')).UploadDialog),
  },
})
