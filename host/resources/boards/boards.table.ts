// Boards of a project beside the built-in main board, which has no row: a task without a board is on it (BOARD-02).
import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

/** One row a board; the client makes the id (BOARD-04). */
export const boards = pgTable(
  'boards',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('boards_project_id').on(table.projectId, table.id),
    foreignKey({
      name: 'boards_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('boards_name_filled', sql`length(btrim(${table.name})) between 1 and 80`),
  ],
)

/** A row of `boards`. */
export type BoardRow = typeof boards.$inferSelect
