// Links about email addresses that were mailed: to confirm one, to change to one, to take a change back.
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isCanonical, people } from '../people/people.table.ts'

/** What a link is for. */
export const EMAIL_LINKS = ['verify', 'change', 'revert'] as const

/** One row a mailed link, its token only as SHA-256; `used_at` makes it single-use. `email` is the address that it is about: for `revert` the former one. */
export const emailLinks = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    purpose: text({ enum: EMAIL_LINKS }).notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('email_verifications_person').on(table.personId, table.createdAt),
    // Whose address it was may have it back: nobody else gets it meanwhile.
    index('email_verifications_kept').on(table.email).where(sql`${table.purpose} = 'revert' and ${table.usedAt} is null`),
    check('email_verifications_purpose_known', sql`${table.purpose} in ('verify', 'change', 'revert')`),
    check('email_verifications_email_canonical', isCanonical(table.email)),
  ],
)

/** A row of it. */
export type EmailLink = typeof emailLinks.$inferSelect
