// What planning brings to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** Sprints and user stories. */
export const planning = defineFeature({
  actions: [() => import('./task-plans.actions.ts'), () => import('./sprint-items.actions.ts'), () => import('./user-story.actions.ts')],
  items: async () => (await import('./planning-kinds.ts')).planningKinds,
  giving: async () => (await import('./giving-plans.ts')).givingPlans,
})
