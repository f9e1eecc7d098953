// Files on their way to the disk and from it: added, replaced and deleted, never a row without bytes nor bytes without a row.
import type { Readable } from 'node:stream'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { afterTransaction } from '../../db/request-transaction.ts'
import { HostError, notFound } from '../../errors.ts'
import type { Files, KnownIds, TakenFile } from '../../files/files.ts'
import type { Doer } from '../audit-events/audit-events.store.ts'
import { deleteTask, findTask, touchTasks } from '../tasks/tasks.store.ts'
import { typeOfFile } from './attachment-kind.ts'
import { replaceBytes } from './attachment-versions.store.ts'
import { attachments } from './attachments.table.ts'
import { type FilesOf, findAttachment } from './attachments-list.store.ts'
import { logFile } from './file-log.store.ts'

/** A file that is arriving. `cutOff` says, once the stream has ended, that it was longer than allowed. */
export type ArrivingFile = { filename: string; declared: string; stream: Readable; cutOff: () => boolean }

/** A file that has arrived. */
export type ReceivedFile = TakenFile & { filename: string; mimetype: string }

/** Which bytes on disk belong to a row: a file's newest version, an older one, an export or an import. */
export function knownFiles(db: Database): KnownIds {
  return async (ids) => {
    const wanted = sql.param(ids)
    const { rows } = await db.execute<{ file: string }>(sql`
      select coalesce(file, uuid) as file from attachments where uuid = any(${wanted}::uuid[]) and file is null or file = any(${wanted}::uuid[])
      union select file from attachment_versions where file = any(${wanted}::uuid[])
      union select file from exports where file = any(${wanted}::uuid[])
      union select file from imports where file = any(${wanted}::uuid[])`)
    return new Set(rows.map(({ file }) => file))
  }
}

/** What the bytes of all files and of their older versions are called on disk. */
export async function allFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(
    sql`select coalesce(file, uuid) as file from attachments union select file from attachment_versions`,
  )
  return rows.map(({ file }) => file)
}

/** What the bytes of some files and of their older versions are called on disk. */
export async function bytesOf(db: Database, ids: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select coalesce(file, uuid) as file from attachments where id in (${ids}) union select file from attachment_versions where attachment_id in (${ids})`)
  return rows.map(({ file }) => file)
}

/** What everything is called on disk that goes with a workspace or with projects, `where` as of `company_id` and `project_id`: files, exports and imports. */
export async function bytesIn(db: Database, where: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from exports where file is not null and ${where} union select file from imports where file is not null and ${where}`)
  return [...(await bytesOf(db, sql`select id from attachments where ${where}`)), ...rows.map(({ file }) => file)]
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

/**
 * Adds a received file, or makes it the next version of the one it `replaces`, and answers the id. Whatever goes wrong, neither a row without bytes nor
 * bytes without a row stay.
 */
export async function addAttachment(
  db: Database,
  files: Files,
  of: FilesOf,
  authorId: string,
  file: ReceivedFile,
  replaces?: number,
): Promise<number> {
  try {
    await files.keep(file)
    if (replaces === undefined) return await insert(db, of, authorId, file)
    return await replaceBytes(db, of.project.id, replaces, authorId, { ...file, file: file.id })
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
    if (task !== null) await touchTasks(tx, task.id)
    await logFile(tx, project, task?.id, authorId, { action: 'file.add', said: 'added', file: { id: row.id, filename: file.filename } })
    return row.id
  })
}

/** Deletes a file with its older versions and the bytes of all; 404 when it is unknown or elsewhere. */
export async function deleteAttachment(db: Database, files: Files, { actorId, ...place }: Doer, id: number): Promise<void> {
  const projectId = place.id
  const file = await findAttachment(db, projectId, id)
  let bytes: string[] = []
  try {
    await db.transaction(async (tx) => {
      const task = file.taskId === null ? null : await findTask(tx, projectId, file.taskId, 'lock')
      const held = and(eq(attachments.projectId, projectId), eq(attachments.id, id))
      // Held before its versions are read, so that one that comes late is refused.
      const [there] = await tx.select({ id: attachments.id }).from(attachments).where(held).for('update')
      if (there === undefined) throw notFound('This file does not exist.')
      bytes = await bytesOf(tx, sql`${id}`)
      await files.doubt(bytes)
      await tx.delete(attachments).where(held)
      if (task !== null) await touchTasks(tx, task.id)
      await logFile(tx, place, task?.id, actorId, { action: 'file.delete', said: 'deleted', file })
    })
  } finally {
    await afterTransaction(() => files.settle(bytes, knownFiles(db)))
  }
}

/** Deletes a task, and the bytes of its files once the rows are gone. The files are looked up under the task's lock: one that comes late is refused. */
export async function deleteTaskWithFiles(db: Database, files: Files, projectId: string, taskId: string, actorId: string): Promise<void> {
  let ids: string[] = []
  try {
    await deleteTask(db, projectId, taskId, actorId, async (tx, task) => {
      const own = await tx.select({ id: attachments.id }).from(attachments).where(eq(attachments.taskId, task.id)).for('update')
      ids =
        own.length === 0
          ? []
          : await bytesOf(
              tx,
              sql`select id from attachments where ${inArray(
                attachments.id,
                own.map(({ id }) => id),
              )}`,
            )
      await files.doubt(ids)
    })
  } finally {
    await afterTransaction(() => files.settle(ids, knownFiles(db)))
  }
}
