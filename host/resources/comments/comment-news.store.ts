// Who hears of a comment: those who work on the task, who made it, who follows the discussion, and who is named in the comment.
import type { Database } from '../../db/open.ts'
import type { AttachmentRow } from '../attachments/attachments.table.ts'
import { type About, type Audience, aboutTask, tell } from '../notifications/notifications.store.ts'
import { letWatch } from '../notifications/watchers.store.ts'
import type { Place } from '../projects/projects.table.ts'
import { peopleIds, peopleOnProject } from '../tasks/task-people.store.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import { aboutThread, followerIds, letFollow, type ToldThread } from '../threads/thread-news.store.ts'

/** A file as far as comments need it. */
export type CommentedFile = Pick<AttachmentRow, 'id' | 'filename' | 'taskId' | 'authorId'>

/** A new comment: `task` is the task it is on, or whose file it is on, `thread` the discussion it is in; `html` is clean. */
export type NewsOfComment = {
  id: number
  place: Place
  task: TaskRow | null
  file: CommentedFile | null
  thread: ToldThread | null
  authorId: string
  html: string
}

/** Names beyond this many are not told: a comment is no mailing list. */
const MOST_MENTIONS = 50

/** Tells them once, each with the nearer reason: being named before being concerned. */
export async function tellOfComment(db: Database, comment: NewsOfComment): Promise<void> {
  const { thread, html } = comment
  const named = await namedIn(db, comment, mentionsIn(html))
  const news = newsOf(comment)
  // Who says something reads on, and is told of what is said after it.
  if (thread !== null) await letFollow(db, thread, [comment.authorId, ...named])
  if (comment.task !== null) await letWatch(db, comment.task, named)
  const concerned = await concernedBy(db, comment)
  await tell(db, { ...news, to: { ids: named }, reason: 'mentioned' })
  await tell(db, { ...news, to: concerned, except: named, reason: 'commented' })
}

async function concernedBy(db: Database, { task, file, thread }: NewsOfComment): Promise<Audience> {
  if (thread !== null) return { ids: await followerIds(db, thread.id) }
  return file !== null ? { ids: file.authorId === null ? [] : [file.authorId] } : { ofTask: task?.id ?? '' }
}

/** The people named, in a discussion only those of the project (DISC-10). */
async function namedIn(db: Database, { thread, place }: NewsOfComment, usernames: string[]): Promise<string[]> {
  const some = usernames.slice(0, MOST_MENTIONS)
  return thread === null ? peopleIds(db, some) : (await peopleOnProject(db, place.id, some)).map(({ id }) => id)
}

/** Tells those whom an edit names and `before` did not; who heard of the comment already hears nothing of its edit. */
export async function tellOfEdit(db: Database, comment: NewsOfComment, before: string): Promise<void> {
  const known = new Set(mentionsIn(before))
  const added = mentionsIn(comment.html).filter((username) => !known.has(username))
  const named = await namedIn(db, comment, added)
  if (comment.thread !== null) await letFollow(db, comment.thread, named)
  if (comment.task !== null) await letWatch(db, comment.task, named)
  await tell(db, { ...newsOf(comment), to: { ids: named }, reason: 'mentioned' })
}

function newsOf(comment: NewsOfComment) {
  const { file, authorId } = comment
  return { ...aboutOf(comment), actorId: authorId, ...(file !== null && { detail: { file: file.filename } }) }
}

/** A comment on a task, or on a file of one, is news of the task; one on a file of the project alone is news of the file. */
function aboutOf({ id, place, task, file, thread }: NewsOfComment): About {
  if (thread !== null) return aboutThread(thread)
  if (task !== null) return { ...aboutTask(task), target: { kind: 'comment', id: String(id) } }
  const key = String(file?.id ?? id)
  const subject = file?.filename ?? ''
  return { topic: `file:${key}`, target: { kind: 'file', id: key }, companyId: place.companyId, projectId: place.id, taskId: null, subject }
}

/** Usernames of the people named in clean HTML (`<span data-username="mia">`), each once, in order. */
export function mentionsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<span\b[^>]*\bdata-username="([^"]{1,64})"/g)].map((match) => match[1] ?? ''))]
}
