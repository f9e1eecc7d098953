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

/** One notification (NOTIF-02, INBOX-12). */
export const NotificationRow = graphql(
  `
    fragment NotificationRow on Notification {
      id title subject createdAt createdAtForHumans resource isRead
      concern workspaceSlug projectName code count taskCount doneAt snoozedUntil targetKind targetState
      user { name avatar username }
      actors { name avatar username }
      events { ...NotificationEvent }
      target {
        __typename
        ... on TaskTarget { workspaceSlug projectSlug id }
        ... on CommentTarget { workspaceSlug projectSlug id taskId }
        ... on FileTarget { workspaceSlug projectSlug id taskId }
        ... on ProjectTarget { workspaceSlug projectSlug id }
        ... on InvitationTarget { workspaceSlug projectSlug id }
        ... on SprintTarget { workspaceSlug projectSlug id slug }
        ... on RecurrenceTarget { workspaceSlug projectSlug id }
        ... on DiscussionTarget { workspaceSlug projectSlug id }
        ... on WorkspaceTarget { workspaceSlug projectSlug id }
        ... on PageTarget { workspaceSlug projectSlug id }
        ... on FormTarget { workspaceSlug projectSlug id }
        ... on ClientTarget { workspaceSlug projectSlug id }
        ... on InvoiceTarget { workspaceSlug projectSlug id }
        ... on ImportTarget { workspaceSlug projectSlug id }
        ... on ExportTarget { workspaceSlug projectSlug id }
      }
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

/** A page of the inbox (INBOX-07). */
export const ListInbox = graphql(
  `query ListInbox($tab: InboxTab!, $workspaceSlug: ID, $projectSlug: ID, $unread: Boolean, $before: String) {
    inbox(tab: $tab, workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, unread: $unread, before: $before) {
      nodes { ...NotificationRow }
      nextBefore
    }
  }`,
  [NotificationRow],
)

/** How much is unread (INBOX-11). */
export const UnreadCounts = graphql(`
  query UnreadCounts {
    unread { total mentioned assigned watching invited workspaces { slug unread } }
  }
`)

/** Marks some as read or done, or takes that back. */
export const MarkNotifications = graphql(`
  mutation MarkNotifications($input: MarkNotificationsInput!) {
    markNotifications(input: $input) { changed markedAt userErrors { code field message } }
  }
`)

/** Puts some out of sight until a moment, or back. */
export const SnoozeNotifications = graphql(`
  mutation SnoozeNotifications($ids: [ID!]!, $until: DateTime, $isRead: Boolean) {
    snoozeNotifications(ids: $ids, until: $until, isRead: $isRead) { changed markedAt userErrors { code field message } }
  }
`)

/** How the viewer stands to a task, or to a project. */
export const GetWatching = graphql(`
  query GetWatching($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID) {
    watching(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) {
      isWatching isMuted reminderAt watchers { name avatar username }
    }
  }
`)

/** When one is mailed about what one was told (INBOX-13). */
export const MailSettings = graphql(`
  fragment MailSettings on MailSetting { workspaceSlug workspaceName kind time isInherited }
`)

/** The fields of `MailSettings`. */
export type MailSettingData = FragmentOf<typeof MailSettings>

/** Everywhere first, then each workspace. */
export const ListMailSettings = graphql(`query ListMailSettings { mailSettings { ...MailSettings } }`, [MailSettings])

/** Chooses when; without a time as everywhere, or as it is at first. */
export const SetMailTime = graphql(
  `
    mutation SetMailTime($kind: MailKind!, $time: MailTime, $workspaceSlug: ID) {
      setMailTime(kind: $kind, time: $time, workspaceSlug: $workspaceSlug) {
        mailSettings { ...MailSettings }
        userErrors { code field message }
      }
    }
  `,
  [MailSettings],
)

/** Stops the mails of a link in them. */
export const Unsubscribe = graphql(`
  mutation Unsubscribe($token: String!) {
    unsubscribe(token: $token) { kind workspaceName userErrors { code field message } }
  }
`)

/** Watches, or stops. */
export const SetWatching = graphql(`
  mutation SetWatching($project: ProjectRef!, $taskId: ID, $isWatching: Boolean!) {
    setWatching(project: $project, taskId: $taskId, isWatching: $isWatching) {
      watching { isWatching isMuted reminderAt watchers { name avatar username } }
      userErrors { code field message }
    }
  }
`)

/** Mutes, or lets speak again. */
export const SetMuted = graphql(`
  mutation SetMuted($project: ProjectRef!, $taskId: ID, $isMuted: Boolean!) {
    setMuted(project: $project, taskId: $taskId, isMuted: $isMuted) {
      watching { isWatching isMuted reminderAt watchers { name avatar username } }
      userErrors { code field message }
    }
  }
`)

/** Brings a task back at a moment, or not any more. */
export const RemindOfTask = graphql(`
  mutation RemindOfTask($project: ProjectRef!, $taskId: ID!, $at: DateTime) {
    remindOfTask(project: $project, taskId: $taskId, at: $at) { at before userErrors { code field message } }
  }
`)

/** What the viewer is told and can switch off (INBOX-14). */
export const ListNewsSwitches = graphql(`query ListNewsSwitches { newsSwitches { name title isOn isLocked mail } }`)

/** Switches one occasion on or off. */
export const SetNewsSwitch = graphql(`
  mutation SetNewsSwitch($name: String!, $isOn: Boolean!) {
    setNewsSwitch(name: $name, isOn: $isOn) { newsSwitches { name title isOn isLocked mail } userErrors { code field message } }
  }
`)
