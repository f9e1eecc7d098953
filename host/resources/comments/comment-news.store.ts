// Who hears of a comment: those who work on the task, who made it, and who is named in the comment.
import type { Database } from '../../db/open.ts'
import type { AttachmentRow } from '../attachments/attachments.table.ts'
import { type About, type Audience, aboutTask, tell } from '../notifications/notifications.store.ts'
import type { Place } from '../projects/projects.table.ts'
import { peopleIds } from '../tasks/task-people.store.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'

/** A file as far as comments need it. */
export type CommentedFile = Pick<AttachmentRow, 'id' | 'filename' | 'taskId' | 'authorId'>

/** A new comment: `task` is the task it is on, or whose file it is on; `html` is clean. */
export type NewsOfComment = { id: number; place: Place; task: TaskRow | null; file: CommentedFile | null; authorId: string; html: string }

/** Names beyond this many are not told: a comment is no mailing list. */
const MOST_MENTIONS = 50

/** Tells them once, each with the nearer reason: being named before being concerned. */
export async function tellOfComment(db: Database, comment: NewsOfComment): Promise<void> {
  const { task, file, html } = comment
  const named = await peopleIds(db, mentionsIn(html).slice(0, MOST_MENTIONS))
  const news = newsOf(comment)
  const concerned: Audience = file !== null ? { ids: file.authorId === null ? [] : [file.authorId] } : { ofTask: task?.id ?? '' }
  await tell(db, { ...news, to: { ids: named }, reason: 'mentioned' })
  await tell(db, { ...news, to: concerned, except: named, reason: 'commented' })
}

/** Tells those whom an edit names and `before` did not; who heard of the comment already hears nothing of its edit. */
export async function tellOfEdit(db: Database, comment: NewsOfComment, before: string): Promise<void> {
  const known = new Set(mentionsIn(before))
  const added = mentionsIn(comment.html).filter((username) => !known.has(username))
  const named = await peopleIds(db, added.slice(0, MOST_MENTIONS))
  await tell(db, { ...newsOf(comment), to: { ids: named }, reason: 'mentioned' })
}

function newsOf(comment: NewsOfComment) {
  const { file, authorId } = comment
  return { ...aboutOf(comment), actorId: authorId, ...(file !== null && { detail: { file: file.filename } }) }
}

/** A comment on a task, or on a file of one, is news of the task; one on a file of the project alone is news of the file. */
function aboutOf({ id, place, task, file }: NewsOfComment): About {
  if (task !== null) return { ...aboutTask(task), target: { kind: 'comment', id: String(id) } }
  const key = String(file?.id ?? id)
  const subject = file?.filename ?? ''
  return { topic: `file:${key}`, target: { kind: 'file', id: key }, companyId: place.companyId, projectId: place.id, taskId: null, subject }
}

/** Usernames of the people named in clean HTML (`<span data-username="mia">`), each once, in order. */
export function mentionsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<span\b[^>]*\bdata-username="([^"]{1,64})"/g)].map((match) => match[1] ?? ''))]
}
