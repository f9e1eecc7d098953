// The wire shapes of notifications: docs/rest-contract.md, `Notification`.
import { z } from 'zod'
import { actor, created, maybe, text } from './shapes.ts'

const inProject = { company_slug: text, project_slug: text }
const notificationEvent = z.object({
  reason: text,
  user: actor.nullable(),
  created_at: created,
  times: z.number().int().min(1),
  from: maybe,
  to: maybe,
  name: maybe,
  file: maybe,
})
export const notification = z.object({
  uuid: z.uuid(),
  user: actor.nullable(),
  data: z.object({
    title: text,
    subject: text,
    events: z.array(notificationEvent).min(1),
    target: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('task'), ...inProject, uuid: z.uuid() }),
        z.object({ kind: z.literal('project'), ...inProject, uuid: z.uuid() }),
        z.object({ kind: z.literal('comment'), ...inProject, uuid: z.uuid(), id: z.number().int() }),
        z.object({ kind: z.literal('file'), ...inProject, uuid: z.uuid().nullable(), id: text }),
        z.object({ kind: z.literal('invitation'), company_slug: text, uuid: z.uuid() }),
        z.object({ kind: z.literal('sprint'), ...inProject, id: z.number().int(), slug: text }),
        z.object({ kind: z.literal('recurrence'), ...inProject, id: z.guid() }),
        z.object({ kind: z.literal('discussion'), ...inProject, id: z.number().int() }),
      ])
      .optional(),
  }),
  created_at: created,
  read_at: z.object({ timestamp: z.number().int() }).nullable(),
  resource: text,
  reason: text,
  target: z.object({
    ...{ kind: text, company_slug: text, project_slug: maybe, id: z.string(), task_uuid: z.uuid().nullable(), slug: maybe },
    state: z.enum(['here', 'gone', 'forbidden']),
  }),
  ...{ done_at: z.object({ timestamp: z.number().int() }).nullable(), snoozed_until: z.object({ timestamp: z.number().int() }).nullable() },
  ...{ count: z.number().int(), tasks: z.number().int().nullable(), sentence: text, code: maybe, actors: z.array(actor) },
})
