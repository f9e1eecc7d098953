// User stories of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './user-story.calls.ts'

/** Fields of Query and Mutation about user stories. */
export const userStoryResolvers = {
  Query: {
    userStories: (_, { search, page, ...ref }, { rest }) =>
      calls.listUserStories(rest, addressOf(ref), search ?? '', Math.max(1, page ?? 1)),
    userStory: (_, { slug, ...ref }, { rest }) => orNull(calls.getUserStory(rest, addressOf(ref), slug)),
  },
  Mutation: {
    createUserStory: (_, { project, input }, { rest }) =>
      payload(async () => ({ userStory: await calls.createUserStory(rest, addressOf(project), input) }), { userStory: null }),
    updateUserStory: (_, { project, id, input }, { rest }) =>
      payload(async () => ({ userStory: await calls.updateUserStory(rest, addressOf(project), id, input) }), { userStory: null }),
    deleteUserStory: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteUserStory(rest, addressOf(project), id)),
  },
} satisfies Resolvers
