// What a task can be set to in a project: its types, efforts and workflow steps.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  numeric,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

type Owned = { companyId: PgColumn; projectId: PgColumn; id: PgColumn }

const owned = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  companyId: uuid('company_id').notNull(),
  projectId: uuid('project_id').notNull(),
  title: text().notNull(),
  /** Where it stands, once somebody put the list in order; what has none comes behind, oldest first. */
  position: integer(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

const rules = (name: string, table: Owned & { title: PgColumn }) => [
  unique(`${name}_project_id`).on(table.projectId, table.id),
  foreignKey({
    name: `${name}_project`,
    columns: [table.companyId, table.projectId],
    foreignColumns: [projects.companyId, projects.id],
  }).onDelete('cascade'),
  check(`${name}_title_filled`, sql`length(btrim(${table.title})) between 1 and 80`),
]

/** Kinds of task ("Bug"); the first of a project is its creation default (TCREATE-08). */
export const taskTypes = pgTable('task_types', { ...owned(), color: text().notNull() }, (table) => [
  ...rules('task_types', table),
  check('task_types_color_hex', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
])

/** Sizes of task; `hours` is `effort` on the wire and never negative (TEMPLATE-06). */
export const taskEfforts = pgTable(
  'task_efforts',
  { ...owned(), hours: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull() },
  (table) => [...rules('task_efforts', table), check('task_efforts_hours_positive', sql`${table.hours} >= 0`)],
)

/** Steps a task goes through ("In progress"), in their order; at most one of a project means that a task is done (decision 019). */
export const workflows = pgTable(
  'workflows',
  { ...owned(), color: text().notNull(), isDone: boolean('is_done').notNull().default(false) },
  (table) => [
    ...rules('workflows', table),
    check('workflows_color_hex', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
    uniqueIndex('workflows_one_done').on(table.projectId).where(sql`${table.isDone}`),
  ],
)

/** A row of `task_types`. */
export type TaskTypeRow = typeof taskTypes.$inferSelect

/** A row of `task_efforts`. */
export type TaskEffortRow = typeof taskEfforts.$inferSelect
