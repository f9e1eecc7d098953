// What was done to a workspace's projects and to who may do what in them: the lines that the activity log will show (PSET-18).
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { companies } from './companies.table.ts'

/** One row an act; `message` continues the actor's name. `project_id` outlives its project, therefore it refers to nothing. */
export const companyLog = pgTable(
  'company_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id'),
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    message: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('company_log_of_company').on(table.companyId, table.at), index('company_log_of_actor').on(table.actorId)],
)
