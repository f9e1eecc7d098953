// Discussions of a project: what its people ask and settle beside the tasks. What is said in one are rows of `comments`.
import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** As many stand on top of a project's list at most (DISC-03); a trigger holds it. */
export const MOST_PINNED = 3

/**
 * One row a discussion; `number` counts in its project and is never given again. `html` is the first text and may be empty. Triggers keep
 * `comments_count`, `last_comment_id` and `active_at` as comments come and go, and take `answer_id` away with its comment.
 */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    html: text().notNull().default(''),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    isPinned: boolean('is_pinned').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When title or first text were last changed. */
    editedAt: timestamp('edited_at', { withTimezone: true, precision: 3 }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: uuid('closed_by').references(() => people.id, { onDelete: 'set null' }),
    answerId: integer('answer_id'),
    // The task that was made of it; it may move to another project.
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    commentsCount: integer('comments_count').notNull().default(0),
    lastCommentId: integer('last_comment_id'),
    activeAt: timestamp('active_at', { withTimezone: true }).notNull().defaultNow(),
    // Folded once for all, without markup: a search reads nothing but this.
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql.raw("search_fold(title || ' #' || number || ' ' || regexp_replace(html, '<[^>]*>', ' ', 'g'))")),
  },
  (table) => [
    unique('threads_project_number').on(table.projectId, table.number),
    unique('threads_place').on(table.companyId, table.projectId, table.id),
    // One for each half: lists are of open ones or of closed ones. Nulls first, as lists ask for them, although there are none.
    index('threads_open')
      .on(...inOrder(table))
      .where(isNull(table.closedAt)),
    index('threads_closed')
      .on(...inOrder(table))
      .where(isNotNull(table.closedAt)),
    index('threads_of_task').on(table.taskId).where(sql`${table.taskId} is not null`),
    foreignKey({
      name: 'threads_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('threads_title_filled', sql`length(btrim(${table.title})) between 1 and 200`),
    check('threads_number_positive', sql`${table.number} >= 1`),
    check('threads_count_positive', sql`${table.commentsCount} >= 0`),
  ],
)

function inOrder({ projectId, isPinned, activeAt, number }: Record<'projectId' | 'isPinned' | 'activeAt' | 'number', ExtraConfigColumn>) {
  return [projectId, isPinned.desc().nullsFirst(), activeAt.desc().nullsFirst(), number.desc().nullsFirst()] as const
}

/** How far somebody has read: `read_to` is the last comment they have seen, 0 for the first text alone. No row: never opened. */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    readTo: integer('read_to').notNull(),
  },
  (table) => [primaryKey({ name: 'thread_reads_thread_id_person_id_pk', columns: [table.threadId, table.personId, table.companyId] })],
)

/** Who is told of a discussion. Whoever stopped following keeps a row that says so: a comment of theirs does not bring it back (DISC-10). */
export const threadFollows = pgTable(
  'thread_follows',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    isFollowing: boolean('is_following').notNull(),
  },
  (table) => [primaryKey({ name: 'thread_follows_thread_id_person_id_pk', columns: [table.threadId, table.personId, table.companyId] })],
)

/** A row of `threads`. */
export type ThreadRow = typeof threads.$inferSelect
