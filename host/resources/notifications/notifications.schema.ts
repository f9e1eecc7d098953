// Notifications on the wire: typed targets, what happened, and a plain sentence for clients that know neither.
import { z } from 'zod'
import { actorShape, companyQuery, createdAtShape, instantShape, queryFlag, toActor, toCreatedAt, toInstant } from '../../wire.ts'
import { MAIL_KIND_NAMES } from '../notices/mail-kinds.ts'
import type { Mark } from './notification-marks.store.ts'
import type { Cursor, EventView, NotificationView, TargetView } from './notifications-list.store.ts'
import { CONCERNS, REASONS, SWITCHES, type SwitchName, sentenceOf } from './occasions.ts'
import { TARGET_KINDS, TARGETS } from './targets.ts'
import type { Watching } from './watchers.store.ts'

const inProject = { company_slug: z.string(), project_slug: z.string() }

/** What a notification leads to, as `data.target` has it for clients of the older kinds (OPEN-30). `uuid` of a comment or a file is the task it is on; a file without one lies in the project. */
export const targetShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), ...inProject, uuid: z.uuid() }),
  z.object({ kind: z.literal('project'), ...inProject, uuid: z.uuid() }),
  z.object({ kind: z.literal('comment'), ...inProject, uuid: z.uuid(), id: z.number().int() }),
  z.object({ kind: z.literal('file'), ...inProject, uuid: z.uuid().nullable(), id: z.string() }),
  z.object({ kind: z.literal('invitation'), company_slug: z.string(), uuid: z.uuid() }),
  z.object({ kind: z.literal('sprint'), ...inProject, id: z.number().int(), slug: z.string() }),
  z.object({ kind: z.literal('recurrence'), ...inProject, id: z.uuid() }),
  z.object({ kind: z.literal('form'), ...inProject, id: z.uuid() }),
  z.object({ kind: z.literal('workspace'), company_slug: z.string() }),
  // By its number in the project.
  z.object({ kind: z.literal('discussion'), ...inProject, id: z.number().int() }),
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

const anyTarget = z.object({
  kind: z.enum(TARGET_KINDS),
  company_slug: z.string(),
  project_slug: z.string().nullable(),
  id: z.string(),
  /** The task that it is, or lies on. */
  task_uuid: z.uuid().nullable(),
  slug: z.string().nullable(),
  state: z.enum(['here', 'gone', 'forbidden']),
})

/** A notification (NOTIF-02, INBOX-12); `data.target` is absent once it is gone, `target` says so. */
export const notificationShape = z.object({
  uuid: z.uuid(),
  user: actorShape.nullable(),
  data: z.object({ title: z.string(), subject: z.string(), events: z.array(eventShape), target: targetShape.optional() }),
  created_at: createdAtShape,
  read_at: instantShape.nullable(),
  resource: z.string(),
  reason: z.enum(CONCERNS),
  target: anyTarget,
  done_at: instantShape.nullable(),
  snoozed_until: instantShape.nullable(),
  /** How many events it tells. */
  count: z.number().int(),
  /** Of how many tasks it tells at once, by one person (INBOX-04). */
  tasks: z.number().int().nullable(),
  sentence: z.string(),
  code: z.string().nullable(),
  project: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Who did it, the last first, at most three. */
  actors: z.array(actorShape),
})

/** A page of the inbox; `next_before` is the `before` of the next. */
export const inboxShape = z.object({ data: z.array(notificationShape), next_before: z.string().nullable() })

/** How much is unread. */
export const unreadShape = z.object({
  total: z.number().int(),
  companies: z.array(z.object({ slug: z.string(), unread: z.number().int() })),
  reasons: z.partialRecord(z.enum(CONCERNS), z.number().int()),
})

const tab = z.enum(['all', 'mentioned', 'assigned', 'watching', 'invited', 'snoozed', 'done'])
const places = { company_slug: z.string().optional(), project_slug: z.string().optional() }

/** Query of the inbox. */
export const inboxQuery = z.object({
  ...places,
  tab: tab.default('all'),
  unread: queryFlag.default(false),
  before: z
    .string()
    .regex(/^\d{1,18}-[0-9a-f-]{36}$/)
    .transform((text): Cursor => ({ at: text.slice(0, text.indexOf('-')), id: text.slice(text.indexOf('-') + 1) }))
    .pipe(z.object({ at: z.string(), id: z.uuid() }))
    .optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})

/** Query of marking: where, and in which tab. */
export const marksQuery = z.object({ ...places, tab: tab.optional() })

const marks = {
  read: z.boolean().optional(),
  done: z.boolean().optional(),
  /** ISO with offset; null ends the snooze. */
  snoozed_until: z.iso.datetime({ offset: true }).nullable().optional(),
}
const changesSomething = (body: { read?: unknown; done?: unknown; snoozed_until?: unknown }) =>
  body.read !== undefined || body.done !== undefined || body.snoozed_until !== undefined
const NOTHING = 'Say what changes: read, done or snoozed_until.'

/** Body of marking one. */
export const markBody = z.strictObject(marks).refine(changesSomething, NOTHING)

