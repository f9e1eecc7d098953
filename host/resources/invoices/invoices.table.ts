// Invoices and credit notes with their lines, the time on them, payments, and what a workspace puts on all of them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Address, clients } from '../clients/clients.table.ts'
import { companies } from '../companies/companies.table.ts'
import { bytea, mails } from '../mails/mails.table.ts'
import { people } from '../people/people.table.ts'
import { timeEntries } from '../timer/time-entries.table.ts'
import type { Discount, TaxLine } from './invoice-sums.ts'
import type { Labels } from './sheet-labels.ts'

const minor = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => minor(name).notNull().default(0)

/** Somebody as they stand on an invoice. */
export type Party = { name: string; address: Address; country: string | null; tax_id: string; email: string; lines: string[] }

/** The last place given in each series, locked while one is given (INV-02). */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    series: text({ enum: ['invoice', 'credit'] }).notNull(),
    period: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.series, table.period] }),
    check('invoice_counters_positive', sql`${table.last} > 0`),
  ],
)

/** One row an invoice or a credit note. Drafts have no number; once issued, a trigger keeps everything that is printed as it is (INV-04). Paid, credited and overdue are never stored. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    creditsId: uuid('credits_id'),
    number: text(),
    seq: integer(),
    state: text({ enum: ['draft', 'issued', 'sent', 'void'] })
      .notNull()
      .default('draft'),
    issuedOn: date('issued_on', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    currency: char({ length: 3 }).notNull(),
    digits: smallint().notNull(),
    sender: jsonb().$type<Party>(),
    recipient: jsonb().$type<Party>(),
    labels: jsonb().$type<Labels>().notNull().default({}),
    orderText: text('order_text').notNull().default(''),
    notes: text().notNull().default(''),
    taxNote: text('tax_note').notNull().default(''),
    discount: jsonb().$type<Discount>(),
    netMinor: money('net_minor'),
    discountMinor: money('discount_minor'),
    taxMinor: money('tax_minor'),
    grossMinor: money('gross_minor'),
    taxLines: jsonb('tax_lines').$type<TaxLine[]>().notNull().default([]),
    refunded: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    issuedAt: moment('issued_at'),
    sentAt: moment('sent_at'),
    voidedAt: moment('voided_at'),
    voidReason: text('void_reason'),
    remindersPaused: boolean('reminders_paused').notNull().default(false),
    remindersFrom: moment('reminders_from'),
    pdf: bytea(),
    pdfSha256: text('pdf_sha256'),
  },
  (table) => [
    unique('invoices_company_id').on(table.companyId, table.id),
    unique('invoices_number').on(table.companyId, table.number),
    index('invoices_of_state').on(table.companyId, table.state, table.dueOn),
    index('invoices_of_client').on(table.companyId, table.clientId),
    index('invoices_credits').on(table.creditsId),
    index('invoices_created_by').on(table.createdBy),
    foreignKey({ name: 'invoices_client', columns: [table.companyId, table.clientId], foreignColumns: [clients.companyId, clients.id] }),
    foreignKey({ name: 'invoices_credited', columns: [table.companyId, table.creditsId], foreignColumns: [table.companyId, table.id] }),
    check('invoices_numbered', sql`(${table.state} = 'draft') = (${table.number} is null)`),
    check(
      'invoices_dated',
      sql`${table.state} = 'draft' or (${table.issuedOn} is not null and ${table.recipient} is not null and ${table.sender} is not null)`,
    ),
    check(
      'invoices_kind_known',
      sql`${table.kind} in ('invoice', 'credit') and (${table.kind} = 'credit') = (${table.creditsId} is not null)`,
    ),
    check('invoices_state_known', sql`${table.state} in ('draft', 'issued', 'sent', 'void')`),
    check('invoices_sum', sql`${table.grossMinor} = ${table.netMinor} - ${table.discountMinor} + ${table.taxMinor}`),
  ],
)

/** One row a line, in the order of `position`; headings and texts have no money. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer().notNull(),
    kind: text({ enum: ['item', 'heading', 'text'] }).notNull(),
    text: text().notNull(),
    quantity: numeric({ precision: 12, scale: 3 }).notNull().default('0'),
    unit: text().notNull().default(''),
    priceMinor: money('price_minor'),
    discount: jsonb().$type<Discount>(),
    taxBp: integer('tax_bp').notNull().default(0),
    amountMinor: money('amount_minor'),
  },
  (table) => [
    index('invoice_lines_of_invoice').on(table.invoiceId, table.position),
    foreignKey({
      name: 'invoice_lines_invoice',
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }).onDelete('cascade'),
    check('invoice_lines_tax_share', sql`${table.taxBp} between 0 and 10000`),
  ],
)

/** One row an entry on an invoice; `active` until that is void, and an entry is active once at most (INV-10). A trigger keeps `time_entries.invoiced`. */
export const invoiceEntries = pgTable(
  'invoice_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => invoiceLines.id, { onDelete: 'cascade' }),
    timeEntryId: integer('time_entry_id')
      .notNull()
      .references(() => timeEntries.id, { onDelete: 'cascade' }),
    active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('invoice_entries_once').on(table.timeEntryId).where(sql`${table.active}`),
    index('invoice_entries_of_entry').on(table.timeEntryId),
    index('invoice_entries_of_line').on(table.lineId),
    index('invoice_entries_of_invoice').on(table.companyId, table.invoiceId),
    foreignKey({
      name: 'invoice_entries_invoice',
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }).onDelete('cascade'),
  ],
)

