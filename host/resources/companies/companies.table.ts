// Workspaces (companies on the wire) and who belongs to them.
import { isNull, sql } from 'drizzle-orm'
import { boolean, char, check, foreignKey, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'

/**
 * One row a workspace. The paid-plan gate reads `subscription` and `unlimited_workspaces` (PLAN-01). `time_zone` is an IANA name, `week_start` a day
 * from 0 (Sunday), `currency` an ISO 4217 code. With `deletion_at` it is nowhere but in its owner's list of deleted ones, and gone for good then (WSET-10).
 */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    logo: text(),
    favicon: text(),
    whitelabelLogo: text('whitelabel_logo'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    subscription: text({ enum: ['free', 'paid', 'lifetime'] })
      .notNull()
      .default('free'),
    unlimitedWorkspaces: boolean('unlimited_workspaces').notNull().default(false),
    membersCreateProjects: boolean('members_create_projects').notNull().default(true),
    timeZone: text('time_zone').notNull().default('UTC'),
    weekStart: smallint('week_start').notNull().default(1),
    currency: char({ length: 3 }).notNull().default('EUR'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
  },
  (table) => [
    index('companies_owner').on(table.ownerId),
    check('companies_slug_shape', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('companies_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
    index('companies_deleted').on(table.deletionAt).where(sql`${table.deletionAt} is not null`),
    check('companies_week_start_day', sql`${table.weekStart} between 0 and 6`),
    check('companies_currency_shape', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('companies_subscription_known', sql`${table.subscription} in ('free', 'paid', 'lifetime')`),
  ],
)

/**
 * Who belongs to a workspace. `owner` is the one of `companies.owner_id`; `guest` is somebody invited as guest or restrict,
 * who sees only the projects they are on and creates none.
 */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member', 'guest'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    index('company_members_person').on(table.personId),
    check('company_members_role_known', sql`${table.role} in ('owner', 'member', 'guest')`),
  ],
)

/** An offer of the owner to a member: it is theirs when they accept in time (WSET-07). One a workspace. */
export const companyTransfers = pgTable(
  'company_transfers',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    toPersonId: uuid('to_person_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('company_transfers_to').on(table.toPersonId),
    foreignKey({
      name: 'company_transfers_member',
      columns: [table.companyId, table.toPersonId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
  ],
)

/** A row of `companies`. */
export type CompanyRow = typeof companies.$inferSelect

/** True for a workspace that is not being deleted; every query that finds workspaces by anything but a known id asks it. */
export const isKeptCompany = isNull(companies.deletionAt)