/** Body of marking some; without `uuids` all that the rest leaves. `marked_at` picks what an earlier mark answered as such. */
export const marksBody = z
  .strictObject({
    ...marks,
    uuids: z.array(z.uuid()).min(1).max(200).optional(),
    task_uuid: z.uuid().optional(),
    before: z.iso.datetime({ offset: true }).optional(),
    marked_at: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(changesSomething, NOTHING)

/** What marking answers: how many changed, and the `marked_at` that takes it back. */
export const markedShape = z.object({ changed: z.number().int(), marked_at: z.string() })

/** A body as the store takes it. */
export function toMark({ read, done, snoozed_until: until }: z.infer<typeof markBody>): Mark {
  return { read, done, ...(until !== undefined && { snoozedUntil: until === null ? null : new Date(until) }) }
}

/** What can be switched off (INBOX-14). */
export const switchShape = z.object({
  ...{ name: z.string(), title: z.string(), in_app: z.boolean(), locked: z.boolean() },
  mail: z.enum(MAIL_KIND_NAMES),
})

/** A switch's name in a path. */
export const switchParams = z.object({ name: z.enum(Object.keys(SWITCHES) as [SwitchName, ...SwitchName[]]) })

/** Body of a switch. */
export const switchBody = z.strictObject({ in_app: z.boolean() })

/** Query of watching or muting: a task, or the project without one. */
export const watchQuery = companyQuery.extend({ project_slug: z.string(), task_uuid: z.uuid().optional() })

/** How the caller stands to a task or project. */
export const watchingShape = z.object({
  is_watching: z.boolean(),
  is_muted: z.boolean(),
  watchers: z.array(actorShape),
  remind_at: z.string().nullable(),
})

/** How somebody stands to a task or project, as answered. */
export function toWatching({ isWatching, isMuted, remindAt, watchers }: Watching): z.infer<typeof watchingShape> {
  return { is_watching: isWatching, is_muted: isMuted, watchers: watchers.map(toActor), remind_at: remindAt?.toISOString() ?? null }
}

/** A notification as answered; words count from `now`. Of what the reader may not see any more nothing is told but that (INBOX-02). */
export function toNotification(view: NotificationView, now: Date): z.infer<typeof notificationShape> {
  const isSeen = view.target.state !== 'forbidden'
  const events = isSeen ? view.events : []
  const [newest] = events
  const target = toTarget(view.target)
  const sentence = newest ? sentenceOf(newest, view.subject, view.many) : 'You no longer have access.'
  return {
    uuid: view.id,
    user: newest?.actor ? toActor(newest.actor) : null,
    data: {
      title: sentence,
      subject: isSeen ? view.subject : '',
      events: events.map((event) => toEvent(event, now)),
      ...(target !== null && { target }),
    },
    created_at: toCreatedAt(view.updatedAt, now),
    read_at: view.readAt && toInstant(view.readAt),
    resource: TARGETS[view.target.kind].resource,
    reason: view.concern,
    target: toAnyTarget(view.target),
    done_at: view.doneAt && toInstant(view.doneAt),
    snoozed_until: view.snoozedUntil && toInstant(view.snoozedUntil),
    count: events.reduce((total, { times }) => total + times, 0),
    tasks: view.many,
    sentence,
    code: isSeen ? view.code : null,
    project: isSeen ? view.project : null,
    actors: isSeen ? view.actors.map(toActor) : [],
  }
}

function toEvent({ reason, actor, createdAt, times, detail }: EventView, now: Date): z.infer<typeof eventShape> {
  const { from = null, to = null, name = null, file = null } = detail
  return { reason, user: actor && toActor(actor), created_at: toCreatedAt(createdAt, now), times, from, to, name, file }
}

function toAnyTarget({ kind, id, companySlug, projectSlug, taskId, slug, state }: TargetView): z.infer<typeof anyTarget> {
  const at = { kind, company_slug: companySlug, state }
  if (state === 'forbidden') return { ...at, project_slug: null, id: '', task_uuid: null, slug: null }
  return { ...at, project_slug: kind === 'invitation' ? null : projectSlug, id, task_uuid: taskId, slug }
}

function toTarget(target: TargetView): z.infer<typeof targetShape> | null {
  const { kind, id, companySlug: company_slug, projectSlug: project_slug, taskId, slug, state } = target
  if (state !== 'here') return null
  if (kind === 'invitation') return { kind, company_slug, uuid: id }
  if (kind === 'workspace') return { kind, company_slug }
  if (project_slug === null) return null
  const at = { company_slug, project_slug }
  if (kind === 'comment') return taskId === null ? null : { kind, ...at, uuid: taskId, id: Number(id) }
  if (kind === 'sprint') return slug === null ? null : { kind, ...at, id: Number(id), slug }
  if (kind === 'recurrence' || kind === 'form') return { kind, ...at, id }
  if (kind === 'discussion') return { kind, ...at, id: Number(id) }
  if (kind === 'file') return { kind, ...at, uuid: taskId, id }
  return kind === 'task' || kind === 'project' ? { kind, ...at, uuid: id } : null
}
