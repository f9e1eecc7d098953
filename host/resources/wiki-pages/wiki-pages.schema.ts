// Pages of the wiki on the wire.
import { z } from 'zod'
import { cleanHtml } from '../../html.ts'
import { linesText, lineText } from '../../plain-text.ts'
import { actorShape, instantShape, pageNumber, projectQuery } from '../../wire.ts'

const taken = z.number().int().min(0).max(2_147_483_647)
const title = lineText(200, { none: 'A title is required.', long: 'A title has at most 200 characters.' })
/** 800 kB in base64, with its beginning. */
const MOST_PICTURE = 1_100_000
const body = linesText(3_500_000, 'The page is too large.')
  .refine(
    (html) => [...html.matchAll(/data:image\/[^"']*/g)].every(([data]) => data.length <= MOST_PICTURE),
    'A picture is larger than 800 kB.',
  )
  .transform((html) => cleanHtml(html) ?? '')

/** A page as the tree shows it (WIKI-03). `draft`: never published, and seen by its author alone. */
export const wikiRowShape = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  parent_id: z.uuid().nullable(),
  position: z.number(),
  children_count: z.number().int(),
  version: z.number().int(),
  updated_at: instantShape,
  user: actorShape.nullable(),
  draft: z.boolean(),
})

/** A page above another one. */
const stepShape = z.object({ uuid: z.uuid(), slug: z.string(), title: z.string() })

/** The rows below one page; `path` leads from the root to the page of `around`, itself included. */
export const wikiListShape = z.object({
  data: z.array(wikiRowShape),
  path: z.array(stepShape),
  current_page: z.number().int(),
  total_pages: z.number().int(),
  total: z.number().int(),
})

/** What a person is writing; `base` is the body of the version that it began with. */
export const wikiDraftShape = z.object({
  title: z.string(),
  body: z.string(),
  version: z.number().int(),
  base: z.string(),
  saved_at: instantShape,
})

/** What texts name and the reader may see, as it is called now. */
export const linkedShape = z.object({
  pages: z.array(stepShape.extend({ deleted: z.boolean() })),
  tasks: z.array(
    z.object({
      ...{ uuid: z.uuid(), code: z.string(), title: z.string(), done: z.boolean(), status: z.string(), color: z.string() },
      project_slug: z.string(),
    }),
  ),
})

/** A page or a discussion that names something; `comment_id` is the first comment that does, `made` the task that came of it. */
export const mentionShape = z.object({
  kind: z.enum(['page', 'thread']),
  uuid: z.uuid(),
  title: z.string(),
  slug: z.string().nullable(),
  number: z.number().int().nullable(),
  comment_id: z.number().int().nullable(),
  project_slug: z.string(),
  is_closed: z.boolean(),
  made: z.boolean(),
  at: instantShape,
  user: actorShape.nullable(),
})

/** A whole page. `linked` has the pages and tasks that the body names and the reader may see, as they are called now; `pages_below` counts the whole subtree. */
export const wikiPageShape = wikiRowShape.extend({
  body: z.string(),
  path: z.array(stepShape),
  pages_below: z.number().int(),
  backlinks: z.number().int(),
  authors: z.number().int(),
  published_at: instantShape.nullable(),
  own_draft: wikiDraftShape.nullable(),
  editing: z.array(z.object({ user: actorShape, at: instantShape })),
  following: z.boolean(),
  linked: linkedShape,
})

/** A page that was found; `snippet` is plain text with what was found between `\u0002` and `\u0003`. */
export const wikiHitShape = wikiRowShape.extend({ snippet: z.string(), path: z.array(stepShape) })

/** A page in the bin. */
export const wikiBinShape = wikiRowShape.extend({ deleted_at: instantShape, pages_below: z.number().int() })

/** What was published once; `words` counts what that publishing added and removed. */
export const wikiVersionShape = z.object({
  number: z.number().int(),
  title: z.string(),
  user: actorShape.nullable(),
  note: z.string().nullable(),
  at: instantShape,
  words: z.object({ added: z.number().int(), removed: z.number().int() }),
})

/** With what it said. */
export const wikiVersionBodyShape = wikiVersionShape.extend({ body: z.string() })

const perPage = z.coerce.number().int().min(1).max(200).default(200)

/** Query of the tree: the rows below one page, those at the root by `none`. */
export const wikiListQuery = projectQuery.extend({
  parent_id: z.union([z.literal('none'), z.uuid()]).default('none'),
  around: z.string().max(80).optional(),
  page: pageNumber,
  per_page: perPage,
})

/** Query of the search. */
export const wikiSearchQuery = projectQuery.extend({
  q: z.string().trim().max(200),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(50).default(20),
})

/** Query of lists that come in pages. */
export const wikiPagedQuery = projectQuery.extend({ page: pageNumber, per_page: z.coerce.number().int().min(1).max(200).default(50) })

/** Query of what names a thing: one of the three. */
export const mentionsQuery = wikiPagedQuery.extend({
  task_uuid: z.uuid().optional(),
  page_uuid: z.uuid().optional(),
  user_story_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})

/** Path of a page by its address; only the key at its end is looked up. */
export const pageSlugParams = z.object({ pageSlug: z.string().max(80) })
/** Path of a page by its id. */
export const pageParams = z.object({ uuid: z.uuid() })
/** Path of a version. */
export const versionParams = pageParams.extend({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const place = { parent_id: z.uuid().nullish(), after: z.uuid().nullish() }

/** Body of a new page: a draft. `after` is the page behind which it stands, null for the first place; the last one where it is absent. */
export const wikiPageBody = z.strictObject({ title, ...place })

/** Body of a move: both are said. */
export const wikiMoveBody = z.strictObject({ parent_id: z.uuid().nullable(), after: z.uuid().nullable() })

/** Body of a change: a title alone renames; a body publishes, and then `version` is the one that it began with (WIKI-06). */
export const wikiPageChange = z.strictObject({
  title: title.optional(),
  body: body.optional(),
  version: taken.optional(),
  note: lineText(200, { none: 'A note says something.', long: 'A note has at most 200 characters.' }).nullish(),
})

/** Body of a draft. */
export const wikiDraftBody = z.strictObject({
  title: linesText(200, 'A title has at most 200 characters.'),
  body: linesText(3_500_000, 'The page is too large.').transform((html) => cleanHtml(html) ?? ''),
  version: taken,
})

/** Body of a restored version: `version` is the one that it replaces. */
export const wikiRestoreBody = z.strictObject({ version: taken })

/** Body of following. */
export const wikiFollowBody = z.strictObject({ follow: z.boolean() })
