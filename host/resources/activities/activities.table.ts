// What happened to a task, line by line: the Task Log (LOG-01).
import { bigint, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** A piece of a log line: words, or an instant (ISO) that each reader is told in their own time zone. */
export type LogPart = { text: string } | { at: string }

/** One row a change; `message` continues the actor's name: "changed the status from To do to In progress". `parts` is the same, where it has instants. */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    // Who it was where that is no account, such as a form.
    actorName: text('actor_name'),
    message: text().notNull(),
    parts: jsonb().$type<LogPart[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('activities_of_task').on(table.taskId, table.createdAt),
    index('activities_of_company').on(table.companyId, table.createdAt),
    foreignKey({
      name: 'activities_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** A row of `activities`. */
export type ActivityRow = typeof activities.$inferSelect
