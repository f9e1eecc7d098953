// REST calls and wire types of notifications.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, created, enumName, flag, id, moment, text, whole } from '../../rest/wire.ts'
import type { InboxTab, MarkNotificationsInput, MutationSnoozeNotificationsArgs, QueryInboxArgs } from '../../schema-types.d.ts'

/** What a notification can lead to; whether it lies in a project. */
const KINDS = {
  ...{ task: true, comment: true, file: true, project: true, sprint: true, recurrence: true, discussion: true, page: true, form: true },
  ...{ invitation: false, workspace: false, client: false, invoice: false, import: false, export: false },
} as const

type Kind = keyof typeof KINDS

const kinds = Object.keys(KINDS) as [Kind, ...Kind[]]
const kind = z.enum(kinds)

// A kind that is not known, or lacks something, leads nowhere rather than wrongly (OPEN-30).
const target = z
  .object({
    kind: kind.nullable().catch(null),
    company_slug: text,
    project_slug: text,
    id: id.nullish().catch(null),
    task_uuid: id.nullish(),
    slug: text,
    state: z.enum(['here', 'gone', 'forbidden']).catch('here'),
  })
  .nullish()
  .catch(null)

/** A target as the union's members are handed it. */
export type Target = {
  kind: Kind
  workspaceSlug: string
  projectSlug: string | null
  id: string
  taskId: string | null
  slug: string | null
}

function leadOf(wire: z.infer<typeof target>): Target | null {
  if (!wire?.kind || wire.state !== 'here' || !wire.company_slug || !wire.id) return null
  if (KINDS[wire.kind] && !wire.project_slug) return null
  const lead = { kind: wire.kind, workspaceSlug: wire.company_slug, projectSlug: wire.project_slug, id: wire.id }
  return { ...lead, taskId: wire.task_uuid ?? null, slug: wire.slug }
}

