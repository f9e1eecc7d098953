// A notification as the client reads it, for tests of what is shown of one.
import type { NotificationEventData, NotificationRowData } from '#src/model/notification/notification.graphql.ts'

const ben = { username: 'ben', name: 'Ben Okafor', avatar: null }

/** An event by Ben. */
export function newsEvent(reason: NotificationEventData['reason'], more: Partial<NotificationEventData> = {}): NotificationEventData {
  return { reason, user: ben, times: 1, from: null, to: null, dueDate: null, name: null, filename: null, ...more }
}

/** An unread notification of the website task t-1. */
export function newsRow(more: Partial<NotificationRowData> = {}): NotificationRowData {
  return {
    ...{
      id: 'n-1',
      user: ben,
      title: 'assigned you to “Ship it”',
      subject: 'Ship it',
      events: [newsEvent('ASSIGNED')],
      resource: 'issues',
    },
    ...{ createdAt: null, createdAtForHumans: '2 days ago', isRead: false, doneAt: null, snoozedUntil: null },
    ...{ concern: 'ASSIGNED', workspaceSlug: 'acme', projectName: 'Website', code: 'WEB-1', count: 1, taskCount: null, actors: [ben] },
    ...{ targetKind: 'TASK', targetState: 'HERE' },
    target: { __typename: 'TaskTarget', workspaceSlug: 'acme', projectSlug: 'website', id: 't-1' },
    ...more,
  } as NotificationRowData
}
