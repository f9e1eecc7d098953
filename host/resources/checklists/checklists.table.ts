// The checklist of a task: items, and items of items.
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/**
 * One row an item, in the order in which they were added; a child stands under an item of the same task, one level deep (CHECK-01).
 * Triggers keep that depth, and `checklist_done` and `checklist_total` of the task, which count the items without children.
 */
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    parentId: integer('parent_id'),
    title: text().notNull(),
    done: boolean().notNull().default(false),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('checklist_items_place').on(table.taskId, table.id),
    index('checklist_items_of_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
    foreignKey({
      name: 'checklist_items_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'checklist_items_parent',
      columns: [table.taskId, table.parentId],
      foreignColumns: [table.taskId, table.id],
    }).onDelete('cascade'),
    check('checklist_items_title_filled', sql`length(btrim(${table.title})) between 1 and 500`),
    check('checklist_items_not_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
)

/** A row of `checklist_items`. */
export type ChecklistItemRow = typeof checklistItems.$inferSelect
