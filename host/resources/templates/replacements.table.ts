// What a type, effort, status or label was that tasks gave up for another one, for as long as that can be undone (PSET-12, PSET-13).
import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

/** One row a replacement; `gone` is its row as it was, `tasks` are those that had it with what else changed of them. */
export const replacements = pgTable(
  'replacements',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    insteadId: integer('instead_id').notNull(),
    gone: jsonb().notNull(),
    tasks: jsonb().notNull(),
    // Of statuses: tasks that were to go back to it, and which status meant done before and after.
    backTo: jsonb('back_to').notNull().default([]),
    doneBefore: integer('done_before'),
    doneAfter: integer('done_after'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.kind, table.itemId] }),
    foreignKey({
      name: 'replacements_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('replacements_kind', sql`${table.kind} in ('type', 'effort', 'workflow', 'label')`),
  ],
)
