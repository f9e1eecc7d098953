// Accounts: everyone who can sign in.
import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row an account; `email` and `username` are stored in lower case, the password as argon2id. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull().unique(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    avatar: text(),
    headline: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('people_email_lower', sql`${table.email} = lower(${table.email})`),
    check('people_username_shape', sql`${table.username} ~ '^[a-z0-9][a-z0-9._-]{0,38}$'`),
    check('people_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
  ],
)

/** A row of `people`. */
export type PersonRow = typeof people.$inferSelect
