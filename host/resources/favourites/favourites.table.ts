// Each person's starred tasks.
import { foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** One row a star; nobody else sees it. */
export const favourites = pgTable(
  'favourites',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.taskId] }),
    index('favourites_task').on(table.taskId),
    foreignKey({
      name: 'favourites_of_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)
