// A comment on the wire, and what the calls about comments accept.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import { actorShape, createdAtShape, instantShape, projectQuery, toActor, toCreatedAt, toInstant } from '../../wire.ts'
import type { CommentView } from './comments.store.ts'

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

/** What a comment is about: a task or a file, by its uuid (OPEN-53). */
export const commentQuery = projectQuery.extend({ commentable_type: z.enum(['issues', 'attachments']), commentable_id: z.uuid() })

/** Query of the list (REST-35). */
export const commentsQuery = commentQuery.extend({ sort: z.enum(['DESC', 'ASC']).default('DESC') })

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

/** A comment as answered; a deleted author is "Former member". */
export function toComment({ id, html, createdAt, editedAt, author }: CommentView, now = new Date()): z.infer<typeof commentShape> {
  const user = author === null ? { name: 'Former member', avatar: null } : toActor(author)
  return { id, comment: html, created_at: toCreatedAt(createdAt, now), edited_at: editedAt && toEditedAt(editedAt), user }
}

function toEditedAt(at: Date): z.infer<typeof editedAtShape> {
  return { ...toInstant(at), timezone: at.toISOString().replace('Z', '+00:00') }
}
