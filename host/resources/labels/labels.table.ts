// Labels of a project and which task carries which.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** One row a label; its title is unique in the project whatever the case. */
export const labels = pgTable(
  'labels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text().notNull(),
    color: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('labels_project_id').on(table.projectId, table.id),
    uniqueIndex('labels_project_title').on(table.projectId, sql`lower(${table.title})`),
    foreignKey({
      name: 'labels_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('labels_title_filled', sql`length(btrim(${table.title})) between 1 and 80`),
    check('labels_color_hex', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
  ],
)

/** Which task carries which label; a label in use cannot be deleted (LABEL-05), because this refers to it without an action. */
export const taskLabels = pgTable(
  'task_labels',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    labelId: integer('label_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.labelId] }),
    index('task_labels_label').on(table.projectId, table.labelId, table.taskId),
    foreignKey({
      name: 'task_labels_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({ name: 'task_labels_label', columns: [table.projectId, table.labelId], foreignColumns: [labels.projectId, labels.id] }),
  ],
)

/** A row of `labels`. */
export type LabelRow = typeof labels.$inferSelect
