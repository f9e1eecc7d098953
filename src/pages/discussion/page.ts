// Where a discussion stands.
import { definePage } from '#src/lib/page.ts'

/** One discussion of a project. */
export const discussionPage = definePage({
  frame: 'project',
  at: ['projects.discussion'],
  load: async () => (await import('./discussion-page.tsx')).DiscussionPage,
})
