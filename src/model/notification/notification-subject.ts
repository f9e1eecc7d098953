// Notifications and the inbox, as actions see them.
import type { VariablesOf } from '#src/data/graphql.ts'
import type { ListInbox, NotificationRowData } from './notification.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The page of the inbox in view. */
    inbox: InboxSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    inbox: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    inbox: InboxSubject
  }
}

/** A notification as a row of the inbox knows it. Everybody may do everything to their own. */
export interface NotificationSubject extends NotificationRowData {
  viewerCan: readonly []
}

/** The tabs of the inbox (INBOX-07). */
export type InboxTab = VariablesOf<typeof ListInbox>['tab']

/** The inbox as it is narrowed. */
export interface InboxSubject {
  id: string
  tab: InboxTab
  workspaceSlug: string | null
  projectSlug: string | null
  unread: boolean
  /** Whether anything is listed. */
  isEmpty: boolean
  viewerCan: readonly []
}

/** The address of the inbox, narrowed so. */
export function inboxSearch({
  tab,
  workspaceSlug,
  projectSlug,
  unread,
}: Pick<InboxSubject, 'tab' | 'workspaceSlug' | 'projectSlug' | 'unread'>): string {
  const query = new URLSearchParams()
  if (tab !== 'ALL') query.set('show', tab.toLowerCase())
  if (workspaceSlug) query.set('workspace', workspaceSlug)
  if (projectSlug) query.set('project', projectSlug)
  if (unread) query.set('unread', '1')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
