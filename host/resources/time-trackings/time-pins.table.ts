// Tasks that people keep in their week, whether or not they have logged time on them (TIME-05).
import { foreignKey, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** One row a person and task. */
export const timePins = pgTable(
  'time_pins',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.taskId] }),
    foreignKey({
      name: 'time_pins_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)
