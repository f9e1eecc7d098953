// What exports bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Archives of workspaces and projects (EXPORT). */
export const exporting = defineFeature({
  actions: [() => import('./export.actions.ts')],
  pageActions: [() => import('./export-row.actions.ts')],
  kinds: ['export'],
  cache: [async () => (await import('./export.cache.ts')).exportCache],
})
