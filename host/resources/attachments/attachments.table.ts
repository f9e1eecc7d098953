// Files of tasks and of projects; the bytes lie on disk under the row's uuid (see host/files.ts).
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('attachments_place').on(table.companyId, table.projectId, table.id),
    index('attachments_of_task').on(table.taskId, table.id.desc()).where(sql`${table.taskId} is not null`),
    index('attachments_of_project').on(table.projectId, table.id.desc()).where(sql`${table.taskId} is null`),
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
  ],
)

/** A row of `attachments`. */
export type AttachmentRow = typeof attachments.$inferSelect
