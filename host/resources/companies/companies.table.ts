// Workspaces (companies on the wire) and who belongs to them.
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'

/** One row a workspace. The paid-plan gate reads `subscription` and `unlimited_workspaces` (PLAN-01). */
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('companies_owner').on(table.ownerId),
    check('companies_slug_shape', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('companies_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
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

/** A row of `companies`. */
export type CompanyRow = typeof companies.$inferSelect
