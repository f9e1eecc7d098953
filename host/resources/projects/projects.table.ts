// Projects; their slug and their task code prefix are unique inside the workspace.
import { isNull, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'

/** What strangers see of a project behind its public address (BP-03). */
export type PublicShows = { labels: boolean; dates: boolean; descriptions: boolean; assignees: boolean; done: 'none' | 'recent' | 'all' }

/** What they see unless its owner says otherwise. */
const PUBLIC_SHOWS: PublicShows = { labels: true, dates: true, descriptions: false, assignees: false, done: 'recent' }

/**
 * One row a project. `code` is the prefix of its task codes ("WEB" in "WEB-214"); `last_task_number` is raised by one for each new task, and so are
 * those of stories, epics and discussions: no number is given twice. `rockstars` says whether the page of that name is on (ROCK-05). With `deleted_at` it is nowhere but among the deleted ones of its owners (PSET-15); its
 * `former_codes` wait there, so that others may take them. `is_sample` is one to try things in, which counts nowhere (FIRST-04). With a `public_token` whoever has it reads what `public_shows` says (BP-01).
 * Other tables point at (`company_id`, `id`) together, so that a row can never join two workspaces.
 */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    code: text().notNull(),
    description: text(),
    budget: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    logo: text(),
    currentStatus: smallint('current_status').notNull().default(0),
    isPrivate: boolean('is_private').notNull().default(true),
    rockstars: boolean().notNull().default(true),
    isSample: boolean('is_sample').notNull().default(false),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    lastTaskNumber: integer('last_task_number').notNull().default(0),
    lastStoryNumber: integer('last_story_number').notNull().default(0),
    lastEpicNumber: integer('last_epic_number').notNull().default(0),
    lastThreadNumber: integer('last_thread_number').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: uuid('deleted_by').references(() => people.id, { onDelete: 'set null' }),
    formerCodes: text('former_codes').array(),
    publicToken: text('public_token').unique(),
    publicShows: jsonb('public_shows').$type<PublicShows>().notNull().default(PUBLIC_SHOWS),
    publicBy: uuid('public_by').references(() => people.id, { onDelete: 'set null' }),
    publicSince: timestamp('public_since', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('projects_company_slug').on(table.companyId, table.slug).where(sql`${table.deletedAt} is null`),
    uniqueIndex('projects_company_code').on(table.companyId, table.code).where(sql`${table.deletedAt} is null`),
    index('projects_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    unique('projects_company_id').on(table.companyId, table.id),
    index('projects_owner').on(table.ownerId),
    index('projects_sample').on(table.companyId, table.ownerId).where(sql`${table.isSample}`),
    check('projects_slug_shape', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('projects_code_shape', sql`${table.code} ~ '^[A-Z0-9]{1,6}$'`),
    check('projects_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
    check('projects_status_known', sql`${table.currentStatus} in (0, 1, 2)`),
    check('projects_budget_positive', sql`${table.budget} >= 0`),
    check(
      'projects_numbers_positive',
      sql`${table.lastStoryNumber} >= 0 and ${table.lastEpicNumber} >= 0 and ${table.lastThreadNumber} >= 0`,
    ),
    check('projects_public_since', sql`(${table.publicToken} is null) = (${table.publicSince} is null)`),
    check('projects_due_after_start', sql`${table.dueDate} >= ${table.startDate}`),
  ],
)

/** A row of `projects`. */
export type ProjectRow = typeof projects.$inferSelect

/** True for a project that was not deleted; every query that finds projects by anything but a known id asks it. */
export const isKept = isNull(projects.deletedAt)

/** True, in SQL over its id, for a project to try things in: nothing of it counts (FIRST-04). */
export const ofSample = (projectId: SQL): SQL => sql`exists (select from projects s where s.id = ${projectId} and s.is_sample)`

/** A project and the workspace it lies in, as rows refer to them. */
export type Place = Pick<ProjectRow, 'id' | 'companyId'>
