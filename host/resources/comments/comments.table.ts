// What people said about tasks, about files and in discussions.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tsvector } from '../../db/tsvector.ts'
import { attachments } from '../attachments/attachments.table.ts'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { threads } from '../threads/threads.table.ts'

/**
 * One row a comment, on a task, on a file or in a discussion, never on two of them. Triggers keep `comments_count` of the task and of the discussion (see
 * the migrations); comments follow a task that is moved.
 */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id'),
    attachmentId: integer('attachment_id'),
    threadId: uuid('thread_id'),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    /** Of somebody who never had an account; null for everybody else. */
    authorName: text('author_name'),
    html: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its author last changed it, to the millisecond; null for one that stands as it was written. */
    editedAt: timestamp('edited_at', { withTimezone: true, precision: 3 }),
    /** What it is found by: the words of its text. */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw('search_words(left(html_text(html), 200000))')),
  },
  (table) => [
    index('comments_words').using('gin', table.words),
    index('comments_of_author').on(table.authorId, table.createdAt),
    index('comments_of_task').on(table.taskId, table.id.desc()).where(sql`${table.taskId} is not null`),
    index('comments_of_attachment').on(table.attachmentId, table.id.desc()).where(sql`${table.attachmentId} is not null`),
    index('comments_of_thread').on(table.threadId, table.id).where(sql`${table.threadId} is not null`),
    foreignKey({
      name: 'comments_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'comments_attachment',
      columns: [table.companyId, table.projectId, table.attachmentId],
      foreignColumns: [attachments.companyId, attachments.projectId, attachments.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'comments_thread',
      columns: [table.companyId, table.projectId, table.threadId],
      foreignColumns: [threads.companyId, threads.projectId, threads.id],
    }).onDelete('cascade'),
    check('comments_about_one_thing', sql`num_nonnulls(${table.taskId}, ${table.attachmentId}, ${table.threadId}) = 1`),
    check('comments_author_named', sql`${table.authorName} is null or ${table.authorId} is null`),
    check('comments_filled', sql`length(${table.html}) > 0`),
  ],
)

/** A row of `comments`. */
export type CommentRow = typeof comments.$inferSelect
