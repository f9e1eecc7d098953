// What names a task, a page or a user story.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { orNull } from '../payload.ts'
import { listMentions } from './mention.calls.ts'

/** Fields of Query. */
export const mentionResolvers = {
  Query: {
    mentions: (_, { taskId, wikiPageId, userStoryId, page, ...ref }, { rest }) =>
      orNull(listMentions(rest, addressOf(ref), { taskId, wikiPageId, userStoryId, page: Math.max(1, page ?? 1) })),
  },
} satisfies Resolvers
