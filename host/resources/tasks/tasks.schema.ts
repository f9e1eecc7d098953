// The task on the wire, and what the calls about single tasks accept.
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { actorShape, createdAtShape, instantShape, personShape, projectQuery, readUtc } from '../../wire.ts'
import { companyShape } from '../companies/companies.schema.ts'
import { labelShape } from '../labels/labels.schema.ts'
import { watchingShape } from '../notifications/notifications.schema.ts'
import { projectShape } from '../projects/projects.schema.ts'
import { sprintShape } from '../sprints/sprints.schema.ts'
import { colouredShape, effortShape } from '../templates/templates.schema.ts'
import { userStoryShape } from '../user-stories/user-stories.schema.ts'

/** A task as every call answers it. */
export const taskShape = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  company: companyShape.pick({ slug: true, subscription: true, unlimited_workspaces: true }),
  project: projectShape.pick({ slug: true, name: true, current_status: true }),
  logged_user_role: z.object({ name: z.string() }).nullable(),
  done: z.boolean(),
  estimative: z.number().int(),
  image: z.string().nullable(),
  type: colouredShape.nullable(),
  effort: effortShape.nullable(),
  workflow: colouredShape.nullable(),
  labels: z.array(labelShape),
  users: z.array(personShape),
  start_date: instantShape.nullable(),
  due_date: instantShape.nullable(),
  parent_id: z.uuid().nullable(),
  recurrence_id: z.guid().nullable(),
  board_uuid: z.uuid().nullable(),
  board: z.object({ uuid: z.uuid(), label: z.string() }).nullable(),
  position: z.number(),
  is_favorite: z.boolean(),
  settings: z.object({ is_draft: z.boolean(), is_archived: z.boolean() }),
  time_tracker: z.number().int().nullable(),
  created_at: createdAtShape,
  updated_at: instantShape,
  user: actorShape,
  sprint: sprintShape.pick({ id: true, slug: true, title: true, timebox: true }).nullable(),
  user_story: userStoryShape.pick({ id: true, slug: true, title: true, code: true }).nullable(),
  counts: z.object({
    comments: z.number().int(),
    attachments: z.number().int(),
    checklist_done: z.number().int(),
    checklist_total: z.number().int(),
    subtasks: z.number().int(),
    time_seconds: z.number().int(),
  }),
  attachments: z.array(z.never()),
})

/** A task as the call for it alone answers it: with how the caller stands to it (ASSUMED). */
export const oneTaskShape = taskShape.extend({ watching: watchingShape })

/** A task on the wire. */
export type WireTask = z.infer<typeof taskShape>

/** Path of a task. */
export const taskParams = z.object({ uuid: z.uuid() })

/** A task's title: one line, trimmed, 1–500 characters. */
export const titleText = lineText(500, { none: 'A title is required.', long: 'A title has at most 500 characters.' })

const htmlText = linesText(3_500_000, 'The description is too large.')

/** An id as the database numbers things. */
export const databaseId = z.number().int().min(1).max(2_147_483_647)

/** A finite place in the order of tasks. */
const positionNumber = z.number().min(-1e15).max(1e15)

/** An ISO 8601 instant; without a zone it is UTC (DEFECT-20). */
export const isoInstant = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })], { error: 'Use an ISO 8601 date and time.' })
  .transform((text) => new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`))

/** `Y-m-d H:i:00`, read as UTC. */
const updateInstant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/, 'Use the form Y-m-d H:i:00.')
  .transform(readUtc)
  .refine((at) => !Number.isNaN(at.getTime()), 'There is no such date.')

/** Query of the create call. */
export const createQuery = projectQuery.extend({ is_archived: z.enum(['0', '1', '']).default('0'), members: z.string().optional() })

/** Body of the create call (REST-20). */
export const createBody = z.strictObject({
  position: positionNumber
    .nullish()
    .describe('0, null or absent: the top of the list; the answer carries the place it got. Else stored as sent.'),
  title: titleText,
  description: htmlText.nullish(),
  workflow_id: databaseId.nullish(),
  type_id: databaseId.nullish(),
  effort_id: databaseId.nullish(),
  start_date: isoInstant.nullish(),
  due_date: isoInstant.nullish(),
  parent_id: z.uuid().nullish(),
  board_uuid: z.union([z.uuid(), z.literal('main-board'), z.literal('')]).nullish(),
  members: z.string().max(4000).nullish(),
})

/** Body of the change call (REST-21); the handler asks for exactly one field. */
export const changeBody = z.strictObject({
  title: titleText.optional(),
  description: htmlText.nullish(),
  is_draft: z.boolean().optional(),
  is_archived: z.boolean().optional(),
  config_issue_type_id: databaseId.nullish(),
  config_issue_effort_id: databaseId.nullish(),
  config_workflow_id: databaseId.optional(),
  start_date: updateInstant.nullish(),
  due_date: updateInstant.nullish(),
  sprint_id: databaseId.nullish(),
  user_story_id: databaseId.nullish(),
  parent_id: z.uuid().nullish(),
  position: positionNumber.optional(),
})

/** Columns that a list is narrowed by, and what one value of each is; a query has a comma list of them, in which `none` stands for an empty column. */
export const LISTED = {
  workflow_id: databaseId,
  type_id: databaseId,
  effort_id: databaseId,
  sprint_id: databaseId,
  user_story_id: databaseId,
  board_uuid: z.guid(),
  parent_id: z.guid(),
}

/** Columns that a list is narrowed by as yes or no. */
export const FLAGS = ['done', 'is_draft'] as const

/** Columns that a list is narrowed by as `…_from` and `…_to`, both days included. */
export const DAYS = { due: 'due_date', start: 'start_date' } as const

/** How a list may be sorted: columns, the number (`code`) and the status; a leading `-` turns it round. */
export const SORTS = ['position', 'code', 'title', 'due_date', 'start_date', 'created_at', 'updated_at', 'workflow'] as const

/** Body of the done call. */
export const doneBody = z.strictObject({ username: z.string().min(1) })

/** Body of the progress call; the sentence is DONE-07's. */
export const estimativeBody = z.strictObject({
  estimative: z.number().int().min(0, 'Estimative must be between 0% and 100%').max(100, 'Estimative must be between 0% and 100%'),
})

/** Body of the board call; `main-board` and null are no board (BOARD-02). */
export const boardBody = z.strictObject({ board_uuid: z.union([z.uuid(), z.literal('main-board')]).nullable() })
