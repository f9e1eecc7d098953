// A task made of a discussion, or of one comment in it: what was said stays where it is, with who said it and when (DISC-08).
import { and, eq } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { plainText } from '../../html.ts'
import { logActivity } from '../activities/activities.store.ts'
import { comments } from '../comments/comments.table.ts'
import type { Place } from '../projects/projects.table.ts'
import { createTask, findTask } from '../tasks/tasks.store.ts'
import { linkMade } from '../wiki-pages/wiki-links.store.ts'
import { changeThread, type ThreadActor } from './threads.store.ts'
import { type ThreadRow, threads } from './threads.table.ts'
import { holdThread } from './threads-read.store.ts'

/** What is made: of the whole, or of one comment; `close` closes the discussion in the same step. */
export type ToTask = { commentId: number | null; workflowId: number | null; close: boolean }

/** Where a discussion stands in the client, as the links of the product do. */
export type ThreadAddress = { companySlug: string; projectSlug: string }

/** The first words of a comment are the title of what comes of it. */
const MOST_TITLE = 120

/** Makes the task and answers its id. The discussion gets its code, unless it has one from before. */
export async function makeTaskOf(
  db: Database,
  place: Place,
  number: number,
  actor: ThreadActor,
  { companySlug, projectSlug, commentId, workflowId, close }: ToTask & ThreadAddress,
): Promise<string> {
  return db.transaction(async (tx) => {
    const thread = await holdThread(tx, place.id, number)
    if (commentId === null && thread.taskId !== null) throw conflict('A task was made of this discussion already.')
    const { title, html } = commentId === null ? thread : await commentOf(tx, thread, commentId)
    const path = `/${companySlug}/projects/${projectSlug}/discussions/${number}${commentId === null ? '' : `?comment=${commentId}`}`
    const description = `${html}<p><a href="${path}">From discussion #${number}</a></p>`
    const taskId = await createTask(tx, place, actor.personId, { title, description, workflowId, effortId: null })
    await logActivity(tx, await findTask(tx, place.id, taskId), actor.personId, `made this from discussion #${number}`)
    if (thread.taskId === null)
      await tx
        .update(threads)
        .set({ taskId })
        .where(inCompany(threads, place.companyId, thread.id))
    // The whole is known by its `task`.
    if (commentId !== null) await linkMade(tx, { companyId: place.companyId, thread: thread.id, comment: commentId }, taskId)
    if (close) await changeThread(tx, place, number, actor, { is_closed: true })
    return taskId
  })
}

async function commentOf(tx: Database, thread: ThreadRow, commentId: number): Promise<{ title: string; html: string }> {
  const [found] = await tx
    .select({ html: comments.html })
    .from(comments)
    .where(and(eq(comments.threadId, thread.id), eq(comments.id, commentId)))
  if (found === undefined) throw invalid({ comment_id: ['This comment is not in the discussion.'] })
  const words = plainText(found.html).trim()
  // A picture alone has no words.
  const title = words === '' ? thread.title : words.length > MOST_TITLE ? `${words.slice(0, MOST_TITLE - 1).trimEnd()}…` : words
  return { title, html: found.html }
}
