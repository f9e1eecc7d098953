// REST calls and wire types of notifications.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { actor, anything, created, enumName, id, moment, text, whole } from '../../rest/wire.ts'

const inProject = { company_slug: z.string(), project_slug: z.string() }

const wireTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), ...inProject, uuid: id }),
  z.object({ kind: z.literal('project'), ...inProject }),
  z.object({ kind: z.literal('comment'), ...inProject, uuid: id, id }),
  z.object({ kind: z.literal('file'), ...inProject, uuid: id.nullish(), id }),
  z.object({ kind: z.literal('invitation'), company_slug: z.string(), uuid: id }),
  z.object({ kind: z.literal('sprint'), ...inProject, id, slug: z.string() }),
  z.object({ kind: z.literal('recurrence'), ...inProject, id }),
  z.object({ kind: z.literal('discussion'), ...inProject, id: whole }),
  z.object({ kind: z.literal('form'), ...inProject, id }),
  z.object({ kind: z.literal('workspace'), company_slug: z.string() }),
])

// A kind that is not known, or lacks something, leads nowhere rather than wrongly (OPEN-30).
const target = wireTarget
  .transform((wire) => ({
    kind: enumName(wire.kind),
    workspaceSlug: wire.company_slug,
    projectSlug: 'project_slug' in wire ? wire.project_slug : null,
    taskId: wire.kind === 'task' || wire.kind === 'comment' || wire.kind === 'file' ? (wire.uuid ?? null) : null,
    commentId: wire.kind === 'comment' ? wire.id : null,
    fileId: wire.kind === 'file' ? wire.id : null,
    formId: wire.kind === 'form' ? wire.id : null,
    threadNumber: wire.kind === 'discussion' ? wire.id : null,
    sprintSlug: wire.kind === 'sprint' ? wire.slug : null,
    recurrenceId: wire.kind === 'recurrence' ? wire.id : null,
    token: wire.kind === 'invitation' ? wire.uuid : null,
  }))
  .nullish()
  .catch(null)

const REASONS = [
  'assigned',
  'unassigned',
  'mentioned',
  'commented',
  'done',
  'reopened',
  'status',
  'due_date',
  'due_soon',
  'overdue',
  'invited',
  'accepted',
  'declined',
  'joined',
  'added',
  'role',
  'sprint_started',
  'sprint_completed',
  'rule_paused',
  'rule_missed',
  'time_changed',
  'thread_mentioned',
  'thread_closed',
  'thread_answered',
  'form_answered',
  'transfer_offered',
  'transfer_accepted',
  'transfer_declined',
  'domain_verified',
  'domain_broken',
] as const

const reason = z.enum(REASONS).or(z.literal('other')).catch('other')
const DATED = new Set<z.infer<typeof reason>>(['due_date', 'due_soon', 'overdue'])

const event = z
  .object({ reason, user: actor, created_at: created, times: whole.nullish(), from: text, to: text, name: text, file: text })
  .transform(({ reason: what, user, created_at, times, from, to, name, file }) => {
    const dated = DATED.has(what)
    return {
      reason: enumName(what),
      user,
      createdAt: created_at.at,
      times: times ?? 1,
      from: dated ? null : from,
      to: dated ? null : to,
      dueDate: dated && to !== null && !Number.isNaN(Date.parse(to)) ? new Date(to).toISOString() : null,
      name,
      filename: file,
    }
  })

const notification = z
  .object({
    uuid: id,
    user: actor,
    data: z.object({ title: text, subject: text, events: z.array(event).nullish(), target }).nullish(),
    created_at: created,
    read_at: moment,
    resource: text,
  })
  .transform((wire) => ({
    id: wire.uuid,
    user: wire.user,
    title: wire.data?.title ?? null,
    subject: wire.data?.subject ?? null,
    events: wire.data?.events ?? [],
    createdAt: wire.created_at.at,
    createdAtForHumans: wire.created_at.forHumans,
    resource: wire.resource,
    isRead: wire.read_at !== null,
    target: wire.data?.target ?? null,
  }))

const PATH = '/feeds/notifications/'

/** REST-11. */
export function listNotifications(rest: RestClient, companySlug: string) {
  return rest.get(PATH, { query: { page: 1, company_slug: companySlug }, answer: z.array(notification) })
}

/** ASSUMED `PUT /feeds/notifications/`: some as read, or all without ids. */
export function markNotificationsRead(rest: RestClient, companySlug: string, ids: readonly string[] | null) {
  return rest.put(PATH, { query: { company_slug: companySlug }, body: { read: true, ...(ids && { uuids: ids }) }, answer: anything })
}
