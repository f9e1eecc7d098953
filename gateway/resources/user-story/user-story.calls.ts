// REST calls and wire types of user stories. Only the list is the specification's, the others are ASSUMED (OPEN-35).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, id, text } from '../../rest/wire.ts'
import type { UserStoryInput } from '../../schema-types.d.ts'
import { planCounts } from '../sprint/sprint.calls.ts'

/** A user story (AGILE-06). */
export const userStory = z
  .object({ id, slug: z.string(), title: z.string(), code: text, description: text, counts: planCounts })
  .transform(({ counts, ...story }) => ({ ...story, ...counts }))

/** REST-79. */
export function listUserStories(rest: RestClient, at: ProjectAddress, search: string, page: number) {
  return rest.get('/user-stories/', { query: { ...at, search, page }, answer: pageOf(userStory, page), whole: true })
}

/** ASSUMED: one by its slug. */
export function getUserStory(rest: RestClient, at: ProjectAddress, slug: string) {
  return rest.get(path`/user-stories/${slug}/`, { query: { ...at }, answer: userStory })
}

/** ASSUMED. */
export function createUserStory(rest: RestClient, at: ProjectAddress, { title, description }: UserStoryInput) {
  const body = { title, ...(description !== undefined && { description }) }
  return rest.post('/user-stories/', { query: { ...at }, body, answer: userStory })
}

/** ASSUMED. */
export function updateUserStory(rest: RestClient, at: ProjectAddress, storyId: string, { title, description }: UserStoryInput) {
  const body = { title, ...(description !== undefined && { description }) }
  return rest.put(path`/user-stories/${storyId}/`, { query: { ...at }, body, answer: userStory })
}

/** ASSUMED. */
export function deleteUserStory(rest: RestClient, at: ProjectAddress, storyId: string) {
  return rest.delete(path`/user-stories/${storyId}/`, { query: { ...at }, answer: anything })
}
