// REST calls and wire types of user stories. Only the list is the specification's, the others are ASSUMED (OPEN-35).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, enumName, id, number, person, text, wireId } from '../../rest/wire.ts'
import type { CreateUserStoriesInput, UpdateUserStoryInput, UserStoryInput } from '../../schema-types.d.ts'
import { epicOfStory } from '../epic/epic.calls.ts'
import { planCounts, sprint } from '../sprint/sprint.calls.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

/** What only hosts with orders and states of stories say (STORY-02). */
const planned = {
  epic: orNone(epicOfStory),
  position: orNone(number),
  state: orNone(z.enum(['empty', 'to_do', 'in_progress', 'done']).transform(enumName)),
  effort: orNone(z.object({ total: number, done: number })),
  sprints: orNone(z.array(sprint)),
  people: orNone(z.array(person)),
}

/** A user story (AGILE-06). */
export const userStory = z
  .object({ id, slug: z.string(), title: z.string(), code: text, description: text, counts: planCounts, ...planned })
  .transform(({ counts, effort, ...story }) => ({ ...story, ...counts, hours: effort }))

/** A user story as the fields of `UserStory` are handed it; `at` is its project's address, which a story on a task goes without. */
export type StoryParent = z.infer<typeof userStory> & { at?: { workspaceSlug: string; projectSlug: string } }

/** Which stories are asked for: words of the host. */
export interface StoriesAsked {
  search: string
  epic_id: string | undefined
  state: string | undefined
  sprint_id: string | undefined
  sort: string | undefined
  page: number
  per_page: number | undefined
}

/** REST-79. */
export function listUserStories(rest: RestClient, at: ProjectAddress, { search, page, ...asked }: StoriesAsked) {
  return rest.get('/user-stories/', { query: { ...at, search, page, ...asked }, answer: pageOf(userStory, page), whole: true })
}

/** ASSUMED: one by its slug. */
export function getUserStory(rest: RestClient, at: ProjectAddress, slug: string) {
  return rest.get(path`/user-stories/${slug}/`, { query: { ...at }, answer: userStory })
}

function bodyOf({ title, description, epicId, position }: UserStoryInput | UpdateUserStoryInput) {
  return {
    ...(title != null && { title }),
    ...(description !== undefined && { description }),
    ...(epicId !== undefined && { epic_id: wireId(epicId) }),
    ...(position != null && { position }),
  }
}

/** ASSUMED. */
export function createUserStory(rest: RestClient, at: ProjectAddress, input: UserStoryInput) {
  return rest.post('/user-stories/', { query: { ...at }, body: bodyOf(input), answer: userStory })
}

/** ASSUMED (STORY-04): all or none. */
export function createUserStories(rest: RestClient, at: ProjectAddress, { titles, epicId }: CreateUserStoriesInput) {
  const body = { titles, ...(epicId !== undefined && { epic_id: wireId(epicId) }) }
  return rest.post('/user-stories/bulk/', { query: { ...at }, body, answer: z.array(userStory) })
}

/** ASSUMED. */
export function updateUserStory(rest: RestClient, at: ProjectAddress, storyId: string, input: UpdateUserStoryInput) {
  return rest.put(path`/user-stories/${storyId}/`, {
    query: { ...at },
    body: { ...bodyOf(input), was: input.was ?? undefined },
    answer: userStory,
  })
}

/** ASSUMED. */
export function deleteUserStory(rest: RestClient, at: ProjectAddress, storyId: string) {
  return rest.delete(path`/user-stories/${storyId}/`, { query: { ...at }, answer: anything })
}
