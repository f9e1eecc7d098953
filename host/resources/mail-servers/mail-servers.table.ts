// The mail servers of workspaces (SMTP).
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { bytea } from '../mails/mails.table.ts'

/** How the way to a server is protected; `starttls` is required, never only tried. */
export const SECURITIES = ['starttls', 'tls', 'none'] as const

/** What is known of a server: nothing yet, that it takes mail, that it does not at present. Only the last two carry mail (SMTP-05). */
export const SERVER_STATES = ['untested', 'working', 'failing'] as const

const oneOf = (names: readonly string[]) => sql.raw(`('${names.join("', '")}')`)

/** One row a workspace that has one. `password_cipher` is sealed with the key of `key_id` (SMTP-03); null where there is no password. With `removed_at` it was taken away, and can be given back for an hour. */
export const companySmtp = pgTable(
  'company_smtp',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    port: integer().notNull(),
    security: text({ enum: SECURITIES }).notNull(),
    username: text().notNull().default(''),
    passwordCipher: bytea('password_cipher'),
    keyId: text('key_id'),
    fromEmail: text('from_email').notNull(),
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    fallback: boolean().notNull().default(true),
    state: text({ enum: SERVER_STATES }).notNull().default('untested'),
    testedAt: timestamp('tested_at', { withTimezone: true }),
    lastReply: text('last_reply'),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check('company_smtp_host_filled', sql`length(${table.host}) between 1 and 253`),
    check('company_smtp_port_range', sql`${table.port} between 1 and 65535`),
    check('company_smtp_security_known', sql`${table.security} in ${oneOf(SECURITIES)}`),
    check('company_smtp_state_known', sql`${table.state} in ${oneOf(SERVER_STATES)}`),
    check('company_smtp_password_key', sql`(${table.passwordCipher} is null) = (${table.keyId} is null)`),
  ],
)

/** A row of `company_smtp`. */
export type MailServerRow = typeof companySmtp.$inferSelect
