// What forms bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

/** Forms by which people outside send tasks, and what they sent. */
export const form = defineFeature({
  pageActions: [
    () => import('./form.actions.ts'),
    () => import('./form-settings.actions.ts'),
    () => import('./field.actions.ts'),
    () => import('./field-order.actions.ts'),
    () => import('./submission.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/form/form.cache.ts')).formCachePart],
  kinds: ['field', 'submission', 'form', 'form-list'],
  dialogs: {
    'form.preview': lazyComponent(async () => (await import('./form-preview-dialog.tsx')).FormPreviewDialog),
  },
})
