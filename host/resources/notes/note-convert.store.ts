// Tasks made of a note: of the whole, or one of each line that was chosen. The note keeps a link to them, they know nothing of it (NOTE-07).
import { Readable } from 'node:stream'
import type { Database } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { addAttachment, deleteTaskWithFiles, receiveFile } from '../attachments/attachments.store.ts'
import type { Place } from '../projects/projects.table.ts'
import { createTask } from '../tasks/tasks.store.ts'
import { partPictures, type TextPicture, withoutTitle } from './note-text.ts'
import { holdNote, refuseTrashed } from './notes.store.ts'
import { noteTasks } from './notes.table.ts'

/** Characters of a description. */
const MOST_DESCRIPTION = 3_500_000

/** What is made: of the lines, or of the whole note where there are none; `withFiles` where the workspace takes files. */
export type Conversion = { titles: string[] | null; withFiles: boolean }

/** Makes the tasks and answers their ids, the first line on top of the list. Pictures become files of the task, or stay in its text. */
export async function convertNote(
  db: Database,
  files: Files,
  place: Place,
  personId: string,
  id: string,
  { titles, withFiles }: Conversion,
): Promise<string[]> {
  const { ids, pictures } = await db.transaction(async (tx) => {
    const note = await holdNote(tx, personId, id)
    refuseTrashed(note)
    const made: string[] = []
    if (titles !== null) {
      // Each new one goes to the top.
      for (const title of titles.toReversed()) made.unshift(await make(tx, place, personId, { title, description: null }))
    } else {
      if (note.title === '') throw invalid({ title: ['This note has no words to make a task of.'] })
      const parted = withFiles ? partPictures(note.html) : { html: note.html, pictures: [] }
      const description = withoutTitle(parted.html)
      if (description.length > MOST_DESCRIPTION) throw invalid({ title: ['This note is too large for a task.'] })
      made.push(await make(tx, place, personId, { title: note.title, description }))
      await link(tx, place, id, made)
      return { ids: made, pictures: parted.pictures }
    }
    await link(tx, place, id, made)
    return { ids: made, pictures: [] }
  })
  const [taskId] = ids
  if (taskId !== undefined && pictures.length > 0) await attach(db, files, place, personId, taskId, pictures)
  return ids
}

function make(tx: Database, place: Place, personId: string, { title, description }: { title: string; description: string | null }) {
  return createTask(tx, place, personId, { title, description })
}

async function link(tx: Database, { companyId }: Place, noteId: string, taskIds: string[]): Promise<void> {
  await tx.insert(noteTasks).values(taskIds.map((taskId) => ({ companyId, noteId, taskId })))
}

/** All of them or no task. */
async function attach(db: Database, files: Files, place: Place, personId: string, taskId: string, pictures: TextPicture[]): Promise<void> {
  try {
    for (const [at, { kind, bytes }] of pictures.entries()) {
      const filename = `picture-${at + 1}.${kind === 'png' ? 'png' : 'jpg'}`
      const arriving = { filename, declared: `image/${kind}`, stream: Readable.from([bytes]), cutOff: () => false }
      const file = await receiveFile(files, arriving)
      try {
        await addAttachment(db, files, { project: place, taskId }, personId, file)
      } finally {
        await files.drop(file)
      }
    }
  } catch (error) {
    await deleteTaskWithFiles(db, files, place.id, taskId, personId)
    throw error
  }
}
