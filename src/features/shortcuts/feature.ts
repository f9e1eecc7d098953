// What the choice of keys brings to the app; the sheet of shortcuts is found before it.
import { defineFeature } from '#src/actions/define-feature.ts'

/** One's own keys. */
export const shortcuts = defineFeature({
  actions: [() => import('./shortcuts.actions.ts')],
})
