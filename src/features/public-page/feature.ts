// What the public page of a project brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** The page that everybody may read who has its address. */
export const publicPage = defineFeature({
  cache: [async () => (await import('./public-page.cache.ts')).publicPageCache],
  actions: [() => import('./public-page.actions.ts')],
})
