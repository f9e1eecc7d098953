// A comment on the wire, and what the calls about comments accept.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import {
  actorShape,
  createdAtShape,
  instantShape,
  pageNumber,
  pageOf,
  projectQuery,
  queryFlag,
  toActor,
  toCreatedAt,
  toInstant,
  toPage,
} from '../../wire.ts'
import { threadNumber } from '../threads/threads.schema.ts'
import type { CommentView } from './comments.store.ts'
import type { ThreadStretch } from './thread-comments.store.ts'

/** When a comment was last edited: seconds, and ISO to the millisecond, which tells one edit from the next. */
const editedAtShape = instantShape.extend({ timezone: z.string() })

/** A comment (COMMENT-03, FILES-06). `comment` is HTML, sanitised on write. */
export const commentShape = z.object({
  id: z.number().int(),
  comment: z.string(),
  created_at: createdAtShape,
  edited_at: editedAtShape.nullable(),
  user: actorShape,
})

const things = z.object({ commentable_type: z.enum(['issues', 'attachments']), commentable_id: z.uuid() })
const discussions = z.object({ commentable_type: z.literal('discussions'), commentable_id: threadNumber })
const about = z.discriminatedUnion('commentable_type', [things, discussions])

/** What a comment is about: a task or a file, by its uuid (OPEN-53), or a discussion by its number (DISC-02). */
export const commentQuery = projectQuery.and(about)

const commentId = z.coerce.number().int().min(1).max(2_147_483_647)

/**
 * Query of the list (REST-35). What follows `sort` is for discussions: pages, or with `ends` the first and the last comments and those around the first
 * one that the caller has not seen or around `around`, or what stands behind `after`, up to `before`.
 */
export const commentsQuery = commentQuery.and(
  z.object({
    sort: z.enum(['DESC', 'ASC']).default('DESC'),
    page: pageNumber,
    per_page: z.coerce.number().int().min(1).max(200).default(50),
    ends: queryFlag.optional(),
    around: commentId.optional(),
    after: commentId.optional(),
    before: commentId.optional(),
  }),
)

/** Comments of a discussion: a page of them, or stretches with what is left out between them; `gaps` stand between two comments that are there. */
export const threadCommentsShape = pageOf(commentShape).extend({
  gaps: z.array(z.object({ after: z.number().int(), before: z.number().int(), count: z.number().int() })),
})

const commentText = linesText(3_500_000, 'The comment is too large.')

/** Body of an edit. `edited_was` is the `edited_at.timezone` that the editor saw, null for none: edited since, the comment stays (409). */
export const commentEditBody = z.strictObject({
  comment_text: commentText,
  edited_was: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish(),
})

/** Body of a new comment (REST-36). `workflow` is the id of the status that the task gets; null leaves it, and always for files (OPEN-55, FILES-07). */
export const commentBody = z.strictObject({
  comment_text: commentText,
  workflow: z.number().int().min(1).max(2_147_483_647).nullish(),
})

/** A comment as answered; a deleted author is "Former member", one without an account only a name. */
export function toComment(
  { id, html, createdAt, editedAt, author, authorName }: CommentView,
  now = new Date(),
): z.infer<typeof commentShape> {
  const user = author === null ? { name: authorName ?? 'Former member', avatar: null } : toActor(author)
  return { id, comment: html, created_at: toCreatedAt(createdAt, now), edited_at: editedAt && toEditedAt(editedAt), user }
}

function toEditedAt(at: Date): z.infer<typeof editedAtShape> {
  return { ...toInstant(at), timezone: at.toISOString().replace('Z', '+00:00') }
}

/** Comments of a discussion as answered. */
export function answerOfThread(
  { page, per_page: perPage }: { page: number; per_page: number },
  { comments, gaps, total }: ThreadStretch,
  now: Date,
): z.infer<typeof threadCommentsShape> {
  return {
    ...toPage(
      comments.map((comment) => toComment(comment, now)),
      { page, perPage, total },
    ),
    gaps,
  }
}
