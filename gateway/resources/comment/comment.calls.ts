// REST calls and wire types of comments.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, created, id, instant, seconds, text, wireId } from '../../rest/wire.ts'
import type { CommentSubject } from '../../schema-types.d.ts'

/** All comments come in one answer, pictures inside. */
const MOST_BYTES = 32_000_000

/** To the millisecond, where the host writes it so: it tells one edit from the next. Null for none, and for what is no moment. */
const edited = z
  .object({ timestamp: seconds.nullish(), timezone: text })
  .partial()
  .nullish()
  .transform((value) => {
    const exact = Date.parse(value?.timezone ?? '')
    if (!Number.isNaN(exact)) return new Date(exact).toISOString()
    return value?.timestamp == null ? null : instant(value.timestamp)
  })

/** A comment. */
export const comment = z.object({ id, comment: text, created_at: created, edited_at: edited, user: actor }).transform((wire) => ({
  id: wire.id,
  html: wire.comment ?? '',
  author: wire.user,
  createdAt: wire.created_at.at,
  createdAtForHumans: wire.created_at.forHumans,
  editedAt: wire.edited_at,
}))

const TYPES = { TASK: 'issues', FILE: 'attachments', THREAD: 'discussions' } as const satisfies Record<CommentSubject, string>
/** A discussion comes in pages; the rest of a long one is `threadComments`. */
const MOST_OF_THREAD = 200

function aboutQuery(at: ProjectAddress, subject: CommentSubject, subjectId: string) {
  return { ...at, commentable_type: TYPES[subject], commentable_id: subjectId }
}

/** REST-35. */
export function listComments(rest: RestClient, at: ProjectAddress, subject: CommentSubject, subjectId: string, sort: 'NEWEST' | 'OLDEST') {
  const paged = subject === 'THREAD' ? { per_page: MOST_OF_THREAD } : {}
  const query = { ...aboutQuery(at, subject, subjectId), ...paged, sort: sort === 'OLDEST' ? 'ASC' : 'DESC' }
  return rest.get('/comments/', { query, answer: z.array(comment), mostBytes: MOST_BYTES })
}

/** REST-36. `workflow` is always sent: null leaves the status, and is all that files take (FILES-07). */
export function addComment(
  rest: RestClient,
  at: ProjectAddress,
  { subject, subjectId, html, workflowId }: { subject: CommentSubject; subjectId: string; html: string; workflowId: string | null },
) {
  const body = { comment_text: html, workflow: wireId(workflowId) }
  return rest.post('/comments/', { query: aboutQuery(at, subject, subjectId), body, answer: comment })
}

/** ASSUMED. Without `editedAtWas` the text replaces whatever is there. */
export function updateComment(
  rest: RestClient,
  at: ProjectAddress,
  commentId: string,
  { html, editedAtWas }: { html: string; editedAtWas?: string | null | undefined },
) {
  const body = { comment_text: html, ...(editedAtWas !== undefined && { edited_was: editedAtWas }) }
  return rest.put(path`/comments/${commentId}/`, { query: { ...at }, body, answer: comment })
}

/** REST-37. */
export function deleteComment(rest: RestClient, at: ProjectAddress, commentId: string) {
  return rest.delete(path`/comments/${commentId}/`, { query: { ...at }, answer: anything })
}
