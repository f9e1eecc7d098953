// Where one sprint stands.
import { definePage } from '#src/lib/page.ts'

/** One sprint of a project. */
export const sprintPage = definePage({
  frame: 'project',
  at: ['projects.sprint'],
  load: async () => (await import('./sprint-page.tsx')).SprintPage,
})
