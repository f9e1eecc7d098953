// Accounts: everyone who can sign in.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What `canonicalEmail` makes, as PostgreSQL checks it. */
export function isCanonical(email: AnyPgColumn): SQL {
  return sql`${email} = normalize(lower(${email}), NFKC) and ${email} !~ '\\s'`
}

/**
 * One row an account. `email` is canonical (`canonicalEmail`), `username` lower case, the password argon2id, or null where there is none.
 * `email_verified_at`: since when it is known that the address is theirs, by a mailed link or by an identity provider.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull().unique(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    avatar: text(),
    headline: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('people_email_canonical', isCanonical(table.email)),
    check('people_username_shape', sql`${table.username} ~ '^[a-z0-9][a-z0-9._-]{0,38}$'`),
    check('people_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
  ],
)

/** A row of `people`. */
export type PersonRow = typeof people.$inferSelect

/** As much of an account as an embedded author shows. */
export type AuthorRow = Pick<PersonRow, 'username' | 'name' | 'avatar'>
