// Takes a new user story back, while it holds nothing but what it was made with (STORY-06).
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { DeleteUserStory, GetStory, type StoryRowData } from './story.graphql.ts'

/** A story as its making answered it. */
export type MadeStory = Pick<StoryRowData, 'id' | 'slug' | 'title' | 'taskCount'> & { description: string | null }

/** The inverse of making it. */
export function unmakeStory(api: Api, project: { workspaceSlug: string; projectSlug: string }, made: MadeStory): Promise<void> {
  return unmake({
    read: async () => (await api.query(GetStory, { ...project, slug: made.slug }, { requestPolicy: 'network-only' })).userStory,
    isAsMade: (now) =>
      now.title === made.title && (now.description ?? '') === (made.description ?? '') && (now.taskCount ?? 0) === (made.taskCount ?? 0),
    remove: () => api.mutate(DeleteUserStory, { project, id: made.id }, { lane: `UserStory:${made.id}` }),
  })
}
