// Versions of files: the next one, older ones, and an older one made the newest again.
import { and, desc, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { people } from '../people/people.table.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'
import { endingOf } from './attachment-kind.ts'
import { attachments, attachmentVersions } from './attachments.table.ts'
import { type AttachmentView, findAttachment } from './attachments-list.store.ts'
import { logFile } from './file-log.store.ts'

/** A version of a file, the newest among them. */
export type VersionView = Pick<AttachmentView, 'filename' | 'mimetype' | 'size' | 'createdAt' | 'author'> & { number: number; file: string }

type NewBytes = { filename: string; mimetype: string; size: number; file: string }

/**
 * Makes bytes the newest version of a file and keeps those before as an older one. The file keeps its name unless the ending is another one. The log
 * says so; `said` is what was done.
 */
export async function replaceBytes(
  db: Database,
  projectId: string,
  id: number,
  authorId: string,
  next: NewBytes,
  said = 'added a new version of',
): Promise<number> {
  return db.transaction(async (tx) => {
    const place = and(eq(attachments.projectId, projectId), eq(attachments.id, id))
    const [asked] = await tx.select({ taskId: attachments.taskId }).from(attachments).where(place)
    const task = asked?.taskId == null ? null : await findTask(tx, projectId, asked.taskId, 'lock')
    const [before] = await tx.select().from(attachments).where(place).for('update')
    if (before === undefined) throw notFound('This file does not exist.')
    const { companyId, version, file, uuid, filename, mimetype, size, createdAt } = before
    const bytes = { file: file ?? uuid, filename, mimetype, size, authorId: before.authorId, createdAt }
    const old = { companyId, attachmentId: id, number: version, ...bytes }
    await tx.insert(attachmentVersions).values(old)
    const name = endingOf(next.filename) === endingOf(filename) ? filename : next.filename
    await tx
      .update(attachments)
      .set({
        version: version + 1,
        file: next.file,
        filename: name,
        mimetype: next.mimetype,
        size: next.size,
        authorId,
        createdAt: sql`now()`,
      })
      .where(inCompany(attachments, companyId, id))
    if (task !== null) await touchTasks(tx, task.id)
    await logFile(tx, { id: projectId, companyId }, task?.id, authorId, {
      action: 'file.version',
      said,
      file: { id, filename: name },
    })
    return id
  })
}

const author = { username: people.username, name: people.name, avatar: people.avatar, headline: people.headline }

/** All versions of a file, the newest first. */
export async function listVersions(db: Database, projectId: string, id: number): Promise<VersionView[]> {
  const newest = await findAttachment(db, projectId, id)
  const { number, file, filename, mimetype, size, createdAt } = attachmentVersions
  const older = await db
    .select({ number, file, filename, mimetype, size, createdAt, author })
    .from(attachmentVersions)
    .leftJoin(people, eq(people.id, attachmentVersions.authorId))
    .where(eq(attachmentVersions.attachmentId, id))
    .orderBy(desc(number))
  return [{ ...newest, number: newest.version }, ...older]
}

/** One version of a file by its number; 404 when there is none. */
export async function findVersion(db: Database, projectId: string, id: number, number: number): Promise<VersionView> {
  const found = (await listVersions(db, projectId, id)).find((version) => version.number === number)
  if (found === undefined) throw notFound('This version does not exist.')
  return found
}

/** Makes an older version the newest: it gets the next number, and nothing is lost. The newest one stays as it is. */
export async function restoreVersion(db: Database, projectId: string, id: number, number: number, actorId: string): Promise<void> {
  const version = await findVersion(db, projectId, id, number)
  const { version: newest } = await findAttachment(db, projectId, id)
  if (number === newest) return
  await replaceBytes(db, projectId, id, actorId, version, 'went back to an older version of')
}
