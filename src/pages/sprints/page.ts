// Where the sprints of a project stand.
import { definePage } from '#src/lib/page.ts'

/** The sprints of a project. */
export const sprintsPage = definePage({
  frame: 'project',
  at: ['projects.sprints'],
  load: async () => (await import('./sprints-page.tsx')).SprintsPage,
})
