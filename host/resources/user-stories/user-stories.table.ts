// User stories of a project: what somebody wants to be able to do, which tasks then make true.
import { sql } from 'drizzle-orm'
import { check, doublePrecision, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { epics } from '../epics/epics.table.ts'
import { projects } from '../projects/projects.table.ts'

/** One row a user story; `code` ("US-3") and `slug` are unique inside the project and never given again (STORY-01). */
export const userStories = pgTable(
  'user_stories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    slug: text().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    description: text(),
    epicId: integer('epic_id'),
    // The order of importance.
    position: doublePrecision().notNull(),
    // Title and code, folded by a function of ours once for all: folding ten thousand titles for every search takes longer than all the rest.
    folded: text().notNull().generatedAlwaysAs(sql.raw("search_fold(title || ' ' || code)")),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('user_stories_project_id').on(table.projectId, table.id),
    unique('user_stories_project_slug').on(table.projectId, table.slug),
    unique('user_stories_project_code').on(table.projectId, table.code),
    index('user_stories_by_position').on(table.projectId, table.position, table.id),
    index('user_stories_of_epic').on(table.projectId, table.epicId, table.position),
    foreignKey({ name: 'user_stories_epic', columns: [table.projectId, table.epicId], foreignColumns: [epics.projectId, epics.id] }),
    foreignKey({
      name: 'user_stories_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('user_stories_title_filled', sql`length(btrim(${table.title})) between 1 and 240`),
  ],
)
