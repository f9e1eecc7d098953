// What people are told about: one row a person and topic until it is read, one row below it for each kind of news.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'

/** What a notification can lead to (OPEN-30). */
export const TARGET_KINDS = [
  'task',
  'project',
  'comment',
  'file',
  'invitation',
  'sprint',
  'recurrence',
  'discussion',
  'form',
  'workspace',
] as const

/** What a notification can tell. */
export const REASONS = [
  'assigned',
  'unassigned',
  'mentioned',
  'commented',
  'done',
  'reopened',
  'status',
  'due_date',
  'due_soon',
  'overdue',
  'invited',
  'accepted',
  'declined',
  'joined',
  'added',
  'role',
  'sprint_started',
  'sprint_completed',
  'time_changed',
  'rule_paused',
  'rule_missed',
  'thread_mentioned',
  'thread_closed',
  'thread_answered',
  'form_answered',
  'transfer_offered',
  'transfer_accepted',
  'transfer_declined',
  'domain_verified',
  'domain_broken',
] as const

/** What differs from one piece of news to the next: names, roles and instants before and after, whose invitation it was, which file was commented on. */
export type NewsDetail = { from?: string | null; to?: string | null; name?: string; file?: string }

/**
 * One row a person and topic. While it is unread, further news of the topic joins it; read, it stays as it is and the next news opens another.
 * `subject` is the title or name of what it is about; `task_id` has no foreign key: what was read about a deleted task stays, and leads nowhere.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    personId: uuid('person_id').notNull(),
    topic: text().notNull(),
    targetKind: text('target_kind', { enum: TARGET_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id'),
    subject: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_newest').on(table.personId, table.companyId, table.updatedAt),
    uniqueIndex('notifications_unread').on(table.personId, table.topic).where(sql`${table.readAt} is null`),
    index('notifications_of_topic').on(table.topic),
    foreignKey({
      name: 'notifications_person_belongs',
      columns: [table.companyId, table.personId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
    check('notifications_target_known', sql`${table.targetKind} in ${sql.raw(`('${TARGET_KINDS.join("', '")}')`)}`),
  ],
)

/** One row a kind of news in a notification; the same again raises `times` and keeps what was before the first. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    reason: text({ enum: REASONS }).notNull(),
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    detail: jsonb().$type<NewsDetail>().notNull().default({}),
    times: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.reason] }),
    check('notification_events_reason_known', sql`${table.reason} in ${sql.raw(`('${REASONS.join("', '")}')`)}`),
    check('notification_events_times_positive', sql`${table.times} > 0`),
  ],
)

/** Which reminders were given: one row a task, person, kind and due date, whoever of several hosts was first. */
export const dueReminders = pgTable(
  'due_reminders',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['due_soon', 'overdue'] }).notNull(),
    dueDate: timestamp('due_date', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.personId, table.kind, table.dueDate] }),
    foreignKey({
      name: 'due_reminders_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('due_reminders_kind_known', sql`${table.kind} in ('due_soon', 'overdue')`),
  ],
)
