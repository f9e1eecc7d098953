// What people are told about: one row a person and topic until it is read, one row below it for each kind of news.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies, companyMembers } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { CONCERNS, type NewsDetail, REASONS, SWITCHES, type SwitchName } from './occasions.ts'
import { TARGET_KINDS } from './targets.ts'

/** A name of code, such as a reason: which there are, the code says, so that another costs no migration. */
const named = (column: AnyPgColumn) => sql`${column} ~ '^[a-z][a-z_]*$'`

/**
 * One row a person and topic. While it is open (neither read nor done), further news of the topic joins it; closed, it stays as it is and the next news opens
 * another. `subject` is the title or name of what it is about; `task_id` has no foreign key: what was read about a deleted task stays, and leads nowhere.
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
    concern: text({ enum: CONCERNS }).notNull().default('other'),
    /** Who did it, the last first, at most three. */
    actorIds: uuid('actor_ids').array().notNull().default(sql`'{}'`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Where it stands in the list: when its newest news came, or when its snooze ends. */
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Until when it is out of sight; once that is past, it is back. */
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true }),
    /** Whether further news of its topic joins it. */
    isOpen: boolean('is_open').notNull().default(true),
    /** When it is mailed, where that is at once; null when that is over (INBOX-13). */
    mailAt: timestamp('mail_at', { withTimezone: true }),
    /** When a mail last told of it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** The line of many tasks that shows it instead (INBOX-04). */
    manyId: uuid('many_id').references((): AnyPgColumn => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => {
    const here = sql`${table.doneAt} is null and ${table.manyId} is null`
    return [
      index('notifications_inbox').on(table.personId, table.orderedAt.desc().nullsFirst(), table.id).where(here),
      index('notifications_of_workspace').on(table.personId, table.companyId, table.orderedAt.desc().nullsFirst(), table.id).where(here),
      index('notifications_of_project').on(table.personId, table.projectId, table.orderedAt.desc().nullsFirst(), table.id).where(here),
      index('notifications_of_concern').on(table.personId, table.concern, table.orderedAt.desc().nullsFirst(), table.id).where(here),
      index('notifications_unread')
        .on(
          table.personId,
          table.orderedAt.desc().nullsFirst(),
          table.id,
          table.companyId,
          table.concern,
          table.snoozedUntil,
          table.projectId,
        )
        .where(sql`${table.readAt} is null and ${here}`),
      index('notifications_snoozed').on(table.personId, table.snoozedUntil).where(sql`${table.snoozedUntil} is not null and ${here}`),
      index('notifications_done')
        .on(table.personId, table.doneAt.desc().nullsFirst(), table.id)
        .where(sql`${table.doneAt} is not null and ${table.manyId} is null`),
      uniqueIndex('notifications_open').on(table.personId, table.topic, table.companyId).where(sql`${table.isOpen}`),
      index('notifications_of_many').on(table.manyId).where(sql`${table.manyId} is not null`),
      index('notifications_of_topic').on(table.topic),
      index('notifications_to_mail').on(table.mailAt).where(sql`${table.mailAt} is not null`),
      foreignKey({
        name: 'notifications_person_belongs',
        columns: [table.companyId, table.personId],
        foreignColumns: [companyMembers.companyId, companyMembers.personId],
      }).onDelete('cascade'),
      check('notifications_target_named', named(table.targetKind)),
      check('notifications_concern_known', sql`${table.concern} in ${sql.raw(`('${CONCERNS.join("', '")}')`)}`),
      check('notifications_open_unread', sql`not ${table.isOpen} or (${table.readAt} is null and ${table.doneAt} is null)`),
    ]
  },
)

/** One row a kind of news in a notification; the same again raises `times` and keeps what was before the first. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    companyId: uuid('company_id').notNull(),
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
    primaryKey({ name: 'notification_events_notification_id_reason_pk', columns: [table.notificationId, table.reason, table.companyId] }),
    check('notification_events_reason_named', named(table.reason)),
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

/**
 * Who watches a task or a project, where that does not follow from their part in it: `on` and `off` were chosen, `auto` came with being named. `is_muted` takes all
 * away but mentions and invitations. There is no foreign key to the task or project; what is deleted tells nobody anything.
 */
export const watchers = pgTable(
  'watchers',
  {
    companyId: uuid('company_id').notNull(),
    targetKind: text('target_kind', { enum: ['task', 'project'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    personId: uuid('person_id').notNull(),
    state: text({ enum: ['auto', 'on', 'off'] }),
    isMuted: boolean('is_muted').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'watchers_target_kind_target_id_person_id_pk',
      columns: [table.targetKind, table.targetId, table.personId, table.companyId],
    }),
    foreignKey({
      name: 'watchers_belong',
      columns: [table.companyId, table.personId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
    check('watchers_kind_known', sql`${table.targetKind} in ('task', 'project')`),
    check('watchers_state_known', sql`${table.state} in ('auto', 'on', 'off')`),
  ],
)

/** What a person switched off (INBOX-14); without a row everything is told. */
export const newsSwitches = pgTable(
  'news_switches',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text({ enum: Object.keys(SWITCHES) as [SwitchName, ...SwitchName[]] }).notNull(),
    inApp: boolean('in_app').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.name] }), check('news_switches_named', named(table.name))],
)

/** What the clock made known, once in a workspace, whoever of several hosts was first: `invoice-overdue:<id>:<day>`. */
export const newsOnce = pgTable(
  'news_once',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
)
