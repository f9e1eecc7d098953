// Where the domain of a workspace stands.
import { definePage } from '#src/lib/page.ts'

/** Under which name of its own a workspace answers. */
export const customDomainPage = definePage({
  frame: 'workspace',
  at: ['workspace-settings-domain'],
  load: async () => (await import('./custom-domain-page.tsx')).CustomDomainPage,
})
