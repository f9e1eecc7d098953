// Files of tasks and of projects; the bytes lie on disk under the row's uuid (see host/files/files.ts).
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../db/tsvector.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** One row a file; without a task it is a document of the project. Triggers keep `attachments_count` and `image` of the task (see the migrations). */
export const attachments = pgTable(
  'attachments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid().notNull().unique('attachments_uuid'),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id'),
    filename: text().notNull(),
    mimetype: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    /** When its newest version came. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Under which name the bytes of its newest version lie on disk; null: under `uuid`. */
    file: uuid().unique('attachments_file'),
    /** The number of its newest version, from 1. */
    version: integer().notNull().default(1),
    kind: text().notNull().generatedAlwaysAs(sql`file_kind(mimetype, filename)`),
    /** The name as it is searched and ordered. */
    folded: text().notNull().generatedAlwaysAs(sql`search_fold(filename)`),
    /** The words of its name, for the search in everything. */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw('search_words(filename)')),
  },
  (table) => [
    unique('attachments_place').on(table.companyId, table.projectId, table.id),
    index('attachments_words').using('gin', table.words),
    index('attachments_of_task').on(table.taskId, table.id.desc()).where(sql`${table.taskId} is not null`),
    index('attachments_of_project').on(table.projectId, table.createdAt.desc(), table.id.desc()).where(sql`${table.taskId} is null`),
    foreignKey({
      name: 'attachments_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'attachments_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('attachments_filename_filled', sql`length(${table.filename}) between 1 and 255`),
    check('attachments_size_positive', sql`${table.size} >= 0`),
    check('attachments_version_counted', sql`${table.version} >= 1`),
  ],
)

/**
 * Older versions of files; the newest is in `attachments`. A version that is made the newest again shares its bytes with the row here (decision 046).
 * Where a file goes to another workspace with its task, a trigger takes versions and links along (`task_files`).
 */
export const attachmentVersions = pgTable(
  'attachment_versions',
  {
    companyId: uuid('company_id').notNull(),
    attachmentId: integer('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    file: uuid().notNull(),
    filename: text().notNull(),
    mimetype: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.number] }), index('attachment_versions_file').on(table.file)],
)

/**
 * Files that are shown with tasks they do not belong to. A link counts while both are in one project: one that is moved away and back finds it again,
 * which is why the project is not part of it. The workspace is that of the file.
 */
export const attachmentLinks = pgTable(
  'attachment_links',
  {
    companyId: uuid('company_id').notNull(),
    attachmentId: integer('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.taskId] }), index('attachment_links_of_task').on(table.taskId)],
)

/** A row of `attachments`. */
export type AttachmentRow = typeof attachments.$inferSelect