/** The type of the union that a target is. */
export function typeOfTarget({ kind }: Target): `${Capitalize<Kind>}Target` {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Target` as `${Capitalize<Kind>}Target`
}

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
  'reminder',
  'invited',
  'accepted',
  'declined',
  'joined',
  'added',
  'role',
  'removed',
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
  'export_ready',
  'export_failed',
  'import_ready',
  'import_failed',
  'mail_failing',
  'invoice_overdue',
  'page_mentioned',
  'page_published',
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

const concern = z.enum(['mentioned', 'assigned', 'invited', 'watching', 'other']).catch('other')

const notification = z
  .object({
    uuid: id,
    user: actor,
    data: z.object({ title: text, subject: text, events: z.array(event).nullish() }).nullish(),
    created_at: created,
    read_at: moment,
    done_at: moment,
    snoozed_until: moment,
    resource: text,
    reason: concern,
    target,
    count: whole.nullish(),
    tasks: whole.nullish(),
    code: text,
    project: z.object({ name: z.string() }).nullish(),
    actors: z.array(actor).nullish(),
  })
  .transform((wire) => ({
    id: wire.uuid,
    user: wire.user,
    title: wire.data?.title ?? null,
    subject: wire.data?.subject || null,
    events: wire.data?.events ?? [],
    createdAt: wire.created_at.at,
    createdAtForHumans: wire.created_at.forHumans,
    resource: wire.resource,
    isRead: wire.read_at !== null,
    doneAt: wire.done_at,
    snoozedUntil: wire.snoozed_until,
    concern: enumName(wire.reason),
    target: leadOf(wire.target),
    targetKind: wire.target?.kind ? enumName(wire.target.kind) : null,
    targetState: enumName(wire.target?.state ?? 'here'),
    workspaceSlug: wire.target?.company_slug ?? null,
    projectName: wire.project?.name ?? null,
    code: wire.code,
    actors: (wire.actors ?? []).filter((one) => one !== null),
    count: wire.count ?? 1,
    taskCount: wire.tasks ?? null,
  }))

const PATH = '/feeds/notifications/'

/** REST-11. */
export function listNotifications(rest: RestClient, companySlug: string) {
  return rest.get(PATH, { query: { page: 1, company_slug: companySlug }, answer: z.array(notification) })
}

/** ASSUMED `GET /feeds/inbox/` (INBOX-12). */
export async function listInbox(rest: RestClient, asked: QueryInboxArgs) {
  const query = {
    tab: tabName(asked.tab ?? 'ALL'),
    company_slug: asked.workspaceSlug ?? undefined,
    project_slug: asked.projectSlug ?? undefined,
    unread: asked.unread ? 1 : undefined,
    before: asked.before ?? undefined,
    per_page: asked.perPage ?? undefined,
  }
  const answer = z.object({ data: z.array(notification), next_before: text })
  const page = await rest.get('/feeds/inbox/', { query, answer, whole: true })
  return { nodes: page.data, nextBefore: page.next_before }
}

function tabName(tab: InboxTab) {
  return tab.toLowerCase()
}

const unread = z
  .object({
    total: whole,
    companies: z.array(z.object({ slug: z.string(), unread: whole })),
    reasons: z.record(z.string(), whole),
  })
  .transform(({ total, companies, reasons }) => ({
    total,
    workspaces: companies,
    mentioned: reasons.mentioned ?? 0,
    assigned: reasons.assigned ?? 0,
    watching: reasons.watching ?? 0,
    invited: reasons.invited ?? 0,
  }))

/** ASSUMED `GET /feeds/unread/`. */
export function readUnread(rest: RestClient) {
  return rest.get('/feeds/unread/', { query: {}, answer: unread })
}

const marked = z
  .object({ changed: whole, marked_at: z.string() })
  .transform(({ changed, marked_at }) => ({ changed, markedAt: new Date(marked_at).toISOString() }))

/** ASSUMED `PUT /feeds/notifications/`: some, or all that the input leaves. */
export function markNotifications(rest: RestClient, input: MarkNotificationsInput) {
  const { ids, taskId, before, markedAt, isRead, isDone, tab } = input
  const query = {
    company_slug: input.workspaceSlug ?? undefined,
    project_slug: input.projectSlug ?? undefined,
    tab: tab ? tabName(tab) : undefined,
  }
  const body = {
    ...(ids && { uuids: ids }),
    ...(taskId && { task_uuid: taskId }),
    ...(before && { before: new Date(before).toISOString() }),
    ...(markedAt && { marked_at: new Date(markedAt).toISOString() }),
    ...(isRead != null && { read: isRead }),
    ...(isDone != null && { done: isDone }),
  }
  return rest.put(PATH, { query, body, answer: marked })
}

/** ASSUMED, the same call: out of sight until a moment, or back. */
export function snoozeNotifications(rest: RestClient, { ids, until, isRead }: MutationSnoozeNotificationsArgs) {
  const body = { uuids: ids, snoozed_until: until ? new Date(until).toISOString() : null, ...(isRead != null && { read: isRead }) }
  return rest.put(PATH, { query: {}, body, answer: marked })
}

/** How the viewer stands to a task or project: `GET /tasks/{uuid}/` may say it of the task, too. */
export const watching = z
  .object({ is_watching: flag, is_muted: flag, watchers: z.array(actor), remind_at: z.string().nullish() })
  .transform((wire) => ({
    ...{ isWatching: wire.is_watching, isMuted: wire.is_muted, reminderAt: wire.remind_at ?? null },
    watchers: wire.watchers.filter((one) => one !== null),
  }))

/** How the viewer stands to a task or project. */
export type Watching = z.infer<typeof watching>

const watched = (at: ProjectAddress, taskId: string | null | undefined) => ({
  query: { ...at, task_uuid: taskId ?? undefined },
  answer: watching,
})

/** ASSUMED `GET /task-watchers/`: of a task, or of the project without one. */
export function readWatching(rest: RestClient, at: ProjectAddress, taskId: string | null | undefined) {
  return rest.get('/task-watchers/', watched(at, taskId))
}

/** ASSUMED `POST` and `DELETE /task-watchers/`. */
export function setWatching(rest: RestClient, at: ProjectAddress, taskId: string | null | undefined, isWatching: boolean) {
  return isWatching ? rest.post('/task-watchers/', watched(at, taskId)) : rest.delete('/task-watchers/', watched(at, taskId))
}

/** ASSUMED `POST` and `DELETE /notification-mutes/`. */
export function setMuted(rest: RestClient, at: ProjectAddress, taskId: string | null | undefined, isMuted: boolean) {
  return isMuted ? rest.post('/notification-mutes/', watched(at, taskId)) : rest.delete('/notification-mutes/', watched(at, taskId))
}

const reminder = z.object({ at: z.string().nullable(), before: z.string().nullable() })

/** ASSUMED `PUT /task-reminders/`: set, moved, or taken away where there is no moment. */
export function setReminder(rest: RestClient, at: ProjectAddress, taskId: string, moment: string | null) {
  return rest.put('/task-reminders/', { query: { ...at, task_uuid: taskId }, body: { at: moment }, answer: reminder })
}

const switches = z.array(
  z
    .object({
      name: z.string(),
      title: z.string(),
      in_app: flag,
      locked: flag,
      mail: z.enum(['mentioned', 'assigned', 'rest']).catch('rest'),
    })
    .transform(({ in_app, locked, mail, ...wire }) => ({ ...wire, isOn: in_app, isLocked: locked, mail: enumName(mail) })),
)

/** ASSUMED `GET /feeds/switches/`. */
export function listSwitches(rest: RestClient) {
  return rest.get('/feeds/switches/', { query: {}, answer: switches })
}

/** ASSUMED `PUT /feeds/switches/{name}/`. */
export function setSwitch(rest: RestClient, name: string, isOn: boolean) {
  return rest.put(path`/feeds/switches/${name}/`, { query: {}, body: { in_app: isOn }, answer: switches })
}
