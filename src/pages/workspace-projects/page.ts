// Where the list of projects stands.
import { definePage } from '#src/lib/page.ts'

/** All projects. */
export const workspaceProjectsPage = definePage({
  frame: 'workspace',
  at: ['workspace-projects'],
  load: async () => (await import('./workspace-projects-page.tsx')).WorkspaceProjectsPage,
})
