// Writes that were asked for under a key, with their answers: a retry gets the first one.
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'

/**
 * One row a write. `fingerprint` is a SHA-256 of method, address and content; `body` is the answer as it was sent, null where it was too large
 * to keep. `status` is null inside the transaction that does the work, and while a write
 * that has committed it is still busy with others (mail). Rows go after 24 hours.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)
