// User stories on the wire.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { PER_PAGE, personShape } from '../../wire.ts'
import { planCountsShape, planQuery } from '../sprints/sprints.schema.ts'
import { STORY_SORTS, STORY_STATES, type UserStoryView } from './user-stories-list.store.ts'

/** A user story (AGILE-06); what follows the code is ASSUMED. `description` is plain text, `state` comes from its tasks (STORY-02). */
export const userStoryShape = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  counts: planCountsShape,
  epic: z.object({ id: z.number().int(), slug: z.string(), code: z.string(), title: z.string(), color: z.string() }).nullable(),
  position: z.number(),
  state: z.enum(STORY_STATES),
  effort: z.object({ total: z.number(), done: z.number() }),
  sprints: z.array(z.object({ id: z.number().int(), slug: z.string(), title: z.string() })),
  people: z.array(personShape),
})

const id = z.number().int().min(1).max(2_147_483_647)
const position = z.number().min(-1e15).max(1e15)

/** Query of the list (STORY-04): `sort` with `-` is descending. */
export const userStoriesQuery = planQuery.extend({
  epic_id: z.union([z.literal('none'), z.coerce.number().pipe(id)]).optional(),
  state: z.enum(STORY_STATES).optional(),
  sprint_id: z.coerce.number().pipe(id).optional(),
  sort: z.enum([...STORY_SORTS, ...STORY_SORTS.map((sort) => `-${sort}` as const)]).default('position'),
  per_page: z.coerce.number().int().min(1).max(200).default(PER_PAGE),
})

/** Path of a user story by its slug. */
export const storySlugParams = z.object({ storySlug: z.string().max(80) })

const title = lineText(240, { none: 'A title is required.', long: 'A title has at most 240 characters.' })

const description = linesText(20_000, 'A description has at most 20,000 characters.', z.string().trim()).nullish()

const place = { epic_id: id.nullish(), position: position.optional() }

/** Body of a new user story (ASSUMED). */
export const userStoryBody = z.strictObject({ title, description, ...place })

/** Body of several new user stories (ASSUMED): all or none. */
export const userStoriesBody = z.strictObject({ titles: z.array(title).min(1).max(100), epic_id: id.nullish() })

const was = z.strictObject({ title: z.string().optional(), description: z.string().nullish() })

/** Body of a changed user story (ASSUMED): what is absent stays. `was` is what the editor saw: where it is otherwise by now, nothing changes (409). */
export const userStoryChange = z.strictObject({ title: title.optional(), description, ...place, was: was.optional() })

/** A user story as answered. */
export function toUserStory({ tasks, done, hours, hoursDone, ...story }: UserStoryView): z.infer<typeof userStoryShape> {
  return { ...story, counts: { tasks, done }, effort: { total: hours, done: hoursDone } }
}
