// Discussions on the wire.
import { z } from 'zod'
import { cleanHtml } from '../../html.ts'
import { linesText, lineText } from '../../plain-text.ts'
import { actorShape, instantShape, pageNumber, personShape, projectQuery, queryFlag } from '../../wire.ts'
import { linkedShape } from '../wiki-pages/wiki-pages.schema.ts'

/** What a list may be ordered by (DISC-02). */
export const THREAD_SORTS = ['active', 'newest', 'comments'] as const

/** A discussion as a list shows it (DISC-04). */
export const threadRowShape = z.object({
  uuid: z.uuid(),
  number: z.number().int(),
  title: z.string(),
  user: actorShape.nullable(),
  is_pinned: z.boolean(),
  is_closed: z.boolean(),
  answer_id: z.number().int().nullable(),
  task: z.object({ uuid: z.uuid(), code: z.string(), title: z.string() }).nullable(),
  comments_count: z.number().int(),
  last_comment: z.object({ id: z.number().int(), user: actorShape.nullable(), created_at: instantShape }).nullable(),
  created_at: instantShape,
  active_at: instantShape,
  unread: z.boolean(),
  following: z.boolean(),
})

/** A whole discussion; `linked` is what its first text and its comments name. `first_unread` is the first comment of somebody else that the caller has not seen. */
export const threadShape = threadRowShape.extend({
  body: z.string(),
  edited_at: instantShape.nullable(),
  closed_at: instantShape.nullable(),
  closed_by: actorShape.nullable(),
  answer: z.object({ id: z.number().int(), comment: z.string(), user: actorShape.nullable(), created_at: instantShape }).nullable(),
  first_unread: z.number().int().nullable(),
  followers: z.array(personShape),
  followers_count: z.number().int(),
  linked: linkedShape,
})

/** Query of the list (DISC-02). */
export const threadsQuery = projectQuery.extend({
  search: z.string().trim().max(200).default(''),
  state: z.enum(['open', 'closed', 'all']).default('open'),
  author: z.string().max(64).optional(),
  unread: queryFlag.optional(),
  sort: z.enum(THREAD_SORTS).default('active'),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

const id = z.number().int().min(1).max(2_147_483_647)

/** A number of a discussion in a path or a query. */
export const threadNumber = z.coerce.number().pipe(id)

/** Path of a discussion by its number. */
export const threadParams = z.object({ number: threadNumber })

const title = lineText(200, { none: 'A title is required.', long: 'A title has at most 200 characters.' })
const body = linesText(3_500_000, 'The text is too large.').transform((html) => cleanHtml(html) ?? '')

/** Body of a new discussion: the first text may be empty (DISC-01). */
export const threadBody = z.strictObject({ title, body: body.optional() })

/** Body of a change: what is absent stays; `answer_id` null takes the answer away. */
export const threadChange = z.strictObject({
  title: title.optional(),
  body: body.optional(),
  is_pinned: z.boolean().optional(),
  is_closed: z.boolean().optional(),
  answer_id: id.nullable().optional(),
})

/** Body of reading: up to a comment, 0 for the first text alone; without it up to the last one. `unread` makes the last word new again. */
export const threadReadBody = z.strictObject({ read_to: id.or(z.literal(0)).optional(), unread: z.literal(true).optional() })

/** Body of making a task: of the whole, or of a comment; the first status unless one is named. */
export const threadToTaskBody = z.strictObject({
  comment_id: id.nullish(),
  workflow_id: id.nullish(),
  close: z.boolean().optional(),
})

/** Body of following. */
export const threadFollowBody = z.strictObject({ follow: z.boolean() })
