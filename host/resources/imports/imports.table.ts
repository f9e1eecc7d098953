// Files of other products on their way in, what came of them, and what was wrong with their rows (IMPORT).
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
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { type ColumnMapping, IMPORT_SOURCES, type ImportSource, type Survey } from './import-item.ts'

/** How far an import is (IMPORT-11); `undoing` is the way back from `running` or `done`. */
export const IMPORT_STATES = [
  'reading',
  'mapping',
  'dry_run',
  'ready',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const

/** How far an import is. */
export type ImportState = (typeof IMPORT_STATES)[number]

/** Where its tasks go: a new project, one that there is, or one for each value of the column that becomes the project. */
export const IMPORT_INTO = ['new', 'existing', 'each'] as const

/** What is decided about an import (IMPORT-02 to -05). `into_project` is a slug; `username` null: they stay a text, and with `invite` get an invitation when it is done. */
export type ImportMapping = {
  source: ImportSource
  into: (typeof IMPORT_INTO)[number]
  into_project: string | null
  into_name: string | null
  columns: ColumnMapping[]
  zone: string
  done_statuses: string[]
  people: { name: string; username: string | null; invite?: boolean }[]
}

/** What came of an import, or would. */
export type ImportCounts = {
  created: number
  updated: number
  unchanged: number
  skipped: number
  comments: number
  checklist_items: number
  errors: number
  warnings: number
  conflicts: number
}

/** Something that an import makes besides tasks; an `invitation` is called by whom it went to. */
export type ImportedThing = { kind: 'invitation' | 'project' | 'status' | 'type' | 'label'; title: string }

/** Where an import was begun: in a project, or with null in the workspace. */
export type ImportPlace = { companyId: string; projectId: string | null }

/** How somebody left a run: it ends as this once what came is gone. */
export const IMPORT_ENDS = ['cancelled', 'undone'] as const

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row an import. `project_id` null: begun in the workspace. `file` is where its bytes lie, null once they are thrown away; `size` in bytes. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id'),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    source: text({ enum: IMPORT_SOURCES }).notNull().default('csv'),
    filename: text().notNull(),
    file: uuid(),
    size: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('reading'),
    /** Stands for the set of its columns: what was decided about it is proposed for the next file of that kind. */
    headerKey: text('header_key'),
    survey: jsonb().$type<Survey>(),
    mapping: jsonb().$type<ImportMapping>(),
    counts: jsonb().$type<ImportCounts>(),
    makes: jsonb().$type<ImportedThing[]>().notNull().default([]),
    /** Projects that got something of it. */
    intoProjects: jsonb('into_projects').$type<string[]>().notNull().default([]),
    isHashed: boolean('is_hashed').notNull().default(false),
    /** Rows of the file that are done, of what is under way. */
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total').notNull().default(0),
    /** How often what is under way was begun. */
    tries: smallint().notNull().default(0),
    endsAs: text('ends_as', { enum: IMPORT_ENDS }),
    removeTouched: boolean('remove_touched').notNull().default(false),
    reason: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    heartbeatAt: moment('heartbeat_at'),
  },
  (table) => [
    unique('imports_place').on(table.companyId, table.id),
    foreignKey({
      name: 'imports_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    index('imports_of_workspace').on(table.companyId, table.createdAt),
    index('imports_file').on(table.file),
    // One writes at a time in a workspace.
    uniqueIndex('imports_one_at_a_time').on(table.companyId).where(sql`${table.state} in ('dry_run', 'running', 'undoing')`),
    check('imports_source_known', sql`${table.source} in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist', 'palette')`),
    check(
      'imports_state_known',
      sql`${table.state} in ('reading', 'mapping', 'dry_run', 'ready', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone')`,
    ),
    check('imports_failed_said', sql`${table.state} <> 'failed' or ${table.reason} is not null`),
    check('imports_ends_known', sql`${table.endsAs} in ('cancelled', 'undone')`),
    check('imports_undoing_ends', sql`${table.state} <> 'undoing' or ${table.endsAs} is not null`),
  ],
)

/** Fields of a task that an import writes, each with a hash of what it wrote: what differs now was changed here since (IMPORT-08). */
export type Written = Record<string, string>

/** A task that an import made, or what it made for tasks; known by what the source calls it, so that a second run finds it again (IMPORT-08). */
export const importItems = pgTable(
  'import_items',
  {
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    source: text({ enum: IMPORT_SOURCES }).notNull(),
    /** Which account of the source, or which kind of file. */
    account: text().notNull(),
    kind: text({ enum: ['task', 'project', 'status', 'type', 'label', 'person', 'client', 'invoice', 'workspace'] }).notNull(),
    sourceId: text('source_id').notNull(),
    targetId: text('target_id').notNull(),
    written: jsonb().$type<Written>().notNull().default({}),
    /** The task’s `updated_at` when an import wrote it last: another one says that somebody worked on it since. */
    stamp: moment('stamp'),
  },
  (table) => [
    primaryKey({ name: 'import_items_pkey', columns: [table.companyId, table.source, table.account, table.kind, table.sourceId] }),
    index('import_items_of_import').on(table.importId, table.kind),
    index('import_items_target').on(table.companyId, table.targetId),
    foreignKey({
      name: 'import_items_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
    check(
      'import_items_source_known',
      sql`${table.source} in ('csv', 'linear', 'jira', 'asana', 'trello', 'github', 'todoist', 'palette')`,
    ),
    check(
      'import_items_kind_known',
      sql`${table.kind} in ('task', 'project', 'status', 'type', 'label', 'person', 'client', 'invoice', 'workspace')`,
    ),
  ],
)

/** What a task was before an import changed it, for the way back (IMPORT-10). */
export const importChanges = pgTable(
  'import_changes',
  {
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    taskId: uuid('task_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    written: jsonb().$type<Written>().notNull(),
    stamp: moment('stamp').notNull(),
  },
  (table) => [
    primaryKey({ name: 'import_changes_pkey', columns: [table.companyId, table.importId, table.taskId] }),
    foreignKey({
      name: 'import_changes_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** What is wrong with a row, in the order in which it was found (IMPORT-07). */
export const importProblems = pgTable(
  'import_problems',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    row: integer().notNull(),
    column: text(),
    value: text(),
    reason: text().notNull(),
    severity: text({ enum: ['error', 'warning', 'conflict'] }).notNull(),
  },
  (table) => [
    index('import_problems_of_import').on(table.importId, table.row, table.id),
    foreignKey({
      name: 'import_problems_import',
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
    check('import_problems_severity_known', sql`${table.severity} in ('error', 'warning', 'conflict')`),
    check('import_problems_value_short', sql`length(${table.value}) <= 200`),
  ],
)

/** A row of `imports`. */
export type ImportRow = typeof imports.$inferSelect

/** A row of `import_problems`. */
export type ImportProblemRow = typeof importProblems.$inferSelect
