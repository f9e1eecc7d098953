// Where in the product a notification leads, for mails. The addresses are those of the client (000 §2).
import type { NotificationView } from '../notifications/notifications-list.store.ts'

/** Null where it leads nowhere of its own. */
export function targetUrl(appUrl: string, { target }: Pick<NotificationView, 'target'>): string | null {
  const { kind, id, companySlug, projectSlug, taskId, slug, state } = target
  if (state !== 'here') return null
  const workspace = `${appUrl}/${encodeURIComponent(companySlug)}`
  if (kind === 'invitation') return `${appUrl}/accept-invitation?token=${encodeURIComponent(id)}`
  if (kind === 'invoice') return `${workspace}/invoices/${id}`
  if (kind === 'recurrence') return `${workspace}/recurring-tasks?rule=${id}`
  if (kind === 'workspace') return `${appUrl}/inbox`
  if (projectSlug === null) return null
  const project = `${workspace}/projects/${encodeURIComponent(projectSlug)}`
  const task = taskId === null ? `${project}/overview` : `${project}/overview?task=${taskId}`
  const paths: Partial<Record<typeof kind, string>> = {
    task,
    comment: task,
    file: task,
    project: `${project}/overview`,
    discussion: `${project}/discussions/${id}`,
    page: `${project}/wiki/${id}`,
    form: `${project}/form2task?form=${id}&show=answers`,
    ...(slug !== null && { sprint: `${project}/sprints/${encodeURIComponent(slug)}` }),
  }
  return paths[kind] ?? null
}
