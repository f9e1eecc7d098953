// Every query about comments of tasks, of files and in discussions.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { cleanHtml } from '../../html.ts'
import { logActivity } from '../activities/activities.store.ts'
import { attachments } from '../attachments/attachments.table.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { type AuthorRow, people } from '../people/people.table.ts'
import type { Place } from '../projects/projects.table.ts'
import { changeTask } from '../tasks/task-change.store.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'
import type { TaskRow } from '../tasks/tasks.table.ts'
import { findTemplate } from '../templates/templates.store.ts'
import { type ToldThread, threadTarget } from '../threads/thread-news.store.ts'
import { markThreadRead } from '../threads/thread-reads.store.ts'
import { threads } from '../threads/threads.table.ts'
import { link } from '../wiki-pages/wiki-links.store.ts'
import { type CommentedFile, tellOfComment, tellOfEdit } from './comment-news.store.ts'
import { type CommentRow, comments } from './comments.table.ts'

/** What is commented on. */
export type CommentAbout = { task: Pick<TaskRow, 'id'> } | { file: CommentedFile } | { thread: ToldThread }

/** A comment with its author; null once the account is gone, and where there was none, whose name then stands beside it. */
export type CommentView = Pick<CommentRow, 'id' | 'html' | 'createdAt' | 'editedAt' | 'authorName'> & { author: AuthorRow | null }

/** A comment and what it is about: `taskId` for one on a task, `file` for one on a file, `thread` for one in a discussion. */
export type FoundComment = CommentView & Pick<CommentRow, 'authorId' | 'taskId'> & { file: CommentedFile | null; thread: ToldThread | null }

/** One read gives all comments of a thing, so that together they stay below what a client takes in one answer. In bytes. */
export const MOST_TOGETHER = 20_000_000

/** What is read of a comment. */
export const shown = {
  id: comments.id,
  html: comments.html,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  authorName: comments.authorName,
  author: { username: people.username, name: people.name, avatar: people.avatar },
}

function whereOf(about: CommentAbout) {
  if ('thread' in about) return eq(comments.threadId, about.thread.id)
  return 'task' in about ? eq(comments.taskId, about.task.id) : eq(comments.attachmentId, about.file.id)
}

function aboutOf({ taskId, file, thread }: Pick<FoundComment, 'taskId' | 'file' | 'thread'>): CommentAbout {
  if (thread !== null) return { thread }
  return file === null ? { task: { id: taskId ?? '' } } : { file }
}

/** The task that a comment is on, or whose file it is on. */
function taskIdOf(about: CommentAbout): string | null {
  if ('thread' in about) return null
  return 'task' in about ? about.task.id : about.file.taskId
}

/** All comments of a task or a file, by time. */
export async function listComments(db: Database, about: CommentAbout, sort: 'ASC' | 'DESC'): Promise<CommentView[]> {
  return db
    .select(shown)
    .from(comments)
    .leftJoin(people, eq(people.id, comments.authorId))
    .where(whereOf(about))
    .orderBy(sort === 'ASC' ? asc(comments.id) : desc(comments.id))
}

/** A comment of a project by id; 404 when it is unknown or elsewhere. */
export async function findComment(db: Database, projectId: string, id: number): Promise<FoundComment> {
  const [found] = await db
    .select({
      ...shown,
      authorId: comments.authorId,
      taskId: comments.taskId,
      file: { id: attachments.id, filename: attachments.filename, taskId: attachments.taskId, authorId: attachments.authorId },
      thread: {
        id: threads.id,
        companyId: threads.companyId,
        projectId: threads.projectId,
        number: threads.number,
        title: threads.title,
      },
    })
    .from(comments)
    .leftJoin(people, eq(people.id, comments.authorId))
    .leftJoin(attachments, eq(attachments.id, comments.attachmentId))
    .leftJoin(threads, eq(threads.id, comments.threadId))
    .where(and(eq(comments.projectId, projectId), eq(comments.id, id)))
  if (found === undefined) throw notFound('This comment does not exist.')
  return found
}

/**
 * Adds a comment and answers its id; 422 when nothing to read is in it. In the same transaction a task gets the status `workflowId` (OPEN-55), the
 * log its lines, and those concerned their news.
 */
export async function addComment(
  db: Database,
  place: Place,
  about: CommentAbout,
  authorId: string,
  { text, workflowId }: { text: string; workflowId: number | null },
): Promise<number> {
  const html = readable(text)
  return db.transaction(async (tx) => {
    const taskId = taskIdOf(about)
    const task = taskId === null ? null : await findTask(tx, place.id, taskId, 'lock')
    await checkRoom(tx, about, html)
    const [row] = await tx
      .insert(comments)
      .values({
        companyId: place.companyId,
        projectId: place.id,
        authorId,
        html,
        ...rowOf(about),
      })
      .returning({ id: comments.id })
    if (row === undefined) throw new Error('The new comment was not returned.')
    if (task !== null) {
      await touchTasks(tx, task.id)
      const said = 'file' in about ? sentence`commented on the file ${about.file.filename}` : 'commented'
      await logActivity(tx, task, authorId, { action: 'comment.add', said })
    } else await logElsewhere(tx, place, authorId, 'add', 'commented', about)
    if ('task' in about && workflowId !== null) await changeStatus(tx, place, about.task.id, authorId, workflowId)
    const thread = 'thread' in about ? about.thread : null
    // Who answers has read what is there.
    if (thread !== null) await markThreadRead(tx, place.id, thread.number, authorId, row.id)
    if (thread !== null) await link(tx, { companyId: place.companyId, thread: thread.id, comment: row.id }, html)
    await tellOfComment(tx, { id: row.id, place, task, file: 'file' in about ? about.file : null, thread, authorId, html })
    return row.id
  })
}

