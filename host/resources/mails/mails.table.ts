// Mails that wait to be sent, and those that were: written in the transaction that causes them (SMTP-08).
import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import type { MailContent } from './mail-content.ts'

/** What becomes of a mail: it waits, was handed over, or is given up. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * One row a mail. With `company_id` it goes by the server of that workspace where that one carries mail; without, by the installation's. `body` is
 * what the layout is filled with; `next_try_at` is when it is tried again, and while it is tried until when nobody else does. `by_workspace` says
 * whose server took it.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    toEmail: text('to_email').notNull(),
    subject: text().notNull(),
    body: jsonb().$type<MailContent>().notNull(),
    replyTo: text('reply_to'),
    dedupeKey: text('dedupe_key').unique(),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    lastReply: text('last_reply'),
    byWorkspace: boolean('by_workspace'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_due').on(table.state, table.nextTryAt),
    index('mails_of_company').on(table.companyId, table.createdAt),
    check('mails_state_known', sql`${table.state} in ${sql.raw(`('${MAIL_STATES.join("', '")}')`)}`),
    check('mails_tries_positive', sql`${table.tries} >= 0`),
  ],
)

/** Files that go with a mail, such as the PDF of an invoice; gone with it. */
export const mailFiles = pgTable(
  'mail_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    content: bytea().notNull(),
  },
  (table) => [index('mail_files_of_mail').on(table.mailId), check('mail_files_size', sql`octet_length(${table.content}) <= 10000000`)],
)

/** A row of `mails`. */
export type MailRow = typeof mails.$inferSelect
