// Where the installed app's shortcut to the search leads.
import { definePage } from '#src/lib/page.ts'

/** The palette over the landing page. */
export const searchPage = definePage({
  frame: 'workspace',
  at: ['search'],
  load: async () => (await import('./search-page.tsx')).SearchPage,
})
