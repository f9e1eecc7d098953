// Sprints of a project: a title, a timebox and a state; what happened in them, and what came of it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { projects } from '../projects/projects.table.ts'

const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true })
const hours = <Name extends string>(name: Name) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** One row a sprint; both days belong to it. Its state is set by people, never by its days (SPRINT-02). */
export const sprints = pgTable(
  'sprints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    goal: text(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    state: text({ enum: ['planned', 'active', 'completed'] })
      .notNull()
      .default('planned'),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    // What was in it when it was started.
    committedTasks: integer('committed_tasks'),
    committedHours: hours('committed_hours'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sprints_project_id').on(table.projectId, table.id),
    unique('sprints_project_slug').on(table.projectId, table.slug),
    foreignKey({
      name: 'sprints_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('sprints_title_filled', sql`length(btrim(${table.title})) between 1 and 120`),
    check('sprints_end_after_start', sql`${table.endDate} >= ${table.startDate}`),
    uniqueIndex('sprints_one_active').on(table.projectId).where(sql`${table.state} = 'active'`),
    check('sprints_state_known', sql`${table.state} in ('planned', 'active', 'completed')`),
    check(
      'sprints_started_committed',
      sql`num_nonnulls(${table.startedAt}, ${table.committedTasks}, ${table.committedHours}) = case ${table.state} when 'planned' then 0 else 3 end`,
    ),
    check('sprints_completed_at', sql`(${table.state} = 'completed') = (${table.completedAt} is not null)`),
  ],
)

/**
 * What happened to the scope of a running sprint, written by triggers in the transaction of the change itself. Sums are enough to read it:
 * a done task that leaves, or changes its hours, is `undone` with its old hours first; `hours` is a difference. A task may be gone meanwhile,
 * hence no foreign key, and its number and title.
 */
export const sprintEvents = pgTable(
  'sprint_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    sprintId: integer('sprint_id').notNull(),
    taskId: uuid('task_id').notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    kind: text({ enum: ['added', 'removed', 'done', 'undone', 'hours'] }).notNull(),
    hours: hours('hours').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('sprint_events_of_sprint').on(table.sprintId, table.at),
    foreignKey({
      name: 'sprint_events_sprint',
      columns: [table.projectId, table.sprintId],
      foreignColumns: [sprints.projectId, sprints.id],
    }).onDelete('cascade'),
    check('sprint_events_kind_known', sql`${table.kind} in ('added', 'removed', 'done', 'undone', 'hours')`),
  ],
)

/** What came of each task of a completed sprint, as it was then: never changed (SPRINT-06), hence no foreign keys to tasks and targets. */
export const sprintResults = pgTable(
  'sprint_results',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    sprintId: integer('sprint_id').notNull(),
    taskId: uuid('task_id').notNull(),
    number: integer().notNull(),
    code: text().notNull(),
    title: text().notNull(),
    hours: hours('hours').notNull(),
    outcome: text({ enum: ['done', 'carried', 'dropped', 'archived'] }).notNull(),
    targetId: integer('target_id'),
  },
  (table) => [
    primaryKey({ columns: [table.sprintId, table.taskId] }),
    foreignKey({
      name: 'sprint_results_sprint',
      columns: [table.projectId, table.sprintId],
      foreignColumns: [sprints.projectId, sprints.id],
    }).onDelete('cascade'),
    check('sprint_results_outcome_known', sql`${table.outcome} in ('done', 'carried', 'dropped', 'archived')`),
    check('sprint_results_target_of_carried', sql`${table.targetId} is null or ${table.outcome} = 'carried'`),
  ],
)
