// Private notes of people. They belong to nobody else and to no workspace: a note has no company_id on purpose (NOTE-01).
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../db/tsvector.ts'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** Tags of one note at most (NOTE-03). */
export const MOST_TAGS = 10

/**
 * One row a note. `title` is its first line, `text` all that it says without markup, `pictures` how many bytes the pictures in it have. `version` counts
 * what was saved of its text, so that nothing is overwritten unseen. With `trashed_at` it waits in the trash.
 */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    html: text().notNull().default(''),
    text: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    pinned: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    pictures: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    trashedAt: timestamp('trashed_at', { withTimezone: true }),
    // Of a very long text the first part is found: what a row of this kind may hold is limited.
    words: tsvector().notNull().generatedAlwaysAs(sql.raw("search_words(title || ' ' || note_tags(tags) || ' ' || left(text, 200000))")),
    // What has the words in its title comes first; reckoned for every note that is found, that took longer than finding them.
    titleWords: tsvector('title_words').notNull().generatedAlwaysAs(sql.raw('search_words(title)')),
  },
  (table) => [
    index('notes_in_order').on(table.personId, table.trashedAt, table.pinned.desc(), table.updatedAt.desc()),
    index('notes_words').using('gin', table.words),
    index('notes_trashed').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    check('notes_title_short', sql`length(${table.title}) <= 200`),
    check('notes_text_short', sql`length(${table.text}) <= 500000`),
    check('notes_tags_few', sql`cardinality(${table.tags}) <= ${sql.raw(String(MOST_TAGS))}`),
    check('notes_version_counted', sql`${table.version} >= 1`),
    check('notes_pictures_counted', sql`${table.pictures} >= 0`),
  ],
)

/** The tasks that were made of a note; a task knows nothing of it. The workspace is that of the task. */
export const noteTasks = pgTable(
  'note_tasks',
  {
    companyId: uuid('company_id').notNull(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.taskId] }), index('note_tasks_of_task').on(table.taskId)],
)

/** A row of `notes`. */
export type NoteRow = typeof notes.$inferSelect
