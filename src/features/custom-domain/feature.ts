// What the domain of a workspace brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Under which name of its own a workspace answers. */
export const customDomain = defineFeature({
  actions: [() => import('./custom-domain.actions.ts')],
  cache: [async () => (await import('./custom-domain.cache.ts')).customDomainCache],
})
