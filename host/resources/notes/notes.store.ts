// Every write about notes but making tasks of them.
import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { pictureSizes, wordsOf } from './note-text.ts'
import { type NoteRow, notes } from './notes.table.ts'
import { gone } from './notes-read.store.ts'

/** Bytes of all pictures in a person's notes (NOTE-01). */
export const MOST_PICTURES = 200 * 1024 * 1024
/** For so long a note waits in the trash (NOTE-06). */
export const TRASH_DAYS = 30

/** What of a note is written; what is absent stays. */
export type NoteValues = { html?: string | undefined; tags?: string[] | undefined; pinned?: boolean | undefined }

/** A note of a person, held until the transaction ends; 404 for one of anybody else. */
export async function holdNote(tx: Database, personId: string, id: string): Promise<NoteRow> {
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.personId, personId), eq(notes.id, id)))
    .for('update')
  if (note === undefined) throw gone()
  return note
}

/** Refuses what is not changed while it is in the trash. */
export function refuseTrashed(note: NoteRow): void {
  if (note.trashedAt !== null) throw conflict('This note is in the trash. Restore it first.', 'trashed')
}

function contentOf(html: string) {
  return { html, ...wordsOf(html), pictures: pictureSizes(html).reduce((sum, size) => sum + size, 0) }
}

async function checkRoom(tx: Database, personId: string, added: number): Promise<void> {
  if (added <= 0) return
  // Two that are saved at once are counted one after the other.
  await tx.execute(sql`select 1 from people where id = ${personId} for no key update`)
  const { rows } = await tx.execute<{ used: string }>(
    sql`select coalesce(sum(pictures), 0) as used from notes where person_id = ${personId}`,
  )
  if (Number(rows[0]?.used ?? 0) + added > MOST_PICTURES)
    throw invalid({ html: ['The pictures in your notes have 200 MB in all. Delete some for ever first.'] })
}

/** Makes a note and answers its id. */
export function createNote(db: Database, personId: string, { html = '', tags = [], pinned = false }: NoteValues): Promise<string> {
  return db.transaction(async (tx) => {
    const content = contentOf(html)
    await checkRoom(tx, personId, content.pictures)
    const [made] = await tx
      .insert(notes)
      .values({ personId, ...content, tags, pinned })
      .returning({ id: notes.id })
    if (made === undefined) throw new Error('The new note was not returned.')
    return made.id
  })
}

/**
 * Saves what is named. A text that began with another version than the one that is there is 409 `conflict` with the number of that: nothing is overwritten
 * unseen (NOTE-04). Pins and tags are no change of the text: neither version nor order go with them.
 */
export async function changeNote(
  db: Database,
  personId: string,
  id: string,
  { html, version, tags, pinned }: NoteValues & { version?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await holdNote(tx, personId, id)
    refuseTrashed(note)
    if (html !== undefined && version !== note.version && html !== note.html)
      throw conflict('This note was saved elsewhere in between.', 'conflict', { version: note.version })
    const changes = html !== undefined && html !== note.html
    const content = changes ? contentOf(html) : null
    if (content) await checkRoom(tx, personId, content.pictures - note.pictures)
    await tx
      .update(notes)
      .set({
        ...(content && { ...content, version: note.version + 1, updatedAt: new Date() }),
        tags: tags ?? note.tags,
        pinned: pinned ?? note.pinned,
      })
      .where(eq(notes.id, id))
  })
}

/** Puts a note into the trash; `forever` deletes one that is there, or one that never said anything. */
export async function deleteNote(db: Database, personId: string, id: string, forever: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await holdNote(tx, personId, id)
    const isBlank = note.html === ''
    if (!forever) {
      if (note.trashedAt === null) await tx.update(notes).set({ trashedAt: new Date() }).where(eq(notes.id, id))
      return
    }
    if (note.trashedAt === null && !isBlank) throw conflict('Only a note in the trash is deleted for ever.')
    await dropNoteTasks(tx, sql`${id}::uuid`)
    await tx.delete(notes).where(eq(notes.id, id))
  })
}

/** Takes a note out of the trash; one that is not there stays as it is. */
export async function restoreNote(db: Database, personId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await holdNote(tx, personId, id)
    if (note.trashedAt !== null) await tx.update(notes).set({ trashedAt: null }).where(eq(notes.id, id))
  })
}

/** Deletes for ever what was in the trash long enough; answers how many notes. */
export async function emptyTrash(db: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - TRASH_DAYS * 86_400_000)
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notes.id })
      .from(notes)
      .where(and(isNotNull(notes.trashedAt), lte(notes.trashedAt, before)))
      .orderBy(notes.id)
      .for('update')
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await dropNoteTasks(tx, sql`select unnest(${sql.param(ids)}::uuid[])`)
    await tx.delete(notes).where(inArray(notes.id, ids))
    return ids.length
  })
}

/** What was made of notes that go is no longer told, by a query of their ids. Tasks of several workspaces may be made of one note. */
export async function dropNoteTasks(tx: Database, which: SQL): Promise<void> {
  await tx.execute(sql`delete from note_tasks where note_id in (${which})`)
}
