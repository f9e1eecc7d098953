// Sprints of a project: a title and a timebox.
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

/** One row a sprint; both days belong to it. */
export const sprints = pgTable(
  'sprints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    goal: text(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('sprints_project_id').on(table.projectId, table.id),
    unique('sprints_project_slug').on(table.projectId, table.slug),
    foreignKey({
      name: 'sprints_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('sprints_title_filled', sql`length(btrim(${table.title})) between 1 and 120`),
    check('sprints_end_after_start', sql`${table.endDate} >= ${table.startDate}`),
  ],
)
