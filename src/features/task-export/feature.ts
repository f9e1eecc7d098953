// What taking tasks along as text brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Tasks as text (EXPORT-03). */
export const taskExport = defineFeature({ actions: [() => import('./task-markdown.actions.ts')] })
