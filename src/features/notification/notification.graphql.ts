// Documents about notifications.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** One notification (NOTIF-02). */
export const NotificationRow = graphql(`
  fragment NotificationRow on Notification {
    id title createdAt createdAtForHumans resource workspaceSlug projectSlug taskId
    user { name avatar username }
  }
`)

/** The fields of `NotificationRow`. */
export type NotificationRowData = FragmentOf<typeof NotificationRow>

/** The newest notifications of the viewer in a workspace (NOTIF-04). */
export const ListNotifications = graphql(
  `query ListNotifications($workspaceSlug: ID!) { notifications(workspaceSlug: $workspaceSlug) { ...NotificationRow } }`,
  [NotificationRow],
)
