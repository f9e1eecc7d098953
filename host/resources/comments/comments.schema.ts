// A comment on the wire, and what the calls about comments accept.
import { z } from 'zod'
import { linesText } from '../../plain-text.ts'
import { actorShape, createdAtShape, projectQuery, toActor, toCreatedAt } from '../../wire.ts'
import type { CommentView } from './comments.store.ts'

/** A comment (COMMENT-03, FILES-06). `comment` is HTML, sanitised on write. */
export const commentShape = z.object({ id: z.number().int(), comment: z.string(), created_at: createdAtShape, user: actorShape })

/** What a comment is about: a task or a file, by its uuid (OPEN-53). */
export const commentQuery = projectQuery.extend({ commentable_type: z.enum(['issues', 'attachments']), commentable_id: z.uuid() })

/** Query of the list (REST-35). */
export const commentsQuery = commentQuery.extend({ sort: z.enum(['DESC', 'ASC']).default('DESC') })

/** Body of a new comment (REST-36). `workflow` is the id of the status that the task gets; null leaves it, and always for files (OPEN-55, FILES-07). */
export const commentBody = z.strictObject({
  comment_text: linesText(3_500_000, 'The comment is too large.'),
  workflow: z.number().int().min(1).max(2_147_483_647).nullish(),
})

/** A comment as answered; a deleted author is "Former member". */
export function toComment({ id, html, createdAt, author }: CommentView, now = new Date()): z.infer<typeof commentShape> {
  const user = author === null ? { name: 'Former member', avatar: null } : toActor(author)
  return { id, comment: html, created_at: toCreatedAt(createdAt, now), user }
}
