// The wire shapes of docs/rest-contract.md, and how an answer is held against one.
import { expect } from 'vitest'
import { z } from 'zod'
import type { Answer } from '../kit/host-world.ts'

export const text = z.string()
export const maybe = text.nullable()
const colour = text.regex(/^#[0-9a-f]{6}$/i)
const stamp = z.object({ timestamp: z.number().int() })
const day = text.regex(/^\d{4}-\d\d-\d\d$/)
export const created = z.object({ timestamp: z.number().int(), date_for_humans: text, timezone: text })

export const person = z.object({ uuid: z.uuid(), username: text, name: text, avatar: maybe, headline: maybe })
export const actor = z.object({ name: text, avatar: maybe, username: text.optional() })
export const company = z.object({
  slug: text,
  name: text,
  logo: maybe,
  owner: person,
  settings: z.object({ can_create_projects: z.boolean() }),
  whitelabel: z.object({ logo: maybe }),
  favicon: maybe,
  unlimited_workspaces: z.boolean(),
  subscription: z.enum(['free', 'paid', 'lifetime']),
})
export const project = z.object({
  uuid: z.uuid(),
  slug: text,
  name: text,
  code: text.max(6),
  description: maybe,
  budget: z.number(),
  start_date: day.nullable(),
  due_date: day.nullable(),
  logo: maybe,
  current_status: z.literal([0, 1, 2]),
  is_private: z.boolean(),
  is_public: z.boolean().optional(),
  rockstars: z.boolean().optional(),
  is_sample: z.boolean().optional(),
  owner: person,
  logged_user_role: z.object({ name: text }).nullable(),
  company: z.object({ slug: text, name: text, subscription: text, unlimited_workspaces: z.boolean(), owner: z.object({ username: text }) }),
  users: z.array(person).max(200),
  created_at: created,
})
export const compact = z.object({ slug: text, name: text })
export const feature = z.object({
  title: text,
  icon: maybe,
  href: z.object({ name: text, params: z.object({ companySlug: text, projectSlug: text }) }),
})
export const coloured = z.object({ id: z.number().int(), title: text, color: colour })
export const effort = z.object({ id: z.number().int(), title: text, effort: z.number().min(0) })
export const board = z.object({ uuid: text, label: text, name: text })
export const member = z.object({ id: z.number().int(), user: person, role: z.object({ name: text }) })
export const link = z.object({ share_enabled: z.boolean(), url: maybe, role_name: text })
export const invitation = z.object({
  project: compact,
  company: compact,
  inviter: z.object({ name: text }),
  role_name: text,
  kind: z.enum(['email', 'link']),
  email_hint: maybe,
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  standing: z.enum(['anyone', 'invited', 'other', 'asking', 'inviter']),
  asks: z.object({ name: text, email: text }).nullable(),
})
const fileTask = z.object({ uuid: z.uuid(), code: text, title: text })
export const attachment = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  filename: text,
  mimetype: text,
  size: z.number().int().min(0),
  created_at: created,
  user: actor.extend({ headline: maybe }),
  download: z.object({ url: text, internal: z.boolean() }),
  task: fileTask.nullable(),
  links: z.array(fileTask),
  versions: z.number().int().min(1),
  comments: z.number().int().min(0),
})
export const attachmentVersion = attachment
  .pick({ filename: true, mimetype: true, size: true, created_at: true, user: true, download: true })
  .extend({ number: z.number().int().min(1) })
