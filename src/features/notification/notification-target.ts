// Where a notification leads: every kind of target to its own place, what is not known nowhere (OPEN-30).
import type { Go } from '#src/actions/services.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { NotificationRowData } from './notification.graphql.ts'

type Target = NonNullable<NotificationRowData['target']>

/** The tab of a task that shows a kind of target; the task as it was left where there is none. */
const TABS: Partial<Record<Target['kind'], string>> = { COMMENT: 'comments', FILE: 'files' }

/** Goes there; null where a notification leads nowhere: its target is gone, of an unknown kind, or has no page yet. */
export function leadOf({ target }: Pick<NotificationRowData, 'target'>): ((go: Go) => void) | null {
  if (!target) return null
  const { kind, workspaceSlug, projectSlug, taskId, commentId, sprintSlug, recurrenceId, threadNumber, formId, token } = target
  if (kind === 'INVITATION') return token ? (go) => go.to(`${pathTo('accept-invitation')}?token=${encodeURIComponent(token)}`) : null
  if (kind === 'WORKSPACE') return (go) => go.to(`${pathTo('workspace-settings', { companySlug: workspaceSlug })}#transfer`)
  if (!projectSlug) return null
  if (kind === 'PROJECT') return (go) => go.to(pathTo('project-dashboard', { companySlug: workspaceSlug, projectSlug }))
  if (kind === 'SPRINT')
    return sprintSlug ? (go) => go.to(pathTo('projects.sprint', { companySlug: workspaceSlug, projectSlug, sprintSlug })) : null
  if (kind === 'RECURRENCE')
    return recurrenceId
      ? (go) => go.to(`${pathTo('workspace-recurring-tasks', { companySlug: workspaceSlug })}?rule=${recurrenceId}`)
      : null
  if (kind === 'DISCUSSION')
    return threadNumber === null
      ? null
      : (go) => go.to(pathTo('projects.discussion', { companySlug: workspaceSlug, projectSlug, threadNumber: String(threadNumber) }))
  if (kind === 'FORM')
    return formId
      ? (go) => go.to(`${pathTo('projects.form2task', { companySlug: workspaceSlug, projectSlug })}?form=${formId}&show=answers`)
      : null
  if (!taskId) return null
  return (go) => go.task({ id: taskId, workspaceSlug, projectSlug }, { tab: TABS[kind], comment: commentId ?? undefined })
}
