// What the screens of sprints bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** The sprints of a project. */
export const sprint = defineFeature({
  actions: [() => import('./sprint-plan.actions.ts')],
  pageActions: [() => import('./sprint.actions.ts'), () => import('./sprint-state.actions.ts'), () => import('./sprint-view.actions.ts')],
  cache: [async () => (await import('#src/model/sprint/sprint.cache.ts')).sprintCachePart],
  kinds: ['sprint', 'sprint-list'],
})
