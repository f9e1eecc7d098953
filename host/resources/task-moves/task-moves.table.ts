// What each move took away from a task, so that undoing the move can give it back.
import { foreignKey, index, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import type { Kept, Loss } from './task-move.kept.ts'

/**
 * One row a moved task and move; the mover's client makes the id of the move and gives it to every task of the step. `led_by` is the task whose call
 * brought this one along, or itself. Rows go with their task, and 30 days after the move.
 */
export const taskMoves = pgTable(
  'task_moves',
  {
    moveId: uuid('move_id').notNull(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    ledBy: uuid('led_by').notNull(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    toCompanyId: uuid('to_company_id').notNull(),
    toProjectId: uuid('to_project_id').notNull(),
    kept: jsonb().$type<Kept>().notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    left: jsonb().$type<Loss[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.moveId, table.taskId] }),
    index('task_moves_of_task').on(table.taskId),
    index('task_moves_age').on(table.movedAt),
    foreignKey({
      name: 'task_moves_from',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'task_moves_to',
      columns: [table.toCompanyId, table.toProjectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
  ],
)

/** A row of `task_moves`. */
export type TaskMoveRow = typeof taskMoves.$inferSelect
