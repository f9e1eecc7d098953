// Where the epics stand.
import { definePage } from '#src/lib/page.ts'

/** The epics of a project. */
export const userStoryEpicsPage = definePage({
  frame: 'project',
  at: ['projects.user-story-epics'],
  load: async () => (await import('./user-story-epics-page.tsx')).UserStoryEpicsPage,
})
