// Who is on a project, and as what.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../companies/companies.table.ts'
import { projects } from '../projects/projects.table.ts'

/** The roles a person can be given on a project (INVITE-06, ROLE-03). */
export const GIVEN_ROLES = ['guest', 'restrict', 'member', 'admin'] as const

/** One row a person on a project; the person must belong to the project's workspace. */
export const projectMembers = pgTable(
  'project_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    personId: uuid('person_id').notNull(),
    role: text({ enum: GIVEN_ROLES }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('project_members_once').on(table.projectId, table.personId),
    index('project_members_person').on(table.companyId, table.personId),
    foreignKey({
      name: 'project_members_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'project_members_person_belongs',
      columns: [table.companyId, table.personId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
    check('project_members_role_known', sql`${table.role} in ('guest', 'restrict', 'member', 'admin')`),
  ],
)
