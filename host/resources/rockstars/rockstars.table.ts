// Who finished which task of a project, and who is not to be named for it.
import { boolean, doublePrecision, foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/**
 * One row a person and task that is done and no draft, kept by triggers (ROCK-02): those who were assigned when it became done, else who ticked it.
 * `hours` are those of its effort then; one row of each task `is_first`, so that the sums of the team count it once.
 */
export const taskCompletions = pgTable(
  'task_completions',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    hours: doublePrecision().notNull(),
    isFirst: boolean('is_first').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.personId] }),
    index('task_completions_when').on(table.projectId, table.doneAt),
    index('task_completions_person').on(table.personId),
    foreignKey({
      name: 'task_completions_of_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** One row a person who is in the sums of a project's team only (ROCK-05). */
export const rockstarHidden = pgTable(
  'rockstar_hidden',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.personId] }),
    index('rockstar_hidden_person').on(table.personId),
    foreignKey({
      name: 'rockstar_hidden_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
  ],
)
