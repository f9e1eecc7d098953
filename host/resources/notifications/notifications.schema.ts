// Notifications on the wire: typed targets, what happened, and a plain sentence for clients that know neither.
import { z } from 'zod'
import { actorShape, createdAtShape, instantShape, toActor, toCreatedAt, toInstant } from '../../wire.ts'
import { sentenceOf } from './notification-sentence.ts'
import { REASONS } from './notifications.table.ts'
import type { EventView, NotificationView } from './notifications-list.store.ts'

const inProject = { company_slug: z.string(), project_slug: z.string() }

/** What a notification leads to (OPEN-30). `uuid` of a comment or a file is the task it is on; a file without one lies in the project. */
export const targetShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), ...inProject, uuid: z.uuid() }),
  z.object({ kind: z.literal('project'), ...inProject, uuid: z.uuid() }),
  z.object({ kind: z.literal('comment'), ...inProject, uuid: z.uuid(), id: z.number().int() }),
  z.object({ kind: z.literal('file'), ...inProject, uuid: z.uuid().nullable(), id: z.string() }),
  z.object({ kind: z.literal('invitation'), company_slug: z.string(), uuid: z.uuid() }),
  z.object({ kind: z.literal('sprint'), ...inProject, id: z.number().int(), slug: z.string() }),
  z.object({ kind: z.literal('recurrence'), ...inProject, id: z.uuid() }),
  // By its number in the project.
  z.object({ kind: z.literal('discussion'), ...inProject, id: z.number().int() }),
  z.object({ kind: z.literal('form'), ...inProject, id: z.uuid() }),
  z.object({ kind: z.literal('workspace'), company_slug: z.string() }),
])

const eventShape = z.object({
  reason: z.enum(REASONS),
  user: actorShape.nullable(),
  created_at: createdAtShape,
  times: z.number().int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  name: z.string().nullable(),
  file: z.string().nullable(),
})

/** A notification (NOTIF-02); `target` is absent once it is gone. */
export const notificationShape = z.object({
  uuid: z.uuid(),
  user: actorShape.nullable(),
  data: z.object({ title: z.string(), subject: z.string(), events: z.array(eventShape), target: targetShape.optional() }),
  created_at: createdAtShape,
  read_at: instantShape.nullable(),
  resource: z.string(),
})

/** Body of marking as read: some, or all without `uuids`. */
export const readBody = z.strictObject({ read: z.literal(true), uuids: z.array(z.uuid()).min(1).max(200).optional() })

const RESOURCES = {
  task: 'issues',
  comment: 'issues',
  project: 'projects',
  file: 'files',
  invitation: 'invitations',
  sprint: 'sprints',
  recurrence: 'recurring',
  discussion: 'discussions',
  form: 'forms',
  workspace: 'workspaces',
} as const

/** A notification as answered; words count from `now`. */
export function toNotification(view: NotificationView, now: Date): z.infer<typeof notificationShape> {
  const [newest] = view.events
  const target = toTarget(view.target)
  return {
    uuid: view.id,
    user: newest?.actor ? toActor(newest.actor) : null,
    data: {
      title: newest ? sentenceOf(newest, view) : view.subject,
      subject: view.subject,
      events: view.events.map((event) => toEvent(event, now)),
      ...(target !== null && { target }),
    },
    created_at: toCreatedAt(view.updatedAt, now),
    read_at: view.readAt && toInstant(view.readAt),
    resource: RESOURCES[view.kind],
  }
}

function toEvent({ reason, actor, createdAt, times, detail }: EventView, now: Date): z.infer<typeof eventShape> {
  const { from = null, to = null, name = null, file = null } = detail
  return { reason, user: actor && toActor(actor), created_at: toCreatedAt(createdAt, now), times, from, to, name, file }
}

function toTarget(target: NotificationView['target']): z.infer<typeof targetShape> | null {
  if (target === null) return null
  const { kind, id, companySlug: company_slug, projectSlug: project_slug, taskId, slug } = target
  if (kind === 'workspace') return { kind, company_slug }
  if (kind === 'invitation') return { kind, company_slug, uuid: id }
  if (project_slug === null) return null
  if (kind === 'comment') return taskId === null ? null : { kind, company_slug, project_slug, uuid: taskId, id: Number(id) }
  if (kind === 'sprint') return slug === null ? null : { kind, company_slug, project_slug, id: Number(id), slug }
  if (kind === 'recurrence' || kind === 'form') return { kind, company_slug, project_slug, id }
  if (kind === 'discussion') return { kind, company_slug, project_slug, id: Number(id) }
  if (kind === 'file') return { kind, company_slug, project_slug, uuid: taskId, id }
  return { kind, company_slug, project_slug, uuid: id }
}
