// Who left a workspace, or was taken off it, and what was handed over then: enough to bring them back (TEAM-08).
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'

/** What somebody had: their role and since when, their seats, the projects they owned with who owns them now, their open tasks with who got them. */
export type HandedOver = {
  role: 'member' | 'guest'
  joined_at: string
  projects: { id: string; role: string; since: string }[]
  owned: { id: string; to: string }[]
  /** `to` is whom the task was given to and was new to, null where nobody was. */
  tasks: { id: string; to: string | null }[]
}

/** One row each time; tasks that were handed over were last changed `at` unless somebody touched them since. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    doneBy: uuid('done_by').references(() => people.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    restoredAt: timestamp('restored_at', { withTimezone: true }),
    detail: jsonb().$type<HandedOver>().notNull(),
  },
  (table) => [index('hand_overs_open').on(table.companyId, table.at).where(sql`${table.restoredAt} is null`)],
)
