// Where a task is made without a page around it: what other apps share arrives here, and the installed app's shortcut.
import { definePage } from '#src/lib/page.ts'

/** A new task, filled with what was shared. */
export const newTaskPage = definePage({
  frame: 'workspace',
  at: ['new-task'],
  load: async () => (await import('./new-task-page.tsx')).NewTaskPage,
})
