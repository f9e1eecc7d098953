// What people bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Somebody one works with. */
export const person = defineFeature({
  pageActions: [() => import('./person.actions.ts')],
  kinds: ['person'],
})
