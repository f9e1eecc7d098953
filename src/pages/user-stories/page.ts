// Where the list of user stories stands.
import { definePage } from '#src/lib/page.ts'

/** The user stories of a project. */
export const userStoriesPage = definePage({
  frame: 'project',
  at: ['projects.user-stories'],
  load: async () => (await import('./user-stories-page.tsx')).UserStoriesPage,
})
