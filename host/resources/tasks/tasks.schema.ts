// The task on the wire, and what the calls about single tasks accept.
import { z } from 'zod'
import { actorShape, createdAtShape, instantShape, personShape, projectQuery, readUtc, toCreatedAt } from '../../wire.ts'
import { contentPath } from '../attachments/attachments.schema.ts'
import type { TaskView } from './task-view.store.ts'

const coloured = z.object({ id: z.number().int(), title: z.string(), color: z.string() })

/** A task as every call answers it. */
export const taskShape = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  company: z.object({ slug: z.string(), subscription: z.enum(['free', 'paid', 'lifetime']), unlimited_workspaces: z.boolean() }),
  project: z.object({ slug: z.string(), name: z.string() }),
  logged_user_role: z.object({ name: z.string() }).nullable(),
  done: z.boolean(),
  estimative: z.number().int(),
  image: z.string().nullable(),
  type: coloured.nullable(),
  effort: z.object({ id: z.number().int(), title: z.string(), effort: z.number() }).nullable(),
  workflow: coloured.nullable(),
  labels: z.array(coloured),
  users: z.array(personShape),
  start_date: instantShape.nullable(),
  due_date: instantShape.nullable(),
  parent_id: z.uuid().nullable(),
  board_uuid: z.uuid().nullable(),
  board: z.object({ uuid: z.uuid(), label: z.string() }).nullable(),
  position: z.number(),
  is_favorite: z.boolean(),
  settings: z.object({ is_draft: z.boolean(), is_archived: z.boolean() }),
  time_tracker: z.number().int().nullable(),
  created_at: createdAtShape,
  updated_at: instantShape,
  user: actorShape,
  sprint: z.object({ id: z.number().int(), slug: z.string(), title: z.string(), timebox: z.string() }).nullable(),
  user_story: z.object({ id: z.number().int(), slug: z.string(), title: z.string(), code: z.string() }).nullable(),
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

/** A task on the wire. */
export type WireTask = z.infer<typeof taskShape>

/** A read task on the wire; a deleted author is "Former member". */
export function toTask(view: TaskView, now = new Date()): WireTask {
  const code = `${view.project_code}-${view.number}`
  const instant = (at: number | null) => (at === null ? null : { timestamp: at })
  return {
    uuid: view.uuid,
    slug: code.toLowerCase(),
    code,
    title: view.title,
    description: view.description,
    company: view.company,
    project: view.project,
    logged_user_role: view.role === 'unknown' ? null : { name: view.role },
    done: view.done,
    estimative: view.estimative,
    image: view.image === null ? null : contentPath(view.image, view.company.slug, view.project.slug),
    type: view.type,
    effort: view.effort,
    workflow: view.workflow,
    labels: view.labels,
    users: view.users,
    start_date: instant(view.start_at),
    due_date: instant(view.due_at),
    parent_id: view.parent_id,
    board_uuid: view.board?.uuid ?? null,
    board: view.board,
    position: view.position,
    is_favorite: view.is_favorite,
    settings: { is_draft: view.is_draft, is_archived: view.is_archived },
    time_tracker: view.timer_at,
    created_at: toCreatedAt(new Date(view.created_at * 1000), now),
    updated_at: { timestamp: view.updated_at },
    user: view.creator ?? { name: 'Former member', avatar: null },
    sprint: view.sprint,
    user_story: view.user_story,
    counts: {
      comments: view.comments_count,
      attachments: view.attachments_count,
      checklist_done: view.checklist_done,
      checklist_total: view.checklist_total,
      subtasks: view.subtasks,
      time_seconds: view.time_seconds,
    },
    attachments: [],
  }
}

/** Path of a task. */
export const taskParams = z.object({ uuid: z.uuid() })

/** A task's title: trimmed, 1–500 characters. */
export const titleText = z
  .string()
  .trim()
  .min(1, 'A title is required.')
  .max(500, 'A title has at most 500 characters.')
  .refine((text) => !text.includes('\u0000'), 'Not valid.')

const htmlText = z
  .string()
  .max(3_500_000, 'The description is too large.')
  .refine((text) => !text.includes('\u0000'), 'Not valid.')

const databaseId = z.number().int().min(1).max(2_147_483_647)

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
  position: positionNumber.nullish(),
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

/** Body of the done call. */
export const doneBody = z.strictObject({ username: z.string().min(1) })

/** Body of the progress call; the sentence is DONE-07's. */
export const estimativeBody = z.strictObject({
  estimative: z.number().int().min(0, 'Estimative must be between 0% and 100%').max(100, 'Estimative must be between 0% and 100%'),
})

/** Body of the board call; `main-board` and null are no board (BOARD-02). */
export const boardBody = z.strictObject({ board_uuid: z.union([z.uuid(), z.literal('main-board')]).nullable() })

/** Body of the move call (REST-29). */
export const moveBody = z.strictObject({
  company_slug: z.string(),
  project_slug: z.string(),
  new_company_slug: z.string(),
  new_project_slug: z.string(),
  new_workflow_id: databaseId,
})
