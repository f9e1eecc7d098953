// What macros bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Steps under a name. */
export const macros = defineFeature({
  actions: [() => import('./macros.actions.ts')],
})
