// The wire shapes of recurring tasks in docs/rest-contract.md.
import { z } from 'zod'
import { actor, person } from './shapes.ts'

const text = z.string()
const maybe = text.nullable()
const stamp = z.object({ timestamp: z.number().int() })
const day = text.regex(/^\d{4}-\d\d-\d\d$/)
const created = z.object({ timestamp: z.number().int(), date_for_humans: text, timezone: text })

const occurrence = z.object({ day, at: stamp })
const madeTask = z.object({ uuid: z.uuid(), code: text, title: text, done: z.boolean() }).nullable()
export const recurrencePreview = z.object({ words: text, next: z.array(occurrence) })
export const recurrenceRun = z.object({ day, outcome: z.enum(['made', 'skipped', 'missed']), at: stamp, task: madeTask })
export const recurrence = z.object({
  id: z.uuid(),
  project: z.object({
    slug: text,
    name: text,
    archived: z.boolean(),
    company: z.object({ subscription: text, unlimited_workspaces: z.boolean() }),
  }),
  logged_user_role: z.object({ name: text }).nullable(),
  title: text,
  words: text,
  rule: text,
  start_on: day,
  time: text.regex(/^\d\d:\d\d$/),
  timezone: text,
  due_after: z.number().int().nullable(),
  ends_on: day.nullable(),
  ends_after: z.number().int().nullable(),
  catch_up: z.enum(['latest', 'all']),
  wait_for_done: z.boolean(),
  state: z.enum(['active', 'paused', 'ended']),
  reason: z.enum(['archived', 'plan', 'author', 'failed']).nullable(),
  paused_until: day.nullable(),
  next: z.array(occurrence),
  dates: z.array(occurrence.extend({ skipped: z.boolean() })).optional(),
  skipped: z.array(day),
  last: z.object({ day, task: madeTask }).nullable(),
  made: z.number().int(),
  task: z.object({
    title: text,
    description: maybe,
    workflow_id: z.number().int().nullable(),
    type_id: z.number().int().nullable(),
    effort_id: z.number().int().nullable(),
    board_uuid: z.guid().nullable(),
    labels: z.array(z.number().int()),
    users: z.array(person),
    checklist: z.array(text),
  }),
  user: actor,
  created_at: created,
})
