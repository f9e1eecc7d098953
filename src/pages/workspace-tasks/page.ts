// Where the task lists of a workspace stand.
import { definePage } from '#src/lib/page.ts'

/** The favorite tasks of a workspace. */
export const favoriteTasksPage = definePage({
  frame: 'workspace',
  at: ['workspace-favorite-tasks', '/:companySlug/favorites'],
  near: true,
  load: async () => (await import('./workspace-tasks-pages.tsx')).FavoriteTasksPage,
})

/** The tasks that come next. */
export const nextTasksPage = definePage({
  frame: 'workspace',
  at: ['workspace-next-tasks'],
  near: true,
  load: async () => (await import('./workspace-tasks-pages.tsx')).NextTasksPage,
})
