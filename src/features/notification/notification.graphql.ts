// Documents about notifications.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** One kind of thing that happened. */
export const NotificationEvent = graphql(`
  fragment NotificationEvent on NotificationEvent {
    reason times from to dueDate name filename
    user { name avatar username }
  }
`)

/** The fields of `NotificationEvent`. */
export type NotificationEventData = FragmentOf<typeof NotificationEvent>

/** One notification (NOTIF-02). */
export const NotificationRow = graphql(
  `
    fragment NotificationRow on Notification {
      id title subject createdAt createdAtForHumans resource isRead
      user { name avatar username }
      events { ...NotificationEvent }
      target { kind workspaceSlug projectSlug taskId commentId fileId sprintSlug recurrenceId threadNumber formId token }
    }
  `,
  [NotificationEvent],
)

/** The fields of `NotificationRow`. */
export type NotificationRowData = FragmentOf<typeof NotificationRow>

/** The newest notifications of the viewer in a workspace (NOTIF-04). */
export const ListNotifications = graphql(
  `query ListNotifications($workspaceSlug: ID!) { notifications(workspaceSlug: $workspaceSlug) { ...NotificationRow } }`,
  [NotificationRow],
)

/** Marks some as read, or all of the workspace. */
export const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($workspaceSlug: ID!, $ids: [ID!]) {
    markNotificationsRead(workspaceSlug: $workspaceSlug, ids: $ids) { ok userErrors { code field message } }
  }
`)
