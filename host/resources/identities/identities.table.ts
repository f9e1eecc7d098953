// Who an identity provider says somebody is, and whose account that is here.
import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'

/** One row a linked identity; issuer and subject name it for good, addresses change hands. At most one of an issuer on an account. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), unique('identities_one_of_issuer').on(table.personId, table.issuer)],
)