export const comment = z.object({
  id: z.number().int(),
  comment: text,
  created_at: created,
  edited_at: z.object({ timestamp: z.number().int(), timezone: z.iso.datetime({ offset: true }) }).nullable(),
  user: actor,
})
const moment = z.object({ timestamp: z.number().int(), timezone: text })
export const timeEntry = z.object({ id: z.number().int(), start: moment, end: moment, total: text, comment: text, user: actor })
export const activity = z.object({
  created_at: created,
  user: actor,
  message: text,
  parts: z.array(z.union([z.object({ text }), z.object({ at: z.object({ timestamp: z.number().int() }) })])).optional(),
})
const counts = z.object({ tasks: z.number().int(), done: z.number().int() })
const amount = z.object({ tasks: z.number().int(), hours: z.number() })
export const sprint = z.object({
  id: z.number().int(),
  slug: text,
  title: text,
  timebox: text,
  goal: maybe,
  start_date: day,
  end_date: day,
  counts,
  state: z.enum(['planned', 'active', 'completed']),
  started_at: z.object({ timestamp: z.number().int() }).nullable(),
  completed_at: z.object({ timestamp: z.number().int() }).nullable(),
  effort: z.object({ total: z.number(), done: z.number() }),
  committed: amount.nullable(),
  people: z.array(person),
})
const sprintRef = { id: z.number().int(), slug: text, title: text }
export const sprintResult = z.object({
  task: z.object({ uuid: z.uuid(), code: text, title: text }),
  hours: z.number(),
  outcome: z.enum(['done', 'carried', 'dropped', 'archived']),
  target: z.object(sprintRef).nullable(),
})
const scopeChange = z.object({ count: z.number().int(), tasks: z.array(z.object({ uuid: z.uuid(), code: text, title: text })) })
export const sprintChart = z.object({
  committed: amount.nullable(),
  days: z
    .array(
      z.object({
        day,
        scope: amount.nullable(),
        done: amount.nullable(),
        ideal: z.object({ tasks: z.number(), hours: z.number() }),
        added: scopeChange.nullable(),
        removed: scopeChange.nullable(),
      }),
    )
    .max(366),
  today: day.nullable(),
  without_effort: z.number().int(),
})
export const sprintVelocity = z.object({ ...sprintRef, committed: amount, done: amount, carried: amount })
export const userStory = z.object({
  id: z.number().int(),
  slug: text,
  title: text,
  code: text,
  description: maybe,
  counts,
  epic: z.object({ id: z.number().int(), slug: text, code: text, title: text, color: colour }).nullable(),
  position: z.number(),
  state: z.enum(['empty', 'to_do', 'in_progress', 'done']),
  effort: z.object({ total: z.number(), done: z.number() }),
})
export const epic = z.object({
  id: z.number().int(),
  slug: text,
  code: text,
  title: text,
  color: colour,
  description: maybe,
  due_date: day.nullable(),
  position: z.number(),
  counts: counts.extend({ stories: z.number().int(), stories_done: z.number().int() }),
  effort: z.object({ total: z.number(), done: z.number() }),
})
export const running = z.object({
  task: z.object({ uuid: z.uuid(), code: text, title: text, company_slug: text, project_slug: text }),
  started_at: z.number().int(),
  now: z.number().int(),
})
export const task = z.object({
  uuid: z.uuid(),
  slug: text,
  code: text,
  title: text,
  description: maybe,
  company: z.object({ slug: text, subscription: text, unlimited_workspaces: z.boolean() }),
  project: compact,
  logged_user_role: z.object({ name: text }).nullable(),
  done: z.boolean(),
  estimative: z.number().int().min(0).max(100),
  image: maybe,
  type: coloured.nullable(),
  effort: effort.nullable(),
  workflow: coloured.nullable(),
  labels: z.array(coloured),
  users: z.array(person),
  start_date: stamp.nullable(),
  due_date: stamp.nullable(),
  parent_id: z.uuid().nullable(),
  recurrence_id: z.guid().nullable(),
  board_uuid: z.uuid().nullable(),
  board: z.object({ uuid: z.uuid(), label: text }).nullable(),
  position: z.number(),
  is_favorite: z.boolean(),
  settings: z.object({ is_draft: z.boolean(), is_archived: z.boolean() }),
  time_tracker: z.number().int().nullable(),
  created_at: created,
  updated_at: stamp,
  user: actor,
  sprint: z.object({ id: z.number().int(), slug: text, title: text, timebox: text }).nullable(),
  user_story: z.object({ id: z.number().int(), slug: text, title: text, code: text }).nullable(),
  counts: z.object({
    comments: z.number(),
    attachments: z.number(),
    checklist_done: z.number(),
    checklist_total: z.number(),
    subtasks: z.number(),
    time_seconds: z.number(),
  }),
})

const checklistChild = z.object({ id: z.number().int(), title: text, done: z.boolean(), parent_id: z.number().int().nullable() })

/** An item of a checklist with its children. */
export const checklistItem = checklistChild.extend({ children: z.array(checklistChild) })

/** A page of a shape. */
export function page<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape), current_page: z.number().int(), total_pages: z.number().int(), total: z.number().optional() })
}

/** Holds status and `data` of an answer against the contract and answers `data`. */
export function holds<Shape extends z.ZodType>(answer: Answer, status: number, shape: Shape): z.infer<Shape> {
  expect(answer.status, JSON.stringify(answer.body)?.slice(0, 300)).toBe(status)
  return fits(answer.body.data, shape)
}

/** Holds a value against a shape and answers it parsed. */
export function fits<Shape extends z.ZodType>(value: unknown, shape: Shape): z.infer<Shape> {
  const parsed = shape.safeParse(value)
  expect(parsed.error?.issues ?? []).toEqual([])
  return shape.parse(value)
}

/** Holds a failure against the contract: its status, a sentence, and a code where one is named. */
export function fails(answer: Answer, status: number, code?: string): Answer['body'] {
  expect(answer.status, JSON.stringify(answer.body)?.slice(0, 300)).toBe(status)
  expect(answer.body.message).toEqual(expect.any(String))
  expect(answer.body.message).not.toBe('')
  if (code !== undefined) expect(answer.body.code).toBe(code)
  return answer.body
}

const publicChip = z.strictObject({ title: text, color: colour })
/** Strict: nothing else of a task is public. */
export const publicTask = z.strictObject({
  uuid: z.uuid(),
  code: text,
  title: text,
  description: maybe,
  company: z.strictObject({ slug: text, name: text }),
  project: z.strictObject({ slug: text, name: text }),
  done: z.boolean(),
  estimative: z.number().int(),
  workflow: publicChip,
  type: publicChip.nullable(),
  labels: z.array(publicChip),
  assignees: z.array(z.strictObject({ name: text })),
  start_date: stamp.nullable(),
  due_date: stamp.nullable(),
  checklist: z.strictObject({ done: z.number().int(), total: z.number().int() }),
  updated_at: stamp,
})
