// Every write about discussions; what is said in them is written where all comments are.
import { and, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, forbidden, invalid } from '../../errors.ts'
import { type AuditEntry, type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed } from '../audit-events/changed.ts'
import { mentionsIn } from '../comments/comment-news.store.ts'
import { comments } from '../comments/comments.table.ts'
import { tell, withdrawReasons, withdrawTopic } from '../notifications/notifications.store.ts'
import { type Place, projects } from '../projects/projects.table.ts'
import { peopleOnProject } from '../tasks/task-people.store.ts'
import { link } from '../wiki-pages/wiki-links.store.ts'
import { aboutThread, letFollow, tellFollowers, threadTarget, topicOf } from './thread-news.store.ts'
import { MOST_PINNED, type ThreadRow, threadReads, threads } from './threads.table.ts'
import { gone, holdThread } from './threads-read.store.ts'

/** Who acts. Their own title and first text they may edit, an admin everybody's (DISC-03). */
export type ThreadActor = { personId: string; isAdmin: boolean }

/** What of a discussion is changed. */
export type ThreadChange = {
  title?: string | undefined
  body?: string | undefined
  is_pinned?: boolean | undefined
  is_closed?: boolean | undefined
  answer_id?: number | null | undefined
}

/** Names beyond this many are not told. */
const MOST_MENTIONS = 50

/** Starts a discussion; its author and those named follow it, and these hear of it. Answers its number. */
export async function createThread(
  db: Database,
  place: Place,
  authorId: string,
  { title, html }: { title: string; html: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    // The project's row is held from here on: two never take the same number, and none is given twice.
    const [project] = await tx
      .update(projects)
      .set({ lastThreadNumber: sql`${projects.lastThreadNumber} + 1` })
      .where(inCompany(projects, place.companyId, place.id))
      .returning({ number: projects.lastThreadNumber })
    if (project === undefined) throw gone()
    const { number } = project
    const [made] = await tx
      .insert(threads)
      .values({ companyId: place.companyId, projectId: place.id, number, title, html, authorId })
      .returning()
    if (made === undefined) throw new Error('The new discussion was not returned.')
    await tx.insert(threadReads).values({ threadId: made.id, personId: authorId, companyId: place.companyId, readTo: 0 })
    await letFollow(tx, made, [authorId])
    await link(tx, { companyId: place.companyId, thread: made.id, comment: null }, html)
    await tellNamed(tx, made, authorId, '')
    await record(tx, place, authorId, { action: 'discussion.create', said: 'started the discussion', target: threadTarget(made) })
    return number
  })
}

/** Those whom the first text names, and did not name `before`, follow and hear of it. */
async function tellNamed(tx: Database, thread: ThreadRow, actorId: string, before: string): Promise<void> {
  const known = new Set(mentionsIn(before))
  const added = mentionsIn(thread.html).filter((username) => !known.has(username))
  const named = (await peopleOnProject(tx, thread.projectId, added.slice(0, MOST_MENTIONS))).map(({ id }) => id)
  await letFollow(tx, thread, named)
  await tell(tx, { ...aboutThread(thread), to: { ids: named }, actorId, reason: 'thread_mentioned' })
}

/** Changes what is named, all or nothing; 403 for what is not the actor's to change. Followers hear of closing and of an answer. */
export async function changeThread(db: Database, place: Place, number: number, actor: ThreadActor, change: ThreadChange): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await holdThread(tx, place.id, number)
    const {
      title = thread.title,
      body: html = thread.html,
      is_pinned: isPinned = thread.isPinned,
      answer_id: answerId = thread.answerId,
    } = change
    const isOwn = thread.authorId === actor.personId
    if ((title !== thread.title || html !== thread.html) && !isOwn && !actor.isAdmin)
      throw forbidden('Only its author and admins edit a discussion.')
    if (isPinned !== thread.isPinned && !actor.isAdmin) throw forbidden('Only admins pin discussions.')
    if (answerId !== thread.answerId && !isOwn && !actor.isAdmin) throw forbidden('Only its author and admins choose the answer.')
    if (isPinned && !thread.isPinned) await checkPins(tx, place)
    if (answerId !== null && answerId !== thread.answerId) await checkAnswer(tx, thread, answerId)
    const closes = change.is_closed === true && thread.closedAt === null
    const reopens = change.is_closed === false && thread.closedAt !== null
    const edited = title !== thread.title || html !== thread.html
    await tx
      .update(threads)
      .set({
        ...{ title, html, isPinned, answerId },
        ...(edited && { editedAt: new Date() }),
        ...(closes && { closedAt: new Date(), closedBy: actor.personId }),
        ...(reopens && { closedAt: null, closedBy: null }),
      })
      .where(inCompany(threads, place.companyId, thread.id))
    const now = { ...thread, title, html }
    await record(tx, place, actor.personId, ...linesOf(thread, { title, html, isPinned, answerId, closes, reopens }))
    if (html !== thread.html) await link(tx, { companyId: place.companyId, thread: thread.id, comment: null }, html)
    if (edited) await tellNamed(tx, now, actor.personId, thread.html)
    if (closes) await tellFollowers(tx, now, actor.personId, 'thread_closed')
    if (reopens) await withdrawReasons(tx, [topicOf(thread.id)], ['thread_closed'])
    if (answerId !== thread.answerId) {
      await withdrawReasons(tx, [topicOf(thread.id)], ['thread_answered'])
      if (answerId !== null) await tellFollowers(tx, now, actor.personId, 'thread_answered')
    }
  })
}

type Changed = Pick<ThreadRow, 'title' | 'html' | 'isPinned' | 'answerId'> & { closes: boolean; reopens: boolean }

function linesOf(before: ThreadRow, { closes, reopens, ...after }: Changed): AuditEntry[] {
  const target = threadTarget({ ...before, ...after })
  const about = { action: 'discussion.change', noun: 'discussion', target } as const
  const said = [
    ...(closes ? ['closed the discussion'] : []),
    ...(reopens ? ['reopened the discussion'] : []),
    ...(after.isPinned === before.isPinned ? [] : [`${after.isPinned ? 'pinned' : 'unpinned'} the discussion`]),
    ...(after.answerId === before.answerId ? [] : [after.answerId === null ? 'took back the answer' : 'chose an answer']),
  ]
  return [
    ...changed<Pick<ThreadRow, 'title' | 'html'>>(before, after, { title: 'title', html: { text: 'text' } }, about),
    ...said.map((one) => ({ action: about.action, said: one, target })),
  ]
}

async function checkPins(tx: Database, place: Place): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, place.id)).for('no key update')
  const { rows } = await tx.execute<{ pinned: number }>(
    sql`select count(*)::int as pinned from threads where project_id = ${place.id} and is_pinned`,
  )
  if ((rows[0]?.pinned ?? 0) >= MOST_PINNED) throw conflict('Three discussions are pinned. Unpin one first.')
}

async function checkAnswer(tx: Database, thread: ThreadRow, commentId: number): Promise<void> {
  const [own] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.threadId, thread.id), eq(comments.id, commentId)))
  if (own === undefined) throw invalid({ answer_id: ['This comment is not in the discussion.'] })
}

/** Deletes a discussion with all that was said in it. A task that was made of it stays. */
export async function deleteThread(db: Database, { actorId, ...place }: Doer, number: number): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await holdThread(tx, place.id, number)
    await record(tx, place, actorId, { action: 'discussion.delete', said: 'deleted the discussion', target: threadTarget(thread) })
    await withdrawTopic(tx, topicOf(thread.id))
    await tx.delete(threads).where(inCompany(threads, place.companyId, thread.id))
  })
}
