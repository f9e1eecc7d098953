// User stories of a project.
import { addressOf, type GatewayContext, type ProjectRef } from '../context.ts'
import * as calls from '../rest/user-stories.ts'
import { deletion, orNull, payload } from './payload.ts'

interface Page extends ProjectRef {
  search?: string | null
  page?: number | null
}

interface Write {
  project: ProjectRef
  input: calls.UserStoryInput
}

/** Fields of Query and Mutation about user stories. */
export const userStoryResolvers = {
  Query: {
    userStories: (_: unknown, { search, page, ...ref }: Page, { rest }: GatewayContext) =>
      calls.listUserStories(rest, addressOf(ref), search ?? '', Math.max(1, page ?? 1)),
    userStory: (_: unknown, { slug, ...ref }: ProjectRef & { slug: string }, { rest }: GatewayContext) =>
      orNull(calls.getUserStory(rest, addressOf(ref), slug)),
  },
  Mutation: {
    createUserStory: (_: unknown, { project, input }: Write, { rest }: GatewayContext) =>
      payload(async () => ({ userStory: await calls.createUserStory(rest, addressOf(project), input) }), { userStory: null }),
    updateUserStory: (_: unknown, { project, id, input }: Write & { id: string }, { rest }: GatewayContext) =>
      payload(async () => ({ userStory: await calls.updateUserStory(rest, addressOf(project), id, input) }), { userStory: null }),
    deleteUserStory: (_: unknown, { project, id }: { project: ProjectRef; id: string }, { rest }: GatewayContext) =>
      deletion(id, () => calls.deleteUserStory(rest, addressOf(project), id)),
  },
}