/** One row a payment. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    method: text().notNull().default(''),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_of_invoice').on(table.companyId, table.invoiceId),
    foreignKey({
      name: 'payments_invoice',
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }).onDelete('cascade'),
    check('payments_positive', sql`${table.amountMinor} > 0`),
  ],
)

/** One row a reminder that went, so many days after the due one; each goes once (INV-18). */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    companyId: uuid('company_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    days: integer().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.days] }),
    index('invoice_reminders_of_company').on(table.companyId, table.invoiceId),
    foreignKey({
      name: 'invoice_reminders_invoice',
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }).onDelete('cascade'),
    check('invoice_reminders_after', sql`${table.days} > 0`),
  ],
)

/** One row a link that reads an invoice without signing in; its key is kept only as SHA-256 and never told, its `id` is (INV-15). `mail_id` is the mail that it went by. */
export const invoiceKeys = pgTable(
  'invoice_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    sentTo: text('sent_to').notNull(),
    kind: text({ enum: ['invoice', 'reminder'] })
      .notNull()
      .default('invoice'),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    openedAt: moment('opened_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('invoice_keys_of_invoice').on(table.companyId, table.invoiceId),
    index('invoice_keys_of_mail').on(table.mailId),
    check('invoice_keys_kind_known', sql`${table.kind} in ('invoice', 'reminder')`),
    foreignKey({
      name: 'invoice_keys_invoice',
      columns: [table.companyId, table.invoiceId],
      foreignColumns: [invoices.companyId, invoices.id],
    }).onDelete('cascade'),
  ],
)

/** What a workspace puts on its invoices and into the mails about them (INV-12); a text that is null is the usual one. Reminders whose moment was before `reminders_from` do not go. */
export const companyBilling = pgTable('company_billing', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  name: text().notNull().default(''),
  address: jsonb().$type<Address>().notNull().default({ street: [], postcode: '', city: '', region: '' }),
  country: char({ length: 2 }),
  email: text().notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  bankLines: text('bank_lines').array().notNull().default([]),
  footer: text().notNull().default(''),
  invoiceFormat: text('invoice_format').notNull().default('{YYYY}-{SEQ:4}'),
  creditFormat: text('credit_format').notNull().default('CN-{YYYY}-{SEQ:4}'),
  firstNumber: integer('first_number').notNull().default(1),
  reminderDays: integer('reminder_days').array().notNull().default([1, 7, 21]),
  remindersFrom: moment('reminders_from').notNull().defaultNow(),
  mailSubject: text('mail_subject'),
  mailText: text('mail_text'),
  reminderSubject: text('reminder_subject'),
  reminderText: text('reminder_text'),
  labels: jsonb().$type<Labels>().notNull().default({}),
})

/** A row of `invoices`. */
export type InvoiceRow = typeof invoices.$inferSelect
/** A row of `invoice_lines`. */
export type LineRow = typeof invoiceLines.$inferSelect
/** A row of `company_billing`. */
export type BillingRow = typeof companyBilling.$inferSelect
