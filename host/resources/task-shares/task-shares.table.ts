// Tasks that somebody shared: each has an address that everybody may read (SHARE-03).
import { foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/**
 * One row a task that is shared; without one its address shows nothing. The token is kept in clear: people must be shown the same address again,
 * and whoever can read this table can read the task.
 */
export const taskShares = pgTable(
  'task_shares',
  {
    taskId: uuid('task_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    token: text().notNull().unique(),
    sharedBy: uuid('shared_by')
      .notNull()
      .references(() => people.id),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('task_shares_of_project').on(table.projectId, table.sharedAt),
    foreignKey({
      name: 'task_shares_of_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)
