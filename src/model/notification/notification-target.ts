// Where a notification leads: every kind of target to its own place, one line each; what is not known nowhere (OPEN-30, INBOX-01).
import type { Go } from '#src/actions/services.ts'
import { importPath, pathTo } from '#src/lib/paths.ts'
import type { NotificationRowData } from './notification.graphql.ts'

/** A task in place: its address, and the part of it that is meant. */
export interface TaskTold {
  id: string
  workspaceSlug: string
  projectSlug: string
  comment: string | null
  part: 'comments' | 'files' | null
}

type Target = NonNullable<NotificationRowData['target']>
type KindOf<T extends Target> = T['__typename']
type Reason = NotificationRowData['events'][number]['reason']
type Lead<T extends Target> = (target: T, at: { companySlug: string; projectSlug: string }, newest?: Reason) => ((go: Go) => void) | null

const to = (path: string) => (go: Go) => go.to(path)
const task = (target: Target, taskId: string | null, options: Parameters<Go['task']>[1] = {}): ((go: Go) => void) | null =>
  taskId && target.projectSlug
    ? (go) => go.task({ id: taskId, workspaceSlug: target.workspaceSlug, projectSlug: target.projectSlug ?? '' }, options)
    : null

/** A kind without a line here has no page yet. */
const LEADS: { readonly [K in KindOf<Target>]?: Lead<Extract<Target, { __typename: K }>> } = {
  TaskTarget: (target) => task(target, target.id),
  CommentTarget: (target) => task(target, target.taskId, { tab: 'comments', comment: target.id }),
  FileTarget: (target) => task(target, target.taskId, { tab: 'files' }),
  ProjectTarget: (_, at) => to(pathTo('project-dashboard', at)),
  InvitationTarget: ({ id }) => to(`${pathTo('accept-invitation')}?token=${encodeURIComponent(id)}`),
  SprintTarget: ({ slug }, at) => (slug ? to(pathTo('projects.sprint', { ...at, sprintSlug: slug })) : null),
  RecurrenceTarget: ({ id }, at) => to(`${pathTo('workspace-recurring-tasks', at)}?rule=${id}`),
  DiscussionTarget: ({ id }, at) => to(pathTo('projects.discussion', { ...at, threadNumber: id })),
  PageTarget: ({ id }, at) => to(pathTo('projects.wiki-page', { ...at, pageSlug: id })),
  FormTarget: ({ id }, at) => to(`${pathTo('projects.form2task', at)}?form=${id}&show=answers`),
  WorkspaceTarget: (_, at, newest) => to(workspacePart(newest, at)),
  ExportTarget: (_, at) => to(`${at.projectSlug === '' ? pathTo('workspace-settings', at) : pathTo('projects.settings', at)}#data`),
  ImportTarget: ({ id, workspaceSlug, projectSlug }) => to(importPath({ workspaceSlug, projectSlug }, id)),
  InvoiceTarget: ({ id }, at) => to(pathTo('invoice', { ...at, uuid: id })),
}

/** The page of a workspace that its news is about. */
function workspacePart(newest: Reason | undefined, at: { companySlug: string }): string {
  if (newest === 'MAIL_FAILING') return pathTo('workspace-settings-smtp', at)
  if (newest === 'DOMAIN_VERIFIED' || newest === 'DOMAIN_BROKEN') return pathTo('workspace-settings-domain', at)
  if (newest === 'TRANSFER_OFFERED' || newest === 'TRANSFER_DECLINED' || newest === undefined)
    return `${pathTo('workspace-settings', at)}#transfer`
  return pathTo('workspace')
}

/** Goes there; null where a notification leads nowhere: its target is gone, of an unknown kind, or has no page yet. */
export function leadOf({
  target,
  events = [],
}: Pick<NotificationRowData, 'target'> & Partial<Pick<NotificationRowData, 'events'>>): ((go: Go) => void) | null {
  if (!target) return null
  const lead = LEADS[target.__typename] as Lead<Target> | undefined
  return lead?.(target, { companySlug: target.workspaceSlug, projectSlug: target.projectSlug ?? '' }, events[0]?.reason) ?? null
}

/** The task that a notification shows in place, and the comment of it; null where it is about something else. */
export function taskOf({ target }: Pick<NotificationRowData, 'target'>): TaskTold | null {
  if (!target?.projectSlug) return null
  const { workspaceSlug, projectSlug } = target
  if (target.__typename === 'TaskTarget') return { id: target.id, workspaceSlug, projectSlug, comment: null, part: null }
  if (target.__typename === 'CommentTarget' && target.taskId)
    return { id: target.taskId, workspaceSlug, projectSlug, comment: target.id, part: 'comments' }
  if (target.__typename === 'FileTarget' && target.taskId)
    return { id: target.taskId, workspaceSlug, projectSlug, comment: null, part: 'files' }
  return null
}

const NOUNS: Readonly<Record<NonNullable<NotificationRowData['targetKind']>, string>> = {
  TASK: 'task',
  COMMENT: 'task',
  FILE: 'file',
  PROJECT: 'project',
  INVITATION: 'invitation',
  SPRINT: 'sprint',
  RECURRENCE: 'recurring task',
  DISCUSSION: 'discussion',
  WORKSPACE: 'workspace',
  PAGE: 'page',
  FORM: 'form',
  CLIENT: 'client',
  INVOICE: 'invoice',
  IMPORT: 'import',
  EXPORT: 'export',
}

/** What the target is called: `task`; `thing` where it is not known. */
export function nounOf({ targetKind }: Pick<NotificationRowData, 'targetKind'>): string {
  return targetKind ? NOUNS[targetKind] : 'thing'
}

/** Why a notification leads nowhere; null where that is not because its target is gone (INBOX-02). */
export function whyGone(row: Pick<NotificationRowData, 'targetKind' | 'targetState'>): string | null {
  if (row.targetState === 'FORBIDDEN') return 'You no longer have access.'
  if (row.targetState !== 'GONE') return null
  return row.targetKind === 'INVITATION' ? 'This invitation is no longer open.' : `This ${nounOf(row)} was deleted.`
}
