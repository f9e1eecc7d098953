// What people are told about: assignments and invitations.
import { foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'

/** One row a notification of one person; `target_uuid` is the task it is about, without a foreign key: a deleted task keeps its news. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    personId: uuid('person_id').notNull(),
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    title: text().notNull(),
    resource: text().notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    targetUuid: uuid('target_uuid'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notifications_newest').on(table.personId, table.companyId, table.createdAt),
    foreignKey({
      name: 'notifications_person_belongs',
      columns: [table.companyId, table.personId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
  ],
)
