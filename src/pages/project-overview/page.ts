// Where list and board of a project stand.
import { definePage } from '#src/lib/page.ts'

/** List and board of a project. */
export const projectOverviewPage = definePage({
  frame: 'project',
  at: ['projects.overview', 'projects.kanban'],
  near: true,
  load: async () => (await import('./project-overview-page.tsx')).ProjectOverviewPage,
})
