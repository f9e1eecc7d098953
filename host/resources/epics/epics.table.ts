// Epics of a project: user stories that belong together.
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

/** One row an epic; `code` ("EP-3") and `slug` are unique inside the project and never given again. Epics do not nest, so that sums stay whole. */
export const epics = pgTable(
  'epics',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    slug: text().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    color: text().notNull().default('#088EFB'),
    description: text(),
    dueDate: date('due_date', { mode: 'string' }),
    position: doublePrecision().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('epics_project_id').on(table.projectId, table.id),
    unique('epics_project_slug').on(table.projectId, table.slug),
    unique('epics_project_code').on(table.projectId, table.code),
    index('epics_by_position').on(table.projectId, table.position, table.id),
    foreignKey({
      name: 'epics_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('epics_title_filled', sql`length(btrim(${table.title})) between 1 and 120`),
    check('epics_color_hex', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
  ],
)
