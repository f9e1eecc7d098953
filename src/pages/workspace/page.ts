// Where the landing page stands.
import { definePage } from '#src/lib/page.ts'

/** The landing page. */
export const workspacePage = definePage({
  frame: 'workspace',
  at: ['workspace'],
  load: async () => (await import('./workspace-page.tsx')).WorkspacePage,
})
