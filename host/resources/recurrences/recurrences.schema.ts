// Rules of recurring tasks on the wire; all ASSUMED (RECUR-06).
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { actorShape, companyQuery, createdAtShape, instantShape, pageNumber, personShape, timezone } from '../../wire.ts'
import { roleShape } from '../projects/projects.schema.ts'
import { databaseId, titleText } from '../tasks/tasks.schema.ts'
import { REASONS } from './recurrences.table.ts'
import { readRule, writeRule } from './rule.ts'

const stateName = z.enum(['active', 'paused', 'ended'])
const catchUp = z.enum(['latest', 'all'])

/** A day on which a rule makes a task, and the instant of it. */
export const occurrenceShape = z.object({ day: z.string(), at: instantShape })

const madeTaskShape = z.object({ uuid: z.uuid(), code: z.string(), title: z.string(), done: z.boolean() })

/** A rule. */
export const recurrenceShape = z.object({
  id: z.uuid(),
  project: z.object({
    slug: z.string(),
    name: z.string(),
    archived: z.boolean(),
    company: z.object({ subscription: z.string(), unlimited_workspaces: z.boolean() }),
  }),
  logged_user_role: roleShape,
  title: z.string(),
  words: z.string(),
  rule: z.string(),
  start_on: z.string(),
  time: z.string(),
  timezone: z.string(),
  due_after: z.number().int().nullable(),
  ends_on: z.string().nullable(),
  ends_after: z.number().int().nullable(),
  catch_up: catchUp,
  wait_for_done: z.boolean(),
  state: stateName,
  reason: z.enum(REASONS).nullable(),
  paused_until: z.string().nullable(),
  next: z.array(occurrenceShape),
  dates: z.array(occurrenceShape.extend({ skipped: z.boolean() })).optional(),
  skipped: z.array(z.string()),
  last: z.object({ day: z.string(), task: madeTaskShape.nullable() }).nullable(),
  made: z.number().int(),
  task: z.object({
    title: z.string(),
    description: z.string().nullable(),
    workflow_id: z.number().int().nullable(),
    type_id: z.number().int().nullable(),
    effort_id: z.number().int().nullable(),
    board_uuid: z.guid().nullable(),
    labels: z.array(z.number().int()),
    users: z.array(personShape),
    checklist: z.array(z.string()),
  }),
  user: actorShape,
  created_at: createdAtShape,
})

/** What became of a day. */
export const runShape = z.object({
  day: z.string(),
  outcome: z.enum(['made', 'skipped', 'missed']),
  at: instantShape,
  task: madeTaskShape.nullable(),
})

/** A repetition in words, and the days that follow. */
export const previewShape = z.object({ words: z.string(), next: z.array(occurrenceShape) })

const day = z.iso
  .date('A date must be written as YYYY-MM-DD.')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'There is no such date.')
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:00.')
const ruleText = z
  .string()
  .max(200)
  .transform((text, context) => {
    const rule = readRule(text)
    if (rule !== null) return writeRule(rule)
    context.addIssue({ code: 'custom', message: 'This is not a repetition.' })
    return z.NEVER
  })
const zone = timezone.unwrap()
const endsAfter = z.number().int().min(1).max(1000)

const task = z.strictObject({
  title: titleText,
  description: linesText(3_500_000, 'The description is too large.').nullish(),
  workflow_id: databaseId.nullish(),
  type_id: databaseId.nullish(),
  effort_id: databaseId.nullish(),
  board_uuid: z.guid().nullish(),
  labels: z.array(databaseId).max(50).default([]),
  members: z.array(z.string().max(80)).max(50).default([]),
  checklist: z
    .array(lineText(500, { none: 'An item needs a text.' }))
    .max(50, 'A checklist has at most 50 lines.')
    .default([]),
})

const settings = {
  due_after: z.number().int().min(0).max(365).nullable(),
  ends_on: day.nullable(),
  ends_after: endsAfter.nullable(),
  catch_up: catchUp,
  wait_for_done: z.boolean(),
}

/** Body of a new rule; without `start_on` it begins today in its zone. */
export const recurrenceBody = z
  .strictObject({
    task: task.extend({
      title: titleText.optional(),
      labels: task.shape.labels.unwrap().optional(),
      members: task.shape.members.unwrap().optional(),
      checklist: task.shape.checklist.unwrap().optional(),
    }),
    /** The task that is its first; what `task` does not say is as in it. */
    task_uuid: z.guid().optional(),
    rule: ruleText,
    start_on: day.optional(),
    time: clock.default('09:00'),
    timezone: zone,
    due_after: settings.due_after.default(0),
    ends_on: settings.ends_on.default(null),
    ends_after: settings.ends_after.default(null),
    catch_up: settings.catch_up.default('latest'),
    wait_for_done: settings.wait_for_done.default(false),
  })
  .refine(({ task: { title }, task_uuid: first }) => title !== undefined || first !== undefined, {
    path: ['task', 'title'],
    message: 'A title is required.',
  })

/** Body of a changed rule: what is absent stays. */
export const recurrenceChange = z
  .strictObject({
    task: task
      .extend({ labels: task.shape.labels.unwrap(), members: task.shape.members.unwrap(), checklist: task.shape.checklist.unwrap() })
      .partial(),
    rule: ruleText,
    start_on: day,
    time: clock,
    timezone: zone,
    ...settings,
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what is to be changed.')

/** Body of a pause: until a day, or until it is resumed. */
export const pauseBody = z.strictObject({ until: day.nullish() })

/** Body of a skip; `skipped: false` takes it back. */
export const skipBody = z.strictObject({ day, skipped: z.boolean().default(true) })

/** Body of calls that say it all by their path. */
export const emptyBody = z.strictObject({}).nullish()

/** Query of the list. */
export const recurrencesQuery = companyQuery.extend({
  project_slug: z.string().optional(),
  state: stateName.optional(),
  member: z.string().max(80).optional(),
  search: z.string().max(200).default(''),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Query of the preview. */
export const previewQuery = companyQuery.extend({
  rule: ruleText,
  start: day.optional(),
  time: clock.default('09:00'),
  timezone,
  ends_on: day.optional(),
  ends_after: z.coerce.number().pipe(endsAfter).optional(),
  count: z.coerce.number().int().min(1).max(20).default(5),
})

/** Query of a rule's runs. */
export const runsQuery = companyQuery.extend({ project_slug: z.string().optional(), page: pageNumber })

/** Query of one rule. */
export const anywhereQuery = companyQuery.extend({ project_slug: z.string().optional() })

/** Path of a rule. */
export const recurrenceParams = z.object({ uuid: z.uuid() })
