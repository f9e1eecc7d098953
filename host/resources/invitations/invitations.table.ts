// Invitations by e-mail and shareable links: the two ways onto a project (INVITE-01).
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isCanonical, people } from '../people/people.table.ts'
import { GIVEN_ROLES } from '../project-team-members/project-team-members.table.ts'
import { projects } from '../projects/projects.table.ts'

/** One row an invitation by e-mail; its token is mailed once and kept only as SHA-256. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => people.id),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: GIVEN_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    usedBy: uuid('used_by').references(() => people.id),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Who holds it under another address and asks to take it; whoever invited has to agree. */
    askedBy: uuid('asked_by').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('invitations_project').on(table.projectId),
    index('invitations_to').on(table.email).where(sql`${table.usedAt} is null and ${table.withdrawnAt} is null`),
    index('invitations_of_day').on(table.companyId, table.createdAt),
    foreignKey({
      name: 'invitations_of_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('invitations_email_canonical', isCanonical(table.email)),
    check('invitations_role_known', sql`${table.role} in ('guest', 'restrict', 'member', 'admin')`),
  ],
)

/**
 * One row a shareable link; a refreshed link is retired, at most one of a project is not.
 * The token is kept in clear: admins must be shown the same url again, a key to decrypt it would lie beside the data,
 * and whoever can read this table can read the project the link leads to.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    token: text().primaryKey(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    role: text({ enum: GIVEN_ROLES }).notNull().default('guest'),
    enabled: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('share_links_one_current').on(table.projectId).where(sql`${table.retiredAt} is null`),
    foreignKey({
      name: 'share_links_of_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('share_links_role_known', sql`${table.role} in ('guest', 'restrict', 'member', 'admin')`),
  ],
)