/** Writes a line about a comment that lies on no task: in a discussion, or on a file of the project. */
async function logElsewhere(
  tx: Database,
  place: Place,
  actorId: string,
  verb: 'add' | 'edit' | 'delete',
  said: string,
  on: CommentAbout | FoundComment,
): Promise<void> {
  const [thread, file] = ['thread' in on ? on.thread : null, 'file' in on ? on.file : null]
  const target = thread ? threadTarget(thread) : file ? { kind: 'file', id: file.id, label: file.filename } : null
  await record(tx, place, actorId, { action: `comment.${verb}`, said, ...(target && { target }) })
}

function rowOf(about: CommentAbout) {
  if ('thread' in about) return { threadId: about.thread.id }
  return 'task' in about ? { taskId: about.task.id } : { attachmentId: about.file.id }
}

/**
 * Gives a comment another text. With `was`, when the editor saw it last edited, that text is not written over another one: 409. The same text is no
 * edit. The log gets its line; of those named only the newly named are told.
 */
export async function editComment(
  db: Database,
  place: Place,
  comment: FoundComment,
  actorId: string,
  { text, was }: { text: string; was?: Date | null | undefined },
): Promise<void> {
  const html = readable(text)
  await db.transaction(async (tx) => {
    const { id, file, thread } = comment
    const taskId = comment.taskId ?? file?.taskId ?? null
    const task = taskId === null ? null : await findTask(tx, place.id, taskId, 'lock')
    const [now] = await tx
      .select({ html: comments.html, editedAt: comments.editedAt, taskId: comments.taskId })
      .from(comments)
      .where(and(eq(comments.projectId, place.id), eq(comments.id, id)))
      .for('update')
    if (now === undefined) throw notFound('This comment does not exist.')
    if (now.html === html) return
    if (was !== undefined && was?.getTime() !== now.editedAt?.getTime()) throw conflict('This comment was changed meanwhile.')
    await checkRoom(tx, aboutOf({ taskId: now.taskId, file, thread }), html, now.html)
    // Two edits never bear the same moment, so that it tells them apart.
    const editedAt = new Date(Math.max(Date.now(), (now.editedAt?.getTime() ?? 0) + 1))
    await tx
      .update(comments)
      .set({ html, editedAt })
      .where(inCompany(comments, place.companyId, id))
    if (thread !== null) await link(tx, { companyId: place.companyId, thread: thread.id, comment: id }, html)
    if (task !== null) {
      await touchTasks(tx, task.id)
      const said = file === null ? 'edited a comment' : sentence`edited a comment on the file ${file.filename}`
      await logActivity(tx, task, actorId, { action: 'comment.edit', said })
    } else await logElsewhere(tx, place, actorId, 'edit', 'edited a comment', comment)
    await tellOfEdit(tx, { id, place, task, file, thread, authorId: actorId, html }, now.html)
  })
}

/** `instead` is the text whose room is free then. */
async function checkRoom(db: Database, about: CommentAbout, html: string, instead = ''): Promise<void> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(octet_length(${comments.html})), 0)::float8 as total from ${comments} where ${whereOf(about)}`,
  )
  const more = Buffer.byteLength(html) - Buffer.byteLength(instead)
  if (more > 0 && (rows[0]?.total ?? 0) + more > MOST_TOGETHER)
    throw invalid({ comment_text: ['There is no room for more here. Add pictures as files instead.'] })
}

/** The text without what does not belong into rich text; 422 where nothing to read is left of it (COMMENT-06). */
function readable(text: string): string {
  const html = cleanHtml(text)
  if (html === null) throw invalid({ comment_text: ['Write something first.'] })
  return html
}

async function changeStatus(db: Database, place: Place, taskId: string, actorId: string, workflowId: number): Promise<void> {
  if ((await findTemplate(db, place.id, 'workflow', workflowId)) === undefined)
    throw invalid({ workflow: ['This status is not in the project.'] })
  await changeTask(db, place.id, taskId, actorId, { field: 'config_workflow_id', value: workflowId })
}

/** Removes a comment and writes it into the log of its task, or of its file's; 404 when somebody else was quicker. */
export async function deleteComment(db: Database, { actorId, ...place }: Doer, comment: FoundComment): Promise<void> {
  const projectId = place.id
  const { id, file, author } = comment
  const taskId = comment.taskId ?? file?.taskId ?? null
  await db.transaction(async (tx) => {
    const task = taskId === null ? null : await findTask(tx, projectId, taskId, 'lock')
    const gone = await tx
      .delete(comments)
      .where(and(eq(comments.projectId, projectId), eq(comments.id, id)))
      .returning({ id: comments.id })
    if (gone.length === 0) throw notFound('This comment does not exist.')
    const said = sentence`removed a comment by ${author?.name ?? 'a former member'}`
    if (task === null) return logElsewhere(tx, place, actorId, 'delete', said, comment)
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, {
      action: 'comment.delete',
      said: file === null ? said : sentence`${said} on the file ${file.filename}`,
    })
  })
}
