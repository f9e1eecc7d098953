// The activity log of a workspace: what was done, by whom, to what. Nothing in it is ever changed, and hardly anything deleted (TLOG-03); a trigger holds that.
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { AUDIT_KINDS } from './audit-nouns.ts'

/** A piece of a sentence: words, or an instant (ISO) that each reader is told in their own time zone. */
export type LogPart = { text: string } | { at: string }

/**
 * One row an act; `sentence` continues the actor's name: "changed the status from To do to In progress". `parts` is the same, where it has instants.
 * What a row names outlives it: neither actor, nor project, nor target is a reference, and their names are kept. Rows about a task are its Task Log.
 * Each month (UTC) of `at` is a table of its own in the schema `months` (`host/db/audit-months.ts`, decision 072).
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    action: text().notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    sentence: text().notNull(),
    parts: jsonb().$type<LogPart[]>(),
    targetKind: text('target_kind'),
    targetId: text('target_id'),
    targetLabel: text('target_label'),
    projectId: uuid('project_id'),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    // A key holds what rows are divided by. Ids come from one sequence and are never given, so that no two are the same.
    primaryKey({ columns: [table.companyId, table.at, table.id] }),
    index('audit_events_of_actor').on(table.companyId, table.actorId, table.at, table.id),
    index('audit_events_of_project').on(table.companyId, table.projectId, table.at, table.id),
    index('audit_events_of_kind').on(table.companyId, table.kind, table.at, table.id),
    index('audit_events_of_target').on(table.targetId, table.at, table.id),
    check('audit_events_action_shape', sql`${table.action} ~ '^[a-z]+[.][a-z-]+$'`),
    check('audit_events_kind_known', sql`${table.kind} in ('tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data')`),
    check('audit_events_target_whole', sql`num_nulls(${table.targetKind}, ${table.targetId}, ${table.targetLabel}) in (0, 3)`),
    check('audit_events_detail_small', sql`octet_length(${table.detail}::text) <= 4096`),
  ],
)

/** A row of `audit_events`. */
export type AuditRow = typeof auditEvents.$inferSelect
