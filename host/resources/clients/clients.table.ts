// Clients of a workspace, who speaks for them, and what an hour of a person costs on a project.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'

/** How the hours of a line are rounded on an invoice (INV-06): minutes, up or nearest. */
export const ROUNDINGS = [
  'exact',
  ...(['up', 'nearest'] as const).flatMap((way) => ([6, 15, 30, 60] as const).map((minutes) => `${way}-${minutes}` as const)),
] as const

/** One of the roundings. */
export type RoundingName = (typeof ROUNDINGS)[number]

/** Where somebody is reached by post; the country is a column of its own. */
export type Address = { street: string[]; postcode: string; city: string; region: string }

/** A kept rate: ten-thousandths of the currency's unit for an hour (`money/rates.ts`). */
const rate = (name: string) => bigint(name, { mode: 'number' })

/** One row a client. Figures of open money are never stored. */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    address: jsonb().$type<Address>().notNull().default({ street: [], postcode: '', city: '', region: '' }),
    country: char({ length: 2 }),
    taxId: text('tax_id').notNull().default(''),
    currency: char({ length: 3 }).notNull(),
    rate: rate('rate'),
    taxBp: integer('tax_bp').notNull().default(0),
    termsDays: integer('terms_days').notNull().default(14),
    rounding: text({ enum: ROUNDINGS }).notNull().default('exact'),
    notes: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    unique('clients_company_id').on(table.companyId, table.id),
    unique('clients_number').on(table.companyId, table.number),
    check('clients_name_filled', sql`length(btrim(${table.name})) between 1 and 160`),
    check('clients_currency_shape', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('clients_rate_positive', sql`${table.rate} >= 0`),
    check('clients_tax_share', sql`${table.taxBp} between 0 and 10000`),
    check('clients_terms', sql`${table.termsDays} between 0 and 365`),
    check('clients_notes_length', sql`length(${table.notes}) <= 5000`),
  ],
)

/** One row somebody at a client. `person_id` is the account they were bound to when they accepted; with `sees_invoices` it reads the client's issued invoices (CLIENT-07). */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id').notNull(),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    role: text().notNull().default(''),
    getsInvoices: boolean('gets_invoices').notNull().default(false),
    seesInvoices: boolean('sees_invoices').notNull().default(true),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('client_contacts_of_client').on(table.companyId, table.clientId),
    index('client_contacts_of_person').on(table.personId, table.companyId),
    foreignKey({
      name: 'client_contacts_client',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }).onDelete('cascade'),
    check('client_contacts_name_filled', sql`length(btrim(${table.name})) between 1 and 160`),
  ],
)

/** One row a project that is billed: whose it is, and what an hour costs on it. A project without a client keeps its rate. */
export const projectBilling = pgTable(
  'project_billing',
  {
    projectId: uuid('project_id').notNull(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id'),
    rate: rate('rate'),
  },
  (table) => [
    primaryKey({ name: 'project_billing_pkey', columns: [table.projectId, table.companyId] }),
    index('project_billing_of_client').on(table.companyId, table.clientId),
    foreignKey({
      name: 'project_billing_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    // Not cleared by itself: the workspace is part of the key. Who deletes a client unlinks its projects first.
    foreignKey({
      name: 'project_billing_client',
      columns: [table.companyId, table.clientId],
      foreignColumns: [clients.companyId, clients.id],
    }),
    check('project_billing_rate_positive', sql`${table.rate} >= 0`),
  ],
)

/** One row a person whose hour costs something of its own on a project; owners log time without a seat in it, therefore not on `project_members`. */
export const personRates = pgTable(
  'person_rates',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    rate: rate('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.personId] }),
    index('person_rates_of_person').on(table.personId),
    foreignKey({
      name: 'person_rates_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('person_rates_positive', sql`${table.rate} >= 0`),
  ],
)

/** A row of `clients`. */
export type ClientRow = typeof clients.$inferSelect
/** A row of `client_contacts`. */
export type ContactRow = typeof clientContacts.$inferSelect
