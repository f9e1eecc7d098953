// Where a shared task stands.
import { definePage } from '#src/lib/page.ts'

/** A task behind its link. */
export const sharedTaskPage = definePage({
  frame: 'empty',
  at: ['shared-task'],
  load: async () => (await import('./shared-task-page.tsx')).SharedTaskPage,
})
