// Where recurring tasks stand.
import { definePage } from '#src/lib/page.ts'

/** The rules of a workspace. */
export const recurringTasksPage = definePage({
  frame: 'workspace',
  at: ['workspace-recurring-tasks'],
  load: async () => (await import('./recurring-tasks-page.tsx')).RecurringTasksPage,
})
