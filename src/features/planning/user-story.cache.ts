// The cache part of user stories.
import { planCachePart } from '#src/data/cache/cache-of-tasks.ts'

/** User stories enter and leave their project's pages, the oldest first; tasks of a deleted one belong to none. */
export const userStoryCachePart = planCachePart({
  type: 'UserStory',
  list: 'userStories',
  payload: 'userStory',
  create: 'createUserStory',
  delete: 'deleteUserStory',
  newAt: 'end',
})
