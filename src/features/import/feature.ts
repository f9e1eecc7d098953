// What imports bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Files of other products on their way in (IMPORT). */
export const importing = defineFeature({
  actions: [() => import('./import.actions.ts')],
  pageActions: [() => import('./import-row.actions.ts')],
  pageCache: [async () => (await import('./import.cache.ts')).importCache],
  kinds: ['import'],
})
