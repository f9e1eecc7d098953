// Every query about files, and their way to and from the disk.
import type { Readable } from 'node:stream'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { afterTransaction } from '../../db/request-transaction.ts'
import { HostError, notFound } from '../../errors.ts'
import type { Files, KnownIds, TakenFile } from '../../files.ts'
import { PER_PAGE } from '../../wire.ts'
import { logActivity } from '../activities/activities.store.ts'
import { type AuthorRow, type PersonRow, people } from '../people/people.table.ts'
import type { Place } from '../projects/projects.table.ts'
import { deleteTask, findTask, touchTasks } from '../tasks/tasks.store.ts'
import { typeOfFile } from './attachment-kind.ts'
import { type AttachmentRow, attachments } from './attachments.table.ts'

/** A file with its author; null once the account is gone. */
export type AttachmentView = Pick<AttachmentRow, 'id' | 'uuid' | 'filename' | 'mimetype' | 'size' | 'createdAt'> & {
  author: (AuthorRow & Pick<PersonRow, 'headline'>) | null
}

/** Whose files: a task's, or without one the project's own. */
export type FilesOf = { project: Place; taskId: string | undefined }

/** A file that is arriving. `cutOff` says, once the stream has ended, that it was longer than allowed. */
export type ArrivingFile = { filename: string; declared: string; stream: Readable; cutOff: () => boolean }

/** A file that has arrived. */
export type ReceivedFile = TakenFile & { filename: string; mimetype: string }

const shown = {
  id: attachments.id,
  uuid: attachments.uuid,
  filename: attachments.filename,
  mimetype: attachments.mimetype,
  size: attachments.size,
  createdAt: attachments.createdAt,
  author: { username: people.username, name: people.name, avatar: people.avatar, headline: people.headline },
}

function whereOf({ project, taskId }: FilesOf) {
  return and(eq(attachments.projectId, project.id), taskId === undefined ? isNull(attachments.taskId) : eq(attachments.taskId, taskId))
}

/** One page of files, newest first. */
export async function listAttachments(db: Database, of: FilesOf, page: number) {
  const [counted] = await db.select({ total: count() }).from(attachments).where(whereOf(of))
  const total = counted?.total ?? 0
  const found = await db
    .select(shown)
    .from(attachments)
    .leftJoin(people, eq(people.id, attachments.authorId))
    .where(whereOf(of))
    .orderBy(desc(attachments.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  return { files: found, total }
}

/** A file of a project by id; 404 when it is unknown or elsewhere. */
export async function findAttachment(db: Database, projectId: string, id: number): Promise<AttachmentView & { taskId: string | null }> {
  const [found] = await db
    .select({ ...shown, taskId: attachments.taskId })
    .from(attachments)
    .leftJoin(people, eq(people.id, attachments.authorId))
    .where(and(eq(attachments.projectId, projectId), eq(attachments.id, id)))
  if (found === undefined) throw notFound('This file does not exist.')
  return found
}

/** A file of a project by uuid, as comments need it; 404 when it is unknown or elsewhere. */
export async function findAttachmentByUuid(db: Database, projectId: string, uuid: string) {
  const { id, filename, taskId, authorId } = attachments
  const [found] = await db
    .select({ id, filename, taskId, authorId })
    .from(attachments)
    .where(and(eq(attachments.projectId, projectId), eq(attachments.uuid, uuid)))
  if (found === undefined) throw notFound('This file does not exist.')
  return found
}

/** Which of some files have a row. */
export function knownFiles(db: Database): KnownIds {
  return async (ids) => {
    const rows = await db.select({ uuid: attachments.uuid }).from(attachments).where(inArray(attachments.uuid, ids))
    return new Set(rows.map(({ uuid }) => uuid))
  }
}

/** Takes the bytes of a file in; 413 when it was cut off. Drop it in the end, whether it was added or not. */
export async function receiveFile(files: Files, file: ArrivingFile): Promise<ReceivedFile> {
  const taken = await files.take(file.stream)
  try {
    if (file.cutOff()) throw new HostError(413, 'The file is too large.', { code: 'too_large' })
    return { ...taken, filename: file.filename, mimetype: await typeOfFile(taken.path, file.declared) }
  } catch (error) {
    await files.drop(taken)
    throw error
  }
}

/** Adds a received file and answers its id. Whatever goes wrong, neither a row without bytes nor bytes without a row stay. */
export async function addAttachment(db: Database, files: Files, of: FilesOf, authorId: string, file: ReceivedFile): Promise<number> {
  try {
    await files.keep(file)
    return await insert(db, of, authorId, file)
  } finally {
    await afterTransaction(() => files.settle([file.id], knownFiles(db)))
  }
}

async function insert(db: Database, { project, taskId }: FilesOf, authorId: string, file: ReceivedFile) {
  return db.transaction(async (tx) => {
    const task = taskId === undefined ? null : await findTask(tx, project.id, taskId, 'lock')
    const [row] = await tx
      .insert(attachments)
      .values({
        uuid: file.id,
        companyId: project.companyId,
        projectId: project.id,
        taskId: task?.id ?? null,
        filename: file.filename,
        mimetype: file.mimetype,
        size: file.size,
        authorId,
      })
      .returning({ id: attachments.id })
    if (row === undefined) throw new Error('The new file was not returned.')
    if (task !== null) {
      await touchTasks(tx, task.id)
      await logActivity(tx, task, authorId, `added the file ${file.filename}`)
    }
    return row.id
  })
}

/** Deletes a file and its bytes; 404 when it is unknown or elsewhere. */
export async function deleteAttachment(db: Database, files: Files, projectId: string, id: number, actorId: string): Promise<void> {
  const file = await findAttachment(db, projectId, id)
  await files.doubt([file.uuid])
  try {
    await db.transaction(async (tx) => {
      const task = file.taskId === null ? null : await findTask(tx, projectId, file.taskId, 'lock')
      const gone = await tx
        .delete(attachments)
        .where(and(eq(attachments.projectId, projectId), eq(attachments.id, id)))
        .returning({ id: attachments.id })
      if (gone.length === 0) throw notFound('This file does not exist.')
      if (task === null) return
      await touchTasks(tx, task.id)
      await logActivity(tx, task, actorId, `deleted the file ${file.filename}`)
    })
  } finally {
    await afterTransaction(() => files.settle([file.uuid], knownFiles(db)))
  }
}

/** Deletes a task, and the bytes of its files once the rows are gone. The files are looked up under the task's lock: one that comes late is refused. */
export async function deleteTaskWithFiles(db: Database, files: Files, projectId: string, taskId: string, actorId: string): Promise<void> {
  let ids: string[] = []
  try {
    await deleteTask(db, projectId, taskId, actorId, async (tx, task) => {
      const rows = await tx.select({ uuid: attachments.uuid }).from(attachments).where(eq(attachments.taskId, task.id))
      ids = rows.map(({ uuid }) => uuid)
      await files.doubt(ids)
    })
  } finally {
    await afterTransaction(() => files.settle(ids, knownFiles(db)))
  }
}
