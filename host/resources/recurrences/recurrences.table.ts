// Rules by which tasks come again.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'

const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true })
const day = <Name extends string>(name: Name) => date(name, { mode: 'string' })

/** What a rule makes. What it names may be gone when the time comes: it is looked for again then, and left out. */
export type TaskToMake = {
  title: string
  description: string | null
  workflowId: number | null
  typeId: number | null
  effortId: number | null
  boardId: string | null
  labels: number[]
  people: string[]
  checklist: string[]
}

/** Why a rule rests although nobody paused it (RECUR-12). */
export const REASONS = ['archived', 'plan', 'author', 'failed'] as const

/**
 * One row a rule. `next_day` and `next_at` are the next day that is neither made nor skipped, and its instant; null while nothing comes. A rule
 * that is paused until a day has the first one after it: when that is due the rule is active again.
 */
export const recurrences = pgTable(
  'recurrences',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    task: jsonb().$type<TaskToMake>().notNull(),
    mode: text({ enum: ['calendar', 'after_done'] })
      .notNull()
      .default('calendar'),
    rule: text().notNull(),
    startOn: day('start_on').notNull(),
    at: time({ precision: 0 }).notNull(),
    timezone: text().notNull(),
    dueAfter: smallint('due_after'),
    endsOn: day('ends_on'),
    endsAfter: integer('ends_after'),
    catchUp: text('catch_up', { enum: ['latest', 'all'] })
      .notNull()
      .default('latest'),
    waitForDone: boolean('wait_for_done').notNull().default(false),
    state: text({ enum: ['active', 'paused', 'ended'] })
      .notNull()
      .default('active'),
    reason: text({ enum: REASONS }),
    pausedUntil: day('paused_until'),
    nextDay: day('next_day'),
    nextAt: instant('next_at'),
    failures: smallint().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('recurrences_place').on(table.companyId, table.projectId, table.id),
    index('recurrences_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    // Rules that wait until their last task is done: a tick looks whether it is.
    index('recurrences_waiting')
      .on(table.id)
      .where(sql`${table.mode} = 'after_done' and ${table.state} = 'active' and ${table.nextAt} is null`),
    index('recurrences_of_project').on(table.projectId, table.nextAt),
    foreignKey({
      name: 'recurrences_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('recurrences_title_filled', sql`length(btrim(${table.task} ->> 'title')) between 1 and 500`),
    check('recurrences_mode_known', sql`${table.mode} in ('calendar', 'after_done')`),
    check('recurrences_state_known', sql`${table.state} in ('active', 'paused', 'ended')`),
    check('recurrences_reason_known', sql`${table.reason} in ('archived', 'plan', 'author', 'failed')`),
    check('recurrences_reason_of_paused', sql`${table.reason} is null or ${table.state} = 'paused'`),
    check('recurrences_catch_up_known', sql`${table.catchUp} in ('latest', 'all')`),
    check('recurrences_due_after_range', sql`${table.dueAfter} between 0 and 365`),
    check('recurrences_ends_after_range', sql`${table.endsAfter} between 1 and 1000`),
    check('recurrences_next_whole', sql`(${table.nextDay} is null) = (${table.nextAt} is null)`),
    check('recurrences_ended_has_no_next', sql`${table.state} <> 'ended' or ${table.nextAt} is null`),
  ],
)

/** A row of `recurrences`. */
export type RecurrenceRow = typeof recurrences.$inferSelect
