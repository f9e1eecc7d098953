// Discussions as answered.
import type { z } from 'zod'
import { toActor, toInstant } from '../../wire.ts'
import type { AuthorRow } from '../people/people.table.ts'
import { toLinked } from '../wiki-pages/wiki-wire.ts'
import type { threadRowShape, threadShape } from './threads.schema.ts'
import type { ThreadRowView, ThreadView } from './threads-read.store.ts'

const at = (moment: string) => toInstant(new Date(moment))
const atOrNull = (moment: string | null) => (moment === null ? null : at(moment))
const actorOrNull = (author: AuthorRow | null) => (author === null ? null : toActor(author))

/** A row of the list. */
export function toThreadRow(view: ThreadRowView): z.infer<typeof threadRowShape> {
  const { id, number, title, author, isPinned, closed, answerId, task, commentsCount, last, createdAt, activeAt, unread, following } = view
  return {
    ...{ uuid: id, number, title, user: actorOrNull(author), is_pinned: isPinned, is_closed: closed, answer_id: answerId, task },
    comments_count: commentsCount,
    last_comment: last && { id: last.id, user: actorOrNull(last.author), created_at: at(last.at) },
    created_at: at(createdAt),
    active_at: at(activeAt),
    ...{ unread, following },
  }
}

/** A whole discussion. */
export function toThread(view: ThreadView): z.infer<typeof threadShape> {
  const { answer, closer, followers, followersCount } = view
  return {
    ...toThreadRow(view),
    body: view.html,
    edited_at: atOrNull(view.editedAt),
    closed_at: atOrNull(view.closedAt),
    closed_by: actorOrNull(closer),
    answer: answer && { id: answer.id, comment: answer.html, user: actorOrNull(answer.author), created_at: at(answer.at) },
    first_unread: view.firstUnread,
    followers,
    followers_count: followersCount,
    linked: toLinked(view),
  }
}
