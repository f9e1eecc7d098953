// What the screens of user stories and epics bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'

/** The user stories of a project and the epics that group them. */
export const story = defineFeature({
  pageActions: [
    () => import('./story.actions.ts'),
    () => import('./story-place.actions.ts'),
    () => import('./story-list.actions.ts'),
    () => import('./epic.actions.ts'),
    () => import('./epic-list.actions.ts'),
  ],
  pageCache: [async () => (await import('#src/model/story/story.cache.ts')).storyCachePart],
  kinds: ['criterion', 'story', 'story-list', 'epic', 'epic-list'],
})
