// Archives of workspaces and projects that were asked for (EXPORT-04).
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'

/** What an export is: everything, to be brought back; or Markdown, to be read. */
export const EXPORT_KINDS = ['zip', 'markdown'] as const

/** How far an export is. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const

/** What is in a finished archive, for its line. */
export type ExportCounts = { projects: number; tasks: number; files: number }

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row an export, until it is deleted or a week old. `project_id` null: of the workspace. `file` is where its bytes lie, `size` in bytes. */
export const exports = pgTable(
  'exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id'),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    kind: text({ enum: EXPORT_KINDS }).notNull(),
    withFiles: boolean('with_files').notNull(),
    state: text({ enum: EXPORT_STATES }).notNull().default('waiting'),
    /** Things that are packed, and how many there are. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** How often it was begun. */
    tries: smallint().notNull().default(0),
    file: uuid(),
    size: bigint({ mode: 'number' }),
    sha256: text(),
    counts: jsonb().$type<ExportCounts>(),
    /** How many things could not be packed, and the names of the first of them (EXPORT-05). */
    problems: integer().notNull().default(0),
    lacking: jsonb().$type<string[]>().notNull().default([]),
    /** Why it failed, as a sentence. */
    reason: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    heartbeatAt: moment('heartbeat_at'),
  },
  (table) => [
    foreignKey({
      name: 'exports_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    index('exports_of_workspace').on(table.companyId, table.createdAt),
    index('exports_file').on(table.file),
    uniqueIndex('exports_one_at_a_time').on(table.companyId).where(sql`${table.state} in ('waiting', 'running')`),
    check('exports_kind_known', sql`${table.kind} in ('zip', 'markdown')`),
    check('exports_state_known', sql`${table.state} in ('waiting', 'running', 'ready', 'failed')`),
    check(
      'exports_ready_kept',
      sql`(${table.state} = 'ready') = (${table.file} is not null and ${table.size} is not null and ${table.readyAt} is not null)`,
    ),
    check('exports_failed_said', sql`(${table.state} = 'failed') = (${table.reason} is not null)`),
  ],
)

/** A row of `exports`. */
export type ExportRow = typeof exports.$inferSelect
