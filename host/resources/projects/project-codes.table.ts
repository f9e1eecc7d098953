// The codes that projects had before: they still find their tasks (PSET-04).
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { projects } from './projects.table.ts'

/** One row a code that a project had; no other project of the workspace may take it. */
export const projectCodes = pgTable(
  'project_codes',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.code] }),
    index('project_codes_of_project').on(table.projectId),
    foreignKey({
      name: 'project_codes_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('project_codes_shape', sql`${table.code} ~ '^[A-Z0-9]{1,6}$'`),
  ],
)
