// What the first steps bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** The list of what somebody who is new does first. */
export const firstSteps = defineFeature({
  actions: [() => import('./first-steps.actions.ts')],
  cache: [async () => (await import('./first-steps.cache.ts')).firstStepsCache],
})
