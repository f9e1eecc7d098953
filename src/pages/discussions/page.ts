// Where the list of discussions stands.
import { definePage } from '#src/lib/page.ts'

/** The discussions of a project. */
export const discussionsPage = definePage({
  frame: 'project',
  at: ['projects.discussions'],
  load: async () => (await import('./discussions-page.tsx')).DiscussionsPage,
})
