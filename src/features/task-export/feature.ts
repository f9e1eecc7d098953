// What taking tasks along brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Tasks as text, lists as files (EXPORT-03). */
export const taskExport = defineFeature({
  actions: [
    () => import('./task-markdown.actions.ts'),
    () => import('./list-export.actions.ts'),
    () => import('./project-markdown.actions.ts'),
  ],
})
