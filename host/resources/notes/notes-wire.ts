// Notes as answered.
import type { z } from 'zod'
import { toInstant } from '../../wire.ts'
import type { noteRowShape, noteShape } from './notes.schema.ts'
import type { NoteRowView, NoteView } from './notes-read.store.ts'

const at = (moment: string) => toInstant(new Date(moment))

/** A row of the list. */
export function toNoteRow({ uuid, title, snippet, tags, pinned, version, ...row }: NoteRowView): z.infer<typeof noteRowShape> {
  return {
    ...{ uuid, title, snippet, tags, pinned, version },
    created_at: at(row.createdAt),
    updated_at: at(row.updatedAt),
    trashed_at: row.trashedAt === null ? null : at(row.trashedAt),
  }
}

/** A whole note. */
export function toNote(view: NoteView): z.infer<typeof noteShape> {
  return { ...toNoteRow(view), html: view.html, tasks: view.tasks }
}
