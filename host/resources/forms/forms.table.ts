// Forms by which people outside send tasks, and what was sent (FORM-01, FORM-08).
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
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import type { FormAnswer, FormField, FormPresets } from './form-parts.ts'

const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true })

/** What the sender reads unless the form says otherwise. */
export const DEFAULT_THANKS = 'Thank you. We have received it.'

/**
 * One row a form. `version` is raised by each change, so that two who write at once hear of each other. `ticket_key` signs what a page is handed
 * and never leaves the host; `last_field_id` is the highest id that a field ever had. `told_at` is when its followers last heard of an answer.
 */
export const forms = pgTable(
  'forms',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text().notNull(),
    intro: text().notNull().default(''),
    thanks: text().notNull().default(DEFAULT_THANKS),
    state: text({ enum: ['draft', 'open', 'closed'] })
      .notNull()
      .default('draft'),
    closesOn: date('closes_on', { mode: 'string' }),
    token: text().notNull().unique(),
    ticketKey: text('ticket_key').notNull(),
    dailyLimit: integer('daily_limit').notNull().default(200),
    presets: jsonb().$type<FormPresets>().notNull(),
    fields: jsonb().$type<FormField[]>().notNull(),
    lastFieldId: integer('last_field_id').notNull(),
    version: integer().notNull().default(1),
    submissionsCount: integer('submissions_count').notNull().default(0),
    toldAt: instant('told_at'),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('forms_place').on(table.companyId, table.projectId, table.id),
    index('forms_of_project').on(table.projectId, table.createdAt),
    foreignKey({
      name: 'forms_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('forms_title_filled', sql`length(btrim(${table.title})) between 1 and 120`),
    check('forms_texts_short', sql`length(${table.intro}) <= 2000 and length(${table.thanks}) <= 500`),
    check('forms_state_known', sql`${table.state} in ('draft', 'open', 'closed')`),
    check('forms_daily_limit_range', sql`${table.dailyLimit} between 1 and 1000`),
    check('forms_fields_range', sql`jsonb_typeof(${table.fields}) = 'array' and jsonb_array_length(${table.fields}) between 1 and 30`),
    check('forms_count_positive', sql`${table.submissionsCount} >= 0`),
  ],
)

/** Who hears of new answers; the people whom a form gives its tasks hear of them without (FORM-13). */
export const formFollows = pgTable(
  'form_follows',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    isFollowing: boolean('is_following').notNull(),
  },
  (table) => [primaryKey({ name: 'form_follows_form_id_person_id_pk', columns: [table.formId, table.personId, table.companyId] })],
)

/** What addresses of senders are salted with, a new one each day; the day before's goes with the next, and nobody can tell senders any more (FORM-07). */
export const formSalts = pgTable('form_salts', { day: date({ mode: 'string' }).primaryKey(), salt: text().notNull() })

/**
 * What somebody sent. `ticket` is the number of the page's ticket, so that one page sends once; `answers` keep the words they were asked with.
 * The task is gone where it was spam, or deleted.
 */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    formId: uuid('form_id').notNull(),
    ticket: text().notNull().unique(),
    answers: jsonb().$type<FormAnswer[]>().notNull(),
    email: text(),
    state: text({ enum: ['new', 'accepted', 'refused', 'spam'] })
      .notNull()
      .default('new'),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    senderHash: text('sender_hash').notNull(),
    judgedBy: uuid('judged_by').references(() => people.id, { onDelete: 'set null' }),
    judgedAt: instant('judged_at'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('submissions_in_state').on(table.formId, table.state, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('submissions_of_sender').on(table.formId, table.senderHash, table.at),
    index('submissions_of_form').on(table.formId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('submissions_of_task').on(table.taskId).where(sql`${table.taskId} is not null`),
    index('submissions_spam').on(sql`coalesce(${table.judgedAt}, ${table.at})`).where(sql`${table.state} = 'spam'`),
    foreignKey({
      name: 'submissions_form',
      columns: [table.companyId, table.projectId, table.formId],
      foreignColumns: [forms.companyId, forms.projectId, forms.id],
    }).onDelete('cascade'),
    check('submissions_state_known', sql`${table.state} in ('new', 'accepted', 'refused', 'spam')`),
    check('submissions_answers_list', sql`jsonb_typeof(${table.answers}) = 'array'`),
  ],
)

/** A row of `forms`. */
export type FormRow = typeof forms.$inferSelect

/** A row of `submissions`. */
export type SubmissionRow = typeof submissions.$inferSelect
