// The domains of workspaces (DOMAIN).
import { isNotNull, sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import type { DomainCheck } from './domain-checks.ts'

/** A claim, one that is proven, one that was: the record that proved it is gone (DOMAIN-02). */
export const DOMAIN_STATES = ['waiting', 'verified', 'broken'] as const

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row a workspace that has one. A claim blocks nobody: a domain is unique only among those that were verified. */
export const companyDomains = pgTable(
  'company_domains',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** What the TXT record has to say; the same for the same workspace and domain, so that a domain that was removed is verified again at once. */
    token: text().notNull(),
    state: text({ enum: DOMAIN_STATES }).notNull().default('waiting'),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    verifiedAt: moment('verified_at'),
    brokenAt: moment('broken_at'),
    lastChecks: jsonb('last_checks').$type<DomainCheck[]>().notNull().default([]),
    /** Daily checks in a row that did not find the record. */
    missed: smallint().notNull().default(0),
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    check(
      'company_domains_domain_shape',
      sql`${table.domain} ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z0-9-]+$' and length(${table.domain}) <= 253`,
    ),
    check('company_domains_state_known', sql`${table.state} in ('waiting', 'verified', 'broken')`),
    check('company_domains_state_proven', sql`(${table.state} = 'waiting') = (${table.verifiedAt} is null)`),
    check('company_domains_state_broken', sql`(${table.state} = 'broken') = (${table.brokenAt} is not null)`),
    uniqueIndex('company_domains_verified').on(table.domain).where(isNotNull(table.verifiedAt)),
    index('company_domains_next_check').on(table.nextCheckAt),
  ],
)

/** A row of `company_domains`. */
export type DomainRow = typeof companyDomains.$inferSelect
