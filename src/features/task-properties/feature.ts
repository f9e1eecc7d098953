// What the properties of a task bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Every property of a task that is set by itself, and how the cache keeps tasks. */
export const taskProperties = defineFeature({
  actions: [
    () => import('./task-state.actions.ts'),
    () => import('./task-people.actions.ts'),
    () => import('./task-labels.actions.ts'),
    () => import('./task-dates.actions.ts'),
    () => import('./task-properties.actions.ts'),
    () => import('./task-flags.actions.ts'),
  ],
  cache: [async () => (await import('#src/model/task/cache/task.cache.ts')).taskCachePart],
  giving: async () => (await import('./giving-properties.ts')).givingProperties,
})
