// What became of the days of rules.
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tasks } from '../tasks/tasks.table.ts'
import { recurrences } from './recurrences.table.ts'

/** One row a rule and day; that there is never a second one is what makes each task come once (RECUR-07). */
export const recurrenceRuns = pgTable(
  'recurrence_runs',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    recurrenceId: uuid('recurrence_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    outcome: text({ enum: ['made', 'skipped', 'missed'] }).notNull(),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.recurrenceId, table.day] }),
    index('recurrence_runs_of_task').on(table.taskId).where(sql`${table.taskId} is not null`),
    foreignKey({
      name: 'recurrence_runs_recurrence',
      columns: [table.companyId, table.projectId, table.recurrenceId],
      foreignColumns: [recurrences.companyId, recurrences.projectId, recurrences.id],
    }).onDelete('cascade'),
    check('recurrence_runs_outcome_known', sql`${table.outcome} in ('made', 'skipped', 'missed')`),
    check('recurrence_runs_task_of_made', sql`${table.taskId} is null or ${table.outcome} = 'made'`),
  ],
)
