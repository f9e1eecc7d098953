// Time spent on tasks: logged entries and running timers.
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** One row a stretch of work; `ended_at` null is a running timer, of which a person has at most one. `by_timer` false = logged by hand; `edited_by` is who last changed it, or logged it for somebody else (TIME-08). */
export const timeEntries = pgTable(
  'time_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    comment: text().notNull().default(''),
    byTimer: boolean('by_timer').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    editedBy: uuid('edited_by').references(() => people.id, { onDelete: 'set null' }),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    billable: boolean(),
    invoiced: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('time_entries_one_running').on(table.personId).where(sql`${table.endedAt} is null`),
    index('time_entries_of_task').on(table.taskId, table.startedAt),
    index('time_entries_of_project').on(table.projectId, table.startedAt),
    index('time_entries_of_company').on(table.companyId, table.startedAt),
    index('time_entries_of_person').on(table.personId, table.startedAt),
    index('time_entries_of_company_person').on(table.companyId, table.personId, table.startedAt),
    // What is still to be invoiced, answered from the index alone (CLIENT-11).
    index('time_entries_uninvoiced')
      .on(table.projectId, table.personId, table.startedAt, table.endedAt)
      .where(sql`not ${table.invoiced} and ${table.endedAt} is not null and ${table.billable} is not false`),
    foreignKey({
      name: 'time_entries_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('time_entries_end_after_start', sql`${table.endedAt} >= ${table.startedAt}`),
    // Accepted from the start, so it stays (decision 042).
    check('time_entries_comment_length', sql`length(${table.comment}) <= 5000`),
    check('time_entries_running_by_timer', sql`${table.endedAt} is not null or ${table.byTimer}`),
  ],
)

/** A row of `time_entries`. */
export type TimeEntryRow = typeof timeEntries.$inferSelect
