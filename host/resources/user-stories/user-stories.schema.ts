// User stories on the wire.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { planCountsShape } from '../sprints/sprints.schema.ts'
import type { UserStoryView } from './user-stories.store.ts'

/** A user story (AGILE-06); what follows the code is ASSUMED. `description` is plain text. */
export const userStoryShape = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  counts: planCountsShape,
})

/** Path of a user story by its slug. */
export const storySlugParams = z.object({ storySlug: z.string().max(80) })

const title = lineText(240, { none: 'A title is required.', long: 'A title has at most 240 characters.' })

const description = linesText(20_000, 'A description has at most 20,000 characters.', z.string().trim()).nullish()

/** Body of a new user story (ASSUMED). */
export const userStoryBody = z.strictObject({ title, description })

/** Body of a changed user story (ASSUMED): what is absent stays. */
export const userStoryChange = z.strictObject({ title: title.optional(), description })

/** A user story as answered. */
export function toUserStory({ id, slug, title, code, description, tasks, done }: UserStoryView): z.infer<typeof userStoryShape> {
  return { id, slug, title, code, description, counts: { tasks, done } }
}
