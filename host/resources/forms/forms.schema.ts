// Forms and what is sent by them, on the wire; all of it is ASSUMED (FORM-04, FORM-05).
import { z } from 'zod'
import { linesText, lineText } from '../../plain-text.ts'
import { actorShape, instantShape, pageNumber, projectQuery, timezone } from '../../wire.ts'
import { FIELD_GOALS, FIELD_KINDS, KINDS_OF_GOAL, LIST_KINDS, SINGLE_GOALS } from './form-parts.ts'

const ref = z.number().int().min(1).max(2_147_483_647)
const limit = z.number().min(-1e12).max(1e12)
const optionShape = z.strictObject({
  label: lineText(120, { none: 'A choice needs a name.', long: 'A choice has at most 120 characters.' }),
  ref: ref.nullable().default(null),
})

const fieldShape = z
  .strictObject({
    id: z.number().int().min(1).max(1_000_000),
    kind: z.enum(FIELD_KINDS),
    label: lineText(120, { none: 'A field needs a label.', long: 'A label has at most 120 characters.' }),
    help: linesText(300, 'A help text has at most 300 characters.').default(''),
    required: z.boolean().default(false),
    to: z.enum(FIELD_GOALS).default('none'),
    min: limit.nullable().default(null),
    max: limit.nullable().default(null),
    options: z.array(optionShape).max(50, 'A list has at most 50 choices.').default([]),
  })
  .superRefine(({ kind, to, min, max, options }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!KINDS_OF_GOAL[to].includes(kind)) wrong('to', 'An answer of this kind cannot go there.')
    if (LIST_KINDS.includes(kind) !== options.length > 0)
      wrong('options', LIST_KINDS.includes(kind) ? 'A list needs a choice.' : 'Only lists have choices.')
    if (new Set(options.map(({ label }) => label)).size < options.length) wrong('options', 'Two choices have the same name.')
    if (min !== null && max !== null && min > max) wrong('max', 'The largest number is below the smallest.')
    if (kind !== 'number' && (min !== null || max !== null)) wrong('min', 'Only numbers have limits.')
  })

const fieldsShape = z
  .array(fieldShape)
  .min(1, 'A form needs a field.')
  .max(30, 'A form has at most 30 fields.')
  .superRefine((fields, context) => {
    if (new Set(fields.map(({ id }) => id)).size < fields.length)
      context.addIssue({ code: 'custom', message: 'Two fields have the same id.' })
    if (!fields.some(({ to }) => to === 'title'))
      context.addIssue({ code: 'custom', message: 'One field has to become the title of the task.' })
    for (const goal of SINGLE_GOALS)
      if (fields.filter(({ to }) => to === goal).length > 1)
        context.addIssue({ code: 'custom', message: `Two fields become the ${goal.replace('_', ' ')} of the task.` })
  })

const presetsShape = z.strictObject({
  workflow_id: ref.nullable(),
  type_id: ref.nullable(),
  board_uuid: z.uuid().nullable(),
  labels: z.array(ref).max(50),
  people: z.array(z.string().max(64)).max(50),
  draft: z.boolean(),
})

const title = lineText(120, { none: 'A title is required.', long: 'A title has at most 120 characters.' })
const parts = {
  intro: linesText(2_000, 'The introduction has at most 2,000 characters.').optional(),
  thanks: linesText(500, 'The thanks have at most 500 characters.').optional(),
  closes_on: z.iso.date('Please give a day as 2027-01-31.').nullable().optional(),
  daily_limit: z.number().int().min(1, 'From 1 to 1,000.').max(1_000, 'From 1 to 1,000.').optional(),
  presets: presetsShape.partial().optional(),
  fields: fieldsShape.optional(),
}

/** Body of a new form: without fields it has two to begin with. */
export const formBody = z.strictObject({ title, ...parts })

/** Body of a change: what is absent stays; `version` is the one that was changed. */
export const formChange = z.strictObject({ title: title.optional(), ...parts, version: z.number().int().min(1) })

/** What a form is, in a list without its fields and texts. */
const STATES = ['draft', 'open', 'closed'] as const

/** Body of opening and closing. */
export const formStateBody = z.strictObject({ state: z.enum(STATES) })

/** Body of following. */
export const formFollowBody = z.strictObject({ follow: z.boolean() })

/** Path of a form. */
export const formParams = z.object({ uuid: z.uuid() })

/** A form in a list. */
export const formRowShape = z.object({
  uuid: z.uuid(),
  title: z.string(),
  state: z.enum(STATES),
  closes_on: z.string().nullable(),
  token: z.string(),
  version: z.number().int(),
  fields_count: z.number().int(),
  new_count: z.number().int(),
  submissions_count: z.number().int(),
  last_at: instantShape.nullable(),
  following: z.boolean(),
  created_at: instantShape,
})

/** A whole form. */
export const formShape = formRowShape.extend({
  intro: z.string(),
  thanks: z.string(),
  daily_limit: z.number().int(),
  presets: presetsShape,
  fields: z.array(fieldShape),
  last_field_id: z.number().int(),
})

/** Where an answer stands. */
export const SUBMISSION_STATES = ['new', 'accepted', 'refused', 'spam'] as const

/** Query of a list of answers. */
export const submissionsQuery = projectQuery.extend({
  state: z.enum(SUBMISSION_STATES).optional(),
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(200).default(50),
})

/** Body of judging: up to 500 at once. */
export const judgeBody = z.strictObject({ uuids: z.array(z.uuid()).min(1).max(500), state: z.enum(SUBMISSION_STATES) })

/** Query of a sheet of answers. */
export const formExportQuery = projectQuery.extend({ timezone, format: z.enum(['xlsx', 'csv']).default('xlsx') })

/** An answer, for those who work on the project. */
export const submissionShape = z.object({
  uuid: z.uuid(),
  state: z.enum(SUBMISSION_STATES),
  email: z.string().nullable(),
  answers: z.array(z.object({ field: z.string(), label: z.string(), kind: z.enum(FIELD_KINDS), text: z.string() })),
  task: z
    .object({
      uuid: z.uuid(),
      code: z.string(),
      title: z.string(),
      done: z.boolean(),
      is_draft: z.boolean(),
      is_archived: z.boolean(),
      workflow: z.string(),
    })
    .nullable(),
  created_at: instantShape,
  judged_at: instantShape.nullable(),
  judged_by: actorShape.nullable(),
})

/** How many answers are in each state. */
export const submissionCountsShape = z.object({ new: z.number(), accepted: z.number(), refused: z.number(), spam: z.number() })

/** Path of a public form. */
export const publicFormParams = z.object({ token: z.string().max(64) })

/** A form as strangers see it; closed it has neither fields nor a ticket. */
export const publicFormShape = z.object({
  title: z.string(),
  intro: z.string(),
  company: z.object({ name: z.string(), logo: z.string().nullable() }),
  state: z.enum(['open', 'closed']),
  fields: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(FIELD_KINDS),
      label: z.string(),
      help: z.string(),
      required: z.boolean(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      options: z.array(z.string()),
    }),
  ),
  ticket: z.string().nullable(),
})

/** Body of what a stranger sends; `website` is a field that people do not see (FORM-06). */
export const submissionBody = z.strictObject({
  ticket: z.string().max(200),
  answers: z.record(z.string().max(40), z.union([z.string(), z.array(z.string()).max(50), z.boolean(), z.null()])),
  website: z.string().default(''),
})

/** What a sender reads. */
export const thanksShape = z.object({ thanks: z.string() })
