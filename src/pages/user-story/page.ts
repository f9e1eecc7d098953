// Where one user story stands.
import { definePage } from '#src/lib/page.ts'

/** One user story of a project. */
export const userStoryPage = definePage({
  frame: 'project',
  at: ['projects.user-story'],
  load: async () => (await import('./user-story-page.tsx')).UserStoryPage,
})
