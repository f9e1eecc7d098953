// Tasks, who works on them, and how many of them a project has.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { tsvector } from '../../db/tsvector.ts'
import { boards } from '../boards/boards.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { recurrences } from '../recurrences/recurrences.table.ts'
import { sprints } from '../sprints/sprints.table.ts'
import { taskEfforts, taskTypes, workflows } from '../templates/templates.table.ts'
import { userStories } from '../user-stories/user-stories.table.ts'

const instant = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true })

/**
 * One row a task. Everything it refers to is of its own project (composite foreign keys), so that it can never point into another workspace;
 * tables about a task refer to (`company_id`, `project_id`, `id`) with ON UPDATE CASCADE and so follow it when it is moved.
 * Each list order has its index, ending in `number`, so that a page costs the same in a project of a thousand tasks and of a million.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    description: text(),
    position: doublePrecision().notNull(),
    done: boolean().notNull().default(false),
    estimative: smallint().notNull().default(0),
    // Where it stood when it was marked as done, for the way back (decision 019).
    workflowBeforeDone: integer('workflow_before_done').references(() => workflows.id, { onDelete: 'set null' }),
    estimativeBeforeDone: smallint('estimative_before_done'),
    isDraft: boolean('is_draft').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    workflowId: integer('workflow_id').notNull(),
    typeId: integer('type_id'),
    effortId: integer('effort_id'),
    boardId: uuid('board_id'),
    sprintId: integer('sprint_id'),
    userStoryId: integer('user_story_id'),
    parentId: uuid('parent_id'),
    // The rule that made it, or that it was made a rule of.
    recurrenceId: uuid('recurrence_id').references(() => recurrences.id, { onDelete: 'set null' }),
    startDate: instant('start_date'),
    dueDate: instant('due_date'),
    // The id of the newest picture among the task's files, kept by a trigger.
    image: text(),
    commentsCount: integer('comments_count').notNull().default(0),
    attachmentsCount: integer('attachments_count').notNull().default(0),
    checklistDone: integer('checklist_done').notNull().default(0),
    checklistTotal: integer('checklist_total').notNull().default(0),
    timeSeconds: integer('time_seconds').notNull().default(0),
    // The form that it was sent by, where nobody with an account made it (FORM-08); it stays when the form is renamed or deleted.
    formTitle: text('form_title'),
    creatorId: uuid('creator_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    // Folded and cut by a function of ours, so that every script is found alike, whatever the database's locale.
    words: tsvector().notNull().generatedAlwaysAs(sql.raw('search_words(title)')),
  },
  (table) => [
    unique('tasks_place').on(table.companyId, table.projectId, table.id),
    unique('tasks_project_id').on(table.projectId, table.id),
    unique('tasks_project_number').on(table.projectId, table.number),
    index('tasks_by_position').on(table.projectId, table.isArchived, table.position, table.number.desc()),
    index('tasks_by_title').on(table.projectId, table.isArchived, sql`lower(${table.title} collate "und-x-icu")`, table.number),
    index('tasks_by_due').on(table.projectId, table.isArchived, table.dueDate.asc().nullsLast(), table.number),
    index('tasks_by_due_late').on(table.projectId, table.isArchived, table.dueDate.desc().nullsLast(), table.number.desc()),
    index('tasks_by_start').on(table.projectId, table.isArchived, table.startDate.asc().nullsLast(), table.number),
    index('tasks_by_start_late').on(table.projectId, table.isArchived, table.startDate.desc().nullsLast(), table.number.desc()),
    index('tasks_by_created').on(table.projectId, table.isArchived, table.createdAt, table.number),
    index('tasks_by_updated').on(table.projectId, table.isArchived, table.updatedAt, table.number),
    index('tasks_by_workflow').on(table.projectId, table.isArchived, table.workflowId, table.position, table.number.desc()),
    index('tasks_by_done').on(table.projectId, table.isArchived, table.done, table.position, table.number.desc()),
    index('tasks_of_type').on(table.projectId, table.typeId, table.position),
    index('tasks_of_effort').on(table.projectId, table.effortId, table.position),
    index('tasks_of_workflow').on(table.workflowId),
    index('tasks_of_workflow_before').on(table.workflowBeforeDone).where(sql`${table.workflowBeforeDone} is not null`),
    index('tasks_of_board').on(table.projectId, table.boardId, table.position).where(sql`${table.boardId} is not null`),
    index('tasks_of_sprint').on(table.projectId, table.sprintId, table.position).where(sql`${table.sprintId} is not null`),
    index('tasks_of_story').on(table.projectId, table.userStoryId, table.position).where(sql`${table.userStoryId} is not null`),
    index('tasks_of_parent').on(table.parentId, table.position).where(sql`${table.parentId} is not null`),
    index('tasks_of_recurrence').on(table.recurrenceId).where(sql`${table.recurrenceId} is not null`),
    index('tasks_drafts').on(table.projectId, table.position).where(sql`${table.isDraft}`),
    // What reminders look for, over all projects.
    index('tasks_due_open')
      .on(table.dueDate)
      .where(sql`${table.dueDate} is not null and not (${table.done} or ${table.isArchived} or ${table.isDraft})`),
    index('tasks_words').using('gin', table.words),
    foreignKey({
      name: 'tasks_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'tasks_workflow',
      columns: [table.projectId, table.workflowId],
      foreignColumns: [workflows.projectId, workflows.id],
    }),
    foreignKey({ name: 'tasks_type', columns: [table.projectId, table.typeId], foreignColumns: [taskTypes.projectId, taskTypes.id] }),
    foreignKey({
      name: 'tasks_effort',
      columns: [table.projectId, table.effortId],
      foreignColumns: [taskEfforts.projectId, taskEfforts.id],
    }),
    foreignKey({ name: 'tasks_board', columns: [table.projectId, table.boardId], foreignColumns: [boards.projectId, boards.id] }),
    foreignKey({ name: 'tasks_sprint', columns: [table.projectId, table.sprintId], foreignColumns: [sprints.projectId, sprints.id] }),
    foreignKey({
      name: 'tasks_story',
      columns: [table.projectId, table.userStoryId],
      foreignColumns: [userStories.projectId, userStories.id],
    }),
    foreignKey({ name: 'tasks_parent', columns: [table.projectId, table.parentId], foreignColumns: [table.projectId, table.id] }),
    check('tasks_number_positive', sql`${table.number} > 0`),
    check('tasks_title_filled', sql`length(btrim(${table.title})) between 1 and 500`),
    check('tasks_estimative_range', sql`${table.estimative} between 0 and 100`),
    check('tasks_estimative_before_done_range', sql`${table.estimativeBeforeDone} between 0 and 99`),
    check('tasks_done_is_all', sql`${table.done} = (${table.estimative} = 100)`),
    check('tasks_due_after_start', sql`${table.dueDate} >= ${table.startDate}`),
    check('tasks_not_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
)

/** A row of `tasks`. */
export type TaskRow = typeof tasks.$inferSelect

/**
 * Who a task is assigned to. Only people of its workspace come onto it (`task_people_of_member`): of those who are not in it any more, what is done keeps the
 * name, and what is opened again loses it (`tasks_opened_again`).
 */
export const taskPeople = pgTable(
  'task_people',
  {
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assignedAt: instant('assigned_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.personId] }),
    index('task_people_person').on(table.personId, table.taskId),
    foreignKey({
      name: 'task_people_task',
      columns: [table.companyId, table.projectId, table.taskId],
      foreignColumns: [tasks.companyId, tasks.projectId, tasks.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** How many tasks a project has; kept by triggers (`task_totals`), read where a list is not filtered. */
export const projectTaskTotals = pgTable(
  'project_task_totals',
  {
    projectId: uuid('project_id').notNull(),
    companyId: uuid('company_id').notNull(),
    active: integer().notNull().default(0),
    archived: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'project_task_totals_pkey', columns: [table.projectId, table.companyId] }),
    foreignKey({
      name: 'project_task_totals_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('project_task_totals_positive', sql`${table.active} >= 0 and ${table.archived} >= 0`),
  ],
)
