// Where the time of a project stands.
import { definePage } from '#src/lib/page.ts'

/** The logged time of a project. */
export const projectTimePage = definePage({
  frame: 'project',
  at: ['projects.time-tracking'],
  load: async () => (await import('./project-time-page.tsx')).ProjectTimePage,
})
