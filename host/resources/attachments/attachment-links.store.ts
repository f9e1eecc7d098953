// What files are called, which tasks they are linked with, and whose they are.
import { and, eq } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { invalid, notFound } from '../../errors.ts'
import { logActivity } from '../activities/activities.store.ts'
import type { Doer } from '../audit-events/audit-events.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findTask, touchTasks } from '../tasks/tasks.store.ts'
import { endingOf } from './attachment-kind.ts'
import { attachmentLinks, attachments } from './attachments.table.ts'
import { type FilesOf, findAttachment } from './attachments-list.store.ts'
import { logFile } from './file-log.store.ts'

/** Renames a file; 422 where its ending would be another one. */
export async function renameAttachment(db: Database, { actorId, ...place }: Doer, id: number, filename: string): Promise<void> {
  const projectId = place.id
  const file = await findAttachment(db, projectId, id)
  if (endingOf(filename) !== endingOf(file.filename)) throw invalid({ filename: ['The file type cannot be changed.'] })
  if (filename === file.filename) return
  await db.transaction(async (tx) => {
    const task = file.taskId === null ? null : await findTask(tx, projectId, file.taskId, 'lock')
    await tx
      .update(attachments)
      .set({ filename })
      .where(inCompany(attachments, place.companyId, id))
    await logFile(tx, place, task?.id, actorId, { action: 'file.rename', said: 'renamed', file, how: ` to ${filename}` })
  })
}

/** Shows a file with one more task of its project. Its own task shows it anyway: 422. */
export async function linkAttachment(db: Database, projectId: string, id: number, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const file = await findAttachment(tx, projectId, id)
    if (file.taskId === task.id) throw invalid({ task_uuid: ['This file belongs to that task.'] })
    const row = { companyId: task.companyId, attachmentId: id, taskId: task.id }
    const made = await tx.insert(attachmentLinks).values(row).onConflictDoNothing().returning()
    if (made.length === 0) return
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, { action: 'file.link', said: sentence`linked the file ${file.filename}` })
  })
}

/** Ends a link; 404 where there is none. */
export async function unlinkAttachment(db: Database, projectId: string, id: number, taskId: string, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const task = await findTask(tx, projectId, taskId, 'lock')
    const file = await findAttachment(tx, projectId, id)
    const gone = await tx
      .delete(attachmentLinks)
      .where(and(eq(attachmentLinks.attachmentId, id), eq(attachmentLinks.taskId, task.id)))
      .returning()
    if (gone.length === 0) throw notFound('This file is not linked with that task.')
    await touchTasks(tx, task.id)
    await logActivity(tx, task, actorId, { action: 'file.unlink', said: sentence`unlinked the file ${file.filename}` })
  })
}

/** Makes a file a task's, or without one the project's own; a link with that task would say the same and ends. */
export async function moveAttachment(db: Database, { project, taskId }: FilesOf, id: number, actorId: string): Promise<void> {
  const { taskId: from, filename } = await findAttachment(db, project.id, id)
  if (from === (taskId ?? null)) return
  await db.transaction(async (tx) => {
    // In one order, so that two moves the other way round do not wait for each other.
    const ends = [from, taskId ?? null].filter((end) => end !== null).sort()
    const tasks = new Map<string, Awaited<ReturnType<typeof findTask>>>()
    for (const end of ends) tasks.set(end, await findTask(tx, project.id, end, 'lock'))
    if (taskId !== undefined)
      await tx.delete(attachmentLinks).where(and(eq(attachmentLinks.attachmentId, id), eq(attachmentLinks.taskId, taskId)))
    const moved = await tx
      .update(attachments)
      .set({ taskId: taskId ?? null })
      .where(and(eq(attachments.projectId, project.id), eq(attachments.id, id)))
      .returning({ id: attachments.id })
    if (moved.length === 0) throw notFound('This file does not exist.')
    for (const [end, task] of tasks) {
      await touchTasks(tx, end)
      const said = end === from ? sentence`moved the file ${filename} away` : sentence`moved the file ${filename} here`
      await logActivity(tx, task, actorId, { action: 'file.move', said })
    }
  })
}
